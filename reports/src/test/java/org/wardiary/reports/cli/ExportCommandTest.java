package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;

/** What goes into the archive comes out of it again, byte for byte. */
class ExportCommandTest {

  @TempDir Path folder;

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
    Path data = folder.resolve("data");
    StringBuilder all = new StringBuilder();
    for (Game game : Games.all()) {
      Path file = simulated(game);
      all.append(Files.readString(file)).append('\n');
      assertThat(Cli.run("archive", file, "--data", data).exit()).isZero();
    }
    Cli exported = Cli.run("export", "--data", data);
    assertThat(exported.exit()).as(exported.err()).isZero();
    assertThat(records(exported.out())).isEqualTo(records(all.toString()));

    Path out = folder.resolve("some.wdr");
    String id = Games.all().get(0).id();
    Cli some = Cli.run("export", "--game", id, "--out", out, "--data", data);
    assertThat(some.out()).startsWith("4 games written to ");
    assertThat(records(Files.readString(out)))
        .isEqualTo(records(Files.readString(simulated(Games.all().get(0)))));
    Cli again = Cli.run("archive", "-q", out, "--data", data);
    assertThat(again.out()).startsWith("4 games: 0 accepted, 4 duplicate, 0 refused");
  }

  @Test
  void export_ofNothing_writesNothing() throws IOException {
    Path none = Files.writeString(folder.resolve("none.wdr"), "");
    assertThat(Cli.run("archive", none, "--data", folder.resolve("empty")).exit()).isZero();
    Cli exported = Cli.run("export", "--data", folder.resolve("empty"));
    assertThat(exported.exit()).isZero();
    assertThat(exported.out()).isEmpty();
  }
}
