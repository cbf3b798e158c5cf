package org.wardiary.events.log.stream;

import java.util.Optional;
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
import org.wardiary.events.event.Sha256;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.log.EventHeaders;
import org.wardiary.events.log.Outcome;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.record.GameId;
import org.wardiary.events.text.Text;

/**
 * The single writer of events. Decides, stores and forwards in one call, so that a game's events,
 * its outcome, the store and the place in the commands are one transaction; nothing is forwarded
 * before all of it is decided. A command that cannot be decided goes to the quarantine.
 */
final class RefereeProcessor implements Processor<byte[], byte[], byte[], byte[]> {

  private static final Logger LOG = LoggerFactory.getLogger(RefereeProcessor.class);

  private final MessageCodec<CommandMessage> commands;
  private final MessageCodec<CommandOutcome> outcomes;
  private final RecordJudge judge;
  private ProcessorContext<byte[], byte[]> context;
  private KeyValueStore<String, byte[]> games;

  RefereeProcessor(WriterSchemas writers) {
    this.commands = Codecs.commands(writers);
    this.outcomes = Codecs.outcomes(writers);
    this.judge = new RecordJudge(Codecs.events(writers));
  }

  @Override
  public void init(ProcessorContext<byte[], byte[]> context) {
    this.context = context;
    this.games = context.getStateStore(RefereeTopology.GAMES);
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
    SubmitRecord submit = (SubmitRecord) command.getBody();
    byte[] known = games.get(gameId);
    if (known != null) {
      repeat(record, submit, FinishedGame.of(gameId, known));
      return;
    }
    Optional<Decision> decision = decide(record, gameId, submit);
    if (decision.isEmpty()) {
      outcome(
          record, submit, Outcome.REJECTED, 0, "expected a record but the referee failed on it");
    } else if (decision.get() instanceof Decision.Stored stored) {
      store(record, submit, stored);
    } else if (decision.get() instanceof Decision.Refused refused) {
      outcome(record, submit, Outcome.REJECTED, 0, refused.reason());
    }
  }

  private CommandMessage read(Record<byte[], byte[]> record) {
    byte[] value = record.value() == null ? new byte[0] : record.value();
    CommandMessage command = commands.decode(value);
    if (!java.util.Arrays.equals(record.key(), Partitions.key(command.getGameId()))) {
      throw new CorruptMessage(
          CorruptMessage.Problem.DAMAGED,
          Text.of("expected the game's id %s as key but it is another", command.getGameId()));
    }
    return command;
  }

  /** The same command has the same outcome; another one for the same game stores nothing. */
  private void repeat(Record<byte[], byte[]> record, SubmitRecord submit, FinishedGame known) {
    boolean same = known.commandId().equals(submit.getCommandId());
    Outcome again = known.record().equals(hash(submit)) ? Outcome.DUPLICATE : Outcome.DIFFERENT;
    Outcome outcome = same ? Outcome.ACCEPTED : again;
    outcome(record, submit, outcome, known.chain().nextSeq(), "");
  }

  private static Sha256 hash(SubmitRecord submit) {
    return new Sha256(GameId.sha256(submit.getRecord() + submit.getMapText()));
  }

  private Optional<Decision> decide(
      Record<byte[], byte[]> record, String gameId, SubmitRecord submit) {
    try {
      return Optional.of(judge.decide(gameId, submit));
    } catch (RuntimeException | StackOverflowError e) {
      // a fault of ours or a text nobody thought of: one command must not stop all others
      quarantine(record, e);
      return Optional.empty();
    }
  }

  private void store(Record<byte[], byte[]> record, SubmitRecord submit, Decision.Stored stored) {
    for (Decision.Event event : stored.events()) {
      Headers headers = EventHeaders.of(event.type());
      context.forward(
          new Record<>(record.key(), event.message(), record.timestamp(), headers),
          RefereeTopology.EVENTS);
    }
    FinishedGame game = new FinishedGame(stored.chain(), hash(submit), submit.getCommandId());
    games.put(stored.chain().gameId(), game.bytes());
    outcome(record, submit, Outcome.ACCEPTED, stored.chain().nextSeq(), "");
  }

  private void outcome(
      Record<byte[], byte[]> record,
      SubmitRecord submit,
      Outcome outcome,
      long events,
      String reason) {
    String gameId = new String(record.key(), java.nio.charset.StandardCharsets.UTF_8);
    byte[] message =
        outcomes.encode(
            new CommandOutcome(submit.getCommandId(), gameId, outcome.text(), events, reason));
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
