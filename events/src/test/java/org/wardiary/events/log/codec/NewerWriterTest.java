package org.wardiary.events.log.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
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

/** What a newer program writes is read correctly or not at all. */
class NewerWriterTest {

  private final MessageCodec<GameEvent> codec =
      Codecs.events(fingerprint -> Optional.of(NewerEvents.schema()));

  @Test
  void decodeRefusesUnknownType_thoughAvroAloneTakesItForAnother() throws IOException {
    byte[] bytes = NewerEvents.surrendered(Samples.GAME);

    // the reason for the check of types: without it the surrender reads as some other event
    var avroAlone = new BinaryMessageDecoder<GameEvent>(new SpecificData(), codec.schema());
    avroAlone.addSchema(NewerEvents.schema());
    assertThat(avroAlone.decode(bytes).getBody())
        .isInstanceOf(org.apache.avro.specific.SpecificRecord.class);

    CorruptMessage refused = catchThrowableOfType(CorruptMessage.class, () -> codec.decode(bytes));
    assertThat(refused.problem()).isEqualTo(CorruptMessage.Problem.UNKNOWN_TYPE);
    assertThat(refused).hasMessageContaining("SideSurrendered");
  }

  @Test
  void decodeReadsKnownType_ofTheSameWriter() {
    GameEvent event = codec.decode(NewerEvents.passed(Samples.GAME));
    assertThat(event.getBody()).isEqualTo(new TurnPassed("Gray"));
    assertThat(event.getTurn()).isEqualTo(1);
  }

  @Test
  void decodeRefusesWriter_withoutFieldThatIsRead() throws IOException {
    Schema shorn =
        SchemaBuilder.record("GameEvent")
            .namespace("org.wardiary.events.event")
            .fields()
            .endRecord();
    MessageCodec<GameEvent> reading = Codecs.events(fingerprint -> Optional.of(shorn));
    byte[] bytes =
        new BinaryMessageEncoder<GenericRecord>(new GenericData(), shorn)
            .encode(new GenericData.Record(shorn))
            .array();
    CorruptMessage refused =
        catchThrowableOfType(CorruptMessage.class, () -> reading.decode(bytes));
    assertThat(refused.problem()).isEqualTo(CorruptMessage.Problem.INCOMPATIBLE_WRITER);
  }
}
