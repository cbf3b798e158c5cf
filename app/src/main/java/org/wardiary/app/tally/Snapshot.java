package org.wardiary.app.tally;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.projector.query.RowOffsets;

/**
 * A snapshot of counts.
 *
 * @param offsets end offsets of the rows that were counted
 * @param counted the counts
 */
record Snapshot(RowOffsets offsets, Counted counted) {

  /**
   * Writes the snapshot in {@link SnapshotFormat}.
   *
   * @param key identifies what was counted; must match when the snapshot is read
   * @param file the stream to write to
   */
  void write(List<String> key, OutputStream file) throws IOException {
    SnapshotFormat.write(key, offsets, counted::write, file);
  }

  /**
   * Reads a snapshot that was checked.
   *
   * @return empty if it was written with another key
   * @throws IOException if it is damaged
   */
  static Optional<Snapshot> read(
      List<String> key, CountRequest request, Function<String, GameInfo> infos, InputStream file)
      throws IOException {
    return SnapshotFormat.read(
        key, (offsets, in) -> new Snapshot(offsets, Counted.read(request, infos, in)), file);
  }
}
