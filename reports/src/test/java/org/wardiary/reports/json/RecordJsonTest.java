package org.wardiary.reports.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.game.Tags;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.reports.text.Stories;

/** Records as JSON. */
class RecordJsonTest {

  private static SpecificRecord answer(String text, String... comments) {
    return new AnswerGiven("turn", "Blue", text, 5, List.of(comments), "", List.of());
  }

  @Test
  void commentsOfALiveGame_standWithTheAnswerBeforeThem() {
    List<EmittedEvent> events =
        List.of(
                Stories.started("squares/civil-war", List.of("Blue", "Gray"), List.of()),
                new CommentAdded("at the table"),
                answer("IBR-B3C"),
                answer("IGR-G3R", "given with it"),
                new CommentAdded("said later"))
            .stream()
            .map(body -> new EmittedEvent(0, 1, "Blue", body))
            .toList();

    assertThat(RecordJson.of("0", new Tags(List.of()), events))
        .hasToString(
            "{\"id\":\"0\",\"tags\":{},\"comments\":[\"An invented opening.\",\"at the table\"],"
                + "\"answers\":[{\"turn\":1,\"question\":\"turn\",\"decides\":\"Blue\","
                + "\"answer\":\"IBR-B3C\"},{\"turn\":1,\"question\":\"turn\",\"decides\":\"Blue\","
                + "\"answer\":\"IGR-G3R\",\"comments\":[\"given with it\",\"said later\"]}],"
                + "\"closing\":[]}");
  }
}
