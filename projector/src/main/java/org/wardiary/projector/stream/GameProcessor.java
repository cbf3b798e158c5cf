package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.log.EventHeaders;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.stream.Quarantine;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.stream.ViewKind.When;

/**
 * Folds the games of one partition, in order, for any application. A damaged message ends its game
 * here and is put into quarantine; other games go on. Not thread-safe.
 */
final class GameProcessor implements Processor<byte[], byte[], byte[], byte[]> {

  private static final Logger LOG = LoggerFactory.getLogger(GameProcessor.class);
  private static final Duration BREATH = Duration.ofMillis(50);
  private static final int GAME_ID_LENGTH = 16;
  private static final byte[] NOTHING = {};

  private final Projection projection;
  private final MessageCodecs codecs;
  private final boolean settles;
  private final Set<String> owed = new LinkedHashSet<>();
  private ProcessorContext<byte[], byte[]> context;
  private GameShelf shelf;
  private long processed;
  private long processedBefore;
  private long committed;

  GameProcessor(Projection projection, MessageCodecs codecs) {
    this.projection = projection;
    this.codecs = codecs;
    this.settles = projection.views().stream().anyMatch(kind -> kind.when() == When.SETTLED);
  }

  @Override
  public void init(ProcessorContext<byte[], byte[]> context) {
    // a task that is revived starts here again: nothing may be left in memory
    this.context = context;
    this.shelf = new GameShelf(projection, codecs, context);
    owed.clear();
    owed.addAll(shelf.owed());
    context.schedule(BREATH, PunctuationType.WALL_CLOCK_TIME, this::breathe);
  }

  @Override
  public void process(Record<byte[], byte[]> record) {
    processed++;
    Optional<String> gameId = gameId(record.key());
    if (gameId.isEmpty()) {
      quarantine(record, "expected the id of a game as key but got another or none");
      return;
    }
    try {
      fold(gameId.get(), record);
    } catch (CorruptMessage | CorruptGame e) {
      quarantine(record, e.getMessage());
      close(gameId.get(), record.timestamp());
    }
  }

  private void fold(String gameId, Record<byte[], byte[]> record) {
    byte[] value = record.value() == null ? NOTHING : record.value();
    Message message = new Message(value, context.recordMetadata().orElseThrow().offset());
    Optional<LiveGame> going = shelf.find(gameId);
    if (going.isEmpty() && isQuarantined(gameId)) {
      return;
    }
    LiveGame game;
    if (going.isPresent()) {
      game = going.get();
      game.accept(message);
    } else {
      game = LiveGame.begin(projection.views(), codecs.events(), gameId, message);
    }
    EventHeaders.check(record.headers(), game.last());
    shelf.keep(gameId, game);
    folded(gameId, game, record.timestamp());
  }

  private boolean isQuarantined(String gameId) {
    Optional<Closed> closed = shelf.closed(gameId);
    if (closed.filter(how -> how == Closed.ENDED).isPresent()) {
      throw new CorruptMessage(
          CorruptMessage.Problem.BROKEN_CHAIN,
          Text.of("game %s: expected nothing after its end but got another message", gameId));
    }
    return closed.isPresent();
  }

  private void folded(String gameId, LiveGame game, long time) {
    Object body = game.last().getBody();
    if (body instanceof GameEnded) {
      game.views().forEach(view -> write(game, view, time));
      shelf.close(gameId, Closed.ENDED);
      settle(gameId);
    } else if (settles && body instanceof QuestionAsked && owed.add(gameId)) {
      shelf.owe(gameId);
    }
  }

  /** Writes what the sound part of a game gives and takes nothing more of it. */
  private void close(String gameId, long time) {
    shelf.forget(gameId);
    shelf.find(gameId).ifPresent(sound -> writeSettled(sound, time));
    shelf.close(gameId, Closed.QUARANTINED);
    settle(gameId);
  }

  private void settle(String gameId) {
    if (owed.remove(gameId)) {
      shelf.paid(gameId);
    }
  }

  private void quarantine(Record<byte[], byte[]> record, String reason) {
    String application = projection.applicationId();
    LOG.warn("{}: into quarantine: {}", application, reason);
    context.forward(
        Quarantine.of(record, context.recordMetadata().orElseThrow(), application, reason),
        ProjectionTopology.QUARANTINE);
  }

  /** Writes the views of games that wait for an answer, and commits when there is nothing to do. */
  private void breathe(long now) {
    for (String gameId : owed) {
      shelf.find(gameId).ifPresent(game -> writeSettled(game, now));
      shelf.paid(gameId);
    }
    owed.clear();
    if (processed == processedBefore && processed > committed) {
      context.commit();
      committed = processed;
    }
    processedBefore = processed;
  }

  private void writeSettled(LiveGame game, long time) {
    game.views().stream()
        .filter(view -> view.kind().when() == When.SETTLED)
        .forEach(view -> write(game, view, time));
  }

  private <V extends SpecificRecord> void write(LiveGame game, LiveGame.View<V> view, long time) {
    byte[] value = codecs.of(view.kind().view()).encode(view.fold().view());
    byte[] key = game.gameId().getBytes(StandardCharsets.US_ASCII);
    Headers headers = new RecordHeaders();
    new Slice(
            context.taskId().partition(),
            game.timeline().firstOffset(),
            game.timeline().lastOffset())
        .write(headers);
    context.forward(new Record<>(key, value, time, headers), view.kind().name());
  }

  private static Optional<String> gameId(byte[] key) {
    if (key == null || key.length != GAME_ID_LENGTH) {
      return Optional.empty();
    }
    for (byte digit : key) {
      if (!(digit >= '0' && digit <= '9' || digit >= 'a' && digit <= 'f')) {
        return Optional.empty();
      }
    }
    return Optional.of(new String(key, StandardCharsets.US_ASCII));
  }
}
