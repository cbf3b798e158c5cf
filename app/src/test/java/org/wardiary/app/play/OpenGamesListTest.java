package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of the open games of a server at which many have been played. */
class OpenGamesListTest {

  private static final int PLAYED = 60;

  @TempDir private static Path data;
  private static PlayServer server;

  @BeforeAll
  static void start() {
    server = PlayServer.start(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static JsonNode open() {
    return server.open(Map.of("Game", "squares/civil-war", "First", "Gray"));
  }

  private static List<String> ids(JsonNode list) {
    List<String> ids = new ArrayList<>();
    list.get("games").forEach(game -> ids.add(game.get("id").asText()));
    return ids;
  }

  @Test
  void holdsAnOpenGame_howeverManyWereOpenedAndEndedSince() {
    String id = open().get("id").asText();
    List<String> ended = new ArrayList<>();
    for (int i = 0; i < PLAYED; i++) {
      JsonNode game = open();
      String director = game.get("keys").get("director").asText();
      ended.add(game.get("id").asText());
      assertThat(server.act(ended.get(i), director, "unfinished", Map.of()).status())
          .isEqualTo(200);
    }
    String last = open().get("id").asText();
    JsonNode list = server.send(server.request("play/games.json", "").GET()).json();
    assertThat(ids(list)).contains(last, id).doesNotContainAnyElementsOf(ended);
  }

  @Test
  void doesNotReadGames_ofWhichTheSiteKnowsThatTheyHaveEnded() {
    String id = open().get("id").asText();
    SeatKeys keys = SeatKeys.in(data);
    Optional<String> owner = keys.of(id).map(SeatKeys.GameKeys::owner);
    PlayedGames games = new PlayedGames(server.games(), keys);
    assertThat(ids(games.list(owner, game -> false, List.of()))).contains(id);
    assertThat(ids(games.list(owner, id::equals, List.of()))).doesNotContain(id);
  }

  @Test
  void givesKeysOnly_toTheBrowserThatOpenedTheGames() throws Exception {
    HttpRequest.Builder opening =
        server
            .request("play/games.json", "")
            .header("Content-Type", "application/json")
            .POST(
                BodyPublishers.ofString(
                    """
                    {"chance": "real", "tags": {"Game": "squares/civil-war", "First": "Gray"}}
                    """));
    HttpResponse<String> opened =
        HttpClient.newHttpClient().send(opening.build(), BodyHandlers.ofString());
    String id = opened.body().replaceFirst("(?s).*\"id\":\"([0-9a-f]+)\".*", "$1");
    String cookie = opened.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie)
        .matches(
            "wardiary-owner=[0-9a-f]{32}; Path=/play/; Max-Age=[0-9]+; HttpOnly; SameSite=Strict");
    String given = cookie.substring(0, cookie.indexOf(';'));
    assertThat(listed(given)).contains(id);
    // another browser has games of its own, and a client without a cookie none
    open();
    assertThat(server.send(server.request("play/games.json", "").GET()).json().toString())
        .contains("director")
        .doesNotContain(id);
    for (String other :
        List.of("", "wardiary-owner=", "wardiary-owner=" + "0".repeat(32), given + "0")) {
      assertThat(listed(other)).as("with '%s'", other).endsWith("\"games\":[]}\n");
    }
    // a key that nobody drew here is not taken over
    HttpResponse<String> again =
        HttpClient.newHttpClient()
            .send(
                opening.header("Cookie", "wardiary-owner=" + "0".repeat(32)).build(),
                BodyHandlers.ofString());
    assertThat(again.headers().firstValue("Set-Cookie").orElseThrow())
        .doesNotContain("0".repeat(32))
        .doesNotContain(given);
  }

  private static String listed(String cookie) throws Exception {
    HttpRequest.Builder request = server.request("play/games.json", "");
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString()).body();
  }
}
