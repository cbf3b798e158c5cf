package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.MessageCodec;

/** The messages of one edition of a game, to be decoded later or by another thread. */
public final class StoredEvents {

  private final String gameId;
  private final MessageCodec<GameEvent> codec;
  private final List<byte[]> messages = new ArrayList<>();

  StoredEvents(String gameId, MessageCodec<GameEvent> codec) {
    this.gameId = gameId;
    this.codec = codec;
  }

  void add(byte[] message) {
    messages.add(message);
  }

  /**
   * The first event, without decoding the others.
   *
   * @throws org.wardiary.events.log.codec.CorruptMessage if it cannot be read
   */
  public GameEvent first() {
    return codec.decode(messages.get(0));
  }

  /**
   * The events in order.
   *
   * @throws org.wardiary.events.log.codec.CorruptMessage if they do not follow one another
   */
  public List<GameEvent> events() {
    Chain before = Chain.before(gameId, first());
    ChainCheck chain = new ChainCheck(codec, before);
    return messages.stream()
        .flatMap(message -> EventBatches.messages(message).stream())
        .map(chain::accept)
        .toList();
  }
}
