package org.wardiary.projector.stream;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.projector.view.TimelineChunk;

/**
 * Finds the chunks of games in a store. A key consists of the game's id and the chunk's first ply,
 * so that one read finds the chunk that holds a ply: the last one that begins at or before it.
 */
final class ChunkStore {

  private final ReadOnlyKeyValueStore<Bytes, byte[]> store;
  private final MessageCodec<TimelineChunk> codec;

  ChunkStore(ReadOnlyKeyValueStore<Bytes, byte[]> store, MessageCodec<TimelineChunk> codec) {
    this.store = store;
    this.codec = codec;
  }

  /** The key of a chunk: the id in ASCII, the first ply as 4 bytes, big-endian. */
  static Bytes key(String gameId, int firstPly) {
    byte[] id = gameId.getBytes(StandardCharsets.US_ASCII);
    return Bytes.wrap(ByteBuffer.allocate(id.length + 4).put(id).putInt(firstPly).array());
  }

  /**
   * The chunk that holds a ply; the last chunk if the ply is after the game's end.
   *
   * @param ply 0 or more
   * @return the chunk; empty if the game is not in the store
   */
  Optional<TimelineChunk> at(String gameId, int ply) {
    return message(gameId, ply).map(codec::decode);
  }

  /** The message of the chunk that {@link #at} returns. */
  Optional<byte[]> message(String gameId, int ply) {
    try (KeyValueIterator<Bytes, byte[]> found =
        store.reverseRange(key(gameId, 0), key(gameId, ply))) {
      // a store with a cache may still return an entry that was just deleted, without a value
      while (found.hasNext()) {
        byte[] value = found.next().value;
        if (value != null) {
          return Optional.of(value);
        }
      }
      return Optional.empty();
    }
  }

  /** The last chunk of a game; empty if the game is not in the store. */
  Optional<TimelineChunk> last(String gameId) {
    return at(gameId, Integer.MAX_VALUE);
  }

  /** All chunks of a game in order. */
  List<TimelineChunk> all(String gameId) {
    List<TimelineChunk> chunks = new ArrayList<>();
    try (KeyValueIterator<Bytes, byte[]> found = range(gameId)) {
      found.forEachRemaining(
          entry -> Optional.ofNullable(entry.value).map(codec::decode).ifPresent(chunks::add));
    }
    return chunks;
  }

  /** The keys of all chunks of a game. */
  List<Bytes> keys(String gameId) {
    List<Bytes> keys = new ArrayList<>();
    try (KeyValueIterator<Bytes, byte[]> found = range(gameId)) {
      found.forEachRemaining(entry -> keys.add(entry.key));
    }
    return keys;
  }

  private KeyValueIterator<Bytes, byte[]> range(String gameId) {
    return store.range(key(gameId, 0), key(gameId, Integer.MAX_VALUE));
  }
}
