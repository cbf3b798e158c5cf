package org.wardiary.events;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.referee.Trace;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;

/** Each game's records give the positions that an independent program computed. */
final class ConformanceTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static List<GameText> records(Game game) {
    return GameData.read(GameData.open(game, "conformance.wdr"), "conformance.wdr");
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void trace_ofTheReferenceGames_isTheirs(Game game) throws IOException {
    try (BufferedReader expected = trace(game)) {
      int count = 0;
      for (GameText record : records(game)) {
        PositionJson json = new PositionJson(Viewer.UMPIRE, Legal.LISTED);
        List<String> ours = new ArrayList<>();
        GameData.accepted(record).sequence().walk(new Trace(json, ours::add));
        for (String line : ours) {
          compare(game, record.origin().game(), expected.readLine(), line);
        }
        count += ours.size();
      }
      assertThat(expected.readLine()).as("positions left over").isNull();
      assertThat(count).isGreaterThan(100);
    }
  }

  @Test
  void list_ofGames_hasAllThatHaveReferenceData() throws IOException {
    Path root = Path.of("src/test/resources/games");
    try (Stream<Path> files = Files.walk(root)) {
      List<String> ids =
          files
              .filter(file -> file.endsWith("conformance.wdr"))
              .map(file -> root.relativize(file.getParent()).toString())
              .toList();
      assertThat(Games.all().stream().map(Game::id)).containsExactlyInAnyOrderElementsOf(ids);
    }
  }

  private static BufferedReader trace(Game game) throws IOException {
    return new BufferedReader(
        new InputStreamReader(
            new GZIPInputStream(GameData.open(game, "conformance.trace.jsonl.gz")),
            StandardCharsets.UTF_8));
  }

  private static void compare(Game game, int number, String expected, String actual) {
    try {
      JsonNode theirs = MAPPER.readTree(expected == null ? "null" : expected);
      JsonNode ours = MAPPER.readTree(actual);
      if (!theirs.equals(ours)) {
        throw new AssertionError(
            Text.of(
                "%s game %d ply %s: %s",
                game.id(), number, ours.get("ply"), differences(theirs, ours)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String differences(JsonNode theirs, JsonNode ours) {
    StringBuilder out = new StringBuilder();
    for (Map.Entry<String, JsonNode> field : theirs.properties()) {
      JsonNode our = ours.path(field.getKey());
      if (!our.equals(field.getValue())) {
        out.append(
            Text.of("\n  %s: expected %s\n  but was %s", field.getKey(), field.getValue(), our));
      }
    }
    ours.fieldNames()
        .forEachRemaining(
            name -> out.append(theirs.has(name) ? "" : "\n  one field too many: " + name));
    return out.toString();
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void canonical_ofTheReferenceGames_isImportedAsItself(Game game) {
    for (GameText record : records(game)) {
      Verdict.Accepted accepted = GameData.accepted(record);
      String canonical = accepted.canonical();
      assertThat(canonical.lines()).allMatch(line -> line.length() <= 79 || line.startsWith("["));
      Verdict.Accepted again = GameData.accepted(GameData.one(canonical));
      assertThat(again.canonical()).isEqualTo(canonical);
      assertThat(again.gameId()).isEqualTo(accepted.gameId()).hasSize(16);
    }
  }
}
