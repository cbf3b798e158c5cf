package org.wardiary.events.log.codec;

import org.apache.avro.NameValidator;
import org.apache.avro.Schema;
import org.apache.avro.SchemaParseException;
import org.wardiary.events.text.Text;

/** Parses untrusted schemas. */
public final class SchemaText {

  /** The longest schema that is accepted, in characters. */
  public static final int LIMIT = 1 << 20;

  private SchemaText() {}

  /**
   * Parses a schema's JSON, with strict checks of names.
   *
   * @throws CorruptMessage if it is longer than {@link #LIMIT} or is not a schema
   */
  public static Schema parse(String json) {
    if (json.length() > LIMIT) {
      throw new CorruptMessage(
          CorruptMessage.Problem.INCOMPATIBLE_WRITER,
          Text.of("expected a schema of at most %d characters but got %d", LIMIT, json.length()));
    }
    try {
      return new Schema.Parser(NameValidator.STRICT_VALIDATOR).parse(json);
    } catch (SchemaParseException e) {
      throw new CorruptMessage(
          CorruptMessage.Problem.INCOMPATIBLE_WRITER,
          "expected an Avro schema but got text that is none",
          e);
    }
  }
}
