package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DelegatedCommandsTest {

  @TempDir Path folder;

  @Test
  void folderThatIsNoArchive_isLeftAsItIs() {
    OutputStream nowhere = OutputStream.nullOutputStream();
    List<String> games = List.of("games", "--data", folder.toString());
    assertThat(DelegatedCommands.run(games, nowhere, nowhere)).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }
}
