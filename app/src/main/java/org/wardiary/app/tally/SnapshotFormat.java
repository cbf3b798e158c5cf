package org.wardiary.app.tally;

import com.github.luben.zstd.ZstdInputStream;
import com.github.luben.zstd.ZstdOutputStream;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.projector.query.RowOffsets;

/**
 * The stored form of counts: a key that identifies what was counted, the end offsets of the counted
 * rows, and the counts; compressed, with a checksum.
 */
final class SnapshotFormat {

  private static final int BUFFER = 1 << 16;

  private SnapshotFormat() {}

  /**
   * Writes counts.
   *
   * @param key identifies what was counted; must match when the counts are read
   * @param offsets end offsets of the counted rows
   * @param body writes the counts
   * @param file the stream to write to
   */
  static void write(
      List<String> key, RowOffsets offsets, Consumer<StateWriter> body, OutputStream file)
      throws IOException {
    ZstdOutputStream packed = new ZstdOutputStream(file);
    packed.setChecksum(true);
    try (OutputStream out = new BufferedOutputStream(packed, BUFFER)) {
      StateWriter writer = new StateWriter(out);
      writer.all(key, (text, to) -> to.text(text));
      writer.text(offsets.text());
      body.accept(writer);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * Reads to the end, which verifies the checksum.
   *
   * @throws IOException if the stream is damaged
   */
  static void check(InputStream file) throws IOException {
    try (InputStream in = new ZstdInputStream(file)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
  }

  /**
   * Reads counts that were checked.
   *
   * @param body reads the counts
   * @return empty if they were written with another key
   * @throws IOException if the stream is damaged
   */
  static <T> Optional<T> read(
      List<String> key, BiFunction<RowOffsets, StateReader, T> body, InputStream file)
      throws IOException {
    try (InputStream in = new BufferedInputStream(new ZstdInputStream(file), BUFFER)) {
      StateReader reader = new StateReader(in);
      if (!reader.all(StateReader::text).equals(key)) {
        return Optional.empty();
      }
      T read = body.apply(RowOffsets.of(reader.text()), reader);
      if (in.read() >= 0) {
        throw new IOException("expected the end of what was counted but there is more");
      }
      return Optional.of(read);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
