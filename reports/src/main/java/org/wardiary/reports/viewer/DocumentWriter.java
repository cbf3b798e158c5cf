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
import java.util.TreeMap;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Tags;
import org.wardiary.events.record.Marks;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.referee.Setups;
import org.wardiary.projector.view.Edition;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.draw.Labels;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.game.SideCounts;
import org.wardiary.reports.history.Corrections;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.json.EditionJson;

/** Writes one game's document. Not thread-safe. */
final class DocumentWriter {

  /**
   * A step that is worth jumping to.
   *
   * @param step its number from 0
   * @param text what happens
   */
  private record KeyMoment(int step, String text) {}

  /** Value of {@code most} for all steps of a game. */
  static final int ALL = Integer.MAX_VALUE;

  private static final int FIRST_LINES = 4;
  private static final String UNFINISHED = "unfinished";

  private final int most;
  private final GameHistory history;
  private final View view;
  private final String id;
  private final JsonGenerator json;
  private final Game game;
  private final GamePresentation presentation;
  private final Optional<BoardPicture> picture;
  private final Optional<Boards> boards;
  private final Words words = new Words();
  private final LegalLists legal = new LegalLists();
  private final Leads leads;
  private final Asides asides;
  private final AsideWriter asideWriter;
  private final Map<Integer, Boards.State> branches = new HashMap<>();
  private final List<KeyMoment> moments = new ArrayList<>();
  private Tags tags = new Tags(List.of());
  private Optional<GameEnded> end = Optional.empty();
  private Optional<SideCounts> sideCounts = Optional.empty();
  private ObjectNode before = new ObjectMapper().createObjectNode();
  private int steps;

  DocumentWriter(GameHistory history, View view, String id, int most, JsonGenerator json) {
    this.most = most;
    this.history = history;
    this.view = view;
    this.id = id;
    this.json = json.setCodec(new ObjectMapper());
    this.game = history.setup().game();
    this.presentation = GamePresentations.of(game.id());
    this.picture = presentation.picture();
    this.boards = picture.map(drawer -> new Boards(over(drawer)));
    this.leads = new Leads(game.sides());
    this.asides = Asides.of(history, view);
    this.asideWriter = new AsideWriter(history, view, asides, legal, boards);
  }

  private BoardPicture over(BoardPicture drawer) {
    return drawer.over(
        history.setup().map(), history.events().stream().map(EmittedEvent::body).toList());
  }

  void write() throws IOException {
    json.writeStartObject();
    json.writeStringField("format", GameDocument.FORMAT);
    json.writeStringField("game", game.id());
    json.writeStringField("title", game.title());
    json.writeStringField("level", game.level().title());
    json.writeStringField("id", id);
    json.writeStringField("viewer", view.side().orElse("umpire"));
    json.writeArrayFieldStart("steps");
    LastSeenPositions last = new LastSeenPositions(most, this::step);
    int from = view.side().isPresent() || most == ALL ? 0 : history.length() + 1 - most;
    new SeenPositions(history, view, from, last).walk();
    last.end();
    json.writeEndArray();
    asideWriter.write(branches, json);
    header();
    if (boards.isPresent()) {
      boards
          .get()
          .writeLegend(
              new DrawnPosition(before, history.setup().map(), history.setup().tags(), List.of()),
              json);
      boards.get().writeTables(json);
      array("spaces", picture.orElseThrow().spaces(history.setup().map()));
    }
    keyMoments();
    // a record would reveal the other side's hidden answers
    if (view.side().isEmpty() && most == ALL) {
      json.writeStringField("record", record());
    }
    json.writeEndObject();
  }

  private void step(SeenPosition step) {
    try {
      json.writeStartObject();
      answersAndWords(step);
      JsonDifference difference = JsonDifference.between(before, step.position());
      json.writeObjectField("gone", difference.gone());
      json.writeObjectField("set", difference.set());
      legal.write(step, json);
      DrawnPosition drawn = drawn(step, step.drawn());
      if (boards.isPresent()) {
        boards.get().write(drawn, json);
        if (asideWriter.follows(steps)) {
          branches.put(steps, boards.get().state());
        }
      }
      sideCounts(step);
      json.writeEndObject();
      if (steps > 0) {
        presentation.keyMoments(before, drawn(step, step.events())).forEach(this::note);
      }
      step.events().stream().filter(GameEnded.class::isInstance).forEach(this::ended);
      before = step.position();
      steps++;
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write JSON to memory but failed", e);
    }
  }

  private DrawnPosition drawn(SeenPosition step, List<SpecificRecord> events) {
    return new DrawnPosition(
        step.position(), history.setup().map(), history.setup().tags(), events);
  }

