package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that is withdrawn while the server has it in memory. */
class WithdrawnGameTest {

  @TempDir private Path data;

  @Test
  void isUnknown_andItsChangesEnd() {
    try (PlayServer server = PlayServer.start(data)) {
      JsonNode game = server.open(Map.of("Game", "squares/civil-war", "First", "Gray"));
      String id = game.get("id").asText();
      String director = game.get("keys").get("director").asText();
      String path = "play/games/" + id + "/changes";
      server.act(id, director, "unfinished", Map.of());
      CompletableFuture<String> changes = server.changes(path);
      assertThat(server.state(id, "").status()).isEqualTo(200);
      server.withdraw(id);
      assertThat(server.state(id, "").status()).isEqualTo(404);
      assertThat(server.state(id, director).status()).isEqualTo(404);
      assertThat(
              server
                  .send(server.request(path, "").header("Accept", "text/event-stream").GET())
                  .status())
          .isEqualTo(404);
      assertThat(changes).succeedsWithin(Duration.ofSeconds(30), STRING).contains("event: state");
      // the server has forgotten what it kept of the game, and finds it withdrawn on the log
      assertThat(server.state(id, "").status()).isEqualTo(404);
    }
  }
}
