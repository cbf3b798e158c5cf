package org.wardiary.events.pack;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.wardiary.events.file.BlockInputStream;
import org.wardiary.events.record.DamagedData;

/**
 * A stream of packed records that is read as the text that was packed, so that packed records can
 * be used wherever records are read. One game is unpacked at a time. Where the data is damaged the
 * text ends within a game, so that the games before it remain valid.
 */
public final class PackedText extends BlockInputStream {

  private Optional<PackReader> reader = Optional.empty();
  private byte[] text = {};
  private int position;
  private boolean begun;
  private Optional<DamagedData> damage = Optional.empty();

  private PackedText(InputStream packed) {
    super(packed);
  }

  /**
   * The text of a stream that may be packed; its first bytes tell.
   *
   * @throws IOException if these cannot be read
   */
  public static InputStream of(InputStream in) throws IOException {
    InputStream source = in.markSupported() ? in : new BufferedInputStream(in);
    source.mark(PackFormat.MAGIC.length);
    byte[] first;
    try {
      first = source.readNBytes(PackFormat.MAGIC.length);
    } catch (DamagedData e) {
      // reading on reports the damage; what came before it can still be read
      first = new byte[0];
    }
    source.reset();
    return Arrays.equals(first, PackFormat.MAGIC) ? new PackedText(source) : source;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    while (position == text.length) {
      if (!more()) {
        return -1;
      }
    }
    int count = Math.min(length, text.length - position);
    System.arraycopy(text, position, bytes, from, count);
    position += count;
    return count;
  }

  private boolean more() throws IOException {
    if (damage.isPresent()) {
      throw damage.get();
    }
    String next = next();
    text = next.getBytes(StandardCharsets.UTF_8);
    position = 0;
    return !next.isEmpty();
  }

  private String next() throws IOException {
    try {
      if (reader.isEmpty()) {
        reader = Optional.of(new PackReader(in));
      }
      Optional<PackedGame> game = reader.get().next();
      String separator = begun ? "\n" : "";
      begun = true;
      return game.map(found -> separator + found.record()).orElse("");
    } catch (DamagedData e) {
      // begin the incomplete game as every game begins; reading on then reports what is wrong
      damage = Optional.of(e);
      return begun ? "\n[" : "[";
    }
  }

  @Override
  public long skip(long count) throws IOException {
    return readNBytes((int) Math.min(count, 1 << 16)).length;
  }

  @Override
  public int available() {
    return text.length - position;
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}
