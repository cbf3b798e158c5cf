package org.wardiary.analytics.state;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Reads what a {@link StateWriter} wrote, in the same order. For one thread. All methods throw
 * {@link UncheckedIOException} if the stream fails or ends, or holds something else.
 */
public final class StateReader {

  private static final int GROUP = 7;
  private static final int MORE = 1 << GROUP;

  private final DataInputStream in;
  private final List<String> texts = new ArrayList<>();

  /**
   * Creates a reader that has read nothing.
   *
   * @param in the stream to read, buffered; it is not closed
   */
  public StateReader(InputStream in) {
    this.in = new DataInputStream(in);
  }

  /** Reads a whole number. */
  public long number() {
    try {
      long number = 0;
      for (int shift = 0; shift < Long.SIZE; shift += GROUP) {
        int next = in.readUnsignedByte();
        number |= (long) (next & (MORE - 1)) << shift;
        if (next < MORE) {
          return (number >>> 1) ^ -(number & 1);
        }
      }
      throw new IOException("expected a number of at most 64 bits but got more");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a whole number that is a count or an index: 0 to 2^31 - 1. */
  public int size() {
    long number = number();
    if (number < 0 || number > Integer.MAX_VALUE) {
      throw damaged("a number of things", number);
    }
    return (int) number;
  }

  /** Reads a floating-point number. */
  public double fraction() {
    try {
      return Double.longBitsToDouble(in.readLong());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a text. */
  public String text() {
    int known = size();
    if (known > texts.size()) {
      throw damaged("one of " + texts.size() + " texts", known);
    }
    if (known == texts.size()) {
      texts.add(new String(bytes(), StandardCharsets.UTF_8));
    }
    return texts.get(known);
  }

  /** Reads bytes. */
  public byte[] bytes() {
    int length = size();
    try {
      byte[] bytes = in.readNBytes(length);
      if (bytes.length < length) {
        throw damaged(length + " bytes", bytes.length);
      }
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads the number of items, and calls {@code item} to read each of them. */
  public void each(Consumer<StateReader> item) {
    for (int left = size(); left > 0; left--) {
      item.accept(this);
    }
  }

  /** Reads a list. */
  public <T> List<T> all(Function<StateReader, T> item) {
    List<T> items = new ArrayList<>();
    each(in -> items.add(item.apply(in)));
    return List.copyOf(items);
  }

  private static UncheckedIOException damaged(String expected, long got) {
    return new UncheckedIOException(
        new IOException("expected " + expected + " but got " + got + ": the file is damaged"));
  }
}
