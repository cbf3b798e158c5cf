package org.wardiary.projector.query;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.log.TopicRange;
import org.wardiary.events.log.codec.MessageCodec;

/**
 * A kind of rows of all games as they are stored, to be decoded later or by other threads.
 *
 * @param <V> the message that holds all rows of a game
 */
public final class StoredRows<V extends SpecificRecord> {

  private final Class<V> view;
  private final MessageCodec<V> codec;
  private final Source source;
  private final TopicRange range;

  /** Where messages come from. */
  @FunctionalInterface
  public interface Source {

    /** Gives all messages of a range, as {@link StoredRows#read} does. */
    void read(TopicRange range, BiConsumer<String, Optional<byte[]>> out);
  }

  /** A kind of rows, all that are there. */
  public StoredRows(Class<V> view, MessageCodec<V> codec, Source source) {
    this(view, codec, source, TopicRange.WHOLE);
  }

  private StoredRows(Class<V> view, MessageCodec<V> codec, Source source, TopicRange range) {
    this.view = view;
    this.codec = codec;
    this.source = source;
    this.range = range;
  }

  /** A part of them. */
  public StoredRows<V> of(RowPart part) {
    return new StoredRows<>(view, codec, source, part.range());
  }

  /**
   * The same rows.
   *
   * @param seen gets the ids of the games whose messages are read, of each kind of rows one after
   *     the other
   */
  public StoredRows<V> watched(Consumer<String> seen) {
    Source watched =
        (part, out) ->
            source.read(
                part,
                (gameId, message) -> {
                  seen.accept(gameId);
                  out.accept(gameId, message);
                });
    return new StoredRows<>(view, codec, watched, range);
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
    source.read(range, out);
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
