package org.wardiary.projector.query;

import java.net.URI;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.events.game.Position;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.stream.Timeline;

/**
 * The timeline of all games, whichever instance has them in its store. Answers only what can be
 * answered without reading the log: a caller who gets nothing folds the game's events. Safe to
 * share between threads.
 */
public final class SharedTimeline {

  private static final Logger LOG = LoggerFactory.getLogger(SharedTimeline.class);

  private final ReadSide read;
  private final Function<URI, ChunkSource> instances;

  /**
   * Creates the timeline of a read side.
   *
   * @param read the read side of this instance
   * @param instances gives the chunk source of another instance, by its address
   */
  public SharedTimeline(ReadSide read, Function<URI, ChunkSource> instances) {
    this.read = read;
    this.instances = instances;
  }

  /**
   * The position of a game at a ply, from this instance's store or from that of the instance that
   * has the game's partition.
   *
   * @return the position; empty if neither store has it now
   */
  public Optional<Position> position(StoredGame game, int ply) {
    return read.projector()
        .timeline()
        .flatMap(
            here ->
                here.position(game.gameId(), game.range(), ply)
                    .or(() -> elsewhere(here, game, ply)));
  }

  private Optional<Position> elsewhere(Timeline here, StoredGame game, int ply) {
    Optional<URI> owner = here.owner(game.gameId());
    Optional<byte[]> chunk =
        owner.flatMap(
            address -> instances.apply(address).chunk(game.gameId(), game.range().last(), ply));
    try {
      return chunk.flatMap(message -> here.position(message, game.gameId(), game.range(), ply));
    } catch (CorruptMessage | CorruptGame e) {
      // whatever listens at that address is not an instance, or its store is damaged: the log
      // decides
      LOG.warn(
          "{} answered with something that is not a chunk of game {}",
          owner.orElseThrow(),
          game.gameId(),
          e);
      return Optional.empty();
    }
  }
}
