package org.wardiary.events.log.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.OrderRejected;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;

/**
 * An example of a change that Avro's schema resolution cannot bridge. An imaginary old program had
 * one event {@code Remark} for comments and for refused orders; today these are two.
 */
class UpcasterTest {

  private static final String REMARK =
      """
      {"type": "record", "name": "Remark", "namespace": "org.wardiary.events.event", "fields": [
        {"name": "kind", "type": "string"}, {"name": "text", "type": "string"}]}
      """;

  private static final Schema OLD = oldSchema();
  private static final WriterSchemas WRITERS =
      fingerprint -> Optional.of(OLD).filter(old -> Fingerprint.of(old) == fingerprint);

  /** Turns a remark into the event that its kind calls for. */
  private static final class SplitRemarks implements Upcaster {

    @Override
    public boolean accepts(Schema writer) {
      return Fingerprint.of(writer) == Fingerprint.of(OLD);
    }

    @Override
    public Schema schema() {
      return GameEvent.getClassSchema();
    }

    @Override
    public GenericRecord upcast(GenericRecord message) {
      GenericRecord body = (GenericRecord) message.get("body");
      GenericData.Record later = new GenericData.Record(schema());
      schema().getFields().forEach(field -> later.put(field.pos(), message.get(field.name())));
      if (body.getSchema().getName().equals("Remark")) {
        GenericRecord split = split(body);
        later.put("body", split);
        later.put("type", split.getSchema().getName());
      }
      return later;
    }

    private static GenericRecord split(GenericRecord remark) {
      String text = remark.get("text").toString();
      if (remark.get("kind").toString().equals("comment")) {
        GenericRecord comment = new GenericData.Record(CommentAdded.getClassSchema());
        comment.put("text", text);
        return comment;
      }
      GenericRecord refused = new GenericData.Record(OrderRejected.getClassSchema());
      for (Schema.Field field : refused.getSchema().getFields()) {
        refused.put(field.pos(), field.name().equals("reason") ? text : "");
      }
      return refused;
    }
  }

  private static final MessageCodec<GameEvent> UPCASTING =
      Codecs.events(WRITERS, List.of(new SplitRemarks()));

  private static Schema oldSchema() {
    try {
      ObjectMapper json = new ObjectMapper();
      ObjectNode schema = (ObjectNode) json.readTree(GameEvent.getClassSchema().toString());
      for (JsonNode field : schema.path("fields")) {
        if (field.path("name").asText().equals("body")) {
          ArrayNode branches = (ArrayNode) field.path("type");
          for (int i = branches.size() - 1; i >= 0; i--) {
            if (branches.path(i).path("name").asText().equals("CommentAdded")) {
              branches.set(i, json.readTree(REMARK));
            }
          }
        }
      }
      return new Schema.Parser().parse(schema.toString());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A message as the old program wrote it, at the end of a chain. */
  private static byte[] written(Chain chain, String kind, String text) throws IOException {
    GenericRecord remark = new GenericData.Record(OLD.getField("body").schema().getTypes().get(11));
    remark.put("kind", kind);
    remark.put("text", text);
    GenericRecord event = new GenericData.Record(OLD);
    event.put("gameId", chain.gameId());
    event.put("seq", chain.nextSeq());
    event.put("edition", 1);
    event.put("ply", 0);
    event.put("turn", 0);
    event.put("side", "");
    event.put(
        "previous", new GenericData.Fixed(OLD.getField("previous").schema(), chain.head().bytes()));
    event.put("type", "Remark");
    event.put("body", remark);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(new byte[] {(byte) 0xC3, 1});
    ByteBuffer fingerprint = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.write(fingerprint.putLong(Fingerprint.of(OLD)).array());
    BinaryEncoder out = EncoderFactory.get().directBinaryEncoder(bytes, null);
    new GenericDatumWriter<GenericRecord>(OLD).write(event, out);
    return bytes.toByteArray();
  }

  @Test
  void oldEventIsReadAsOneOfTheTwoThatItsMeaningWasSplitInto_andTheChainStaysWhole()
      throws IOException {
    PlayedGame game = PlayedGames.of(GameData.games().get(0)).get(0);
    ChainCheck chain = new ChainCheck(UPCASTING, Chain.begin(game.id()));
    chain.accept(game.messages().get(0));
    GameEvent comment = chain.accept(written(chain.chain(), "comment", "well played"));
    assertThat(comment.getBody()).isEqualTo(new CommentAdded("well played"));
    assertThat(comment.getType()).isEqualTo("CommentAdded");
    GameEvent refused = chain.accept(written(chain.chain(), "refusal", "expected a but b"));
    assertThat(refused.getBody()).isEqualTo(new OrderRejected("", "", "", "", "expected a but b"));
    assertThat(chain.chain().nextSeq()).isEqualTo(3);
  }

  @Test
  void oldEventIsRefusedByName_whereNoUpcasterIsFound() throws IOException {
    byte[] message = written(Chain.begin("0000000000000001"), "comment", "x");
    MessageCodec<GameEvent> codec = Codecs.events(WRITERS);
    assertThatThrownBy(() -> codec.decode(message))
        .isInstanceOf(CorruptMessage.class)
        .hasMessageContaining("Remark");
  }
}
