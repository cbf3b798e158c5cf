package org.wardiary.reports.rows;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Writes a struct in Thrift's compact protocol, as far as the headers and footer of a Parquet file
 * need it (Apache Thrift, Thrift Compact protocol encoding). Fields must be written in ascending
 * order of their ids.
 */
final class CompactThrift {

  private static final int I32 = 5;
  private static final int I64 = 6;
  private static final int BINARY = 8;
  private static final int LIST = 9;
  private static final int STRUCT = 12;
  private static final int LONG_LIST = 15;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private int last;

  /** Writes a 32-bit integer. */
  CompactThrift i32(int id, int value) {
    return field(id, I32).zigzag(value);
  }

  /** Writes a 64-bit integer. */
  CompactThrift i64(int id, long value) {
    return field(id, I64).zigzag(value);
  }

  /** Writes a text as UTF-8. */
  CompactThrift text(int id, String value) {
    return field(id, BINARY).text(value);
  }

  /** Writes a nested struct. */
  CompactThrift struct(int id, Consumer<CompactThrift> content) {
    field(id, STRUCT).nested(content);
    return this;
  }

  /** Writes a list of 32-bit integers. */
  CompactThrift numbers(int id, List<Integer> values) {
    return list(id, I32, values, (list, value) -> list.zigzag(value));
  }

  /** Writes a list of texts. */
  CompactThrift texts(int id, List<String> values) {
    return list(id, BINARY, values, CompactThrift::text);
  }

  /** Writes a list of structs, one for each value. */
  <V> CompactThrift structs(int id, List<V> values, BiConsumer<CompactThrift, V> content) {
    return list(
        id, STRUCT, values, (list, value) -> list.nested(one -> content.accept(one, value)));
  }

  private <V> CompactThrift list(
      int id, int type, List<V> values, BiConsumer<CompactThrift, V> element) {
    field(id, LIST);
    if (values.size() < LONG_LIST) {
      out.write(values.size() << 4 | type);
    } else {
      out.write(LONG_LIST << 4 | type);
      varint(values.size());
    }
    values.forEach(value -> element.accept(this, value));
    return this;
  }

  private void nested(Consumer<CompactThrift> content) {
    CompactThrift one = new CompactThrift();
    content.accept(one);
    out.writeBytes(one.bytes());
  }

  private CompactThrift field(int id, int type) {
    out.write(id - last << 4 | type); // ids here never skip more than 15
    last = id;
    return this;
  }

  private CompactThrift text(String value) {
    byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
    varint(bytes.length);
    out.writeBytes(bytes);
    return this;
  }

  private CompactThrift zigzag(long value) {
    varint(value << 1 ^ value >> 63);
    return this;
  }

  private void varint(long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      out.write((int) (rest & 0x7F | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }

  /** The whole struct. */
  byte[] bytes() {
    byte[] content = out.toByteArray();
    byte[] whole = new byte[content.length + 1]; // ended by 0
    System.arraycopy(content, 0, whole, 0, content.length);
    return whole;
  }
}
