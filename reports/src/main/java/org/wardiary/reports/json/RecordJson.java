package org.wardiary.reports.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Tags;
import org.wardiary.events.referee.EmittedEvent;

/** A whole record as JSON: {@code docs/records.md#records-as-json}. */
public final class RecordJson {

  private static final String COMMENTS = "comments";

  private RecordJson() {}

  /**
   * The object of a game: tags, comments before the first answer, answers, result.
   *
   * @param gameId its id
   * @param tags its tags as in its record
   * @param events all its events in order
   */
  public static ObjectNode of(String gameId, Tags tags, List<EmittedEvent> events) {
    ObjectNode record = JsonNodeFactory.instance.objectNode();
    record.put("id", gameId);
    ObjectNode pairs = record.putObject("tags");
    tags.pairs().forEach(pair -> pairs.put(pair.name(), pair.value()));
    ArrayNode opening = record.putArray(COMMENTS);
    ArrayNode answers = record.putArray("answers");
    ArrayNode closing = JsonNodeFactory.instance.arrayNode();
    ArrayNode comments = opening;
    for (EmittedEvent event : events) {
      if (event.body() instanceof GameStarted started) {
        started.getComments().forEach(opening::add);
      } else if (event.body() instanceof AnswerGiven answer) {
        comments = JsonNodeFactory.instance.arrayNode();
        answer.getComments().forEach(comments::add);
        answers.add(answer(event, answer, comments));
      } else if (event.body() instanceof CommentAdded added) {
        comments.add(added.getText());
      } else if (event.body() instanceof GameEnded end) {
        end.getComments().forEach(closing::add);
      }
    }
    answers.forEach(answer -> withoutEmptyComments((ObjectNode) answer));
    record.set("closing", closing);
    return record;
  }

  private static void withoutEmptyComments(ObjectNode answer) {
    if (answer.path(COMMENTS).isEmpty()) {
      answer.remove(COMMENTS);
    }
  }

  private static ObjectNode answer(EmittedEvent event, AnswerGiven answer, ArrayNode comments) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("turn", event.turn());
    object.put("question", answer.getQuestion());
    object.put("decides", answer.getDecides());
    object.put("answer", answer.getAnswer());
    object.set(COMMENTS, comments);
    if (!answer.getMark().isEmpty()) {
      object.put("mark", answer.getMark());
    }
    if (!answer.getVariations().isEmpty()) {
      answer.getVariations().forEach(object.putArray("variations")::add);
    }
    return object;
  }
}
