package org.wardiary.events.log.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.EventChain;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;

/** The messages of a decision while they are made. For one thread. */
final class Messages {

  /** Most bytes that the events of one decision may have; they are written in one transaction. */
  static final long LIMIT = 64L << 20;

  private final EventChain chain;
  private final List<Decision.Event> events = new ArrayList<>();
  private long bytes;

  Messages(MessageCodec<GameEvent> codec, Chain chain) {
    this.chain = new EventChain(codec, chain);
  }

  /** Adds an event. */
  void add(int ply, int turn, String side, SpecificRecord body) {
    byte[] message = chain.next(ply, turn, side, body);
    bytes += message.length;
    if (bytes <= LIMIT) {
      events.add(new Decision.Event(Codecs.typeOf(body), message, chain.chain().head()));
    }
  }

  /** All of them, to be stored as a new game; refused if they are too large. */
  Decision stored() {
    return stored(Optional.empty());
  }

  /** All of them, to be stored as a revision; refused if they are too large. */
  Decision stored(Revision done) {
    return stored(Optional.of(done));
  }

  private Decision stored(Optional<Revision> done) {
    return bytes <= LIMIT
        ? new Decision.Stored(events, chain.chain(), done)
        : new Decision.Refused(
            Text.of("expected events of at most %d bytes but they have %d", LIMIT, bytes));
  }
}
