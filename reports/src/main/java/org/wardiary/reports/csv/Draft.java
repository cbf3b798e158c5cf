package org.wardiary.reports.csv;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import org.wardiary.events.file.ReplacedFile;
import org.wardiary.events.record.Compression;
import org.wardiary.events.text.Text;

/**
 * A file that is written under another name beside its final place.
 *
 * @param file where it is
 * @param bytes writes to the draft
 * @param unfinished what becomes of the draft if it is not moved to its place
 * @param left how the draft has yet to be compressed when it is
 */
record Draft(Path file, OutputStream bytes, Unfinished unfinished, Compression left) {

  /** What becomes of a draft that is not moved to its place. */
  enum Unfinished {
    /** It is deleted. */
    DELETED,
    /** It is kept unless it is empty. */
    KEPT
  }

  /** A new draft, deleted if it is not moved to its place. */
  static Draft temporary(Path target, Compression compression) throws IOException {
    // a unique name, so that two programs that write the same file do not share a draft
    Path draft =
        target.resolveSibling(Text.of(".%s.%s.part", target.getFileName(), UUID.randomUUID()));
    OutputStream bytes = Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW);
    try {
      // a file that replaces another takes its permissions; any other has the usual ones of a new
      // file
      ReplacedFile.permitAs(target, draft);
      return new Draft(draft, compression.of(bytes), Unfinished.DELETED, Compression.NONE);
    } catch (IOException e) {
      bytes.close();
      Files.deleteIfExists(draft);
      throw e;
    }
  }

  /**
   * The draft that an earlier program has left, or a new one; kept if it is not moved to its place.
   *
   * @param compression how the file is compressed, but not the draft, which is read again
   * @param mark part of its name
   * @param kept tells how much of an earlier draft to keep
   * @throws IOException also if another program is writing it
   */
  static Draft kept(Path target, Compression compression, String mark, OutputFile.Kept kept)
      throws IOException {
    Path draft = target.resolveSibling(Text.of("%s.%s.part", target.getFileName(), mark));
    FileChannel channel =
        FileChannel.open(
            draft, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      requireAlone(channel, draft);
      ReplacedFile.permitAs(target, draft);
      channel.truncate(kept.bytes(Channels.newInputStream(channel)));
      channel.position(channel.size());
      return new Draft(draft, Channels.newOutputStream(channel), Unfinished.KEPT, compression);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /** Locks the draft until the channel is closed. */
  private static void requireAlone(FileChannel channel, Path draft) throws IOException {
    boolean locked;
    try {
      locked = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      locked = false;
    }
    // another program may have moved the draft to its place a moment ago
    if (!locked || !Files.exists(draft)) {
      throw new IOException(Text.of("another program writes it, as %s", draft.getFileName()));
    }
  }

  /**
   * Moves the draft to its place. One that would be kept must be moved before it is closed, since
   * closing it releases its lock.
   */
  void putAt(Path target) throws IOException {
    if (left != Compression.NONE) {
      putCompressedAt(target);
      return;
    }
    Files.move(file, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private void putCompressedAt(Path target) throws IOException {
    Draft compressed = temporary(target, left);
    try {
      try (OutputStream out = compressed.bytes()) {
        Files.copy(file, out);
      }
      compressed.putAt(target);
      Files.delete(file);
    } finally {
      compressed.leave();
    }
  }

  /**
   * Cleans up after the draft is closed: deletes one that is still there, unless it is to be kept
   * and is not empty.
   */
  void leave() throws IOException {
    if (unfinished == Unfinished.DELETED || Files.exists(file) && Files.size(file) == 0) {
      Files.deleteIfExists(file);
    }
  }
}
