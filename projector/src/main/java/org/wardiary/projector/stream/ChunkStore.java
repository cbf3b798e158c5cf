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
 * Finds the chunks of games in a store. Its key is the game's id and the chunk's first ply, so that
 * the chunk that holds a ply is the last one up to it: one read.
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
   * The chunk that holds a ply; of a ply after the end the last chunk.
   *
   * @param ply 0 or more
   * @return nothing if the game is not in the store
   */
  Optional<TimelineChunk> at(String gameId, int ply) {
    return message(gameId, ply).map(codec::decode);
  }

  /** The same chunk as its message. */
  Optional<byte[]> message(String gameId, int ply) {
    try (KeyValueIterator<Bytes, byte[]> found =
        store.reverseRange(key(gameId, 0), key(gameId, ply))) {
      // a store with a cache may tell of what was deleted a moment ago, without a value
      while (found.hasNext()) {
        byte[] value = found.next().value;
        if (value != null) {
          return Optional.of(value);
        }
      }
      return Optional.empty();
    }
  }

  /** The last chunk of a game. */
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
