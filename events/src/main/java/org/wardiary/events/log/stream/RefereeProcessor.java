package org.wardiary.events.log.stream;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueStore;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.RestoreGame;
import org.wardiary.events.event.ReviseGame;
import org.wardiary.events.event.StartGame;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.log.stream.RefereeOutput.Work;
import org.wardiary.events.text.Text;

/**
 * The single writer of events. Decides, stores and forwards in one call, so that a game's events,
 * its outcome, its stored state and the committed offset of the command are one transaction;
 * nothing is forwarded before the whole decision is made. A command that cannot be decided is put
 * into quarantine.
 */
final class RefereeProcessor implements Processor<byte[], byte[], byte[], byte[]> {

  private static final int LONGEST_ID = 1000;
  private static final String FAILED = "expected a %s but the referee failed on it";

  private final MessageCodec<CommandMessage> commands;
  private final MessageCodec<CommandOutcome> outcomes;
  private final RecordJudge records;
  private final RevisionJudge revisions;
  private final RestoreJudge restores;
  private final LiveJudge plays;
  private KeyValueStore<String, byte[]> games;
  private RefereeOutput output;
  private LiveStore liveStore;
  private LiveReferee live;

  RefereeProcessor(WriterSchemas writers) {
    this.commands = Codecs.commands(writers);
    this.outcomes = Codecs.outcomes(writers);
    MessageCodec<GameEvent> events = Codecs.events(writers);
    Adjudicator adjudicator = new Adjudicator();
    this.records = new RecordJudge(events, adjudicator);
    this.revisions = new RevisionJudge(events, adjudicator);
    this.restores = new RestoreJudge(events, adjudicator);
    this.plays = new LiveJudge(events, adjudicator);
  }

  @Override
  public void init(ProcessorContext<byte[], byte[]> context) {
    this.games = context.getStateStore(RefereeTopology.GAMES);
    this.output = new RefereeOutput(outcomes, context, games);
    // a revived task is initialised again: no game of its former run may stay in memory
    this.liveStore = new LiveStore(games);
    this.live = new LiveReferee(plays, liveStore);
  }

  @Override
  public void process(Record<byte[], byte[]> record) {
    CommandMessage command;
    try {
      command = read(record);
    } catch (CorruptMessage e) {
      output.quarantine(record, e);
      return;
    }
    String gameId = command.getGameId();
    Optional<RefereeState> known =
        Optional.ofNullable(games.get(gameId)).map(bytes -> RefereeState.of(gameId, bytes));
    SpecificRecord body = (SpecificRecord) command.getBody();
    dispatch(new Work(record, gameId, LiveCommand.idOf(body), known), body);
  }

  private void dispatch(Work work, SpecificRecord body) {
    if (body instanceof SubmitRecord submit) {
      submit(work, submit);
    } else if (body instanceof ReviseGame revise) {
      revise(work, revise);
    } else if (body instanceof RestoreGame restore) {
      restore(work, restore);
    } else if (body instanceof StartGame start) {
      start(work, start);
    } else {
      play(work, OpenGameCommand.of(body));
    }
  }

  private CommandMessage read(Record<byte[], byte[]> record) {
    byte[] value = record.value() == null ? new byte[0] : record.value();
    CommandMessage command = commands.decode(value);
    if (!Arrays.equals(record.key(), Partitions.key(command.getGameId()))) {
      throw new CorruptMessage(
          CorruptMessage.Problem.DAMAGED,
          Text.of(
              "expected the game's id %s as key but it is another",
              Text.cut(command.getGameId(), LONGEST_ID)));
    }
    requireShort("game", command.getGameId());
    requireShort("command", LiveCommand.idOf((SpecificRecord) command.getBody()));
    return command;
  }

  /**
   * Checks the length of an id: every outcome holds both ids and must not exceed the largest size
   * of a message.
   */
  private static void requireShort(String what, String id) {
    if (id.length() > LONGEST_ID) {
      throw new CorruptMessage(
          CorruptMessage.Problem.DAMAGED,
          Text.of(
              "expected a %s's id of at most %d characters but got %d",
              what, LONGEST_ID, id.length()));
    }
  }

  private void submit(Work work, SubmitRecord submit) {
    if (repeated(work)) {
      return;
    }
    if (work.known().isPresent()) {
      output.unchanged(work, again(work.known().get(), submit.getRecord(), submit.getMapText()));
      return;
    }
    decide(work, Text.of(FAILED, "record"), () -> records.decide(work.gameId(), submit))
        .map(Decision.Stored.class::cast)
        .ifPresent(
            stored ->
                output.stored(
                    work,
                    stored,
                    RefereeState.first(
                        stored.chain(),
                        RevisionJudge.hash(submit.getRecord(), submit.getMapText()),
                        work.id())));
  }

