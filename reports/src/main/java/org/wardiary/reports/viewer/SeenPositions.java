package org.wardiary.reports.viewer;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Redaction;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;

/** Walks through a game in the steps of one view. For one game; not thread-safe. */
final class SeenPositions {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final GameHistory history;
  private final View view;
  private final int from;
  private final Consumer<SeenPosition> out;
  private final Redaction redaction;
  private final Position position;
  private List<SpecificRecord> waiting = new ArrayList<>();
  private List<SpecificRecord> waitingDrawn = new ArrayList<>();
  private Optional<SeenPosition> last = Optional.empty();

  /**
   * The steps of a game.
   *
   * @param from positions after fewer answers are left out, and what happened before is told with
   *     the first step; 0 for viewers who may not know the number of answers
   */
  SeenPositions(GameHistory history, View view, int from, Consumer<SeenPosition> out) {
    this.from = from;
    this.history = history;
    this.view = view;
    this.out = out;
    this.redaction = view.redaction();
    this.position = history.setup().game().position(history.setup());
  }

  /** Passes on every step, in order. */
  void walk() {
    for (EmittedEvent event : history.events()) {
      if (event.body() instanceof AnswerGiven) {
        close();
      }
      if (!(event.body() instanceof GameStarted)) {
        position.evolve(event.body());
      }
      redaction.redact(event.body()).ifPresent(waiting::add);
      if (!(event.body() instanceof GameStarted) && view.shows(event.body())) {
        waitingDrawn.add(event.body());
      }
    }
    close();
    last.ifPresent(out);
  }

  /**
   * Ends an answer: the position after it is a step of its own if it looks different from the last
   * one.
   */
  private void close() {
    if (position.ply() < from) {
      // told with a later step, but not drawn
      waitingDrawn = new ArrayList<>();
      return;
    }
    SeenPosition here = SeenPosition.at(tree());
    if (last.isEmpty() || !here.looksLike(last.get())) {
      last.ifPresent(out);
      last = Optional.of(here);
    }
    SeenPosition step = last.get();
    step.events().addAll(waiting);
    step.drawn().addAll(waitingDrawn);
    waiting.stream()
        .filter(AnswerGiven.class::isInstance)
        .map(AnswerGiven.class::cast)
        .forEach(step.answers()::add);
    waiting = new ArrayList<>();
    waitingDrawn = new ArrayList<>();
  }

  private ObjectNode tree() {
    try {
      return (ObjectNode) MAPPER.readTree(view.json().write(position));
    } catch (IOException e) {
      throw new UncheckedIOException("expected to read the position's own JSON", e);
    }
  }
}
