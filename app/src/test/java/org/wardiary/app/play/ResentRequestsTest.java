package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Requests that are sent again, as a client does that got no answer, to a server that restarted.
 */
class ResentRequestsTest {

  private static final Map<String, String> OPEN =
      Map.of("Game", "squares/civil-war", "First", "Gray");
  private static final Map<String, String> HIDDEN =
      Map.of("Game", "wargaming-on-the-square", "First", "Red");

  /** A request as it was sent. */
  private record Sent(String path, String key, ObjectNode body) {

    private int to(PlayServer server) {
      return server.post(path, key, body).status();
    }
  }

  @TempDir private Path data;
  private final List<Sent> all = new ArrayList<>();

  private void first(
      PlayServer server, JsonNode game, String seat, String what, Map<String, Object> more) {
    String id = game.get("id").asText();
    String key = game.get("keys").get(seat).asText();
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("do", what);
    body.put("seen", server.state(id, key).json().get("seen").asText());
    body.put("command", "c" + all.size());
    more.forEach((name, value) -> body.putPOJO(name, value));
    Sent sent = new Sent("play/games/" + id + ".json", key, body);
    all.add(sent);
    assertThat(sent.to(server)).as(body.toString()).isEqualTo(200);
  }

  @Test
  void areCarriedOutOnce_evenIfTheServerRestartedInBetween() {
    JsonNode open;
    JsonNode hidden;
    String before;
    try (PlayServer server = PlayServer.start(data)) {
      open = server.open(OPEN);
      hidden = server.open(HIDDEN);
      first(server, open, "Gray", "answer", Map.of("answer", "IGR-G3R"));
      first(server, open, "director", "take-back", Map.of("ply", 0));
      first(server, open, "Gray", "answer", Map.of("answer", "IGR-G3C"));
      first(server, hidden, "Red", "comment", Map.of("text", "hello"));
      first(server, hidden, "Red", "draw", Map.of());
      before = record(server, open) + record(server, hidden);
    }
    try (PlayServer server = PlayServer.start(data)) {
      for (Sent sent : all) {
        assertThat(sent.to(server)).as(sent.body().toString()).isEqualTo(200);
      }
      assertThat(record(server, open) + record(server, hidden)).isEqualTo(before);
      Sent answer = all.get(0);
      Sent late = new Sent(answer.path(), answer.key(), answer.body().deepCopy());
      late.body().put("command", "another");
      assertThat(late.to(server)).as("overtaken").isEqualTo(409);
      assertThat(record(server, open) + record(server, hidden)).isEqualTo(before);
    }
  }

  private static String record(PlayServer server, JsonNode game) {
    return server.games().position(game.get("id").asText()).record();
  }
}
