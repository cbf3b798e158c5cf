package org.wardiary.events.log.codec;

import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.text.Text;

/** The codecs of this module's messages. */
public final class Codecs {

  /**
   * One for each change that Avro's resolution cannot read; nothing released has changed so yet.
   */
  private static final List<Upcaster> EVENTS = List.of();

  private Codecs() {}

  /** Events; one whose {@code type} is not the name of its body is refused. */
  public static MessageCodec<GameEvent> events(WriterSchemas writers) {
    return events(writers, EVENTS);
  }

  /** The same with other upcasters. */
  static MessageCodec<GameEvent> events(WriterSchemas writers, List<Upcaster> upcasters) {
    return new MessageCodec<>(GameEvent.class, writers, upcasters, Codecs::requireType);
  }

  /** Commands. */
  public static MessageCodec<CommandMessage> commands(WriterSchemas writers) {
    return new MessageCodec<>(CommandMessage.class, writers);
  }

  /** Outcomes. */
  public static MessageCodec<CommandOutcome> outcomes(WriterSchemas writers) {
    return new MessageCodec<>(CommandOutcome.class, writers);
  }

  /** An event's type: the name of its body's record. */
  public static String typeOf(SpecificRecord body) {
    return body.getSchema().getName();
  }

  private static void requireType(GameEvent event) {
    String type = typeOf((SpecificRecord) event.getBody());
    if (!event.getType().equals(type)) {
      throw new CorruptMessage(
          CorruptMessage.Problem.DAMAGED,
          Text.of("expected a body of type %s but it is %s", event.getType(), type));
    }
  }
}
