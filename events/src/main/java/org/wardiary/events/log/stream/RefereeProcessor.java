package org.wardiary.events.log.stream;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.RestoreGame;
import org.wardiary.events.event.ReviseGame;
import org.wardiary.events.event.StartGame;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.log.EventHeaders;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.log.Outcome;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.text.Text;

/**
 * The single writer of events. Decides, stores and forwards in one call, so that a game's events,
 * its outcome, the store and the place in the commands are one transaction; nothing is forwarded
 * before all of it is decided. A command that cannot be decided goes to the quarantine.
 */
final class RefereeProcessor implements Processor<byte[], byte[], byte[], byte[]> {

  private static final Logger LOG = LoggerFactory.getLogger(RefereeProcessor.class);
  private static final Rejection NO_REASON = new Rejection("", "");
  private static final String FAILED = "expected a %s but the referee failed on it";

  private final MessageCodec<CommandMessage> commands;
  private final MessageCodec<CommandOutcome> outcomes;
  private final RecordJudge records;
  private final RevisionJudge revisions;
  private final RestoreJudge restores;
  private final LiveJudge plays;
  private ProcessorContext<byte[], byte[]> context;
  private KeyValueStore<String, byte[]> games;
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

  /** A command being processed, and what is kept of its game. */
  private record Work(
      Record<byte[], byte[]> message, String gameId, String id, Optional<FinishedGame> known) {}

  @Override
  public void init(ProcessorContext<byte[], byte[]> context) {
    this.context = context;
    this.games = context.getStateStore(RefereeTopology.GAMES);
    // a task that is revived starts here again: no game of the former run may survive in memory
    this.liveStore = new LiveStore(games);
    this.live = new LiveReferee(plays, liveStore);
  }

  @Override
  public void process(Record<byte[], byte[]> record) {
    CommandMessage command;
    try {
      command = read(record);
    } catch (CorruptMessage e) {
      quarantine(record, e);
      return;
    }
    String gameId = command.getGameId();
    Optional<FinishedGame> known =
        Optional.ofNullable(games.get(gameId)).map(bytes -> FinishedGame.of(gameId, bytes));
    if (command.getBody() instanceof ReviseGame revise) {
      revise(new Work(record, gameId, revise.getCommandId(), known), revise);
    } else if (command.getBody() instanceof RestoreGame restore) {
      restore(new Work(record, gameId, restore.getCommandId(), known), restore);
    } else if (command.getBody() instanceof SubmitRecord submit) {
      submit(new Work(record, gameId, submit.getCommandId(), known), submit);
    } else {
      SpecificRecord play = (SpecificRecord) command.getBody();
      play(new Work(record, gameId, LiveCommand.idOf(play), known), play);
    }
  }

  private CommandMessage read(Record<byte[], byte[]> record) {
    byte[] value = record.value() == null ? new byte[0] : record.value();
    CommandMessage command = commands.decode(value);
    if (!Arrays.equals(record.key(), Partitions.key(command.getGameId()))) {
      throw new CorruptMessage(
          CorruptMessage.Problem.DAMAGED,
          Text.of("expected the game's id %s as key but it is another", command.getGameId()));
    }
    return command;
  }

  private void submit(Work work, SubmitRecord submit) {
    if (repeated(work)) {
      return;
    }
    if (work.known().isPresent()) {
      outcome(work, again(work.known().get(), submit.getRecord(), submit.getMapText()));
      return;
    }
    decide(work, Text.of(FAILED, "record"), () -> records.decide(work.gameId(), submit))
        .map(Decision.Stored.class::cast)
        .ifPresent(
            stored ->
                store(
                    work,
                    stored,
                    FinishedGame.first(
                        stored.chain(),
                        RevisionJudge.hash(submit.getRecord(), submit.getMapText()),
                        work.id())));
  }

  private void play(Work work, SpecificRecord command) {
    Optional<LiveStore.Done> done = liveStore.done(work.gameId(), work.id());
    if (done.isPresent()) {
      LiveStore.Done it = done.get();
      outcome(work, Outcome.ACCEPTED, it.events(), it.edition(), it.seq(), NO_REASON);
      return;
    }
    if (command instanceof StartGame start) {
      start(work, start);
      return;
    }
    if (work.known().isEmpty()) {
      rejected(work, Text.of("expected an open game but there is none with id %s", work.gameId()));
      return;
    }
    FinishedGame game = work.known().get();
    decide(work, Text.of(FAILED, "command"), () -> live.decide(game, command))
        .map(Decision.Played.class::cast)
        .ifPresent(
            played -> store(work, played.stored(), live.after(game, work.id(), command, played)));
  }

  private void start(Work work, StartGame start) {
    if (work.known().isPresent()) {
      outcome(work, again(work.known().get(), start.getRecord(), start.getMapText()));
      return;
    }
    decide(work, Text.of(FAILED, "game"), () -> live.start(work.gameId(), start))
        .map(Decision.Played.class::cast)
        .ifPresent(played -> store(work, played.stored(), live.started(work.id(), start, played)));
  }

