package org.wardiary.events.log.stream;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.log.EventHeaders;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.EventBatcher;
import org.wardiary.events.log.codec.EventBatcher.Value;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.text.Text;

/**
 * Forwards and stores the referee's results for a command: events, state and outcome, or a
 * quarantine message.
 */
final class RefereeOutput {

  /**
   * A command being processed.
   *
   * @param message the message that holds it
   * @param gameId the game that it is about
   * @param id the command's id
   * @param known the stored state of the game; empty if it is not stored
   */
  record Work(
      Record<byte[], byte[]> message, String gameId, String id, Optional<RefereeState> known) {}

  private static final Logger LOG = LoggerFactory.getLogger(RefereeOutput.class);

  /** The longest reason: it may quote the command and must not make the outcome too large. */
  private static final int LONGEST_REASON = 2000;

  private static final Rejection NO_REASON = new Rejection("", "");

  private final MessageCodec<CommandOutcome> outcomes;
  private final ProcessorContext<byte[], byte[]> context;
  private final KeyValueStore<String, byte[]> games;

  RefereeOutput(
      MessageCodec<CommandOutcome> outcomes,
      ProcessorContext<byte[], byte[]> context,
      KeyValueStore<String, byte[]> games) {
    this.outcomes = outcomes;
    this.context = context;
    this.games = games;
  }

  /** Appends the events, stores the game's new state, and reports that the command was executed. */
  void stored(Work work, Decision.Stored stored, RefereeState game) {
    Record<byte[], byte[]> record = work.message();
    for (Iterator<Value> values = batched(work, stored).iterator(); values.hasNext(); ) {
      Value value = values.next();
      Headers headers =
          values.hasNext() ? EventHeaders.followed(value.type()) : EventHeaders.of(value.type());
      context.forward(
          new Record<>(record.key(), value.bytes(), record.timestamp(), headers),
          RefereeTopology.EVENTS);
    }
    games.put(work.gameId(), game.bytes());
    String known = RefereeStore.knownKey(work.gameId());
    stored.known().ifPresent(kept -> games.put(known, kept.bytes()));
    if (game.isWithdrawn()) {
      games.delete(known);
    }
    long seq = game.chain().nextSeq() - 1;
    outcome(work, SubmissionOutcome.ACCEPTED, stored.events().size(), game.count(), seq, NO_REASON);
  }

  private static List<Value> batched(Work work, Decision.Stored stored) {
    EventBatcher batcher =
        new EventBatcher(
            work.known().map(RefereeState::chain).orElseGet(() -> Chain.begin(work.gameId())));
    stored.events().forEach(event -> batcher.add(event.type(), event.message(), event.head()));
    return batcher.values();
  }

  /**
   * Reports that the command was executed before.
   *
   * @param events number of events that it appended
   * @param edition the edition that they belong to
   * @param seq seq of the last of them
   */
  void done(Work work, long events, int edition, long seq) {
    outcome(work, SubmissionOutcome.ACCEPTED, events, edition, seq, NO_REASON);
  }

  /** Reports that the command was rejected, and why. */
  void rejected(Work work, String reason) {
    nothing(work, SubmissionOutcome.REJECTED, new Rejection("", reason));
  }

  /** Reports that nothing was appended, and why. */
  void nothing(Work work, SubmissionOutcome outcome, Rejection why) {
    int edition = work.known().map(RefereeState::count).orElse(0);
    outcome(work, outcome, 0, edition, lastSeq(work), why);
  }

  private static long lastSeq(Work work) {
    return work.known().map(game -> game.chain().nextSeq()).orElse(0L) - 1;
  }

  /** Reports that nothing was appended to a stored game. */
  void unchanged(Work work, SubmissionOutcome outcome) {
    RefereeState game = work.known().orElseThrow();
    outcome(work, outcome, game.chain().nextSeq(), game.count(), lastSeq(work), NO_REASON);
  }

  private void outcome(
      Work work, SubmissionOutcome outcome, long events, int edition, long seq, Rejection why) {
    Record<byte[], byte[]> record = work.message();
    byte[] message =
        outcomes.encode(
            new CommandOutcome(
                work.id(),
                work.gameId(),
                outcome.text(),
                events,
                edition,
                Text.cut(why.reason(), LONGEST_REASON),
                seq,
                why.rule(),
                why.nearest()));
    context.forward(
        new Record<>(record.key(), message, record.timestamp(), new RecordHeaders()),
        RefereeTopology.OUTCOMES);
  }

  /** Puts a command into quarantine. */
  void quarantine(Record<byte[], byte[]> record, Throwable why) {
    LOG.warn("command put into quarantine", why);
    context.forward(
        Quarantine.of(
            record,
            context.recordMetadata().orElseThrow(),
            RefereeTopology.APPLICATION,
            String.valueOf(why.getMessage())),
        RefereeTopology.QUARANTINE);
  }
}
