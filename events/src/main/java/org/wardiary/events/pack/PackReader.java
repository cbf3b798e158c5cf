package org.wardiary.events.pack;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.pack.coding.BlockInput;
import org.wardiary.events.pack.coding.RangeDecoder;
import org.wardiary.events.pack.version1.Version1;
import org.wardiary.events.pack.version1.Version1.Entry;
import org.wardiary.events.record.DamagedData;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;

/**
 * Reads packed records of any version, one game after another. Each game is returned as it was
 * packed, but only the end of the stream shows that the file is complete. Not thread-safe.
 */
public final class PackReader implements Closeable {

  private final InputStream in;
  private final BlockInput blocks;
  private final Version1 version;
  private final MessageDigest digest = PackFormat.digest();
  private final Set<String> files = new LinkedHashSet<>();
  private String file = "";
  private int games;
  private boolean ended;

  /**
   * Opens packed records.
   *
   * @param in the packed bytes, which should be buffered; closed with the reader
   * @throws DamagedData if they do not begin as packed records do, or the version is unknown
   */
  public PackReader(InputStream in) throws IOException {
    this.in = in;
    byte[] first = in.readNBytes(PackFormat.MAGIC.length);
    if (!Arrays.equals(first, PackFormat.MAGIC)) {
      throw new DamagedData("expected packed records but the first bytes are not theirs");
    }
    int number = in.read();
    if (number != Version1.NUMBER) {
      String reason = "expected packed records of version 1, the only one so far, but got %d";
      throw new DamagedData(Text.of(reason, number));
    }
    this.blocks = new BlockInput(in, PackFormat.MAGIC.length + 1L);
    try {
      this.version = new Version1(new RangeDecoder(blocks), MapLibrary.bundled());
    } catch (IOException e) {
      throw damaged(e);
    }
  }

  /**
   * Reads the next game.
   *
   * @return the game; empty at the end of the file, which is then known to be complete
   * @throws DamagedData if the data is not what was packed
   */
  public Optional<PackedGame> next() throws IOException {
    try {
      return ended ? Optional.empty() : read();
    } catch (IOException e) {
      throw damaged(e);
    }
  }

  private Optional<PackedGame> read() throws IOException {
    Entry entry = version.entry(Entry.END);
    while (entry == Entry.FILE) {
      file = version.fileName("");
      files.add(file);
      digest.update(file.getBytes(StandardCharsets.UTF_8));
      entry = version.entry(Entry.END);
    }
    if (entry == Entry.END) {
      if (!Arrays.equals(blocks.end(), digest.digest())) {
        throw new IOException("expected the digest of the games but the file has another");
      }
      ended = true;
      return Optional.empty();
    }
    String record = version.read();
    digest.update(record.getBytes(StandardCharsets.UTF_8));
    games++;
    return Optional.of(new PackedGame(file, record));
  }

  private DamagedData damaged(IOException e) {
    String whole =
        games == 0
            ? ""
            : "; the " + Text.count(games, "game before it is", "games before it are") + " whole";
    return new DamagedData(e.getMessage() + whole, e);
  }

  /** The names of the files begun so far, in their order; a file may have no games. */
  public List<String> files() {
    return List.copyOf(files);
  }

  /** The maps of the games read so far that are not bundled with the program. */
  public List<MapFile> maps() {
    return version.maps();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
