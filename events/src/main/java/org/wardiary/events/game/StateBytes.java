package org.wardiary.events.game;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.wardiary.events.text.Text;

/**
 * The bytes of a state that is written or read. Each method takes the value that a field has, and
 * returns the value that it is to have: the same when writing, the next one of the bytes when
 * reading.
 */
public final class StateBytes {

  private enum Direction {
    WRITING,
    READING
  }

  private static final int SIZE = 512;

  private final Direction direction;
  private ByteBuffer bytes;

  private StateBytes(Direction direction, ByteBuffer bytes) {
    this.direction = direction;
    this.bytes = bytes;
  }

  /** The bytes of a state. */
  static byte[] of(State<?> state) {
    StateBytes out = new StateBytes(Direction.WRITING, ByteBuffer.allocate(SIZE));
    state.transfer(out);
    return Arrays.copyOf(out.bytes.array(), out.bytes.position());
  }

  /**
   * Reads a state.
   *
   * @param snapshot what {@link #of} returned
   * @param into a new state, which gets the values
   * @throws CorruptEvent if the bytes are not those of one such state
   */
  static void read(byte[] snapshot, State<?> into) {
    StateBytes in = new StateBytes(Direction.READING, ByteBuffer.wrap(snapshot));
    try {
      into.transfer(in);
    } catch (BufferUnderflowException | IndexOutOfBoundsException e) {
      throw new CorruptEvent("expected a whole snapshot but got one that ends early", e);
    }
    if (in.bytes.hasRemaining()) {
      throw new CorruptEvent(
          Text.of(
              "expected a snapshot of %d bytes but got %d", in.bytes.position(), snapshot.length));
    }
  }

  /** Whether the fields get values, so that what follows from them must be found anew. */
  public boolean reading() {
    return direction == Direction.READING;
  }

  private boolean writes(int size) {
    if (reading()) {
      return false;
    }
    if (bytes.remaining() < size) {
      bytes = ByteBuffer.allocate(2 * bytes.capacity() + size).put(bytes.flip());
    }
    return true;
  }

  /** Transfers a number from -128 to 127 in one byte. */
  public int octet(int value) {
    return writes(Byte.BYTES) ? put((byte) value) : bytes.get();
  }

  private int put(byte value) {
    bytes.put(value);
    return value;
  }

  /** Transfers a number in four bytes. */
  public int whole(int value) {
    if (writes(Integer.BYTES)) {
      bytes.putInt(value);
      return value;
    }
    return bytes.getInt();
  }

  /** Transfers a number in eight bytes. */
  public long large(long value) {
    if (writes(Long.BYTES)) {
      bytes.putLong(value);
      return value;
    }
    return bytes.getLong();
  }

  /** Transfers one of the constants of an enumeration, by its place. */
  public <E extends Enum<E>> E constant(E value, List<E> all) {
    return all.get(octet(value.ordinal()));
  }

  /** Transfers a short text of ASCII. */
  public String text(String value) {
    byte[] letters = value.getBytes(StandardCharsets.US_ASCII);
    byte[] read = Arrays.copyOf(letters, octet(letters.length));
    octets(read);
    return new String(read, StandardCharsets.US_ASCII);
  }

  /** Transfers a text of any length. */
  public String words(String value) {
    byte[] letters = value.getBytes(StandardCharsets.UTF_8);
    int length = whole(letters.length);
    if (length < 0 || reading() && length > bytes.remaining()) {
      throw new BufferUnderflowException();
    }
    byte[] read = Arrays.copyOf(letters, length);
    octets(read);
    return new String(read, StandardCharsets.UTF_8);
  }

  /** Transfers the elements of an array, each in one byte. */
  public void octets(byte[] values) {
    if (writes(values.length)) {
      bytes.put(values);
    } else {
      bytes.get(values);
    }
  }

  /** Transfers the elements of an array, each in four bytes. */
  public void wholes(int[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = whole(values[i]);
    }
  }
}