  private void answersAndWords(SeenPosition step) throws IOException {
    for (SpecificRecord body : step.events()) {
      if (body instanceof GameStarted started) {
        tags = Tags.of(started.getTags());
      }
    }
    json.writeArrayFieldStart("answers");
    List<AnswerGiven> answers = step.answers();
    boolean whole = most == ALL || steps > 0;
    for (AnswerGiven answer :
        whole || answers.isEmpty()
            ? answers
            : answers.subList(answers.size() - 1, answers.size())) {
      array(List.of(answer.getDecides(), answer.getQuestion(), answer.getAnswer()));
    }
    json.writeEndArray();
    // a step of a side's view may have several answers: then no mark is shown
    String mark = step.answers().size() == 1 ? step.answers().get(0).getMark() : Marks.NONE;
    AsideWriter.analysis(mark, asides.lines(steps), json);
    json.writeArrayFieldStart("words");
    List<Words.Line> lines = words.of(step);
    for (Words.Line line :
        lines.subList(whole ? 0 : Math.max(0, lines.size() - FIRST_LINES), lines.size())) {
      array(List.of(line.sort(), line.text()));
    }
    json.writeEndArray();
  }

  private void sideCounts(SeenPosition step) throws IOException {
    Optional<SideCounts> now = presentation.sideCounts(step.position());
    if (now.isPresent() && !now.equals(sideCounts)) {
      json.writeFieldName("score");
      json.writeArray(new int[] {now.get().first(), now.get().second()}, 0, 2);
      // a side sees more of the other as units are revealed, which is not a change of lead
      if (view.side().isEmpty()) {
        leads.next(now.get()).ifPresent(this::note);
      }
    }
    sideCounts = now;
  }

  private void note(String text) {
    moments.add(new KeyMoment(steps, text));
  }

  private void ended(SpecificRecord body) {
    GameEnded ended = (GameEnded) body;
    end = Optional.of(ended);
    note(
        switch (ended.getResult()) {
          case "*" -> "the record ends, the game is unfinished";
          case "draw" -> "draw (" + ended.getTermination() + ")";
          default -> ended.getResult() + " wins (" + ended.getTermination() + ")";
        });
  }

  private void header() throws IOException {
    array("sides", game.sides());
    json.writeArrayFieldStart("players");
    for (String side : game.sides()) {
      json.writeString(Labels.clean(tags.get(side).orElse("?")));
    }
    json.writeEndArray();
    json.writeStringField("result", end.map(GameEnded::getResult).orElse("*"));
    String termination = end.map(GameEnded::getTermination).orElse(UNFINISHED);
    json.writeStringField("termination", termination);
    if (end.isEmpty()) {
      json.writeBooleanField("open", true);
    }
    if (game.visibility().hidesInformation() && termination.equals(UNFINISHED)) {
      json.writeBooleanField("secret", true);
    }
    json.writeBooleanField("simulated", tags.simulated(game.sides()));
    List<String> header = new ArrayList<>(words.header());
    header.addAll(Corrections.lines(history, view));
    array("header", header);
    editions();
    json.writeObjectField("kinds", new TreeMap<>(game.kinds()));
    if (game.rulebook().isPresent()) {
      json.writeStringField("rulebook", game.rulebook().get());
      json.writeObjectField("rules", new TreeMap<>(presentation.rules()));
    }
    json.writeStringField("counted", sideCounts.map(SideCounts::what).orElse(""));
  }

  /** Writes the editions of a game, unless it was never revised. */
  private void editions() throws IOException {
    List<Edition> editions = history.editions();
    if (!editions.isEmpty()) {
      json.writeNumberField("edition", history.edition());
      json.writeObjectField(
          "editions",
          view.side().isPresent() ? EditionJson.redacted(editions) : EditionJson.of(editions));
    }
  }

  private void keyMoments() throws IOException {
    json.writeArrayFieldStart("moments");
    for (KeyMoment drawn : moments) {
      json.writeStartArray();
      json.writeNumber(drawn.step());
      json.writeString(drawn.text());
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  /** The record in its canonical form. */
  private String record() {
    RecordFold record = new RecordFold(Setups.bundled());
    history.events().forEach(record::fold);
    RecordDraft draft = record.draft();
    return history.id().map(draft::identified).orElse(draft).write(Comments.KEPT);
  }

  private void array(String field, List<String> values) throws IOException {
    json.writeFieldName(field);
    array(values);
  }

  private void array(List<String> values) throws IOException {
    json.writeArray(values.toArray(String[]::new), 0, values.size());
  }
}
