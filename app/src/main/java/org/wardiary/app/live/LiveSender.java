package org.wardiary.app.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import org.wardiary.app.archive.Session;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.RevisionCommand;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/**
 * Sends commands to the referee, one at a time, and waits for the outcome of each. Not thread-safe.
 */
final class LiveSender implements AutoCloseable {

  private static final int MOST_TRIES = 10;
  private static final Duration PAUSE = Duration.ofMillis(5);
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  private final Session session;
  private final TimeAndChance machine;
  private final List<CommandOutcome> outcomes = new ArrayList<>();
  private Optional<RecordSubmitter> submitter = Optional.empty();

  LiveSender(Session session, TimeAndChance machine) {
    this.session = session;
    this.machine = machine;
  }

  /** What is to be done in a position: send a command, or nothing for some reason. */
  sealed interface Intent {

    /**
     * A command is sent.
     *
     * @param command the command
     * @param answer the answers in it, as they were given
     */
    record Send(LiveCommand command, String answer) implements Intent {}

    /** Nothing is done. */
    record Nothing(String reason) implements Intent {}
  }

  /**
   * Carries out an intent in the position that its sender saw. Comments that have come since then
   * do not overtake it.
   *
   * @param intent decides what is to be done in the current state; its command has to name that
   *     state's seq
   */
  LiveOutcome play(LiveTable table, LiveRequest request, Function<LivePosition, Intent> intent) {
    for (int tries = 1; ; tries++) {
      table.follow();
      LivePosition now = table.position();
      if (table.basis(request.seen()) != now.seq()) {
        return unlessDone(table, request, overtaken(now, request.seen()));
      }
      Intent wanted = intent.apply(now);
      if (wanted instanceof Intent.Nothing nothing) {
        return unlessDone(table, request, new LiveOutcome.Refused(nothing.reason()));
      }
      Intent.Send send = (Intent.Send) wanted;
      CommandOutcome outcome = submit(request.command(send.command()));
      boolean late = SubmissionOutcome.of(outcome.getOutcome()) == SubmissionOutcome.OVERTAKEN;
      await(table, outcome.getSeq());
      if (!late || tries == MOST_TRIES) {
        return outcome(table.position(), send.answer(), outcome);
      }
    }
  }

  /**
   * The outcome of a request that cannot be carried out now: it is accepted if the referee carried
   * it out before, perhaps when it was sent to this program's former process.
   */
  private LiveOutcome unlessDone(LiveTable table, LiveRequest request, LiveOutcome refusal) {
    if (request.commandId().isEmpty()) {
      return refusal;
    }
    CommandOutcome outcome =
        submit(
            LiveCommand.outcomeOf(
                request.gameId(), table.seq(), request.commandId().orElseThrow()));
    if (SubmissionOutcome.of(outcome.getOutcome()) != SubmissionOutcome.ACCEPTED) {
      return refusal;
    }
    await(table, outcome.getSeq());
    return new LiveOutcome.Accepted(table.position());
  }

  private static LiveOutcome overtaken(LivePosition now, long seen) {
    return new LiveOutcome.Overtaken(
        now,
        Text.of(
            "expected seq %d, the game's last, as the last one seen but got %d; its last answers"
                + " are %s",
            now.seq(), seen, String.join(", ", last(now.answers()))));
  }

  private static List<String> last(List<String> answers) {
    return answers.subList(Math.max(0, answers.size() - 5), answers.size());
  }

  private static LiveOutcome outcome(LivePosition now, String answer, CommandOutcome outcome) {
    return switch (SubmissionOutcome.of(outcome.getOutcome())) {
      case ACCEPTED -> new LiveOutcome.Accepted(now);
      case OVERTAKEN -> new LiveOutcome.Overtaken(now, outcome.getReason());
      default ->
          LiveOutcome.refused(
              now,
              answer,
              new Rejection(outcome.getRule(), outcome.getReason(), outcome.getNearest()));
    };
  }

  /**
   * Sends a command.
   *
   * @throws ClusterException if the cluster or the referee is gone; it is then unknown whether the
   *     command is on the log
   */
  CommandOutcome submit(LiveCommand command) {
    return submit(open -> open.play(command));
  }

  /**
   * Sends a command to revise a game that has ended.
   *
   * @throws ClusterException as for a command
   */
  CommandOutcome revise(RevisionCommand command) {
    return submit(open -> open.revise(command));
  }

  private CommandOutcome submit(Consumer<RecordSubmitter> command) {
    outcomes.clear();
    try {
      RecordSubmitter open = submitter();
      command.accept(open);
      open.await();
      return outcomes.get(0);
    } catch (ClusterException e) {
      close();
      throw e;
    }
  }

  /** The open submitter; the first call connects it, which takes a moment. */
  RecordSubmitter submitter() {
    if (submitter.isEmpty()) {
      submitter = Optional.of(session.submitter(outcomes::add));
    }
    return submitter.get();
  }

  /**
   * Reads the log up to an event, since an outcome may arrive a moment before the event that it
   * reports.
   *
   * @throws ClusterException if the event does not come in time
   */
  void await(LiveTable table, long seq) {
    long begin = machine.nanos();
    for (table.follow(); table.seq() < seq; table.follow()) {
      if (machine.nanos() - begin > TIMEOUT.toNanos()) {
        throw new ClusterException(
            Text.of("expected the event of seq %d but there is none yet", seq));
      }
      pause();
    }
  }

  /** Waits a moment. */
  static void pause() {
    LockSupport.parkNanos(PAUSE.toNanos());
  }

  @Override
  public void close() {
    submitter.ifPresent(RecordSubmitter::close);
    submitter = Optional.empty();
  }
}
