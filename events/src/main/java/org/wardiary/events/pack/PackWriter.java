package org.wardiary.events.pack;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.wardiary.events.pack.coding.BlockOutput;
import org.wardiary.events.pack.coding.RangeEncoder;
import org.wardiary.events.pack.version1.Version1;
import org.wardiary.events.pack.version1.Version1.Entry;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Verdict;

/**
 * Packs records in the newest version of the format. {@link PackReader} returns them in canonical
 * form. Not thread-safe.
 */
public final class PackWriter {

  private final BlockOutput blocks;
  private final RangeEncoder coder;
  private final Version1 version;
  private final MessageDigest digest = PackFormat.digest();

  /**
   * Begins packed records.
   *
   * @param out receives the packed bytes; it should be buffered and is not closed
   * @param maps the maps that the games are played on
   */
  public PackWriter(OutputStream out, MapLibrary maps) throws IOException {
    out.write(PackFormat.MAGIC);
    out.write(Version1.NUMBER);
    this.blocks = new BlockOutput(out);
    this.coder = new RangeEncoder(blocks);
    this.version = new Version1(coder, maps);
  }

  /** Begins a file of records, to which the following games belong. */
  public void file(String name) throws IOException {
    version.entry(Entry.FILE);
    version.fileName(name);
    digest.update(name.getBytes(StandardCharsets.UTF_8));
  }

  /** Packs a game and returns its canonical record. */
  public String add(Verdict.Accepted game) throws IOException {
    version.entry(Entry.GAME);
    String record = version.write(game);
    digest.update(record.getBytes(StandardCharsets.UTF_8));
    return record;
  }

  /** Writes the end, without which the packed records are incomplete. */
  public void end() throws IOException {
    version.entry(Entry.END);
    coder.end();
    blocks.end(digest.digest());
  }
}
