package org.wardiary.projector.index;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import org.wardiary.events.text.Text;

/**
 * How a segment is laid out. A segment is a file: this header; blocks of entries; the directory of
 * the blocks (first key, offset and checksum of each); the games; the answers.
 *
 * @param games number of games
 * @param entries number of positions
 * @param answers number of answers, the empty one included
 * @param blocks number of blocks
 * @param directoryAt where the directory begins; the blocks end there
 * @param gamesAt where the games begin
 * @param answersAt where the answers begin
 * @param length length of the file, in bytes
 * @param checksum checksum of directory, games and answers
 */
record SegmentHeader(
    int games,
    int entries,
    int answers,
    int blocks,
    int directoryAt,
    int gamesAt,
    int answersAt,
    int length,
    int checksum) {

  /** Size of a header, in bytes. */
  static final int BYTES = 64;

  /** Number of entries in a block; the last block may have fewer. */
  static final int BLOCK = 256;

  /** Size of a block's entry in the directory, in bytes: first key, offset, checksum. */
  static final int DIRECTORY_LINE = Long.BYTES + 2 * Integer.BYTES;

  private static final long MAGIC = 0x5744_504F_5349_4458L; // WDPOSIDX
  private static final int FIELDS_END = Long.BYTES + 10 * Integer.BYTES;

  /** The header as bytes. */
  ByteBuffer bytes() {
    ByteBuffer out = ByteBuffer.allocate(BYTES);
    out.putLong(MAGIC).putInt(Manifest.VERSION);
    out.putInt(games).putInt(entries).putInt(answers).putInt(blocks);
    out.putInt(directoryAt).putInt(gamesAt).putInt(answersAt).putInt(length).putInt(checksum);
    out.putInt(checksum(out.duplicate().limit(FIELDS_END).position(0)));
    return out.position(0);
  }

  /**
   * The header at the beginning of a file.
   *
   * @throws IndexDamaged if the file does not hold a segment as it was written
   */
  static SegmentHeader read(String file, ByteBuffer whole) {
    if (whole.limit() < BYTES) {
      throw new IndexDamaged(Text.of("%s: expected a header but the file ends", file));
    }
    ByteBuffer in = whole.duplicate().position(0);
    boolean ours = in.getLong() == MAGIC && in.getInt() == Manifest.VERSION;
    SegmentHeader header =
        new SegmentHeader(
            in.getInt(),
            in.getInt(),
            in.getInt(),
            in.getInt(),
            in.getInt(),
            in.getInt(),
            in.getInt(),
            in.getInt(),
            in.getInt());
    boolean undamaged = in.getInt() == checksum(whole.duplicate().position(0).limit(FIELDS_END));
    if (!ours || !undamaged || header.length != whole.limit()) {
      throw new IndexDamaged(
          Text.of("%s: expected a segment of %d bytes but it is another", file, header.length));
    }
    ByteBuffer rest = whole.duplicate().position(header.directoryAt).limit(header.length);
    if (checksum(rest) != header.checksum) {
      throw new IndexDamaged(Text.of("%s: expected what was written but it is damaged", file));
    }
    return header;
  }

  /** The CRC-32C of a buffer's remaining bytes, which are consumed. */
  static int checksum(ByteBuffer bytes) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes);
    return (int) checksum.getValue();
  }
}
