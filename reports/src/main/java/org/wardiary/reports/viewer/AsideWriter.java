package org.wardiary.reports.viewer;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Position;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.game.SideCounts;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.viewer.Asides.Aside;

/**
 * Writes the steps of variations, each as its difference from the step that it follows. For one
 * game; not thread-safe.
 */
final class AsideWriter {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /**
   * A step that others follow.
   *
   * @param board what the board shows, if there is one
   */
  private record Spot(Position position, ObjectNode tree, Optional<Boards.State> board) {}

  private final GameHistory history;
  private final View view;
  private final Asides asides;
  private final LegalLists legal;
  private final Optional<Boards> boards;
  private final GamePresentation presentation;
  private final Map<Integer, Integer> followers;
  private final Map<Integer, Spot> spots = new HashMap<>();

  /**
   * Creates a writer.
   *
   * @param legal the lists that have written the steps of the game
   * @param boards the boards that have written the steps of the game, if there is a picture
   */
  AsideWriter(
      GameHistory history, View view, Asides asides, LegalLists legal, Optional<Boards> boards) {
    this.history = history;
    this.view = view;
    this.asides = asides;
    this.legal = legal;
    this.boards = boards;
    this.presentation = GamePresentations.of(history.setup().game().id());
    this.followers = asides.followers();
  }

  /** Whether a step of the game is followed by variations. */
  boolean follows(int step) {
    return followers.containsKey(step);
  }

  /**
   * Writes the field {@code asides}, if there are any.
   *
   * @param states what the board shows at the steps of the game that are followed by variations
   */
  void write(Map<Integer, Boards.State> states, JsonGenerator json) throws IOException {
    if (asides.steps().isEmpty()) {
      return;
    }
    branches(states);
    json.writeArrayFieldStart("asides");
    int number = history.events().get(history.events().size() - 1).ply() + 1;
    for (Aside aside : asides.steps()) {
      write(aside, number++, json);
    }
    json.writeEndArray();
  }

  /** Walks through the game and keeps the positions from which variations start. */
  private void branches(Map<Integer, Boards.State> states) {
    Position position = history.setup().game().position(history.setup());
    int ply = 0;
    for (EmittedEvent event : history.events()) {
      if (event.body() instanceof AnswerGiven) {
        if (follows(ply)) {
          Position here = position.copy();
          ObjectNode tree = SeenPosition.at(tree(here)).position();
          spots.put(ply, new Spot(here, tree, Optional.ofNullable(states.get(ply))));
        }
        ply++;
      }
      if (!(event.body() instanceof GameStarted)) {
        position.evolve(event.body());
      }
    }
  }

  private void write(Aside aside, int number, JsonGenerator json) throws IOException {
    Spot from = spots.get(aside.from());
    Position position = from.position().copy();
    List<SpecificRecord> events = new ArrayList<>();
    String decides = position.question().decider(history.setup().game());
    String question = position.question().name();
    position.play(position.read(aside.answer()), events::add);
    SeenPosition step = SeenPosition.at(tree(position));
    json.writeStartObject();
    json.writeNumberField("from", aside.from());
    json.writeArrayFieldStart("answers");
    json.writeArray(new String[] {decides, question, aside.answer()}, 0, 3);
    json.writeEndArray();
    analysis(aside.mark(), aside.variations(), json);
    json.writeArrayFieldStart("words");
    for (String comment : aside.comments()) {
      json.writeArray(new String[] {"r", comment}, 0, 2);
    }
    json.writeEndArray();
    JsonDifference difference = JsonDifference.between(from.tree(), step.position());
    json.writeObjectField("gone", difference.gone());
    json.writeObjectField("set", difference.set());
    legal.write(step, json);
    DrawnPosition drawn =
        new DrawnPosition(step.position(), history.setup().map(), history.setup().tags(), events);
    if (boards.isPresent()) {
      boards.get().goOnFrom(from.board().orElseThrow());
      boards.get().write(drawn, json);
    }
    score(from.tree(), step.position(), json);
    json.writeEndObject();
    if (follows(number)) {
      spots.put(number, new Spot(position, step.position(), boards.map(Boards::state)));
    }
    if (followers.merge(aside.from(), -1, Integer::sum) == 0) {
      spots.remove(aside.from());
    }
  }

  private void score(ObjectNode before, ObjectNode now, JsonGenerator json) throws IOException {
    Optional<SideCounts> sideCounts = presentation.sideCounts(now);
    if (sideCounts.isPresent() && !sideCounts.equals(presentation.sideCounts(before))) {
      json.writeFieldName("score");
      json.writeArray(new int[] {sideCounts.get().first(), sideCounts.get().second()}, 0, 2);
    }
  }

  /** Writes the fields {@code mark} and {@code variations} of a step, if it has any. */
  static void analysis(String mark, List<Asides.Line> lines, JsonGenerator json)
      throws IOException {
    if (!mark.isEmpty()) {
      json.writeStringField("mark", mark);
    }
    if (lines.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("variations");
    for (Asides.Line line : lines) {
      json.writeStartArray();
      json.writeNumber(line.first());
      json.writeNumber(line.last());
      for (String comment : line.comments()) {
        json.writeString(comment);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private ObjectNode tree(Position position) {
    try {
      return (ObjectNode) MAPPER.readTree(view.json().write(position));
    } catch (IOException e) {
      throw new UncheckedIOException("expected to read the position's own JSON", e);
    }
  }
}
