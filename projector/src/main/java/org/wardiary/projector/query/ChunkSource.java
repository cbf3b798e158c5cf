package org.wardiary.projector.query;

import java.util.Optional;

/** The part of the timeline that the store of one instance holds. Safe to share between threads. */
@FunctionalInterface
public interface ChunkSource {

  /** Holds nothing. */
  ChunkSource NONE = (gameId, last, ply) -> Optional.empty();

  /**
   * The chunk of a game that holds a ply.
   *
   * @param gameId the game's id
   * @param last offset of the game's last message: the store must have folded the game up to it
   * @param ply 0 or more
   * @return the chunk's message as it is stored; empty if the instance does not have it, or does
   *     not answer
   */
  Optional<byte[]> chunk(String gameId, long last, int ply);
}
