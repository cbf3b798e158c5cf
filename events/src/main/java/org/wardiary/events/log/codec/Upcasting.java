package org.wardiary.events.log.codec;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/** Reads messages through the upcasters for their writers, and all other messages directly. */
final class Upcasting<T> {

  private final List<Upcaster> upcasters;
  private final Function<Schema, BodyReader<T>> resolution;

  Upcasting(List<Upcaster> upcasters, Function<Schema, BodyReader<T>> resolution) {
    this.upcasters = List.copyOf(upcasters);
    this.resolution = resolution;
  }

  /** The reader for the messages of a writer. */
  BodyReader<T> reader(Schema writer) {
    Optional<Upcaster> found = upcasters.stream().filter(one -> one.accepts(writer)).findFirst();
    return found.isPresent() ? through(found.get(), writer) : resolution.apply(writer);
  }

  private BodyReader<T> through(Upcaster upcaster, Schema writer) {
    BodyReader<T> later = reader(upcaster.schema());
    GenericDatumReader<GenericRecord> asWritten =
        new GenericDatumReader<>(writer, writer, new GenericData());
    return in -> later.read(encoded(upcaster, asWritten.read(null, in)));
  }

  private static BinaryDecoder encoded(Upcaster upcaster, GenericRecord message)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder out = EncoderFactory.get().directBinaryEncoder(bytes, null);
    new GenericDatumWriter<GenericRecord>(upcaster.schema(), new GenericData())
        .write(upcaster.upcast(message), out);
    return DecoderFactory.get().binaryDecoder(bytes.toByteArray(), null);
  }
}