  /** A record of a game that stands already: nothing is stored. */
  private static Outcome again(FinishedGame known, String text, String mapText) {
    if (known.isWithdrawn()) {
      return Outcome.WITHDRAWN;
    }
    var record = RevisionJudge.hash(text, mapText);
    if (known.last().record().equals(record)) {
      return Outcome.DUPLICATE;
    }
    return known.withRecord(record).isPresent() ? Outcome.SUPERSEDED : Outcome.DIFFERENT;
  }

  /** Appends the messages of a backup that are not there yet. */
  private void restore(Work work, RestoreGame restore) {
    if (repeated(work)) {
      return;
    }
    decide(
            work,
            Text.of(FAILED, "game"),
            () -> restores.decide(work.gameId(), restore, work.known()))
        .map(Decision.Stored.class::cast)
        .ifPresent(stored -> store(work, stored, restores.restored()));
  }

  private void revise(Work work, ReviseGame revise) {
    if (repeated(work)) {
      return;
    }
    if (work.known().isEmpty()) {
      rejected(work, Text.of("expected a stored game but there is none with id %s", work.gameId()));
      return;
    }
    FinishedGame game = work.known().get();
    decide(work, Text.of(FAILED, "revision"), () -> revisions.decide(game, revise))
        .map(Decision.Stored.class::cast)
        .ifPresent(stored -> store(work, stored, RevisionJudge.after(game, revise, stored)));
  }

  /** The same command has the same outcome. */
  private boolean repeated(Work work) {
    Optional<Integer> edition = work.known().flatMap(game -> game.broughtBy(work.id()));
    edition.ifPresent(
        number -> {
          FinishedGame game = work.known().orElseThrow();
          long events = game.appended(number);
          outcome(
              work, Outcome.ACCEPTED, events, number, game.edition(number).end() - 1, NO_REASON);
        });
    return edition.isPresent();
  }

  /** What is to be stored, if anything is; else the outcome is told. */
  private Optional<Decision> decide(Work work, String failed, Supplier<Decision> judge) {
    try {
      Decision decision = judge.get();
      if (decision instanceof Decision.Refused refused) {
        nothing(work, Outcome.REJECTED, refused.rejection());
      } else if (decision instanceof Decision.Overtaken overtaken) {
        nothing(work, Outcome.OVERTAKEN, new Rejection("", overtaken.reason()));
      } else if (decision instanceof Decision.Unchanged) {
        outcome(work, Outcome.DUPLICATE);
      } else {
        return Optional.of(decision);
      }
    } catch (RuntimeException | StackOverflowError e) {
      // a fault of ours or a text nobody thought of: one command must not stop all others
      quarantine(work.message(), e);
      rejected(work, failed);
    }
    return Optional.empty();
  }

  private void store(Work work, Decision.Stored stored, FinishedGame game) {
    Record<byte[], byte[]> record = work.message();
    for (Iterator<Decision.Event> events = stored.events().iterator(); events.hasNext(); ) {
      Decision.Event event = events.next();
      Headers headers =
          events.hasNext() ? EventHeaders.followed(event.type()) : EventHeaders.of(event.type());
      context.forward(
          new Record<>(record.key(), event.message(), record.timestamp(), headers),
          RefereeTopology.EVENTS);
    }
    games.put(work.gameId(), game.bytes());
    long seq = game.chain().nextSeq() - 1;
    outcome(work, Outcome.ACCEPTED, stored.events().size(), game.count(), seq, NO_REASON);
  }

  private void rejected(Work work, String reason) {
    nothing(work, Outcome.REJECTED, new Rejection("", reason));
  }

  private void nothing(Work work, Outcome outcome, Rejection why) {
    int edition = work.known().map(FinishedGame::count).orElse(0);
    outcome(work, outcome, 0, edition, lastSeq(work), why);
  }

  private static long lastSeq(Work work) {
    return work.known().map(game -> game.chain().nextSeq()).orElse(0L) - 1;
  }

  /** Nothing was appended to the game, which is known. */
  private void outcome(Work work, Outcome outcome) {
    FinishedGame game = work.known().orElseThrow();
    outcome(work, outcome, game.chain().nextSeq(), game.count(), lastSeq(work), NO_REASON);
  }

  private void outcome(
      Work work, Outcome outcome, long events, int edition, long seq, Rejection why) {
    Record<byte[], byte[]> record = work.message();
    byte[] message =
        outcomes.encode(
            new CommandOutcome(
                work.id(),
                work.gameId(),
                outcome.text(),
                events,
                edition,
                why.reason(),
                seq,
                why.rule(),
                why.nearest()));
    context.forward(
        new Record<>(record.key(), message, record.timestamp(), new RecordHeaders()),
        RefereeTopology.OUTCOMES);
  }

  private void quarantine(Record<byte[], byte[]> record, Throwable why) {
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
