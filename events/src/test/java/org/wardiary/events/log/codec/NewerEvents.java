package org.wardiary.events.log.codec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.message.BinaryMessageEncoder;
import org.wardiary.events.event.GameEvent;

/**
 * Events as a newer program might write them: a new type, and an old one with an additional field.
 */
public final class NewerEvents {

  private static final String PACKAGE = "org.wardiary.events.event";

  /** The same shape as TurnPassed: one string named side. */
  private static final Schema SURRENDERED =
      SchemaBuilder.record("SideSurrendered")
          .namespace(PACKAGE)
          .fields()
          .requiredString("side")
          .endRecord();

  private static final Schema PASSED_WITH_MORE =
      SchemaBuilder.record("TurnPassed")
          .namespace(PACKAGE)
          .fields()
          .requiredString("side")
          .requiredInt("minutes")
          .endRecord();

  private static final Schema NEWER = newer();

  private NewerEvents() {}

  /** The newer program's schema. */
  public static Schema schema() {
    return NEWER;
  }

  /** A first message of a type that this program does not know. */
  public static byte[] surrendered(String gameId) {
    GenericRecord body = new GenericData.Record(SURRENDERED);
    body.put("side", "Gray");
    return encode(gameId, body);
  }

  /** A first message of a type that this program knows with fewer fields. */
  static byte[] passed(String gameId) {
    GenericRecord body = new GenericData.Record(PASSED_WITH_MORE);
    body.put("side", "Gray");
    body.put("minutes", 3);
    return encode(gameId, body);
  }

  private static byte[] encode(String gameId, GenericRecord body) {
    GenericRecord event = new GenericData.Record(NEWER);
    event.put("gameId", gameId);
    event.put("seq", 0L);
    event.put("edition", 1);
    event.put("ply", 1);
    event.put("turn", 1);
    event.put("side", "Gray");
    event.put("previous", new GenericData.Fixed(NEWER.getField("previous").schema(), new byte[32]));
    event.put("type", body.getSchema().getName());
    event.put("body", body);
    try {
      return new BinaryMessageEncoder<GenericRecord>(new GenericData(), NEWER)
          .encode(event)
          .array();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Schema newer() {
    Schema current = GameEvent.getClassSchema();
    List<Schema> branches = new ArrayList<>(List.of(SURRENDERED));
    for (Schema branch : current.getField("body").schema().getTypes()) {
      boolean passed = branch.getName().equals(PASSED_WITH_MORE.getName());
      branches.add(passed ? PASSED_WITH_MORE : branch);
    }
    List<Schema.Field> fields = new ArrayList<>();
    for (Schema.Field field : current.getFields()) {
      Schema type = field.name().equals("body") ? Schema.createUnion(branches) : field.schema();
      fields.add(new Schema.Field(field.name(), type, field.doc()));
    }
    Schema schema = Schema.createRecord("GameEvent", null, PACKAGE, false);
    schema.setFields(fields);
    return schema;
  }
}
