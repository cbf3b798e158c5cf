package org.wardiary.events.log.codec;

import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.text.Text;

/** The codecs of this module's messages. */
public final class Codecs {

  private Codecs() {}

  /** The codec for events; it refuses an event whose {@code type} is not the name of its body. */
  public static MessageCodec<GameEvent> events(WriterSchemas writers) {
    return new MessageCodec<>(GameEvent.class, writers, Codecs::requireType);
  }

  /** The codec for commands. */
  public static MessageCodec<CommandMessage> commands(WriterSchemas writers) {
    return new MessageCodec<>(CommandMessage.class, writers);
  }

  /** The codec for outcomes. */
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
