package org.wardiary.events.log.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;

/** Made-up but whole records of any type of the vocabulary. */
final class Samples {

  static final String GAME = "0123456789abcdef";

  private Samples() {}

  /** One body of every type that an event can have. */
  static List<SpecificRecord> bodies() {
    List<SpecificRecord> bodies = new ArrayList<>();
    for (Schema branch : GameEvent.getClassSchema().getField("body").schema().getTypes()) {
      bodies.add((SpecificRecord) value(branch, 1));
    }
    return bodies;
  }

  static GameEvent event(long seq, SpecificRecord body) {
    Chain chain = new Chain(GAME, seq, new Sha256(new byte[32]));
    return new GameEvent(
        GAME, chain.nextSeq(), 1, 2, "Gray", chain.head(), Codecs.typeOf(body), body);
  }

  /** Messages of a game that begins as a game must, sound as a chain. */
  static List<byte[]> game(MessageCodec<GameEvent> codec) {
    EventChain chain = new EventChain(codec, Chain.begin(GAME));
    List<byte[]> messages = new ArrayList<>();
    messages.add(chain.next(0, 0, "", started()));
    for (SpecificRecord body : bodies()) {
      if (!(body instanceof GameStarted)) {
        messages.add(chain.next(1, 1, "Gray", body));
      }
    }
    return messages;
  }

  static SpecificRecord started() {
    return (SpecificRecord) value(GameStarted.getClassSchema(), 1);
  }

  private static Object value(Schema schema, int depth) {
    return switch (schema.getType()) {
      case RECORD -> record(schema, depth);
      case STRING -> "s" + depth + "\u00e9";
      case INT -> 40 + depth;
      case LONG -> 1L << 40;
      case BOOLEAN -> true;
      case DOUBLE -> 0.5;
      case FLOAT -> 0.5f;
      case NULL -> null;
      case BYTES -> java.nio.ByteBuffer.wrap(new byte[] {1, 2});
      case ARRAY -> List.of(value(schema.getElementType(), depth + 1));
      case MAP -> Map.of("k", value(schema.getValueType(), depth + 1));
      case FIXED -> new Sha256(new byte[32]);
      case UNION -> value(schema.getTypes().get(0), depth);
      case ENUM -> throw new IllegalArgumentException("expected no enum in the vocabulary");
    };
  }

  private static Object record(Schema schema, int depth) {
    SpecificRecord record =
        (SpecificRecord) SpecificData.newInstance(SpecificData.get().getClass(schema), schema);
    for (Schema.Field field : schema.getFields()) {
      record.put(field.pos(), value(field.schema(), depth + 1));
    }
    return record;
  }
}
