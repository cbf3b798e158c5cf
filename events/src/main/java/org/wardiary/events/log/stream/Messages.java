package org.wardiary.events.log.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.identity.KnownGame;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.EventChain;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.revision.Revision;

/** Collects the messages of a decision. Not thread-safe. */
final class Messages {

  /**
   * The largest total size of a decision's events in bytes; they are written in one transaction.
   */
  static final long LIMIT = 64L << 20;

  private final EventChain chain;
  private final List<Decision.Event> events = new ArrayList<>();
  private Optional<Revision> done = Optional.empty();
  private long bytes;

  Messages(MessageCodec<GameEvent> codec, Chain chain) {
    this.chain = new EventChain(codec, chain);
  }

  /** Adds a revision, which belongs to no turn. */
  void revise(Revision what, GameRevised event) {
    done = Optional.of(what);
    add(new EmittedEvent(0, 0, "", event));
  }

  /** Adds an event. */
  void add(EmittedEvent event) {
    byte[] message = chain.next(event.ply(), event.turn(), event.side(), event.body());
    bytes += message.length;
    if (bytes <= LIMIT) {
      events.add(new Decision.Event(Codecs.typeOf(event.body()), message, chain.chain().head()));
    }
  }

  /** The end of the game's chain after these messages. */
  Chain chain() {
    return chain.chain();
  }

  /**
   * The decision to store all messages, or a refusal if they are too large.
   *
   * @param known what to keep of the game, see {@link Decision.Stored}
   */
  Decision stored(Optional<KnownGame> known) {
    return bytes <= LIMIT
        ? new Decision.Stored(events, chain.chain(), done, known)
        : Decision.refused("events of at most %d bytes but they have %d", LIMIT, bytes);
  }
}
