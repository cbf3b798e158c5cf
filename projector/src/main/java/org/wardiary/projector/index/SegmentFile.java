package org.wardiary.projector.index;

import java.nio.file.Path;
import org.wardiary.events.text.Text;

/**
 * A segment as the manifest names it. Length and checksum identify it, since an intact file of this
 * name may have come from another index.
 *
 * @param name name of the file
 * @param length length of the file, in bytes
 * @param checksum checksum of directory, games and answers; the directory has those of all blocks
 */
record SegmentFile(String name, int length, int checksum) {

  /** The segment with a header. */
  static SegmentFile of(String name, SegmentHeader header) {
    return new SegmentFile(name, header.length(), header.checksum());
  }

  /**
   * Opens the file.
   *
   * @throws IndexDamaged if it is missing, is another segment, or does not hold what was written
   */
  Segment open(Path folder) {
    Segment segment = Segment.open(folder.resolve(name));
    if (!equals(of(name, segment.header()))) {
      throw new IndexDamaged(
          Text.of("%s: expected the segment that the manifest names but got another", name));
    }
    return segment;
  }
}
