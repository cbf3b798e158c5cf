package org.wardiary.projector.stream;

import java.net.URI;
import java.util.Optional;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.KeyQueryMetadata;
import org.apache.kafka.streams.StoreQueryParameters;
import org.apache.kafka.streams.errors.InvalidStateStoreException;
import org.apache.kafka.streams.state.HostInfo;
import org.apache.kafka.streams.state.QueryableStoreTypes;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.wardiary.events.game.Position;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.ChunkReader;
import org.wardiary.projector.view.TimelineChunk;

/**
 * Gives the position at any ply from the store of the running projector, with one read and a short
 * fold. The store has the games of the partitions assigned to this instance; for the other games,
 * {@link #owner} gives the instance that has them. Sees what the application has folded a moment
 * before it is committed. Safe to share between threads.
 */
public final class Timeline {

  private final KafkaStreams streams;
  private final Partitions partitions;
  private final MessageCodecs codecs;

  Timeline(KafkaStreams streams, Partitions partitions, MessageCodecs codecs) {
    this.streams = streams;
    this.partitions = partitions;
    this.codecs = codecs;
  }

  /**
   * The position of a game at a ply.
   *
   * @param range offsets of the edition's events, all of which must have been folded
   * @param ply 0 or more
   * @return the position; empty if this program's store does not have the game that far, or the
   *     game does not have the ply
   */
  public Optional<Position> position(String gameId, OffsetRange range, int ply) {
    return chunk(gameId, range.last(), ply)
        .flatMap(message -> position(message, gameId, range, ply));
  }

  /**
   * The message of the chunk that holds a ply, as it is in the store of this program.
   *
   * @param last offset up to which the game must have been folded, so that an instance that has
   *     lost the partition, and does not know it yet, does not give half of a game
   * @param ply 0 or more
   * @return the message; empty if the store does not have the game that far
   */
  public Optional<byte[]> chunk(String gameId, long last, int ply) {
    try {
      ChunkStore store = new ChunkStore(store(gameId), codecs.of(TimelineChunk.class));
      boolean whole = store.last(gameId).filter(end -> end.getLastOffset() >= last).isPresent();
      return whole ? store.message(gameId, ply) : Optional.empty();
    } catch (InvalidStateStoreException e) {
      // starting, restoring, or another instance has this partition
      return Optional.empty();
    }
  }

  private ReadOnlyKeyValueStore<Bytes, byte[]> store(String gameId) {
    return streams.store(
        StoreQueryParameters.fromNameAndType(
                Projection.CHUNKS, QueryableStoreTypes.<Bytes, byte[]>keyValueStore())
            .withPartition(partitions.of(Topic.EVENTS, gameId).partition()));
  }

  /**
   * The position in a chunk that another instance has sent.
   *
   * @param message the chunk's message
   * @param range offsets of the edition's events
   * @return the position; empty if the chunk is not of that edition, or does not hold the ply
   * @throws org.wardiary.events.log.codec.CorruptMessage if the message is not a chunk
   */
  public Optional<Position> position(byte[] message, String gameId, OffsetRange range, int ply) {
    TimelineChunk chunk = codecs.of(TimelineChunk.class).decode(message);
    boolean other = chunk.getFirstOffset() != range.first() || !chunk.getGameId().equals(gameId);
    if (other || chunk.getFirstPly() > ply) {
      return Optional.empty();
    }
    return Optional.of(new ChunkReader(chunk, codecs.events()::decode).position(ply))
        .filter(position -> position.ply() == ply);
  }

  /**
   * The address of the instance that has a game in its store, as of the last rebalance.
   *
   * @return the address; empty if none is known, for instance during a rebalance
   */
  public Optional<URI> owner(String gameId) {
    try {
      KeyQueryMetadata found =
          streams.queryMetadataForKey(
              Projection.CHUNKS, Partitions.key(gameId), new ByteArraySerializer());
      HostInfo host = found.activeHost();
      return found.equals(KeyQueryMetadata.NOT_AVAILABLE) || host.equals(HostInfo.unavailable())
          ? Optional.empty()
          : Optional.of(address(host));
    } catch (InvalidStateStoreException e) {
      return Optional.empty();
    }
  }

  private static URI address(HostInfo host) {
    String name = host.host().contains(":") ? "[" + host.host() + "]" : host.host();
    return URI.create(Text.of("http://%s:%d/", name, host.port()));
  }
}
