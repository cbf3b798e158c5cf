package org.wardiary.reports.tally;

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
import java.util.function.Function;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.projector.query.RowMark;

/**
 * What was counted, and up to where.
 *
 * @param mark where the rows of the games that were counted end
 * @param counted the games
 */
record Snapshot(RowMark mark, Counted counted) {

  private static final int BUFFER = 1 << 16;

  /**
   * Writes it, compressed, with a checksum.
   *
   * @param key what must be the same when it is read
   * @param file not closed
   */
  void write(List<String> key, OutputStream file) throws IOException {
    ZstdOutputStream packed = new ZstdOutputStream(file);
    packed.setChecksum(true);
    try (OutputStream out = new BufferedOutputStream(packed, BUFFER)) {
      StateWriter writer = new StateWriter(out);
      writer.all(key, (text, to) -> to.text(text));
      writer.text(mark.text());
      counted.write(writer);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * Reads a file to its end, and so its checksum.
   *
   * @throws IOException if it is damaged
   */
  static void check(InputStream file) throws IOException {
    try (InputStream in = new ZstdInputStream(file)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
  }

  /**
   * Reads one that was checked.
   *
   * @return nothing if it was written with another key
   * @throws IOException if it is damaged
   */
  static Optional<Snapshot> read(
      List<String> key, Wanted wanted, Function<String, GameInfo> infos, InputStream file)
      throws IOException {
    try (InputStream in = new BufferedInputStream(new ZstdInputStream(file), BUFFER)) {
      StateReader reader = new StateReader(in);
      if (!reader.all(StateReader::text).equals(key)) {
        return Optional.empty();
      }
      Snapshot snapshot =
          new Snapshot(RowMark.of(reader.text()), Counted.read(wanted, infos, reader));
      if (in.read() >= 0) {
        throw new IOException("expected the end of the snapshot but there is more");
      }
      return Optional.of(snapshot);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
