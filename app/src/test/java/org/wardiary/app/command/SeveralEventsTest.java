package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.text.Text;

/** A report on an archive with several events, which is the usual one. */
class SeveralEventsTest {

  private static String game(String event, String blue, String gray, String result) {
    return Text.of(
        "[Game \"squares/civil-war\"]\n[Event \"%s\"]\n[Blue \"%s\"]\n[Gray \"%s\"]\n"
            + "[First \"Gray\"]\n[Result \"%s\"]\n[Termination \"time\"]\n\n1. IGR-G3R %s\n\n",
        event, blue, gray, result, result);
  }

  @Test
  void theReport_countsThemTogether_withASectionForEach(@TempDir Path folder) throws IOException {
    Path data = folder.resolve("data");
    try (HeldArchive broker = HeldArchive.in(data)) {
      Path file = folder.resolve("club.wdr");
      Files.writeString(
          file,
          game("Spring", "Ann", "Bob", "Blue")
              + game("Autumn", "Ann", "Cid", "Blue")
              + game("Autumn", "Cid", "Ann", "draw"));
      assertThat(Cli.run("archive", file, "--data", data).exit()).isZero();

      Cli report = Cli.run("report", "--out", folder.resolve("out"), "--data", data);
      assertThat(report.exit()).as(report.err()).isZero();
      assertThat(Files.readString(folder.resolve("out/index.html")))
          .contains("What the records of 3 games say")
          .containsOnlyOnce("<h3><bdi>Spring</bdi></h3>")
          .contains("1 game of 2 players; Blue won 1, Gray 0; 0 drawn, 0 unfinished.")
          .contains("2 games of 2 players; Blue won 1, Gray 0; 1 drawn, 0 unfinished.")
          .contains("Counted together with the other events.");
      Cli one =
          Cli.run("report", "--event", "Spring", "--out", folder.resolve("one"), "--data", data);
      assertThat(one.exit()).isZero();
      assertThat(Files.readString(folder.resolve("one/index.html")))
          .doesNotContain("section class=\"event\"");
      assertThat(broker).isNotNull();
    }
  }
}
