package org.wardiary.events.referee;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.Visibility;
import org.wardiary.events.game.rules.RulesTag;

/**
 * Writes positions as JSON ({@code records.md}), one object per line. A side's view of a game with
 * hidden information has no {@code ply}. Not thread-safe.
 */
public final class PositionJson {

  /** Whether the list of legal answers is written. */
  public enum Legal {
    /** Written, in ASCII order, for viewers who see what the decider sees. */
    LISTED,
    /** Left out. */
    LEFT_OUT
  }

  private final JsonFactory factory = new JsonFactory();
  private final AnswerList answers = new AnswerList();
  private final Viewer viewer;
  private final Legal legal;

  /** Writes positions as a viewer sees them. */
  public PositionJson(Viewer viewer, Legal legal) {
    this.viewer = viewer;
    this.legal = legal;
  }

  /** The position as one line, without LF. */
  public String write(Position position) {
    StringWriter out = new StringWriter(1024);
    try (JsonGenerator json = factory.createGenerator(out)) {
      write(position, json);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write JSON to memory", e);
    }
    return out.toString();
  }

  /** Writes the position as an object within a larger document. */
  public void write(Position position, JsonGenerator json) throws IOException {
    Game game = position.setup().game();
    Visibility visibility = game.visibility();
    Viewer seenBy = visibility.viewer(viewer);
    Question question = position.question();
    Ending ending = position.ending();
    boolean over = ending != Ending.NONE;
    // no question is open between an answer and the next question, where a fold may stop
    boolean asked = !over && question.decides() >= 0;
    json.writeStartObject();
    json.writeStringField("game", game.id());
    if (!game.rules().isStandard()) {
      json.writeStringField("rules", RulesTag.write(game.rules()));
    }
    // the number of answers would disclose how many hidden ones the enemy gave (WS-11.4)
    if (visibility.showsPly(viewer)) {
      json.writeNumberField("ply", position.ply());
    }
    json.writeNumberField("turn", position.turn());
    field(json, "question", asked ? question.name() : "");
    field(json, "decides", asked ? question.decider(game) : "");
    position.writeFields(json, seenBy);
    field(json, "result", over ? ending.result(game) : "");
    field(json, "termination", over ? ending.termination() : "");
    if (legal == Legal.LISTED
        && game.level() == Level.REFEREED
        && (over || asked && seenBy.sees(question.decides()))) {
      writeLegal(position, json);
    }
    json.writeEndObject();
  }

  private static void field(JsonGenerator json, String name, String value) throws IOException {
    if (value.isEmpty()) {
      json.writeNullField(name);
    } else {
      json.writeStringField(name, value);
    }
  }

  private void writeLegal(Position position, JsonGenerator json) throws IOException {
    String[] sorted = LegalTexts.sorted(position, answers);
    json.writeFieldName("legal");
    json.writeArray(sorted, 0, sorted.length);
  }
}
