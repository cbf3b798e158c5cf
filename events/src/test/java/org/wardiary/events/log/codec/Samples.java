package org.wardiary.events.log.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;

/** Made-up but complete records of every type in the schemas. */
final class Samples {

  static final String GAME = "0123456789abcdef";

  /** Types of the events that begin or end editions. */
  private static final Set<Class<?>> BOUNDS =
      Set.of(GameStarted.class, GameEnded.class, GameRevised.class);

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
    return new GameEvent(
        GAME, seq, 1, 1, 2, "Gray", new Sha256(new byte[32]), Codecs.typeOf(body), body);
  }

  /** Messages of a game with two editions, correctly chained. */
  static List<byte[]> game(MessageCodec<GameEvent> codec) {
    EventChain chain = new EventChain(codec, Chain.begin(GAME));
    List<byte[]> messages = new ArrayList<>();
    messages.add(chain.next(0, 0, "", started()));
    SpecificRecord ended = (SpecificRecord) value(GameEnded.getClassSchema(), 1);
    for (SpecificRecord body : bodies()) {
      if (!BOUNDS.contains(body.getClass())) {
        messages.add(chain.next(1, 1, "Gray", body));
      }
    }
    messages.add(chain.next(1, 1, "Gray", ended));
    messages.add(chain.next(0, 0, "", (SpecificRecord) value(GameRevised.getClassSchema(), 1)));
    messages.add(chain.next(0, 0, "", started()));
    messages.add(chain.next(0, 0, "", ended));
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
