package org.wardiary.events.log.codec;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificDatumWriter;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.text.Text;

/**
 * Encodes and decodes messages of one type in Avro's single-object encoding: {@code C3 01}, the
 * fingerprint of the writer's schema, and the body. Safe to share between threads; expensive to
 * create, cheap to use.
 *
 * @param <T> the generated class
 */
public final class MessageCodec<T extends SpecificRecord> {

  private static final byte[] MARKER = {(byte) 0xC3, 0x01};
  private static final int HEADER = 10;
  private static final ThreadLocal<BinaryDecoder> DECODERS = new ThreadLocal<>();
  private static final ThreadLocal<BinaryEncoder> ENCODERS = new ThreadLocal<>();

  private final Schema schema;
  private final WriterSchemas writers;
  private final Consumer<T> check;
  private final byte[] header;
  private final SpecificDatumWriter<T> writer;
  private final WriterResolution<T> resolution;
  private final Map<Long, BodyReader<T>> readers = new ConcurrentHashMap<>();

  /**
   * Creates a codec.
   *
   * @param type the generated class
   * @param writers finds the schemas of messages that were not written with the class's own
   * @param check throws {@link CorruptMessage} if a decoded message is inconsistent
   */
  public MessageCodec(Class<T> type, WriterSchemas writers, Consumer<T> check) {
    AvroSafety.trust(type);
    SpecificData model = SpecificData.getForClass(type);
    this.schema = model.getSchema(type);
    this.writers = writers;
    this.check = check;
    this.header = header(schema);
    // what the generated classes write by themselves takes half the time
    SpecificData writing = new SpecificData(type.getClassLoader());
    writing.setCustomCoders(true);
    this.writer = new SpecificDatumWriter<>(schema, writing);
    this.resolution = new WriterResolution<>(model, schema);
    readers.put(Fingerprint.of(schema), resolution.reader(schema));
  }

  /** Creates a codec for a type whose messages need no check for consistency. */
  public MessageCodec(Class<T> type, WriterSchemas writers) {
    this(type, writers, message -> {});
  }

  /** The bytes with which every message written with a schema begins. */
  static byte[] header(Schema schema) {
    return ByteBuffer.allocate(HEADER)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(MARKER)
        .putLong(Fingerprint.of(schema))
        .array();
  }

  /** The schema with which messages are written, and as which all messages are read. */
  public Schema schema() {
    return schema;
  }

  /**
   * Encodes a message.
   *
   * @throws IllegalArgumentException if a field is missing or has a wrong type
   */
  public byte[] encode(T message) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      bytes.write(header);
      BinaryEncoder out = EncoderFactory.get().binaryEncoder(bytes, ENCODERS.get());
      ENCODERS.set(out);
      writer.write(message, out);
      out.flush();
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(
          Text.of(
              "expected a whole %s but a field is missing or wrong: %s",
              schema.getName(), e.getMessage()),
          e);
    }
  }

  /**
   * Decodes exactly one message.
   *
   * @throws CorruptMessage if the bytes are anything else, including if bytes are left over
   */
  public T decode(byte[] bytes) {
    if (bytes.length < HEADER || !Envelope.startsWith(bytes, MARKER)) {
      throw new CorruptMessage(
          CorruptMessage.Problem.NOT_A_MESSAGE,
          Text.of(
              "expected a message of %s, beginning C3 01, but got %s",
              schema.getName(), beginning(bytes)));
    }
    long fingerprint = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong(2);
    BodyReader<T> reader = readers.get(fingerprint);
    if (reader == null) {
      reader = readers.computeIfAbsent(fingerprint, this::open);
    }
    T message = body(reader, bytes);
    check.accept(message);
    return message;
  }

  private BodyReader<T> open(long fingerprint) {
    Schema writer =
        writers
            .find(fingerprint)
            .orElseThrow(
                () ->
                    new CorruptMessage(
                        CorruptMessage.Problem.UNKNOWN_WRITER,
                        Text.of(
                            "expected a known writer's schema but nobody published %s",
                            Fingerprint.text(fingerprint))));
    return resolution.reader(writer);
  }

  private T body(BodyReader<T> reader, byte[] bytes) {
    int length = bytes.length - HEADER;
    BinaryDecoder in = DecoderFactory.get().binaryDecoder(bytes, HEADER, length, DECODERS.get());
    DECODERS.set(in);
    try {
      T message = reader.read(in);
      if (!in.isEnd()) {
        throw new CorruptMessage(
            CorruptMessage.Problem.DAMAGED,
            Text.of(
                "expected the end of the message of %s but bytes are left over", schema.getName()));
      }
      return message;
    } catch (CorruptMessage e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      throw new CorruptMessage(
          CorruptMessage.Problem.DAMAGED,
          Text.of(
              "expected a message of %s but its %d bytes make no sense: %s",
              schema.getName(), bytes.length, e),
          e);
    }
  }

  private static String beginning(byte[] bytes) {
    if (bytes.length == 0) {
      return "nothing";
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.min(bytes.length, HEADER); i++) {
      text.append(Text.of("%02X ", bytes[i]));
    }
    return Text.of("%d bytes beginning %s", bytes.length, text.toString().trim());
  }
}
