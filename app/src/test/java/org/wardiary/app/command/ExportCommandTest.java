package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.record.Decompression;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;

/** What goes into the archive comes out of it again, byte for byte. */
@Tag("slow")
class ExportCommandTest extends OnHeldArchive {

  private Path simulated(Game game) {
    Path file = folder.resolve(game.id().replace('/', '-') + ".wdr");
    Cli played =
        Cli.run(
            "simulate",
            "--game",
            game.id(),
            "--games",
            "4",
            "--seed",
            "5",
            "--players",
            "aggressive,mixed:0.5",
            "--out",
            file);
    assertThat(played.exit()).as(played.err()).isZero();
    return file;
  }

  private static List<String> records(String text) {
    return Arrays.stream(text.split("\n(?=\\[Game )")).map(String::strip).sorted().toList();
  }

  @Test
  void export_ofWhatWasArchived_isByteForByteTheSameRecords() throws IOException {
    StringBuilder all = new StringBuilder();
    List<Object> archive = new ArrayList<>(List.of("archive", "--data", data));
    for (Game game : Games.all()) {
      Path file = simulated(game);
      all.append(Files.readString(file)).append('\n');
      archive.add(file);
    }
    assertThat(Cli.run(archive.toArray()).exit()).isZero();
    Cli exported = Cli.run("export", "--data", data);
    assertThat(exported.exit()).as(exported.err()).isZero();
    assertThat(records(exported.out())).isEqualTo(records(all.toString()));
    jsonHasTheSameGames(exported.out());

    Path out = folder.resolve("some.wdr.zst");
    String id = Games.all().get(0).id();
    Cli some = Cli.run("export", "--game", id, "--out", out, "--data", data);
    assertThat(some.out()).startsWith("4 games written to ");
    try (InputStream in = Decompression.of(Files.newInputStream(out))) {
      assertThat(records(new String(in.readAllBytes(), StandardCharsets.UTF_8)))
          .isEqualTo(records(Files.readString(simulated(Games.all().get(0)))));
    }
    Cli none = Cli.run("export", "--event", "Clubb", "--out", out, "--data", data);
    assertThat(none.exit()).isEqualTo(1);
    assertThat(none.err()).contains("expected archived games that fit but there are none");
    assertThat(out).isNotEmptyFile();
    Cli again = Cli.run("archive", "-q", out, "--data", data);
    assertThat(again.out()).startsWith("4 games: 0 accepted, 4 duplicate, 0 refused");
  }

  /** Tags and answers of the JSON are those of the records; one line a game, in the same order. */
  private void jsonHasTheSameGames(String records) throws IOException {
    Cli json = Cli.run("export", "--format", "json", "--data", data);
    assertThat(json.exit()).as(json.err()).isZero();
    List<String> lines = json.lines();
    RecordReader reader =
        new RecordReader(
            new ByteArrayInputStream(records.getBytes(StandardCharsets.UTF_8)), "exported");
    int games = 0;
    for (Optional<GameText> text = reader.next(); text.isPresent(); text = reader.next()) {
      JsonNode game = new ObjectMapper().readTree(lines.get(games++));
      text.get()
          .tags()
          .forEach(
              tag -> assertThat(game.at("/tags/" + tag.name()).asText()).isEqualTo(tag.value()));
      assertThat(game.get("tags")).hasSameSizeAs(text.get().tags());
      Game kind = Games.find(game.at("/tags/Game").asText()).orElseThrow();
      List<String> words = new ArrayList<>();
      for (int i = 0; i < text.get().size() - 1; i++) {
        words.addAll(kind.split(text.get().word(i)));
      }
      assertThat(game.get("answers").findValuesAsText("answer")).isEqualTo(words);
    }
    assertThat(lines).hasSize(games);
  }

  @Test
  void json_hasComments_whereTheyStand() throws IOException {
    Path file = folder.resolve("one.wdr");
    Files.writeString(
        file,
        """
        [Game "squares/civil-war"]
        [Event "\\"Quoted\\" <b>"]
        [First "Gray"]

        {before} 1. IGR-G3R {one} {two} IBR-B3C * {after}
        """);
    assertThat(Cli.run("archive", file, "--data", data).exit()).isZero();
    Path out = folder.resolve("one.json");
    Cli written =
        Cli.run("export", "--format", "json", "--event", "quoted", "--out", out, "--data", data);
    assertThat(written.exit()).as(written.err()).isZero();
    String json = Files.readString(out);
    JsonNode game = new ObjectMapper().readTree(json);
    assertThat(json)
        .isEqualTo(
            "{\"id\":\""
                + game.get("id").asText()
                + "\",\"tags\":{\"Game\":\"squares/civil-war\",\"Event\":\"\\\"Quoted\\\" <b>\","
                + "\"First\":\"Gray\",\"Result\":\"*\",\"Termination\":\"unfinished\"},"
                + "\"comments\":[\"before\"],\"answers\":[{\"turn\":1,\"question\":\"turn\","
                + "\"decides\":\"Gray\",\"answer\":\"IGR-G3R\",\"comments\":[\"one\",\"two\"]},"
                + "{\"turn\":2,\"question\":\"turn\",\"decides\":\"Blue\",\"answer\":\"IBR-B3C\"}],"
                + "\"closing\":[\"after\"]}\n");
    assertThat(Cli.run("export", "--event", "other", "--data", data).out()).isEmpty();
    assertThat(Cli.run("export", "--date", "soon", "--data", data).exit())
        .isEqualTo(ExitCode.USAGE);
  }

  @Test
  void export_ofNothing_writesNothing() throws IOException {
    Path none = Files.writeString(folder.resolve("none.wdr"), "");
    assertThat(Cli.run("archive", none, "--data", data).exit()).isZero();
    Cli exported = Cli.run("export", "--data", data);
    assertThat(exported.exit()).isZero();
    assertThat(exported.out()).isEmpty();
  }
}
