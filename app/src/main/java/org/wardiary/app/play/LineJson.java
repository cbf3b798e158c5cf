package org.wardiary.app.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.TriedLine;
import org.wardiary.app.play.PlayRefused.Kind;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.recorded.Completion;
import org.wardiary.events.game.recorded.Meant;
import org.wardiary.events.game.recorded.Pointed;
import org.wardiary.events.text.Text;

/** What a line, typed or pointed at, would be in a recorded game; nothing is stored. */
final class LineJson {

  private static final int MOST_POINTED = 40;
  private static final int MOST_WORDS = 40;
  private static final int LONGEST_ID = 100;

  private LineJson() {}

  /**
   * Answers a request.
   *
   * @param request {@code line}: what is typed; {@code pointed}: ids of units, and spaces after
   *     {@code @}, in the sequence in which they were pointed at
   * @throws PlayRefused if it is malformed, or the game has ended or is not recorded
   */
  static ObjectNode of(LivePosition now, JsonNode request) {
    if (!now.isRecorded()) {
      throw new PlayRefused(
          Kind.CONFLICT, "expected a game that is recorded only but this one has rules");
    }
    if (now.phase() == Phase.ENDED) {
      throw new PlayRefused(Kind.CONFLICT, "expected a game that goes on but it has ended");
    }
    String line = PlayRequest.text(request, "line", PlayRequest.LONGEST);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    TriedLine tried = TriedLine.of(now, line);
    ArrayNode statements = json.putArray("statements");
    tried.statements().forEach(it -> noted(it, statements.addObject()));
    json.putNull("end");
    tried.end().ifPresent(it -> noted(it, json.putObject("end")));
    json.putNull("problem");
    tried.problem().ifPresent(it -> problem(it, json.putObject("problem")));
    NavigableSet<String> words = new Completion(now.position()).of(line);
    words.stream().limit(MOST_WORDS).forEach(json.putArray("words")::add);
    List<String> things = pointed(request);
    Pointed pointed = new Pointed(now.position());
    meant(pointed.of(things), json.putArray("meant"));
    json.put("likeliest", pointed.likeliest(things).map(Meant::text).orElse(""));
    return json;
  }

  private static void noted(TriedLine.Noted statement, ObjectNode json) {
    json.put("text", statement.text()).put("attack", statement.attacks());
    ArrayNode notes = json.putArray("notes");
    for (DoubtNoted note : statement.notes()) {
      notes
          .addObject()
          .put("what", note.getWhat())
          .put("rule", note.getRule())
          .put("strict", note.getStrict());
    }
  }

  private static void problem(Rejection why, ObjectNode json) {
    json.put("detail", why.reason());
    why.nearest().forEach(json.putArray("nearest")::add);
  }

  /** Writes statements that may be meant. */
  static void meant(List<Meant> all, ArrayNode json) {
    all.forEach(
        it ->
            json.addObject()
                .put("text", it.text())
                .put("label", it.label())
                .put("open", it.isOpen()));
  }

  private static List<String> pointed(JsonNode request) {
    JsonNode given = request.path("pointed");
    if (given.isMissingNode()) {
      return List.of();
    }
    if (!given.isArray() || given.size() > MOST_POINTED) {
      throw PlayRefused.malformed(
          Text.of("'pointed' to be an array of at most %d texts", MOST_POINTED),
          PlayRequest.shown(given));
    }
    List<String> things = new ArrayList<>();
    for (JsonNode thing : given) {
      if (!thing.isTextual() || thing.asText().isEmpty() || thing.asText().length() > LONGEST_ID) {
        throw PlayRefused.malformed(
            Text.of("'pointed' to hold texts of 1 to %d characters", LONGEST_ID),
            PlayRequest.shown(thing));
      }
      things.add(thing.asText());
    }
    return things;
  }
}
