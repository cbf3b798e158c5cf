package org.wardiary.events.pack.coding;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes bytes in blocks: the length (2 bytes), the bytes, and a CRC-32 of the block's number,
 * length and bytes (4 bytes), all big-endian. The last block has the length 0 and holds a digest of
 * {@link #DIGEST} bytes given by the writer.
 */
public final class BlockOutput extends OutputStream {

  /** Number of bytes in a full block. */
  public static final int BLOCK = 1024;

  /** Number of bytes in the digest. */
  public static final int DIGEST = 32;

  private final DataOutputStream out;
  private final byte[] block = new byte[BLOCK];
  private int size;
  private int number;

  /** Writes blocks to a stream, which is not closed. */
  public BlockOutput(OutputStream out) {
    this.out = new DataOutputStream(out);
  }

  @Override
  public void write(int b) throws IOException {
    block[size++] = (byte) b;
    if (size == BLOCK) {
      put(size, block, size);
      size = 0;
    }
  }

  /** Writes the remaining bytes and the last block. */
  public void end(byte[] digest) throws IOException {
    if (digest.length != DIGEST) {
      throw new IllegalArgumentException("expected 32 bytes but got " + digest.length);
    }
    if (size > 0) {
      put(size, block, size);
    }
    put(0, digest, DIGEST);
    out.flush();
  }

  private void put(int length, byte[] bytes, int count) throws IOException {
    out.writeShort(length);
    out.write(bytes, 0, count);
    out.writeInt(BlockInput.checksum(number++, length, bytes, count));
  }
}
