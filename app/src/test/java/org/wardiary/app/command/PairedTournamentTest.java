package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.reports.testkit.Browser;

/** A club's tournament from the first pairings to its published pages. */
class PairedTournamentTest {

  private static final List<String> SCORING = List.of("--points-win", "3", "--points-draw", "1");

  /** How the boards of each round ended; the lowest player has a bye. */
  private static final List<List<String>> RESULTS =
      List.of(
          List.of("1-0,", "draw,", "0-1,forfeit"),
          List.of("0-1,", "draw,", "1-0,"),
          List.of("draw,", "1-0,", "*,unplayed"));

  @TempDir static Path folder;
  private static Path data;
  private static HeldArchive broker;
  private static final List<String> rounds = new ArrayList<>();

  private static Cli run(List<String> more, Object... words) {
    Cli cli = Cli.run(Stream.concat(Stream.of(words), more.stream()).toArray());
    assertThat(cli.exit()).as(cli.out() + cli.err()).isZero();
    return cli;
  }

  private static List<String> inArchive() {
    return List.of("--data", data.toString());
  }

  @BeforeAll
  static void play() throws IOException {
    data = folder.resolve("data");
    Path players = folder.resolve("players.txt");
    Files.writeString(
        players, "Ann; Reds\nBob; Blues\n=Cid; Reds\nDora; Blues\nEve; Reds\nFay; Blues\nGus\n");
    for (int round = 1; round <= RESULTS.size(); round++) {
      Path sheet = folder.resolve("round.csv");
      List<String> words = new ArrayList<>(List.of("standings", "--pair", "swiss"));
      words.addAll(List.of("--event", "Spring", "--game", "squares/civil-war"));
      words.addAll(List.of("--entrants", players.toString(), "--out", sheet.toString()));
      words.addAll(SCORING);
      rounds.add(run(inArchive(), words.toArray()).out());
      List<String> rows = new ArrayList<>(Files.readAllLines(sheet));
      for (int board = 1; board < rows.size() - 1; board++) {
        String row = rows.get(board);
        rows.set(board, row.substring(0, row.length() - 1) + RESULTS.get(round - 1).get(board - 1));
      }
      Files.write(sheet, rows);
      Path records = folder.resolve("round.wdr");
      run(
          List.of(),
          "import",
          "--from",
          "csv",
          sheet,
          "--game",
          "squares/civil-war",
          "--out",
          records);
      if (broker == null) {
        broker = HeldArchive.in(data);
      }
      run(inArchive(), "archive", records);
    }
    run(
        inArchive(),
        Stream.concat(Stream.of("publish", "--out", folder.resolve("site")), SCORING.stream())
            .toArray());
  }

  @AfterAll
  static void stop() {
    broker.close();
  }

