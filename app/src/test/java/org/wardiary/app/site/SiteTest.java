package org.wardiary.app.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.tournament.Tournament;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.PlayersPart;
import org.wardiary.reports.site.ReportPart;
import org.wardiary.reports.site.Site;
import org.wardiary.reports.site.SiteInput;
import org.wardiary.reports.site.TournamentsPart;

/** All files of a site whose players and event have dangerous names. */
class SiteTest {

  private static final Pattern LINK = Pattern.compile(" (?:href|src)=\"([^\"]*)\"");
  private static final Pattern DATA =
      Pattern.compile("<script type=\"application/json\"[^>]*>([^<]*)</script>");

  private static SiteInput input;
  private static Site site;

  @BeforeAll
  static void makeSite() {
    input = SampleSite.dangerous();
    site = Site.of(input, Delivery.FILES);
  }

  private static String text(String path) {
    return new String(site.file(path).orElseThrow(), StandardCharsets.UTF_8);
  }

  private static List<String> pages() {
    return site.paths().stream().filter(path -> path.endsWith(".html")).toList();
  }

  /** All pages but the report's, which is self-contained. */
  private static List<String> ownPages() {
    return pages().stream().filter(path -> !path.startsWith(ReportPart.FOLDER)).toList();
  }

  @Test
  void everyLink_leadsToAFileOfTheSite() {
    assertThat(ownPages()).hasSizeGreaterThan(input.games().size());
    for (String path : pages()) {
      List<String> links = LINK.matcher(text(path)).results().map(m -> m.group(1)).toList();
      for (String link : links) {
        if (!link.startsWith("data:") && !link.startsWith("#")) {
          URI target = URI.create(path).resolve(link);
          assertThat(target.isAbsolute()).as("%s in %s", link, path).isFalse();
          assertThat(site.paths()).as("%s in %s", link, path).contains(target.getPath());
        }
      }
    }
  }

  @Test
  void tournamentsOfOneEventByDifferentRules_haveDifferentPages() {
    List<GameSummary> games =
        Stream.of("", "short 0123456789abcdef", "other 0123456789abcdef")
            .map(
                rules ->
                    GameSummary.newBuilder(input.games().get(0))
                        .setEvent("The long championship of the club of the town on the river")
                        .setRules(rules)
                        .build())
            .toList();
    assertThat(Tournament.of(games).stream().map(TournamentsPart::page))
        .hasSize(3)
        .doesNotHaveDuplicates();
  }

  @Test
  void playersOfGamesByOtherRules_havePages() {
    List<GameSummary> games = new ArrayList<>(input.games());
    games.add(
        GameSummary.newBuilder(games.get(0))
            .setGameId("00000000000000aa")
            .setFirstPlayer("Cantinière")
            .setRules("short 0123456789abcdef")
            .build());
    Site other =
        Site.of(
            new SiteInput(
                "Club",
                games,
                input.histories(),
                input.positions(),
                input.records(),
                input.index(),
                input.maps(),
                input.report()),
            Delivery.FILES);

    assertThat(other.paths()).contains(PlayersPart.page("Cantinière"));
    String list =
        new String(other.file("players/index.html").orElseThrow(), StandardCharsets.UTF_8);
    assertThat(list).contains("Cantinière", ", rules short 0123456789abcdef</h2>");
    String tournaments =
        new String(other.file("tournaments/index.json").orElseThrow(), StandardCharsets.UTF_8);
    assertThat(tournaments).containsOnlyOnce("\"rules\":\"short 0123456789abcdef\"");
  }

  @Test
  void pathsThatAreNone_haveNoFile() {
    String page =
        pages().stream().filter(path -> path.matches("games/[0-9a-f]+.*")).toList().get(0);
    String id = page.replaceFirst("games/([0-9a-f]+).*", "$1");
    assertThat(site.file("games/" + id + ".wdr")).isPresent();
    for (String path :
        List.of(
            page + ".x",
            page + "/",
            "games/../" + page,
            "games/" + id,
            "games/" + id + ".WDR",
            "games/0.html",
            "chances/.js",
            "chances/.j",
            "chances/0.js",
            "embed/" + id + ".json")) {
      assertThat(site.file(path)).as(path).isEmpty();
    }
  }

