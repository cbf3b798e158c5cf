package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Text;

/**
 * Position search and explorer over an archive on a real broker: seven short games that reach the
 * same positions in known ways.
 */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SearchCommandTest {

  private static final String SOME =
      record("Ann", "1", "IGR-G3R IBR-B3C CGR-G2CL *")
          + record("Ann", "2", "CGR-G2CL IBR-B3C IGR-G3R *")
          + record("Bob", "3", "IGR-G3R IBR-B3C CGR-G2CL pass Gray")
          + record("Bob", "4", "IGR-G3L IBR-B3C CGR-G2CR *")
          + record("Cid", "5", "IGR-G3R IBR-B3C IGR-G3C *")
          + record("Cid", "6", "IGR-G3C IBR-B3C IGR-G3R *");
  private static final String LATER = record("Dan", "7", "IGR-G3R IBR-B3C CGR-G2CL IBR-B3L *");

  @TempDir static Path folder;
  private final Map<String, String> ids = new HashMap<>();
  private Path data;
  private HeldArchive broker;

  private static String record(String player, String round, String answers) {
    boolean won = answers.endsWith("Gray");
    return Text.of(
            """
        [Game "squares/civil-war"]
        [Event "Search"]
        [Date "2026.01.0%s"]
        [Round "%s"]
        [Gray "%s"]
        [Blue "Eve"]
        [First "Gray"]
        %s
        %s

        """,
            round, round, player, won ? "[Termination \"resignation\"]" : "", answers)
        .replace("\"]\n\n", "\"]\n");
  }

  @BeforeAll
  void archive() throws IOException {
    data = folder.resolve("data");
    // one broker for all commands
    broker = HeldArchive.in(data);
    store("some.wdr", SOME);
    for (String line : run("games", "--json").lines()) {
      ids.put(json(line).path("round").asText(), json(line).path("id").asText());
    }
  }

  @AfterAll
  void stop() {
    broker.close();
  }

  private void store(String name, String records) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, records);
    Cli archived = Cli.run("archive", file, "--data", data);
    assertThat(archived.exit()).as(archived.err() + archived.out()).isZero();
  }

  private String id(String round) {
    return ids.get(round);
  }

  private Cli run(Object... words) {
    Object[] all = new Object[words.length + 2];
    System.arraycopy(words, 0, all, 0, words.length);
    all[words.length] = "--data";
    all[words.length + 1] = data;
    return Cli.run(all);
  }

  private static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void searchAndExplorer_findWhatWasArchived() throws IOException {
    String first = id("1");
    Cli found = run("search", "--position", first + "@3");
    assertThat(found.exit()).as(found.err()).isZero();
    // games 1, 2 (by other answers) and 3; game 4 is the mirror image
    assertThat(found.out()).contains(first, id("2"), id("3")).doesNotContain(id("4"));
    assertThat(found.out()).contains("3 games came to the position");
    assertThat(found.out()).contains("not counted, positions: 1 in the mirror");

    Cli mirrored = run("search", "--position", first + "@3", "--mirror", "--interchangeable");
    assertThat(mirrored.out()).contains("4 games came to the position", "mirror image");
    // the same units on the same spaces, with their numbers exchanged
    Cli alike = run("search", "--position", id("5") + "@end", "--interchangeable");
    assertThat(alike.out()).contains("2 games came", "units interchanged");

    String position = run("position", first, "--at", "3", "--json").out();
    Path file = folder.resolve("position.json");
    Files.writeString(file, position);
    Cli same = run("search", "--position", file, "--json");
    assertThat(same.lines()).as(same.err()).hasSize(3);
    assertThat(same.lines())
        .allSatisfy(line -> assertThat(json(line).path("ply").asInt()).isEqualTo(3));
    Cli filtered = run("search", "--position", first + "@3", "--player", "Ann", "--json");
    assertThat(filtered.lines()).hasSize(2);

    Files.writeString(file, position.replaceFirst("\\{", "{\"game\": \"chess\", "));
    Cli twice = run("search", "--position", file);
    assertThat(twice.exit()).isOne();
    assertThat(twice.err())
        .contains("expected one position as JSON but got Duplicate field 'game'");

    explorer(first);

    store("later.wdr", LATER);
    Cli later = run("search", "--position", first + "@3", "--json");
    assertThat(later.lines()).hasSize(4);
    assertThat(json(later.lines().get(0)).path("answer").asText()).isEqualTo("IBR-B3L");
    Cli rebuilt = run("search", "--position", first + "@3", "--json", "--rebuild");
    assertThat(rebuilt.out()).isEqualTo(later.out());
    damaged(first, later);
    missing(first, later);
    refusals(first);
  }

  private void explorer(String first) {
    Cli explored = run("explore", first + "@2", "--json");
    assertThat(explored.exit()).as(explored.err()).isZero();
    JsonNode all = json(explored.out());
    assertThat(all.path("results").path("games").asInt()).isEqualTo(3);
    assertThat(all.path("results").path("Gray").asInt()).isEqualTo(1);
    assertThat(all.path("mirrored").asInt()).isEqualTo(1);
    JsonNode most = all.path("choices").path(0);
    assertThat(most.path("answer").asText()).isEqualTo("CGR-G2CL");
    assertThat(most.path("results").path("games").asInt()).isEqualTo(2);
    // two games from here, and one by another order of answers
    assertThat(most.path("next").asInt()).isEqualTo(3);
    assertThat(most.path("last").path(0).path("id").asText()).isEqualTo(id("3"));

    Cli byAnswers =
        run("explore", "--game", "civil-war", "--first", "Gray", "--answers", "IGR-G3R IBR-B3C");
    assertThat(byAnswers.out()).as(byAnswers.err()).contains("3 games came to this position");
    assertThat(byAnswers.out()).containsPattern("CGR-G2CL +2 +66.7% ");
    Cli merged = run("explore", first + "@2", "--mirror", "--interchangeable");
    assertThat(merged.out()).contains("4 games came to this position", "1 of them merged");
    // the mirror image's CGR-G2CR is CGR-G2CL here
    assertThat(merged.out()).containsPattern("CGR-G2CL +3 +75.0% ");
    Cli ways = run("explore", first + "@3");
    assertThat(ways.out()).contains("by 2 different sequences of answers (2 by the most frequent)");
    String position = run("position", first, "--at", "2", "--json").out().strip();
    Cli byJson = run("explore", "--position", position, "--json");
    assertThat(byJson.out()).isEqualTo(explored.out());
  }

  private void damaged(String first, Cli before) throws IOException {
    try (var files = Files.walk(data.resolve("index"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".segment")).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 64; i < bytes.length; i += 11) {
          bytes[i] ^= 1;
        }
        Files.write(file, bytes);
      }
    }
    assertThat(run("search", "--position", first + "@3", "--json").out()).isEqualTo(before.out());
  }

  private void missing(String first, Cli before) throws IOException {
    try (var files = Files.walk(data.resolve("index"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".segment")).toList()) {
        Files.delete(file);
      }
    }
    assertThat(run("search", "--position", first + "@3", "--json").out()).isEqualTo(before.out());
  }

  private void refusals(String first) {
    assertRefused(run("search", "--position", first + "@99"), "expected");
    assertRefused(run("search", "--position", "nothing"), "GAME@PLY");
    assertRefused(run("search", "--position", "{\"game\":\"squares/civil-war\"}"), "'question'");
    assertRefused(
        run("explore", first + "@2", "--answers", "IGR-B3C"), "expected a legal answer at ply 2");
  }

  private static void assertRefused(Cli refused, String reason) {
    assertThat(refused.exit()).as(refused.out()).isEqualTo(ExitCode.REFUSED);
    assertThat(refused.err()).contains(reason);
  }
}
