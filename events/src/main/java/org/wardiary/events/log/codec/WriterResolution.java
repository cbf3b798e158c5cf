package org.wardiary.events.log.codec;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.specific.SpecificData;
import org.wardiary.events.text.Text;

/**
 * Decides how a writer's messages may be read, before the first of them is decoded.
 *
 * <p>Avro's own resolution silently reads a union branch that the reader does not know as any
 * branch of the same shape. Therefore messages are never resolved from an incompatible writer's
 * schema: they are decoded as written, those of unknown types are refused by name, and only the
 * others are resolved, from a schema without the unknown branches.
 */
final class WriterResolution<T> {

  private final SpecificData model;
  private final Schema reader;

  WriterResolution(SpecificData model, Schema reader) {
    this.model = model;
    this.reader = reader;
  }

  /**
   * The reader for the messages of a writer.
   *
   * @throws CorruptMessage if none of its messages can be read
   */
  BodyReader<T> reader(Schema writer) {
    if (!writer.getType().equals(Schema.Type.RECORD)
        || !writer.getName().equals(reader.getName())) { // as Avro resolves: without namespaces
      throw incompatible(writer, "of another type");
    }
    if (compatible(reader, writer)) {
      return resolving(writer);
    }
    Schema known = knownPart(writer);
    if (!compatible(reader, known)) {
      throw incompatible(writer, "incompatible with it");
    }
    return new KnownTypesReader(writer, known);
  }

  private BodyReader<T> resolving(Schema writer) {
    @SuppressWarnings("unchecked") // the reader's schema is that of T
    DatumReader<T> datum = (DatumReader<T>) model.createDatumReader(writer, reader);
    return in -> datum.read(null, in);
  }

  private static boolean compatible(Schema reader, Schema writer) {
    // a program's own schemas, which have hundreds of pairs of types, need no comparison at its
    // start
    return reader == writer
        || SchemaCompatibility.checkReaderWriterCompatibility(reader, writer).getType()
            == SchemaCompatibilityType.COMPATIBLE;
  }

  private CorruptMessage incompatible(Schema writer, String how) {
    return new CorruptMessage(
        CorruptMessage.Problem.INCOMPATIBLE_WRITER,
        Text.of(
            "expected a message of %s but its writer's schema %s (%s) is %s",
            reader.getFullName(),
            writer.getType() == Schema.Type.RECORD ? writer.getFullName() : writer.getType(),
            Fingerprint.text(Fingerprint.of(writer)),
            how));
  }

  /** The writer's schema without the union branches that the reader cannot read. */
  private Schema knownPart(Schema writer) {
    List<Schema.Field> fields = new ArrayList<>();
    for (Schema.Field field : writer.getFields()) {
      Schema.Field mine = reader.getField(field.name());
      Schema type = field.schema();
      if (mine != null && type.isUnion() && mine.schema().isUnion()) {
        type = Schema.createUnion(knownBranches(mine.schema(), type));
      }
      fields.add(new Schema.Field(field.name(), type, field.doc()));
    }
    Schema known =
        Schema.createRecord(writer.getName(), writer.getDoc(), writer.getNamespace(), false);
    known.setFields(fields);
    return known;
  }

  private static List<Schema> knownBranches(Schema mine, Schema theirs) {
    List<Schema> known = new ArrayList<>();
    for (Schema branch : theirs.getTypes()) {
      Integer index = mine.getIndexNamed(branch.getFullName());
      if (index != null && compatible(mine.getTypes().get(index), branch)) {
        known.add(branch);
      }
    }
    return known;
  }

  /** Decodes messages as written, refuses unknown types, and resolves the others. */
  private final class KnownTypesReader implements BodyReader<T> {

    private final Schema known;
    private final GenericDatumReader<GenericRecord> asWritten;
    private final BodyReader<T> resolving;

    KnownTypesReader(Schema writer, Schema known) {
      this.known = known;
      this.asWritten = new GenericDatumReader<>(writer, writer, new GenericData());
      this.resolving = resolving(known);
    }

    @Override
    public T read(BinaryDecoder in) throws IOException {
      GenericRecord datum = asWritten.read(null, in);
      for (Schema.Field field : known.getFields()) {
        if (field.schema().isUnion()) {
          requireKnown(field, datum.get(field.name()));
        }
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      BinaryEncoder out = EncoderFactory.get().directBinaryEncoder(bytes, null);
      GenericRecord kept = new GenericData.Record(known);
      known.getFields().forEach(f -> kept.put(f.pos(), datum.get(f.name())));
      new GenericDatumWriter<GenericRecord>(known, new GenericData()).write(kept, out);
      return resolving.read(DecoderFactory.get().binaryDecoder(bytes.toByteArray(), null));
    }

    private void requireKnown(Schema.Field field, Object value) {
      if (value instanceof GenericRecord body
          && field.schema().getIndexNamed(body.getSchema().getFullName()) == null) {
        throw new CorruptMessage(
            CorruptMessage.Problem.UNKNOWN_TYPE,
            Text.of(
                "expected a known %s but a newer program wrote %s",
                field.name(), body.getSchema().getName()));
      }
    }
  }
}
