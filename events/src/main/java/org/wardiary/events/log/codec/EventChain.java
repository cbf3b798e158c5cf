package org.wardiary.events.log.codec;

import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;

/** Wraps the events of one game in messages, each bound to the one before. Not thread-safe. */
public final class EventChain {

  private final MessageCodec<GameEvent> codec;
  private Chain chain;

  /**
   * Continues from the end of a chain.
   *
   * @param chain the chain's end; {@link Chain#begin} for a new game
   */
  public EventChain(MessageCodec<GameEvent> codec, Chain chain) {
    this.codec = codec;
    this.chain = chain;
  }

  /**
   * Creates the next message.
   *
   * @param ply number of answers given so far, including the one that caused the event
   * @param turn the turn, counted over both sides from 1; 0 before the first turn
   * @param side name of the side whose turn it is; empty before the first turn
   * @param body what happened, a branch of the union in {@code game-event.avdl}
   * @return the message's bytes
   */
  public byte[] next(int ply, int turn, String side, SpecificRecord body) {
    byte[] message =
        codec.encode(
            new GameEvent(
                chain.gameId(),
                chain.nextSeq(),
                chain.editionOf(body),
                ply,
                turn,
                side,
                Link.of(chain.head(), body),
                Codecs.typeOf(body),
                body));
    chain = chain.after(message, body);
    return message;
  }

  /** The end of the chain so far. */
  public Chain chain() {
    return chain;
  }
}
