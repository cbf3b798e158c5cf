package org.wardiary.events.testkit;

import java.util.List;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.EventBatcher;

/** The events of a game as the referee would write them if one command brought all of them. */
public final class Batches {

  private Batches() {}

  /**
   * The messages for the topic of events.
   *
   * @param messages the messages of a game's events, from the first
   */
  public static List<EventBatcher.Value> of(String gameId, List<byte[]> messages) {
    ChainCheck check = new ChainCheck(PlayedGames.CODEC, Chain.begin(gameId));
    EventBatcher batcher = new EventBatcher(check.chain());
    for (byte[] message : messages) {
      GameEvent event = check.accept(message);
      batcher.add(event.getType(), message, check.chain().head());
    }
    return batcher.values();
  }
}
