package org.wardiary.projector.query;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.log.codec.MessageCodec;

/**
 * A kind of rows of all games as they are stored, to be decoded later or by other threads.
 *
 * @param <V> the message that holds all rows of a game
 */
public final class StoredRows<V extends SpecificRecord> {

  private final Class<V> view;
  private final MessageCodec<V> codec;
  private final Consumer<BiConsumer<String, Optional<byte[]>>> reading;

  /**
   * A kind of rows.
   *
   * @param reading gives all messages, as {@link #read} does
   */
  public StoredRows(
      Class<V> view,
      MessageCodec<V> codec,
      Consumer<BiConsumer<String, Optional<byte[]>>> reading) {
    this.view = view;
    this.codec = codec;
    this.reading = reading;
  }

  /** The message's generated class. */
  public Class<V> view() {
    return view;
  }

  /**
   * Reads all messages, for one thread; others may read other kinds at the same time.
   *
   * @param out gets a game's id and its message, nothing where the game has none any more; of a
   *     game that comes more than once the last counts
   */
  public void read(BiConsumer<String, Optional<byte[]>> out) {
    reading.accept(out);
  }

  /**
   * A message's rows; for any thread.
   *
   * @throws org.wardiary.events.log.codec.CorruptMessage if it is none
   */
  public V decode(byte[] message) {
    return codec.decode(message);
  }
}
