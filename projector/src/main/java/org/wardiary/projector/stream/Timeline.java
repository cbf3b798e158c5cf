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
 * Positions at any ply from the store of the running projector: one read and a short fold. The
 * store has the games of those partitions that are this instance's; of the others it is known which
 * instance has them. Sees what the application has folded, a moment before it is committed. Safe to
 * share between threads.
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
   * @param range where the edition's events lie; all of them must have been folded
   * @param ply 0 or more
   * @return nothing if the store of this program does not have the game as far as that, or the game
   *     does not have the ply
   */
  public Optional<Position> position(String gameId, OffsetRange range, int ply) {
    return chunk(gameId, range.last(), ply)
        .flatMap(message -> position(message, gameId, range, ply));
  }

  /**
   * The message of the chunk that holds a ply, as it is in the store of this program.
   *
   * @param last offset up to which the game must have been folded, so that no instance that lost
   *     the partition, and does not know it yet, tells half of a game
   * @param ply 0 or more
   * @return nothing if the store does not have the game as far as that
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
   * The position in a chunk that an instance has told.
   *
   * @param message the chunk's message
   * @param range where the edition's events lie
   * @return nothing if it is not that edition's, or ends before the ply
   * @throws org.wardiary.events.log.codec.CorruptMessage if it is no chunk
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
   * Where the instance is asked that has a game in its store, as of the last division of the
   * partitions.
   *
   * @return nothing if none is known, as while partitions move
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
