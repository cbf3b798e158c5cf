package org.wardiary.reports.rows;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The values of a column that wait to be written, as one page of plain values; none is missing. */
final class ParquetColumn {

  static final int DOUBLE = 5;
  static final int BYTES = 6;

  private static final int BOOLEAN = 0;
  private static final int INT64 = 2;
  private static final int ZSTD = 6;
  private static final int PLAIN = 0;
  private static final int RLE = 3;
  private static final int DATA_PAGE = 0;

  private final RowField field;
  private final ByteArrayOutputStream page = new ByteArrayOutputStream();
  private final ByteBuffer number = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
  private int values;
  private int bits;

  ParquetColumn(RowField field) {
    this.field = field;
  }

  /** A column of a row group, and its place in the file as the footer describes it. */
  record Chunk(RowField field, long offset, long values, long plain, long packed) {

    void describe(CompactThrift chunk) {
      chunk
          .i64(2, offset)
          .struct(
              3,
              meta ->
                  meta.i32(1, physical(field.type()))
                      .numbers(2, List.of(PLAIN, RLE))
                      .texts(3, List.of(field.name()))
                      .i32(4, ZSTD)
                      .i64(5, values)
                      .i64(6, plain)
                      .i64(7, packed)
                      .i64(9, offset));
    }
  }

  /** The physical type in the file of a column's values. */
  static int physical(RowField.Type type) {
    return switch (type) {
      case STRING -> BYTES;
      case INTEGER -> INT64;
      case NUMBER -> DOUBLE;
      case BOOLEAN -> BOOLEAN;
    };
  }

  void add(Object value) {
    switch (field.type()) {
      case STRING -> {
        byte[] text = value.toString().getBytes(StandardCharsets.UTF_8);
        page.write(number.clear().putInt(text.length).array(), 0, Integer.BYTES);
        page.writeBytes(text);
      }
      case INTEGER -> page.writeBytes(number.clear().putLong((Long) value).array());
      case NUMBER -> page.writeBytes(number.clear().putDouble((Double) value).array());
      case BOOLEAN -> bit((Boolean) value ? 1 : 0);
    }
    values++;
  }

  private void bit(int value) {
    bits |= value << values % Byte.SIZE;
    if (values % Byte.SIZE == Byte.SIZE - 1) {
      page.write(bits);
      bits = 0;
    }
  }

  /** Number of bytes that wait to be written. */
  int size() {
    return page.size();
  }

  /** Writes the page and begins another one. */
  Chunk write(long offset, OutputStream out) throws IOException {
    if (field.type() == RowField.Type.BOOLEAN && values % Byte.SIZE != 0) {
      page.write(bits);
    }
    byte[] plain = page.toByteArray();
    byte[] packed = Zstd.compress(plain);
    byte[] header =
        new CompactThrift()
            .i32(1, DATA_PAGE)
            .i32(2, plain.length)
            .i32(3, packed.length)
            .struct(5, data -> data.i32(1, values).i32(2, PLAIN).i32(3, RLE).i32(4, RLE))
            .bytes();
    out.write(header);
    out.write(packed);
    Chunk chunk =
        new Chunk(
            field,
            offset,
            values,
            (long) header.length + plain.length,
            (long) header.length + packed.length);
    page.reset();
    values = 0;
    bits = 0;
    return chunk;
  }
}
