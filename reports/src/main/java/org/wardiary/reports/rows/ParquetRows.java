package org.wardiary.reports.rows;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.wardiary.reports.rows.ParquetColumn.Chunk;

/**
 * Writes rows as a Parquet file of flat, required columns: plain values, one page for each column
 * of a row group, compressed with Zstandard. This is a minimal subset of the format (Apache
 * Parquet, File Format) that every reader supports.
 */
final class ParquetRows implements RowWriter {

  private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;
  private static final int REQUIRED = 0;
  private static final int UTF8 = 0;
  private static final int GROUP = 8 << 20;

  private final RowTable table;
  private final Map<String, String> facts;
  private final OutputStream out;
  private final List<ParquetColumn> columns;
  private final List<Group> groups = new ArrayList<>();
  private long at;
  private long rows;

  /** A row group, stored column by column. */
  private record Group(long rows, List<Chunk> chunks) {

    void describe(CompactThrift group) {
      group
          .structs(1, chunks, (one, chunk) -> chunk.describe(one))
          .i64(2, chunks.stream().mapToLong(Chunk::plain).sum())
          .i64(3, rows);
    }
  }

  /**
   * Begins a file without rows.
   *
   * @param facts metadata of the file, by name
   */
  ParquetRows(RowTable table, Map<String, String> facts, OutputStream out) throws IOException {
    this.table = table;
    this.facts = Map.copyOf(facts);
    this.out = out;
    this.columns = table.fields().stream().map(ParquetColumn::new).toList();
    out.write(MAGIC);
    at = MAGIC.length;
  }

  @Override
  public void write(List<Object> row) throws IOException {
    for (int i = 0; i < row.size(); i++) {
      columns.get(i).add(row.get(i));
    }
    rows++;
    if (columns.stream().mapToLong(ParquetColumn::size).sum() > GROUP) {
      writeGroup();
    }
  }

  private void writeGroup() throws IOException {
    List<Chunk> chunks = new ArrayList<>();
    for (ParquetColumn column : columns) {
      Chunk chunk = column.write(at, out);
      at += chunk.packed();
      chunks.add(chunk);
    }
    groups.add(new Group(rows, chunks));
    rows = 0;
  }

  @Override
  public void finish() throws IOException {
    if (rows > 0) {
      writeGroup();
    }
    byte[] footer = footer();
    out.write(footer);
    out.write(
        ByteBuffer.allocate(Integer.BYTES)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putInt(footer.length)
            .array());
    out.write(MAGIC);
  }

  private byte[] footer() {
    List<RowField> schema = new ArrayList<>(table.fields());
    return new CompactThrift()
        .i32(1, VERSION)
        .structs(2, elements(schema), (one, element) -> element.accept(one))
        .i64(3, groups.stream().mapToLong(Group::rows).sum())
        .structs(4, groups, (one, group) -> group.describe(one))
        .structs(
            5,
            facts.entrySet().stream().sorted(Map.Entry.comparingByKey()).toList(),
            (one, fact) -> one.text(1, fact.getKey()).text(2, fact.getValue()))
        .text(6, "wardiary")
        .bytes();
  }

  /** The schema elements: the root, then each column. */
  private List<Consumer<CompactThrift>> elements(List<RowField> schema) {
    List<Consumer<CompactThrift>> elements = new ArrayList<>();
    elements.add(root -> root.text(4, table.name()).i32(5, schema.size()));
    for (RowField field : schema) {
      elements.add(
          column -> {
            column
                .i32(1, ParquetColumn.physical(field.type()))
                .i32(3, REQUIRED)
                .text(4, field.name());
            if (field.type() == RowField.Type.STRING) {
              column.i32(6, UTF8);
            }
          });
    }
    return elements;
  }
}
