package org.wardiary.reports.viewer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Position;
import org.wardiary.events.record.LineText;
import org.wardiary.events.referee.AnswerRefused;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.game.SideCounts;
import org.wardiary.reports.history.View;

/**
 * A position some answers after a position of a game, as a step that a viewer can show, with the
 * legal answers there. In the umpire's view.
 */
public final class ForkDocument {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Position position;
  private final View view;
  private final List<SpecificRecord> events = new ArrayList<>();
  private Optional<String[]> answer = Optional.empty();

  private ForkDocument(Position position) {
    this.position = position;
    this.view = View.ofUmpire(position.setup().game());
  }

  /**
   * The document as JSON.
   *
   * @param from the position where the fork begins; not changed
   * @param line the answers played from there, as a variation's text; may be empty
   * @throws InputRefused if the line cannot be read; {@link AnswerRefused} if an answer is illegal
   */
  public static String of(Position from, String line) {
    ForkDocument fork = new ForkDocument(from.copy());
    if (!line.isBlank()) {
      fork.play(line);
    }
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      fork.write(json.setCodec(MAPPER));
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write JSON to memory but failed", e);
    }
    return out.toString();
  }

  private void play(String text) {
    LineText line = read(text, position.setup().game().id());
    for (int word = 0; word < line.size(); word++) {
      List<String> answers = position.setup().game().split(line.word(word));
      for (String each : answers.isEmpty() ? List.of(line.word(word)) : answers) {
        answer(each);
      }
    }
  }

  private static LineText read(String text, String game) {
    try {
      return LineText.read(text, game);
    } catch (IllegalArgumentException e) {
      throw new InputRefused(e.getMessage());
    }
  }

  private void answer(String text) {
    if (position.ending() != Ending.NONE) {
      throw new InputRefused(
          Text.of("expected no answer because the rules ended the game but got '%s'", text));
    }
    long code = position.read(text);
    if (code == Position.UNREADABLE || !position.isLegal(code)) {
      throw new AnswerRefused(position, text);
    }
    String decides = position.question().decider(position.setup().game());
    answer = Optional.of(new String[] {decides, position.question().name(), position.write(code)});
    events.clear();
    position.play(code, events::add);
  }

  private void write(JsonGenerator json) throws IOException {
    SeenPosition step = SeenPosition.at((ObjectNode) MAPPER.readTree(view.json().write(position)));
    json.writeStartObject();
    if (answer.isPresent()) {
      json.writeFieldName("answer");
      json.writeArray(answer.get(), 0, answer.get().length);
    }
    json.writeObjectField("position", step.position());
    json.writeObjectField("legal", step.legal());
    GamePresentation presentation = GamePresentations.of(position.setup().game().id());
    Optional<SideCounts> sideCounts = presentation.sideCounts(step.position());
    if (sideCounts.isPresent()) {
      json.writeFieldName("score");
      json.writeArray(new int[] {sideCounts.get().first(), sideCounts.get().second()}, 0, 2);
    }
    Optional<BoardPicture> picture = presentation.picture();
    if (picture.isPresent()) {
      Boards boards = new Boards(picture.get());
      boards.write(
          new DrawnPosition(
              step.position(), position.setup().map(), position.setup().tags(), events),
          json);
      boards.writeTables(json);
    }
    json.writeObjectField("choice", ChooserJson.of(position, view));
    json.writeEndObject();
  }
}