  private static Path page(String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("site/tournaments"))) {
      return files
          .filter(file -> file.getFileName().toString().matches("spring.*[.]" + ending))
          .findFirst()
          .orElseThrow();
    }
  }

  /** The colour at the right edge of the standings once they are scrolled, between two lines. */
  private static int edge(Browser browser, int scrolled) throws IOException {
    Object at =
        browser.run(
            """
            const box = document.querySelector('#standings .scroll');
            scrollTo(0, 0);
            box.scrollLeft = arguments[0];
            const row = box.querySelector('tbody tr').getBoundingClientRect();
            return [Math.floor(box.getBoundingClientRect().right) - 2, Math.floor(row.top) + 2];
            """,
            scrolled);
    BufferedImage picture = ImageIO.read(new ByteArrayInputStream(browser.screenshot()));
    List<?> point = (List<?>) at;
    return picture.getRGB(((Number) point.get(0)).intValue(), ((Number) point.get(1)).intValue());
  }

  @Test
  void rounds_pairEverybody_nobodyTwice_andGiveThreeByes() {
    assertThat(rounds.get(0).lines())
        .containsExactly(
            "Spring, round 1: Swiss, a matching of least cost, not FIDE's Dutch system",
            "board  Blue  Gray",
            "1      Ann   Dora",
            "2      Eve   Bob",
            "3      =Cid  Fay",
            "4      Gus   bye",
            "");
    Set<Set<String>> pairs = new HashSet<>();
    for (int round = 0; round < rounds.size(); round++) {
      assertThat(rounds.get(round)).startsWith("Spring, round " + (round + 1) + ":");
      List<String> boards =
          rounds.get(round).lines().filter(line -> line.matches("\\d.*")).toList();
      assertThat(boards).hasSize(4);
      boards.forEach(board -> pairs.add(Set.of(board.split(" +")[1], board.split(" +")[2])));
    }
    assertThat(pairs).hasSize(12);
    assertThat(pairs).filteredOn(pair -> pair.contains("bye")).hasSize(3);
  }

  @Test
  void standings_ofCommandAndSite_areTheSame() throws IOException {
    List<String> words = new ArrayList<>(List.of("standings", "--json"));
    words.addAll(SCORING);
    ObjectMapper json = new ObjectMapper();
    assertThat(json.readTree(Files.readString(page("json"))))
        .isEqualTo(json.readTree(run(inArchive(), words.toArray()).out()));
    List<String> lines = run(inArchive(), words.subList(0, 1).toArray()).lines();
    assertThat(lines.get(0)).isEqualTo("Spring, squares/civil-war: 7 games count, 5 not played");
    assertThat(lines).anyMatch(line -> line.matches("\\d +Reds +3 .*"));
  }

  @Test
  void everyPage_saysWhatWasNotPlayed() throws IOException {
    String text = Files.readString(page("html"));
    assertThat(text)
        .contains("5 not played", "<h2>Teams</h2>", ", forfeit</a></li>", ">unplayed</a></li>")
        .containsPattern("<bdi>Gus</bdi></a> – <bdi>bye</bdi> <a [^>]+>bye</a></li>")
        .containsPattern(">\\+</a>")
        .containsPattern(">-</a>");
    try (Stream<Path> players = Files.list(folder.resolve("site/players"))) {
      Path gus =
          players
              .filter(file -> file.getFileName().toString().matches("gus.*html"))
              .findFirst()
              .orElseThrow();
      assertThat(Files.readString(gus))
          .contains("unfinished, not played, or the opponent is unknown", "<bdi>bye</bdi>");
    }
    assertThat(Files.readString(folder.resolve("site/games/index.html")))
        .contains("<td>forfeit</td>", "<td>bye</td>", "<td>unplayed</td>");
  }

  @Test
  void pairingsNeedOneTournament_andPlayers() throws IOException {
    Path none = folder.resolve("none.txt");
    Files.writeString(none, "Ann\n\nANN\nAnn\n");
    Cli twice = Cli.run("standings", "--pair", "swiss", "--entrants", none, "--data", data);
    assertThat(twice.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(twice.err()).contains("none.txt:4: expected each player once but got 'Ann' twice");
    Files.writeString(none, "Ann\n");
    assertThat(
            Cli.run("standings", "--pair", "round-robin", "--entrants", none, "--data", data).err())
        .contains("expected 2 to 200 players but got 1");
    Files.writeString(none, "Ann\nBob\n");
    assertThat(
            Cli.run(
                    "standings",
                    "--pair",
                    "swiss",
                    "--entrants",
                    none,
                    "--event",
                    "Autumn",
                    "--data",
                    data)
                .err())
        .contains("expected --game, since there is no such tournament yet");
    assertThat(Cli.run("standings", "--out", "x.csv", "--data", data).exit())
        .isEqualTo(ExitCode.USAGE);
    assertThat(Cli.run("standings", "--pair", "dutch", "--data", data).err())
        .contains("--pair: expected one of swiss, round-robin but got 'dutch'");
  }

  @Test
  @Tag("browser")
  @EnabledIf("org.wardiary.reports.testkit.Browser#installed")
  void page_showsStandingsTeamsAndByes_alsoOnAPhone() throws IOException {
    try (Browser browser = Browser.start()) {
      browser.open(page("html"), "");
      assertThat(browser.run("return [...document.querySelectorAll('h2')].map(h => h.innerText)"))
          .isEqualTo(List.of("Standings", "Teams", "Crosstable", "Rounds"));
      assertThat(
              browser.run(
                  "return document.querySelectorAll('#standings table')[0].rows[1].cells.length"))
          .isEqualTo(4L + 5);
      assertThat(browser.run("return document.querySelector('.cross').rows[0].innerText"))
          .asString()
          .endsWith("Byes");
      browser.run("document.querySelectorAll('details').forEach(one => one.open = true)");
      browser.keep("tournament-page");
      for (int width : List.of(1280, 390)) {
        browser.width(width);
        assertThat(browser.fits()).as("width %d", width).isTrue();
        browser.keep("tournament-page-" + width);
      }
      // the standings go on beyond the edge of a phone: a shade shows it until they are scrolled
      assertThat(edge(browser, 0)).isNotEqualTo(edge(browser, 10_000));
      browser.keep("tournament-page-scrolled");
      assertThat(browser.complaints()).isEmpty();
    }
  }
}