  @Test
  void everyPage_isThereAsJson() throws IOException {
    // the report's pages of games show the tables that report/index.json has
    Pattern others = Pattern.compile("embed/.*|report/.+/.*");
    for (String path : pages().stream().filter(path -> !others.matcher(path).matches()).toList()) {
      String json = path.replaceFirst("\\.html$", ".json");
      assertThat(site.paths()).contains(json);
      JsonNode document = new ObjectMapper().readTree(site.file(json).orElseThrow());
      assertThat(document.isObject()).as(json).isTrue();
    }
  }

  @Test
  void pages_holdNothingThatTheirPolicyWouldRefuse() {
    for (String path : ownPages()) {
      assertThat(text(path))
          .as(path)
          .contains("default-src &#39;none&#39;")
          .doesNotContain(" style=\"", "<style", "<script>", " onclick", " onload", "javascript:");
    }
  }

  @Test
  void dangerousNames_areTextEverywhere() throws IOException {
    for (String path : site.paths()) {
      if (path.endsWith(".html")) {
        assertThat(text(path)).as(path).doesNotContain("<script>alert");
      }
      if (path.endsWith(".csv")) {
        assertThat(text(path)).as(path).doesNotContain("\n=cmd", ",=cmd", "\"=cmd");
      }
    }
    JsonNode list = new ObjectMapper().readTree(site.file("games/index.json").orElseThrow());
    JsonNode first = list.get("games").get(0);
    assertThat(first.get("players").elements().next().asText()).isEqualTo(SampleSite.PLAYER);
    assertThat(first.get("event").asText()).isEqualTo(SampleSite.EVENT);
  }

  @Test
  void gameList_holdsAllGamesForItsScript() throws IOException {
    MatchResult data = DATA.matcher(text("games/index.html")).results().findFirst().orElseThrow();
    JsonNode index = new ObjectMapper().readTree(data.group(1));
    assertThat(index.get("games")).hasSameSizeAs(input.games());
    JsonNode row = index.get("games").get(0);
    assertThat(row.get(0).asText()).isEqualTo(input.games().get(0).getGameId());
    assertThat(index.get("words").get(row.get(1).asInt()).asText()).isEqualTo(SampleSite.PLAYER);
    assertThat(index.get("words").get(row.get(6).asInt()).asText()).isEqualTo(SampleSite.EVENT);
    assertThat(row.get(12).asInt()).isEqualTo(input.games().get(0).getTurns());
  }

  @Test
  void record_isTheGamesOwn() {
    String id = input.games().get(0).getGameId();
    assertThat(text("games/" + id + ".wdr")).isEqualTo(input.records().apply(id));
  }

  @Test
  void twoSites_ofTheSameGames_areEqualByteForByte() {
    Site again = Site.of(SampleSite.of(2, SampleSite.PLAYER, SampleSite.EVENT), Delivery.FILES);
    assertThat(again.paths()).isEqualTo(site.paths());
    for (String path : site.paths()) {
      // charts are slow to make, and the report's own test compares them
      if (!path.startsWith("report/charts/")) {
        assertThat(again.file(path)).as(path).contains(site.file(path).orElseThrow());
      }
    }
  }

  @Test
  void aServedPage_saysWhereItHearsOfNewGames_aFileDoesNot() {
    Site served = Site.of(input, Delivery.SERVED);
    String page = new String(served.file("games/index.html").orElseThrow(), StandardCharsets.UTF_8);
    assertThat(page).contains(" data-changes=\"../changes\"");
    assertThat(text("games/index.html")).doesNotContain("data-changes");
  }

  @Test
  void anyOtherPath_hasNoFile() {
    assertThat(site.file("games/none.html")).isEmpty();
    assertThat(site.file("../pom.xml")).isEmpty();
    assertThat(site.file("report/../index.html")).isEmpty();
    assertThat(site.file("")).isEmpty();
  }
}
