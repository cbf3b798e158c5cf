package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.play.PlayServer.Reply;
import org.wardiary.events.referee.MapLibrary;

/** A game on a map of one's own: the map is in the game, so no server needs the file again. */
class OwnMapGameTest {

  private static final Map<String, String> TAGS =
      Map.of("Game", "squares/civil-war", "First", "Gray", "Map", "own");

  @TempDir private Path folder;
  private Path data;
  private Path file;

  @BeforeEach
  void writeMap() throws IOException {
    data = Files.createDirectory(folder.resolve("data"));
    Path maps = Files.createDirectory(folder.resolve("maps"));
    file = maps.resolve("own.json");
    Files.writeString(file, MapLibrary.bundled().find("squares").orElseThrow().text());
  }

  private PlayServer start() {
    return PlayServer.start(data, MapLibrary.with(List.of(file.getParent())));
  }

  /** The version of the state for a spectator, which says all about it. */
  private static JsonNode version(PlayServer server, JsonNode game) {
    Reply reply = server.state(game.get("id").asText(), "");
    assertThat(reply.status()).isEqualTo(200);
    return reply.json().get("version");
  }

  private static Reply answer(PlayServer server, JsonNode game, String text) {
    String key = game.get("keys").get("director").asText();
    return server.act(game.get("id").asText(), key, "answer", Map.of("answer", text));
  }

  @Test
  void isShownAndPlayedOn_byAServerWithoutTheMap_andOneWithAnotherOfItsName() throws Exception {
    JsonNode game;
    JsonNode before;
    try (PlayServer server = start()) {
      game = server.open(TAGS);
      before = version(server, game);
    }
    try (PlayServer server = PlayServer.start(data)) {
      assertThat(version(server, game)).isEqualTo(before);
      assertThat(answer(server, game, "IGR-G3R").status()).isEqualTo(200);
      before = version(server, game);
    }
    Files.writeString(file, Files.readString(file).replace("\"G3R\"", "\"G9R\""));
    try (PlayServer server = start()) {
      assertThat(version(server, game)).isEqualTo(before);
      assertThat(answer(server, game, "IBR-B3C").status()).isEqualTo(200);
    }
  }

  @Test
  void isWatched_evenWhenTheFileIsDeleted() throws IOException {
    try (PlayServer server = start()) {
      JsonNode game = server.open(TAGS);
      String id = game.get("id").asText();
      CompletableFuture<String> changes = server.changes("play/games/" + id + "/changes");
      String first = version(server, game).asText();
      Files.delete(file);
      Reply done = answer(server, game, "IGR-G3R");
      assertThat(done.status()).isEqualTo(200);
      String second = version(server, game).asText();
      server.act(id, game.get("keys").get("director").asText(), "unfinished", Map.of());
      server.withdraw(id);
      assertThat(changes)
          .succeedsWithin(Duration.ofSeconds(30), STRING)
          .contains(first)
          .contains(second);
    }
  }
}
