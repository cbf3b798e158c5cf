package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.app.site.SampleSite;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.reports.site.SiteInput;

/** Games of the archive as files, through a real broker. */
@Tag("slow")
class PublishCommandTest extends OnHeldArchive {

  @Test
  void publish_writesTheChosenGames_andTheirRecordsAsArchived() throws IOException {
    SiteInput games = SampleSite.of(1, "Ann", "Club evening");
    String id = games.games().get(0).getGameId();
    String record = games.records().apply(id);
    Path file = Files.writeString(folder.resolve("club.wdr"), record);
    assertThat(Cli.run("archive", file, "--data", data).exit()).isZero();

    Path out = folder.resolve("site");
    Cli published = Cli.run("publish", "--data", data, "--out", out, "--player", "ann");
    assertThat(published.err()).isEmpty();
    assertThat(published.exit()).isZero();
    assertThat(published.out()).startsWith("1 game, ").contains(" 0 as before, 0 deleted; open ");
    assertThat(out.resolve("games/" + id + ".wdr")).hasContent(record);
    assertThat(out.resolve("games/" + id + ".html")).content().contains("<bdi>Ann</bdi></a> – ");
    assertThat(out.resolve("report/index.html")).isNotEmptyFile();

    Cli again = Cli.run("publish", "--data", data, "--out", out, "--player", "ann");
    assertThat(again.out()).contains(": 0 written, ");

    Path other = folder.resolve("nobody");
    Cli none = Cli.run("publish", "--data", data, "--out", other, "--player", "nobody");
    assertThat(none.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(none.err()).contains("expected archived games that fit but there are none");
    assertThat(other).doesNotExist();
  }

  @Test
  void publishingAgain_withNoGameLeft_deletesTheFilesOfThoseThatWereThere() throws IOException {
    SiteInput games = SampleSite.of(1, "Ada", "Evening");
    String id = games.games().get(0).getGameId();
    Path file = Files.writeString(folder.resolve("evening.wdr"), games.records().apply(id));
    assertThat(Cli.run("archive", file, "--data", data).exit()).isZero();
    Path out = folder.resolve("emptied");
    Object[] publish = {"publish", "--data", data, "--out", out, "--player", "Ada"};
    assertThat(Cli.run(publish).exit()).isZero();
    assertThat(out.resolve("games/" + id + ".html")).exists();

    Cli withdrawn =
        Cli.run("withdraw", id, "--by", "Ada", "--reason", "never played", "--data", data);
    assertThat(withdrawn.exit()).as(withdrawn.err()).isZero();
    Cli emptied = Cli.run(publish);
    assertThat(emptied.exit()).as(emptied.err()).isZero();
    assertThat(emptied.out()).startsWith("0 games, ");
    assertThat(out.resolve("index.html")).isNotEmptyFile();
    try (Stream<Path> files = Files.walk(out)) {
      assertThat(files.filter(path -> path.toString().contains(id))).isEmpty();
    }
    Cli again = Cli.run(publish);
    assertThat(again.out()).contains(": 0 written, ", ", 0 deleted; ");
  }

  @Test
  void statistics_haveTheTitleOfTheSite_andSayAtTheirTopWhichEventTheyCover() throws IOException {
    SiteInput games = SampleSite.of(2, "Zoe", "Cup");
    String cup = record(games, 0) + "\n" + record(games, 1);
    String club = record(games, 1).replace("\"Cup\"", "\"Club\"").replace("2026.", "2025.");
    Path file = Files.writeString(folder.resolve("cup.wdr"), cup + "\n" + club);
    assertThat(Cli.run("archive", file, "--data", data).exit()).isZero();

    Path out = folder.resolve("titled");
    Cli published = Cli.run("publish", "--data", data, "--out", out, "--title", "My diary");
    assertThat(published.exit()).as(published.err()).isZero();
    String page = Files.readString(out.resolve("report/index.html"));
    assertThat(page)
        .contains("<h1><bdi>My diary</bdi></h1>")
        .doesNotContain("War diary", "--event");
    assertThat(page.substring(0, page.indexOf("</header>")))
        .contains(" only the games of 'Cup' are counted, ")
        .contains("left out are those of 'Club' (1).");
    assertThat(out.resolve("report/index.json")).content().contains("\"title\":\"My diary\"");
  }

  private static String record(SiteInput games, int number) {
    return games.records().apply(games.games().get(number).getGameId());
  }
}
