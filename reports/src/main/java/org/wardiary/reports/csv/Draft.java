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
import org.wardiary.events.text.Text;

/**
 * A file under another name beside its place while it is written.
 *
 * @param file where it is
 * @param bytes writes to it
 * @param unfinished what becomes of it if it is not put in its place
 */
record Draft(Path file, OutputStream bytes, Unfinished unfinished) {

  /** What becomes of a draft that is not put in its place. */
  enum Unfinished {
    /** It is deleted. */
    DELETED,
    /** It stays, if anything is in it. */
    KEPT
  }

  /** A draft of nothing that was there. */
  static Draft temporary(Path target) throws IOException {
    // a name of its own: two programs that write the same file must not write into one draft
    Path draft =
        target.resolveSibling(Text.of(".%s.%s.part", target.getFileName(), UUID.randomUUID()));
    OutputStream bytes = Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW);
    try {
      // who may read a file that is replaced may read the new one; a new file is as all new ones
      ReplacedFile.permitAs(target, draft);
    } catch (IOException e) {
      bytes.close();
      Files.deleteIfExists(draft);
      throw e;
    }
    return new Draft(draft, bytes, Unfinished.DELETED);
  }

  /**
   * The draft that an earlier program has left, or a new one.
   *
   * @param mark part of its name
   * @param kept tells how much of it counts
   * @throws IOException also if another program writes it
   */
  static Draft kept(Path target, String mark, OutputFile.Kept kept) throws IOException {
    Path draft = target.resolveSibling(Text.of("%s.%s.part", target.getFileName(), mark));
    FileChannel channel =
        FileChannel.open(
            draft, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      requireAlone(channel, draft);
      ReplacedFile.permitAs(target, draft);
      channel.truncate(kept.bytes(Channels.newInputStream(channel)));
      channel.position(channel.size());
      return new Draft(draft, Channels.newOutputStream(channel), Unfinished.KEPT);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /** Takes a lock that ends with the channel. */
  private static void requireAlone(FileChannel channel, Path draft) throws IOException {
    boolean locked;
    try {
      locked = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      locked = false;
    }
    // one that was put in its place a moment ago is no draft any more
    if (!locked || !Files.exists(draft)) {
      throw new IOException(Text.of("another program writes it, as %s", draft.getFileName()));
    }
  }

  /** Puts it in its place; one that is kept before it is closed, since then others may take it. */
  void putAt(Path target) throws IOException {
    Files.move(file, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** It is closed and was not put in its place, or it was. */
  void leave() throws IOException {
    if (unfinished == Unfinished.DELETED || Files.exists(file) && Files.size(file) == 0) {
      Files.deleteIfExists(file);
    }
  }
}
