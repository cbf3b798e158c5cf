package org.wardiary.reports.tally;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.projector.query.RowOffsets;

/**
 * What was counted, and up to where.
 *
 * @param offsets where the rows of the games that were counted end
 * @param counted the games
 */
record Snapshot(RowOffsets offsets, Counted counted) {

  /**
   * Writes it as {@link SnapshotFormat}.
   *
   * @param key what must be the same when it is read
   * @param file not closed
   */
  void write(List<String> key, OutputStream file) throws IOException {
    SnapshotFormat.write(key, offsets, counted::write, file);
  }

  /**
   * Reads one that was checked.
   *
   * @return nothing if it was written with another key
   * @throws IOException if it is damaged
   */
  static Optional<Snapshot> read(
      List<String> key, CountRequest request, Function<String, GameInfo> infos, InputStream file)
      throws IOException {
    return SnapshotFormat.read(
        key, (offsets, in) -> new Snapshot(offsets, Counted.read(request, infos, in)), file);
  }
}
