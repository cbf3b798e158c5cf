package org.wardiary.events.log.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.message.BinaryMessageDecoder;
import org.apache.avro.message.BinaryMessageEncoder;
import org.apache.avro.specific.SpecificData;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.TurnPassed;

/** What a newer program writes is read as what it is, or not at all. */
class NewerWriterTest {

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

  private final Schema newer = withBranches(List.of(SURRENDERED), PASSED_WITH_MORE);
  private final MessageCodec<GameEvent> codec = Codecs.events(f -> Optional.of(newer));

  @Test
  void decodeRefusesUnknownType_thoughAvroAloneTakesItForAnother() throws IOException {
    GenericRecord body = new GenericData.Record(SURRENDERED);
    body.put("side", "Gray");
    byte[] bytes = encode(body);

    // the trap that the gate is there for: without it the surrender reads as some other event
    var avroAlone = new BinaryMessageDecoder<GameEvent>(new SpecificData(), codec.schema());
    avroAlone.addSchema(newer);
    assertThat(avroAlone.decode(bytes).getBody().getClass().getPackageName()).isEqualTo(PACKAGE);

    CorruptMessage refused = catchThrowableOfType(CorruptMessage.class, () -> codec.decode(bytes));
    assertThat(refused.problem()).isEqualTo(CorruptMessage.Problem.UNKNOWN_TYPE);
    assertThat(refused).hasMessageContaining("SideSurrendered");
  }

  @Test
  void decodeReadsKnownType_ofTheSameWriter() throws IOException {
    GenericRecord body = new GenericData.Record(PASSED_WITH_MORE);
    body.put("side", "Gray");
    body.put("minutes", 3);
    GameEvent event = codec.decode(encode(body));
    assertThat(event.getBody()).isEqualTo(new TurnPassed("Gray"));
    assertThat(event.getSeq()).isEqualTo(5);
  }

  @Test
  void decodeRefusesWriter_withoutFieldThatIsRead() throws IOException {
    Schema shorn = SchemaBuilder.record("GameEvent").namespace(PACKAGE).fields().endRecord();
    MessageCodec<GameEvent> reading = Codecs.events(f -> Optional.of(shorn));
    byte[] bytes =
        new BinaryMessageEncoder<GenericRecord>(new GenericData(), shorn)
            .encode(new GenericData.Record(shorn))
            .array();
    CorruptMessage refused =
        catchThrowableOfType(CorruptMessage.class, () -> reading.decode(bytes));
    assertThat(refused.problem()).isEqualTo(CorruptMessage.Problem.INCOMPATIBLE_WRITER);
  }

  private byte[] encode(GenericRecord body) throws IOException {
    GenericRecord event = new GenericData.Record(newer);
    event.put("gameId", Samples.GAME);
    event.put("seq", 5L);
    event.put("ply", 1);
    event.put("turn", 1);
    event.put("side", "Gray");
    event.put("previous", new GenericData.Fixed(newer.getField("previous").schema(), new byte[32]));
    event.put("type", body.getSchema().getName());
    event.put("body", body);
    return new BinaryMessageEncoder<GenericRecord>(new GenericData(), newer).encode(event).array();
  }

  private static Schema withBranches(List<Schema> added, Schema replacement) {
    Schema current = GameEvent.getClassSchema();
    List<Schema> branches = new ArrayList<>(added);
    for (Schema branch : current.getField("body").schema().getTypes()) {
      branches.add(branch.getName().equals(replacement.getName()) ? replacement : branch);
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
