package org.wardiary.reports.rows;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;
import org.wardiary.events.text.Text;

/**
 * Bytes that are appended to numbered slots and read back slot by slot. What exceeds a memory
 * budget goes into one temporary file, which is unlinked once it is open (on Windows it is deleted
 * when it is closed), so nothing is left behind however the program ends. Any thread may add bytes;
 * after that, any thread may read them.
 */
final class SpillFile implements AutoCloseable {

  private static final int BUFFER = 1 << 20;

  private final Path folder;
  private final int budget;
  private final ByteArrayOutputStream[] pending;
  private final long[][] extents;
  private Optional<FileChannel> file = Optional.empty();
  private long held;
  private long written;

  /**
   * Creates an empty spill file; no file is made on disk before it is needed.
   *
   * @param folder folder for the file
   * @param slots number of slots
   * @param budget number of bytes held in memory
   */
  SpillFile(Path folder, int slots, int budget) {
    this.folder = folder;
    this.budget = budget;
    this.pending = new ByteArrayOutputStream[slots];
    this.extents = new long[slots][];
  }

  /**
   * Appends to a slot.
   *
   * @throws UncheckedIOException if there is no room on the disk
   */
  synchronized void add(int slot, byte[] bytes) {
    if (pending[slot] == null) {
      pending[slot] = new ByteArrayOutputStream();
    }
    pending[slot].writeBytes(bytes);
    held += bytes.length;
    if (held > budget) {
      spill();
    }
  }

  /** Number of bytes in the file; 0 if there is none. */
  long spilled() {
    return written;
  }

  private void spill() {
    try {
      FileChannel channel = open();
      OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
      for (int slot = 0; slot < pending.length; slot++) {
        if (pending[slot] != null) {
          pending[slot].writeTo(out);
          extend(slot, written, pending[slot].size());
          written += pending[slot].size();
          pending[slot] = null;
        }
      }
      out.flush();
      held = 0;
    } catch (IOException e) {
      throw new UncheckedIOException(
          Text.of(
              "expected room in %s for the rows of the games, %d MiB so far, but writing failed",
              folder, (written + held) >> 20),
          e);
    }
  }

  private void extend(int slot, long position, int length) {
    long[] before = extents[slot] == null ? new long[0] : extents[slot];
    extents[slot] = Arrays.copyOf(before, before.length + 2);
    extents[slot][before.length] = position;
    extents[slot][before.length + 1] = length;
  }

  private FileChannel open() throws IOException {
    if (file.isEmpty()) {
      Path path = Files.createTempFile(folder, "wardiary", ".rows");
      file =
          Optional.of(
              FileChannel.open(
                  path,
                  StandardOpenOption.READ,
                  StandardOpenOption.WRITE,
                  StandardOpenOption.DELETE_ON_CLOSE));
    }
    return file.get();
  }

  /** All bytes of a slot in the order in which they were added. */
  byte[] read(int slot) {
    long[] places = extents[slot] == null ? new long[0] : extents[slot];
    byte[] rest = pending[slot] == null ? new byte[0] : pending[slot].toByteArray();
    long size = rest.length;
    for (int i = 1; i < places.length; i += 2) {
      size += places[i];
    }
    byte[] all = new byte[Math.toIntExact(size)];
    int at = 0;
    for (int i = 0; i < places.length; i += 2) {
      int length = (int) places[i + 1];
      read(places[i], ByteBuffer.wrap(all, at, length));
      at += length;
    }
    System.arraycopy(rest, 0, all, at, rest.length);
    return all;
  }

  private void read(long position, ByteBuffer into) {
    try {
      long at = position;
      while (into.hasRemaining()) {
        int count = file.orElseThrow().read(into, at);
        if (count < 0) {
          throw new IOException(Text.of("the temporary file ends at %d", at));
        }
        at += count;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(
          Text.of("expected to read back rows from %s but could not", folder), e);
    }
  }

  @Override
  public void close() {
    try {
      if (file.isPresent()) {
        file.get().close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(
          Text.of("expected to close a temporary file in %s but could not", folder), e);
    }
  }
}
