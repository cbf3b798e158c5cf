package org.wardiary.projector.stream;

import java.util.Optional;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StoreQueryParameters;
import org.apache.kafka.streams.errors.InvalidStateStoreException;
import org.apache.kafka.streams.state.QueryableStoreTypes;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.wardiary.events.game.Position;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.projector.fold.ChunkReader;
import org.wardiary.projector.view.TimelineChunk;

/**
 * Positions at any ply from the store of the running boards application: one read and a short fold.
 * Sees what the application has folded, a moment before it is committed. Safe to share between
 * threads.
 */
public final class Timeline {

  private final KafkaStreams streams;
  private final MessageCodecs codecs;

  Timeline(KafkaStreams streams, MessageCodecs codecs) {
    this.streams = streams;
    this.codecs = codecs;
  }

  /**
   * The position of a game at a ply; beyond its end the last one.
   *
   * @param ply 0 or more
   * @return nothing if the game is not in the store of this program
   */
  public Optional<Position> position(String gameId, int ply) {
    try {
      ReadOnlyKeyValueStore<Bytes, byte[]> store =
          streams.store(
              StoreQueryParameters.fromNameAndType(
                      Projection.BOARDS.chunkStore(),
                      QueryableStoreTypes.<Bytes, byte[]>keyValueStore())
                  .withPartition(Partitions.of(Topic.EVENTS, gameId).partition()));
      return new ChunkStore(store, codecs.of(TimelineChunk.class))
          .at(gameId, ply)
          .map(chunk -> new ChunkReader(chunk, codecs.events()::decode).position(ply));
    } catch (InvalidStateStoreException e) {
      // starting, restoring, or another instance has this partition
      return Optional.empty();
    }
  }
}
