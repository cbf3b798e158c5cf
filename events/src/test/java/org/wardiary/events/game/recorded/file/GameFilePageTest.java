package org.wardiary.events.game.recorded.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** {@code docs/game-file.md} has a row for each key, and its examples together are a game file. */
final class GameFilePageTest {

  private static final Path PAGE = Path.of("../docs/game-file.md");
  private static final Pattern ROW =
      Pattern.compile("^\\| `(\\w+)`(?:, `(\\w+)`)? \\|.*\\| (?:`(.*)` )?\\|$", Pattern.MULTILINE);

  @Test
  void page_hasARowForEachKey_andItsExamplesAreAGameFile() throws IOException {
    String page = Files.readString(PAGE, UTF_8).split("\n## Checks\n")[0];
    Map<String, String> examples = new LinkedHashMap<>();
    TreeSet<String> keys = new TreeSet<>();
    Matcher row = ROW.matcher(page);
    while (row.find()) {
      keys.add(row.group(1));
      if (row.group(2) != null) {
        keys.add(row.group(2));
      }
      if (row.group(3) != null) {
        examples.put(row.group(1), row.group(3).replace("\\|", "|"));
      }
    }
    TreeSet<String> expected = new TreeSet<>(Schema.FILE.properties());
    expected.remove("$schema");
    assertThat(keys).isEqualTo(expected);
    String text =
        examples.entrySet().stream()
            .map(entry -> "\"" + entry.getKey() + "\": " + entry.getValue())
            .collect(Collectors.joining(",\n", "{", "}"));
    GameFile file = GameFileReader.read("game-file.md", text);
    assertThat(file.forces().units()).containsOnlyKeys("I");
    assertThat(file.scenarios()).containsOnlyKeys("long");
  }
}
