package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DelegatedCommandsTest {

  private static final Path ASK = Path.of("../app/src/main/libexec/ask.bash");

  /** The labels of a case that names several commands, each of letters only. */
  private static final Pattern CASE = Pattern.compile("(?m)^  ([a-z]+(?: \\| [a-z]+)+)\\)$");

  @TempDir Path folder;

  @Test
  void folderThatIsNoArchive_isLeftAsItIs() {
    OutputStream nowhere = OutputStream.nullOutputStream();
    List<String> games = List.of("games", "--data", folder.toString());
    assertThat(DelegatedCommands.run(games, nowhere, nowhere)).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void theShellAsksForTheSameCommands() throws IOException {
    List<MatchResult> cases = CASE.matcher(Files.readString(ASK)).results().toList();
    assertThat(cases).hasSize(1);
    assertThat(cases.get(0).group(1).split(" \\| "))
        .containsExactlyInAnyOrderElementsOf(DelegatedCommands.READING);
  }
}
