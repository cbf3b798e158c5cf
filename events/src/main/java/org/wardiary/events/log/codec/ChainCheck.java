package org.wardiary.events.log.codec;

import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.text.Text;

/**
 * Checks that the messages of one game form a chain: without gaps, each bound to the one before,
 * one edition after the other. Not thread-safe.
 */
public final class ChainCheck {

  private final MessageCodec<GameEvent> codec;
  private Chain chain;

  /**
   * Continues from the end of a chain that has been checked.
   *
   * @param chain the chain's end; {@link Chain#begin} to check a game from its first message
   */
  public ChainCheck(MessageCodec<GameEvent> codec, Chain chain) {
    this.codec = codec;
    this.chain = chain;
  }

  /**
   * Checks the next message and returns its event. An exception leaves the state of this check
   * unchanged.
   *
   * @throws CorruptMessage if the message cannot be read or is not the next one; its text gives the
   *     game and seq
   */
  public GameEvent accept(byte[] message) {
    GameEvent event = decode(message);
    require(event.getGameId().equals(chain.gameId()), "of this game", "of " + event.getGameId());
    require(event.getSeq() == chain.nextSeq(), "next", "of seq " + event.getSeq());
    SpecificRecord body = (SpecificRecord) event.getBody();
    require(
        event.getPrevious().equals(Link.of(chain.head(), body)),
        "bound to the message before it",
        "bound to another");
    require(chain.due().admits(body), chain.due().text(), event.getType());
    int edition = chain.editionOf(body);
    require(
        event.getEdition() == edition, "of edition " + edition, "of edition " + event.getEdition());
    chain = chain.after(message, body);
    return event;
  }

  /** The end of the chain so far. */
  public Chain chain() {
    return chain;
  }

  private GameEvent decode(byte[] message) {
    try {
      return codec.decode(message);
    } catch (CorruptMessage e) {
      throw new CorruptMessage(e.problem(), place() + ": " + e.getMessage(), e);
    }
  }

  private void require(boolean sound, String expected, String found) {
    if (!sound) {
      throw new CorruptMessage(
          CorruptMessage.Problem.BROKEN_CHAIN,
          Text.of("%s: expected the message %s but it is %s", place(), expected, found));
    }
  }

  private String place() {
    return Text.of("game %s, seq %d", chain.gameId(), chain.nextSeq());
  }
}
