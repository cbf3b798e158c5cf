package org.wardiary.projector.query;

import java.util.Optional;
import java.util.function.BiConsumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.log.codec.MessageCodec;

/**
 * The rows of one kind of all games as they are stored, to be decoded later or by other threads.
 *
 * @param <V> the message that holds all rows of a game
 */
public final class StoredRows<V extends SpecificRecord> {

  private final Class<V> view;
  private final MessageCodec<V> codec;
  private final Source source;

  /** Reads stored messages. */
  @FunctionalInterface
  public interface Source {

    /** Passes on all messages, as {@link StoredRows#read} does. */
    void read(BiConsumer<String, Optional<byte[]>> out);
  }

  /** Creates the rows of a kind, of all games. */
  public StoredRows(Class<V> view, MessageCodec<V> codec, Source source) {
    this.view = view;
    this.codec = codec;
    this.source = source;
  }

  /** The message's generated class. */
  public Class<V> view() {
    return view;
  }

  /**
   * Reads all messages in the calling thread; other threads may read other kinds at the same time.
   *
   * @param out receives a game's id and its message, empty if the game no longer has one; if a game
   *     comes more than once, the last message counts
   */
  public void read(BiConsumer<String, Optional<byte[]>> out) {
    source.read(out);
  }

  /**
   * The rows of a message. Safe to call from any thread.
   *
   * @throws org.wardiary.events.log.codec.CorruptMessage if the message does not hold such rows
   */
  public V decode(byte[] message) {
    return MetGames.meet(codec.decode(message));
  }
}
