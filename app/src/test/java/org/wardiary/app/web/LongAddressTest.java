package org.wardiary.app.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.app.site.SampleSite;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.testkit.GameData;
import org.wardiary.projector.view.GameSummary;

/** Addresses that contain a whole position, and those that are longer than any position. */
class LongAddressTest extends SiteOverHttp {

  private static final int USUAL_LIMIT = 8192;
  private static final int GAMES = 10;

  @BeforeAll
  static void showLongGames() {
    String records = "/bundled/generals-view-tournament.wdr";
    InputStream in = LongAddressTest.class.getResourceAsStream(records);
    input =
        SampleSite.of(
            GameData.read(in, records).stream().limit(GAMES).map(GameData::accepted).toList());
    live.show(input);
  }

  private record Shown(String id, String address) {}

  private static Shown longest() {
    return input.games().stream()
        .flatMap(LongAddressTest::positions)
        .max(Comparator.comparingInt(shown -> shown.address().length()))
        .orElseThrow();
  }

  private static Stream<Shown> positions(GameSummary game) {
    PositionJson json = new PositionJson(Viewer.UMPIRE, Legal.LISTED);
    String map = "?map-name=" + game.getMap() + "&position=";
    return IntStream.rangeClosed(0, game.getPlies())
        .mapToObj(ply -> json.write(input.histories().apply(game.getGameId()).at(ply)))
        .map(text -> new Shown(game.getGameId(), map + URLEncoder.encode(text, UTF_8)));
  }

  @Test
  void longestPosition_isFound_asItIsShown() throws Exception {
    Shown shown = longest();
    assertThat(shown.address().length()).isGreaterThan(USUAL_LIMIT);
    HttpResponse<byte[]> found = get("/search/positions.json" + shown.address());
    assertThat(found.statusCode()).isEqualTo(200);
    assertThat(json(found).get("found").findValuesAsText("id")).contains(shown.id());
    assertThat(get("/openings/explore.json" + shown.address()).statusCode()).isEqualTo(200);
    HttpResponse<byte[]> moved = get("/search" + shown.address());
    assertThat(moved.statusCode()).isEqualTo(301);
    assertThat(header(moved, "Location")).isEqualTo("search/" + shown.address());
  }

  @ParameterizedTest
  @ValueSource(ints = {70_000, 300_000})
  void addressLongerThanThat_isAProblemThatSaysSo(int length) throws Exception {
    HttpResponse<byte[]> refused = get("/search/positions.json?position=" + "a".repeat(length));
    assertThat(refused.statusCode()).isEqualTo(414);
    assertThat(header(refused, "Content-Type")).isEqualTo("application/problem+json");
    assertThat(header(refused, "X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(header(refused, "Cache-Control")).isEqualTo("no-store");
    assertThat(json(refused).get("title").asText()).isEqualTo("Address too long");
    assertThat(json(refused).get("detail").asText())
        .isEqualTo("expected an address of at most 64 KiB but got a longer one");
  }

  @Test
  void headersLongerThanThat_areAProblemThatSaysSo() throws Exception {
    HttpResponse<byte[]> refused = get("/index.json", "X-Long", "a".repeat(70_000));
    assertThat(refused.statusCode()).isEqualTo(431);
    assertThat(json(refused).get("detail").asText())
        .isEqualTo("expected headers of at most 64 KiB but got more");
  }
}
