package org.wardiary.app.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Consumer;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.reports.history.GameHistory;

/**
 * Inserts the game's id and the answer that led to the position before the keys of each line of a
 * trace. Expects the lines of all plies, in order. For one thread.
 */
final class AnsweredLines implements Consumer<String> {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final String id;
  private final List<String> answers;
  private final Consumer<String> out;
  private int ply;

  AnsweredLines(GameHistory history, Consumer<String> out) {
    this.id = history.id().orElse(null);
    this.answers =
        history.events().stream()
            .filter(event -> event.body() instanceof AnswerGiven)
            .map(event -> ((AnswerGiven) event.body()).getAnswer())
            .toList();
    this.out = out;
  }

  @Override
  public void accept(String line) {
    ObjectNode keys =
        MAPPER
            .createObjectNode()
            .put("gameId", id)
            .put("answer", ply == 0 ? null : answers.get(ply - 1));
    ply++;
    try {
      String begin = MAPPER.writeValueAsString(keys);
      out.accept(begin.substring(0, begin.length() - 1) + "," + line.substring(1));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("expected to write two texts as JSON", e);
    }
  }
}
