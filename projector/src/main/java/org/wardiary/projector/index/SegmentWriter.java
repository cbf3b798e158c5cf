package org.wardiary.projector.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/** Writes one segment, a file that never changes afterwards. For one thread. */
final class SegmentWriter {

  /** Bytes reserved for an entry, more than the longest one takes. */
  private static final int ENTRY = 48;

  private static final int BUFFER = 1 << 16;

  private record Block(long firstKey, int offset, int checksum) {}

  private final FileChannel channel;
  private final ByteBuffer block = ByteBuffer.allocate(SegmentHeader.BLOCK * ENTRY);
  private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
  private final CRC32C checksum = new CRC32C();
  private final List<Block> blocks = new ArrayList<>();
  private int at = SegmentHeader.BYTES;
  private int entries;

  private SegmentWriter(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Writes a file and forces it to disk.
   *
   * @throws UncheckedIOException if it cannot be written
   */
  static SegmentFile write(Path file, EntrySource source) {
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      return SegmentFile.of(
          file.getFileName().toString(), new SegmentWriter(channel).write(source));
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write " + file, e);
    }
  }

  private SegmentHeader write(EntrySource source) throws IOException {
    channel.position(SegmentHeader.BYTES);
    writeBlocks(source);
    int directoryAt = at;
    for (Block each : blocks) {
      room(SegmentHeader.DIRECTORY_LINE);
      buffer.putLong(each.firstKey()).putInt(each.offset()).putInt(each.checksum());
    }
    int gamesAt = directoryAt + blocks.size() * SegmentHeader.DIRECTORY_LINE;
    for (IndexedGame game : source.games()) {
      room(IndexedGame.BYTES);
      buffer.putLong(game.id()).putInt(game.packed()).putInt(game.date()).putInt(game.edition());
    }
    int answersAt = gamesAt + source.games().size() * IndexedGame.BYTES;
    writeAnswers(source.answers());
    flush();
    SegmentHeader header =
        new SegmentHeader(
            source.games().size(),
            entries,
            source.answers().size(),
            blocks.size(),
            directoryAt,
            gamesAt,
            answersAt,
            at,
            (int) checksum.getValue());
    channel.write(header.bytes(), 0);
    channel.force(true);
    return header;
  }

  /** Writes where each text begins, then the texts. */
  private void writeAnswers(List<String> answers) throws IOException {
    int begin = 0;
    for (String answer : answers) {
      room(Integer.BYTES);
      buffer.putInt(begin);
      begin += answer.getBytes(StandardCharsets.UTF_8).length;
    }
    room(Integer.BYTES);
    buffer.putInt(begin);
    for (String answer : answers) {
      byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
      room(bytes.length);
      buffer.put(bytes);
    }
  }

  private void room(int bytes) throws IOException {
    if (buffer.remaining() < bytes) {
      flush();
    }
  }

  private void flush() throws IOException {
    buffer.flip();
    checksum.update(buffer.duplicate());
    put(buffer);
    buffer.clear();
  }

  private void put(ByteBuffer bytes) throws IOException {
    at = Math.addExact(at, bytes.remaining());
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  private void writeBlocks(EntrySource source) throws IOException {
    Entry entry = new Entry();
    long firstKey = 0;
    long key = 0;
    int game = 0;
    while (source.read(entry)) {
      if (entries % SegmentHeader.BLOCK == 0) {
        endBlock(firstKey);
        firstKey = entry.key;
        key = entry.key;
        game = 0;
      }
      game = entry.key == key ? game : 0;
      Varints.write(block, entry.key - key);
      write(entry, game);
      key = entry.key;
      game = entry.game;
      entries++;
    }
    endBlock(firstKey);
  }

  private void write(Entry entry, int previousGame) {
    int word = entry.orientation << 21 | (entry.rights == 0 ? 0 : 1 << 20) | entry.label;
    block.put((byte) (word >>> 16)).putShort((short) word);
    if (entry.rights != 0) {
      block.putShort((short) entry.rights);
    }
    Varints.write(block, entry.game - previousGame);
    Varints.write(block, entry.ply);
    Varints.write(block, entry.answer);
    block.putShort((short) entry.path);
  }

  private void endBlock(long firstKey) throws IOException {
    block.flip();
    if (block.hasRemaining()) {
      blocks.add(new Block(firstKey, at, SegmentHeader.checksum(block.duplicate())));
      put(block);
    }
    block.clear();
  }
}