  private void play(Work work, OpenGameCommand command) {
    if (repeatedPlay(work)) {
      return;
    }
    if (work.known().isEmpty()) {
      output.rejected(
          work, Text.of("expected an open game but there is none with id %s", work.gameId()));
      return;
    }
    RefereeState game = work.known().get();
    decide(work, Text.of(FAILED, "command"), () -> live.decide(game, command))
        .map(Decision.Played.class::cast)
        .ifPresent(
            played ->
                output.stored(work, played.stored(), live.after(game, work.id(), command, played)));
  }

  private void start(Work work, StartGame start) {
    if (repeatedPlay(work)) {
      return;
    }
    if (work.known().isPresent()) {
      output.unchanged(work, again(work.known().get(), start.getRecord(), start.getMapText()));
      return;
    }
    decide(work, Text.of(FAILED, "game"), () -> live.start(work.gameId(), start))
        .map(Decision.Played.class::cast)
        .ifPresent(
            played -> output.stored(work, played.stored(), live.started(work.id(), start, played)));
  }

  /** The outcome of submitting a record of a game that is stored already; nothing is stored. */
  private static SubmissionOutcome again(RefereeState known, String text, String mapText) {
    if (known.isWithdrawn()) {
      return SubmissionOutcome.WITHDRAWN;
    }
    var record = RevisionJudge.hash(text, mapText);
    if (known.last().record().equals(record)) {
      return SubmissionOutcome.DUPLICATE;
    }
    return known.withRecord(record).isPresent()
        ? SubmissionOutcome.SUPERSEDED
        : SubmissionOutcome.DIFFERENT;
  }

  /** Appends the messages from a backup that the log lacks. */
  private void restore(Work work, RestoreGame restore) {
    if (repeated(work)) {
      return;
    }
    decide(
            work,
            Text.of(FAILED, "game"),
            () -> restores.decide(work.gameId(), restore, work.known()))
        .map(Decision.Stored.class::cast)
        .ifPresent(stored -> output.stored(work, stored, restores.restored()));
  }

  private void revise(Work work, ReviseGame revise) {
    if (repeated(work)) {
      return;
    }
    if (work.known().isEmpty()) {
      output.rejected(
          work, Text.of("expected a stored game but there is none with id %s", work.gameId()));
      return;
    }
    RefereeState game = work.known().get();
    decide(work, Text.of(FAILED, "revision"), () -> revisions.decide(game, revise))
        .map(Decision.Stored.class::cast)
        .ifPresent(
            stored -> output.stored(work, stored, RevisionJudge.after(game, revise, stored)));
  }

  /** If the command was executed before, reports the same outcome again; returns whether it was. */
  private boolean repeated(Work work) {
    Optional<Integer> edition = work.known().flatMap(game -> game.broughtBy(work.id()));
    edition.ifPresent(
        number -> {
          RefereeState game = work.known().orElseThrow();
          long events = game.appended(number);
          output.done(work, events, number, game.edition(number).end() - 1);
        });
    return edition.isPresent();
  }

  /** Does the same for a command to an open game, whose result is in the store. */
  private boolean repeatedPlay(Work work) {
    Optional<LiveStore.Done> done = liveStore.done(work.gameId(), work.id());
    done.ifPresent(it -> output.done(work, it.events(), it.edition(), it.seq()));
    return done.isPresent();
  }

  /**
   * Makes the decision. Returns what is to be stored, if anything is; otherwise reports the
   * outcome.
   */
  private Optional<Decision> decide(Work work, String failed, Supplier<Decision> judge) {
    try {
      Decision decision = judge.get();
      if (decision instanceof Decision.Refused refused) {
        output.nothing(work, SubmissionOutcome.REJECTED, refused.rejection());
      } else if (decision instanceof Decision.Overtaken overtaken) {
        output.nothing(work, SubmissionOutcome.OVERTAKEN, new Rejection("", overtaken.reason()));
      } else if (decision instanceof Decision.Unchanged) {
        output.unchanged(work, SubmissionOutcome.DUPLICATE);
      } else {
        return Optional.of(decision);
      }
    } catch (RuntimeException | StackOverflowError e) {
      // a bug or an unforeseen text: one command must not block all others
      output.quarantine(work.message(), e);
      output.rejected(work, failed);
    }
    return Optional.empty();
  }
}
