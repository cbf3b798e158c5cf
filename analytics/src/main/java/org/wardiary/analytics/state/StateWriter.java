package org.wardiary.analytics.state;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.wardiary.events.text.Text;

/**
 * Writes numbers and texts one after the other; {@link StateReader} reads them in the same order.
 * The smaller a whole number is, the fewer bytes it takes, and a repeated text takes only a number.
 * For one thread. All methods throw {@link UncheckedIOException} if the stream fails.
 */
public final class StateWriter {

  private static final int GROUP = 7;
  private static final int MORE = 1 << GROUP;

  private final DataOutputStream out;
  private final Map<String, Integer> texts = new HashMap<>();

  /**
   * Creates a writer that has written nothing.
   *
   * @param out the stream to write, buffered; it is not closed
   */
  public StateWriter(OutputStream out) {
    this.out = new DataOutputStream(out);
  }

  /** A step that may fail. */
  @FunctionalInterface
  private interface Step {
    void run() throws IOException;
  }

  private StateWriter write(Step step) {
    try {
      step.run();
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a whole number. */
  public StateWriter number(long number) {
    return write(
        () -> {
          long rest = (number << 1) ^ (number >> (Long.SIZE - 1)); // zigzag: -1 takes one byte
          while ((rest & -MORE) != 0) {
            out.write((int) (rest & (MORE - 1) | MORE));
            rest >>>= GROUP;
          }
          out.write((int) rest);
        });
  }

  /** Writes a floating-point number, bit for bit. */
  public StateWriter fraction(double number) {
    return write(() -> out.writeLong(Double.doubleToRawLongBits(number)));
  }

  /** Writes a text. */
  public StateWriter text(String text) {
    Integer known = texts.putIfAbsent(text, texts.size());
    if (known != null) {
      return number(known);
    }
    return number(texts.size() - 1L).bytes(Text.utf8(text));
  }

  /** Writes bytes. */
  public StateWriter bytes(byte... bytes) {
    return number(bytes.length).write(() -> out.write(bytes));
  }

  /** Writes the number of items, then each of them. */
  public <T> StateWriter all(Collection<T> items, BiConsumer<T, StateWriter> each) {
    number(items.size());
    items.forEach(item -> each.accept(item, this));
    return this;
  }
}
