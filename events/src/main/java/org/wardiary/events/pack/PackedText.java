package org.wardiary.events.pack;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.wardiary.events.record.DamagedData;

/**
 * Packed records as the text that was packed, so that they are read wherever records are. One game
 * is unpacked at a time. At damage the text ends within a game, so that those before it stand.
 */
public final class PackedText extends FilterInputStream {

  private Optional<PackReader> reader = Optional.empty();
  private byte[] text = {};
  private int position;
  private boolean begun;
  private Optional<DamagedData> damage = Optional.empty();

  private PackedText(InputStream packed) {
    super(packed);
  }

  /**
   * The text of a stream, which is packed or not, told by its first bytes.
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
      // whoever reads it is told; what came before the damage is still there
      first = new byte[0];
    }
    source.reset();
    return Arrays.equals(first, PackFormat.MAGIC) ? new PackedText(source) : source;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
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
      // the game that is not whole begins as every game does; reading on tells what is wrong
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
