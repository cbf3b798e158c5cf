package org.wardiary.reports.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
    PlayedGames games = new PlayedGames(server.games(), SeatKeys.in(data));
    assertThat(ids(games.list(game -> false))).contains(id);
    assertThat(ids(games.list(id::equals))).doesNotContain(id);
  }
}
