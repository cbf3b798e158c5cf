package org.wardiary.projector.stream;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.log.EventHeaders;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.stream.ViewKind.Publication;

/**
 * Folds the games of one partition, in order, for any application. Failures are isolated: a damaged
 * message ends its game, a fold that throws ends its view of its game; both go into quarantine, and
 * everything else continues. Not thread-safe.
 */
final class GameProcessor implements Processor<byte[], byte[], byte[], byte[]> {

  private static final Duration FLUSH_INTERVAL = Duration.ofMillis(50);
  private static final byte[] EMPTY = {};

  private final Projection projection;
  private final MessageCodecs codecs;
  private final boolean publishesOpenGames;
  private final Set<String> unpublished = new LinkedHashSet<>();
  private ProcessorContext<byte[], byte[]> context;
  private OpenGames games;
  private ViewPublisher publisher;
  private long processed;
  private long processedBefore;
  private long committed;

  GameProcessor(Projection projection, MessageCodecs codecs) {
    this.projection = projection;
    this.codecs = codecs;
    this.publishesOpenGames =
        projection.views().stream().anyMatch(kind -> kind.when() == Publication.AT_QUESTIONS);
  }

  @Override
  public void init(ProcessorContext<byte[], byte[]> context) {
    // a task that is revived starts here again: no state of the former run may survive in memory
    this.context = context;
    this.games = new OpenGames(projection, codecs, context);
    this.publisher = new ViewPublisher(projection, codecs, context);
    unpublished.clear();
    unpublished.addAll(games.unpublished());
    context.schedule(FLUSH_INTERVAL, PunctuationType.WALL_CLOCK_TIME, this::flush);
  }

  @Override
  public void process(Record<byte[], byte[]> record) {
    processed++;
    Optional<String> gameId = GameKey.parse(record.key());
    if (gameId.isEmpty()) {
      publisher.quarantine(record, "expected a game's id as key but got another key or none");
      return;
    }
    try {
      accept(gameId.get(), record).ifPresent(game -> publish(game, record.timestamp()));
    } catch (CorruptMessage | CorruptGame e) {
      publisher.quarantine(record, e.getMessage());
      endCorrupt(gameId.get(), record.timestamp());
    }
  }

  /** The game after a message; nothing if the game is in quarantine. */
  private Optional<OpenGame> accept(String gameId, Record<byte[], byte[]> record) {
    byte[] value = record.value() == null ? EMPTY : record.value();
    Message message = new Message(value, context.recordMetadata().orElseThrow().offset());
    Optional<OpenGame> open = games.find(gameId);
    if (open.isEmpty() && isQuarantined(gameId)) {
      return Optional.empty();
    }
    open.ifPresent(game -> game.accept(message));
    OpenGame game =
        open.orElseGet(() -> OpenGame.begin(projection.views(), codecs.events(), gameId, message));
    EventHeaders.check(record.headers(), game.last());
    games.put(gameId, game);
    return Optional.of(game);
  }

  private boolean isQuarantined(String gameId) {
    Optional<Completion> completion = games.completion(gameId);
    if (completion.filter(how -> how == Completion.ENDED).isPresent()) {
      throw new CorruptMessage(
          CorruptMessage.Problem.BROKEN_CHAIN,
          Text.of("game %s: expected nothing after its end but got another message", gameId));
    }
    return completion.isPresent();
  }

  private void publish(OpenGame game, long time) {
    Object body = game.last().getBody();
    if (body instanceof GameEnded) {
      game.views().forEach(view -> publisher.publish(game, view, time));
      quarantineFailed(game, time);
      complete(game.gameId(), Completion.ENDED);
      return;
    }
    quarantineFailed(game, time);
    if (publishesOpenGames && body instanceof QuestionAsked && unpublished.add(game.gameId())) {
      games.addUnpublished(game.gameId());
    }
  }

  /** Publishes the views of a game up to its damaged message, and accepts no more of it. */
  private void endCorrupt(String gameId, long time) {
    games.evict(gameId);
    games.find(gameId).ifPresent(valid -> publishOpen(valid, time));
    complete(gameId, Completion.QUARANTINED);
  }

  private void complete(String gameId, Completion how) {
    games.complete(gameId, how);
    if (unpublished.remove(gameId)) {
      games.removeUnpublished(gameId);
    }
  }

  /** Publishes views of games that wait for an answer, and commits when no messages come. */
  private void flush(long now) {
    for (String gameId : unpublished) {
      games.find(gameId).ifPresent(game -> publishOpen(game, now));
      games.removeUnpublished(gameId);
    }
    unpublished.clear();
    if (processed == processedBefore && processed > committed) {
      context.commit();
      committed = processed;
    }
    processedBefore = processed;
  }

  private void publishOpen(OpenGame game, long time) {
    game.views().stream()
        .filter(view -> view.kind().when() == Publication.AT_QUESTIONS)
        .forEach(view -> publisher.publish(game, view, time));
    quarantineFailed(game, time);
  }

  private void quarantineFailed(OpenGame game, long time) {
    for (OpenView<?> view : game.removeFailed()) {
      publisher.quarantine(game, view, view.failure().orElseThrow(), time);
      games.quarantine(game.gameId(), view.kind());
    }
  }
}
