package org.wardiary.events.pack.coding;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import org.wardiary.events.text.Text;

/**
 * Reads what {@link BlockOutput} wrote; returns no byte of a block before its checksum is verified.
 */
public final class BlockInput extends InputStream {

  private final InputStream in;
  private byte[] block = new byte[0];
  private int position;
  private int number;
  private long offset;
  private byte[] digest = new byte[0];

  /**
   * Reads blocks from a stream.
   *
   * @param offset offset of the stream's next byte in the file, from 0
   */
  public BlockInput(InputStream in, long offset) {
    this.in = in;
    this.offset = offset;
  }

  static int checksum(int number, int length, byte[] bytes, int count) {
    CRC32 crc = new CRC32();
    crc.update(ByteBuffer.allocate(6).putInt(number).putShort((short) length).array());
    crc.update(bytes, 0, count);
    return (int) crc.getValue();
  }

  @Override
  public int read() throws IOException {
    if (position == block.length && (digest.length > 0 || !fill())) {
      return -1;
    }
    return block[position++] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    if (position == block.length && (digest.length > 0 || !fill())) {
      return -1;
    }
    int count = Math.min(length, block.length - position);
    System.arraycopy(block, position, bytes, from, count);
    position += count;
    return count;
  }

  /** Reads the next block; returns false if it is the last one, which holds the digest. */
  private boolean fill() throws IOException {
    int length = ByteBuffer.wrap(part(2)).getShort() & 0xFFFF;
    byte[] bytes = part(length == 0 ? BlockOutput.DIGEST : length);
    int checksum = ByteBuffer.wrap(part(4)).getInt();
    if (checksum != checksum(number, length, bytes, bytes.length)) {
      String reason =
          "expected block %d at byte %d as it was written but its checksum does not fit it";
      throw new DamagedBlock(Text.of(reason, number + 1, offset));
    }
    offset += 6L + bytes.length;
    number++;
    if (length == 0) {
      digest = bytes;
      return false;
    }
    block = bytes;
    position = 0;
    return true;
  }

  private byte[] part(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      String reason = "expected block %d at byte %d but the file ends in it";
      throw new DamagedBlock(Text.of(reason, number + 1, offset));
    }
    return bytes;
  }

  /**
   * Reads the end of the file.
   *
   * @return the digest
   * @throws DamagedBlock if there are bytes before the end or after it
   */
  public byte[] end() throws IOException {
    if (read() >= 0) {
      throw new DamagedBlock(Text.of("expected the end at byte %d but found more", offset));
    }
    if (in.read() >= 0) {
      throw new DamagedBlock(Text.of("expected the file to end at byte %d but it goes on", offset));
    }
    return digest.clone();
  }
}
