package org.wardiary.projector.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.wardiary.events.text.Text;

/** A memory-mapped segment. Safe to share between threads. */
final class Segment {

  private final String name;
  private final ByteBuffer bytes;
  private final SegmentHeader header;

  private Segment(String name, ByteBuffer bytes) {
    this.name = name;
    this.bytes = bytes;
    this.header = SegmentHeader.read(name, bytes);
  }

  /**
   * Opens a file.
   *
   * @throws IndexDamaged if the file is missing or does not hold what was written
   * @throws UncheckedIOException if it cannot be read
   */
  static Segment open(Path file) {
    String name = file.getFileName().toString();
    try (FileChannel channel = FileChannel.open(file)) {
      ByteBuffer mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
      return new Segment(name, mapped);
    } catch (NoSuchFileException e) {
      throw new IndexDamaged(Text.of("%s: expected a segment but there is no such file", name));
    } catch (IOException e) {
      throw new UncheckedIOException("expected to read " + file, e);
    }
  }

  /** The file's name. */
  String name() {
    return name;
  }

  SegmentHeader header() {
    return header;
  }

  /** A game by its number. */
  IndexedGame game(int number) {
    int at = header.gamesAt() + number * IndexedGame.BYTES;
    return IndexedGame.of(
        bytes.getLong(at), bytes.getInt(at + 8), bytes.getInt(at + 12), bytes.getInt(at + 16));
  }

  /** An answer by its number. */
  String answer(int number) {
    int at = header.answersAt() + number * Integer.BYTES;
    int texts = header.answersAt() + (header.answers() + 1) * Integer.BYTES;
    byte[] text = new byte[bytes.getInt(at + Integer.BYTES) - bytes.getInt(at)];
    bytes.get(texts + bytes.getInt(at), text);
    return new String(text, StandardCharsets.UTF_8);
  }

  private long firstKey(int block) {
    return bytes.getLong(header.directoryAt() + block * SegmentHeader.DIRECTORY_LINE);
  }

  /** A cursor that reads from the first entry on. */
  Cursor all() {
    return new Cursor(0);
  }

  /** A cursor that reads from a block before which there are no entries of a key. */
  Cursor from(long key) {
    int low = 0;
    int high = header.blocks();
    while (low < high) {
      int middle = low + high >>> 1;
      if (firstKey(middle) < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return new Cursor(Math.max(0, low - 1));
  }

  /** Reads entries in order. For one thread. */
  final class Cursor {

    private int block;
    private int left;
    private ByteBuffer in = ByteBuffer.allocate(0);
    private long key;
    private int game;

    private Cursor(int block) {
      this.block = block;
    }

    /**
     * Reads the next entry; false if there is none.
     *
     * @throws IndexDamaged if its block does not hold what was written
     */
    boolean read(Entry to) {
      if (left == 0 && !nextBlock()) {
        return false;
      }
      left--;
      long delta = Varints.read(in);
      if (delta != 0) {
        key += delta;
        game = 0;
      }
      to.key = key;
      int word = (in.get() & 0xff) << 16 | in.getShort() & 0xffff;
      to.orientation = word >>> 21;
      to.label = word & 0xfffff;
      to.rights = (word & 1 << 20) == 0 ? 0 : in.getShort() & 0xffff;
      game += (int) Varints.read(in);
      to.game = game;
      to.ply = (int) Varints.read(in);
      to.answer = (int) Varints.read(in);
      to.path = in.getShort() & 0xffff;
      return true;
    }

    private boolean nextBlock() {
      if (block == header.blocks()) {
        return false;
      }
      int line = header.directoryAt() + block * SegmentHeader.DIRECTORY_LINE;
      int offset = bytes.getInt(line + Long.BYTES);
      int checksum = bytes.getInt(line + Long.BYTES + Integer.BYTES);
      int end =
          block + 1 == header.blocks()
              ? header.directoryAt()
              : bytes.getInt(line + SegmentHeader.DIRECTORY_LINE + Long.BYTES);
      in = bytes.slice(offset, end - offset);
      if (SegmentHeader.checksum(in.duplicate()) != checksum) {
        throw new IndexDamaged(
            Text.of("%s: expected block %d as it was written but it is damaged", name, block));
      }
      key = firstKey(block);
      game = 0;
      left = Math.min(SegmentHeader.BLOCK, header.entries() - block * SegmentHeader.BLOCK);
      block++;
      return true;
    }
  }
}
