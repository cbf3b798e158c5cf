package org.wardiary.projector.stream;

import java.time.Duration;
import java.util.Optional;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.log.EventHeaders;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.Chain.Due;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.fold.TimelineFold;
import org.wardiary.projector.stream.ViewKind.Publication;
import org.wardiary.projector.view.RevisionHistory;

/**
 * Folds the games of one partition, in order. Failures are isolated: a damaged message ends its
 * game, a fold that throws ends its view of its game; both go into quarantine, and everything else
 * continues. Not thread-safe.
 */
final class GameProcessor implements Processor<byte[], byte[], byte[], byte[]> {

  private static final Duration COMMIT_INTERVAL = Duration.ofMillis(20);
  private static final byte[] EMPTY = {};

  private final MessageCodecs codecs;
  private final Cluster.Home home;
  private ProcessorContext<byte[], byte[]> context;
  private OpenGames games;
  private ViewPublisher publisher;
  private long processed;
  private long processedBefore;
  private long committed;
  private boolean amidCommand;

  GameProcessor(MessageCodecs codecs, Cluster.Home home) {
    this.codecs = codecs;
    this.home = home;
  }

  @Override
  public void init(ProcessorContext<byte[], byte[]> context) {
    // a task that is revived starts here again: no state of the former run may survive in memory
    this.context = context;
    this.games = new OpenGames(codecs, context, home);
    this.publisher = new ViewPublisher(codecs, context);
    context.schedule(COMMIT_INTERVAL, PunctuationType.WALL_CLOCK_TIME, now -> commit());
  }

  @Override
  public void process(Record<byte[], byte[]> record) {
    processed++;
    amidCommand = EventHeaders.areFollowed(record.headers());
    Optional<String> gameId = GameKey.parse(record.key());
    if (gameId.isEmpty()) {
      publisher.quarantine(record, "expected a game's id as key but got another key or none");
      return;
    }
    try {
      accept(gameId.get(), record);
    } catch (CorruptMessage | CorruptGame e) {
      publisher.quarantine(record, e.getMessage());
      endCorrupt(gameId.get(), record.timestamp());
    }
  }

  /**
   * Folds the events of a message. A game that goes on is stored, and published if it waits for an
   * answer.
   */
  private void accept(String gameId, Record<byte[], byte[]> record) {
    byte[] value = record.value() == null ? EMPTY : record.value();
    long offset = context.recordMetadata().orElseThrow().offset();
    Optional<OpenGame> game = games.find(gameId);
    if (game.isEmpty() && games.isQuarantined(gameId)) {
      return;
    }
    for (byte[] event : EventBatches.messages(value)) {
      game = accept(gameId, game, record, new Message(event, offset));
    }
    game.ifPresent(
        open -> {
          games.put(gameId, open);
          publishIfWaiting(open, record);
        });
  }

  /** The game after an event; empty if no edition is open after it. */
  private Optional<OpenGame> accept(
      String gameId, Optional<OpenGame> open, Record<byte[], byte[]> record, Message message) {
    open.ifPresent(game -> game.accept(message));
    if (open.filter(OpenGame::isRevised).isPresent()) {
      takeBack(open.get(), record, message);
      return Optional.empty();
    }
    Optional<OpenGame> now = open.isPresent() ? open : begin(gameId, record, message);
    return now.filter(game -> goesOn(gameId, game, record));
  }

  /** Handles the event that a game has just folded, and returns whether the game goes on. */
  private boolean goesOn(String gameId, OpenGame game, Record<byte[], byte[]> record) {
    check(record, game.last());
    if (game.last().getBody() instanceof GameEnded) {
      end(game, record.timestamp());
      return false;
    }
    // the next event may begin another chunk
    if (game.timeline().chunkSize() >= TimelineFold.EVENTS) {
      games.put(gameId, game);
    }
    quarantineFailed(game, record.timestamp());
    return true;
  }

  /** Publishes all views of a game that has ended, in the transaction that commits its end. */
  private void end(OpenGame game, long time) {
    game.views().forEach(view -> publisher.publish(game, view, time));
    quarantineFailed(game, time);
    publisher.publishHistory(games.end(game), time);
  }

  private static void check(Record<byte[], byte[]> record, GameEvent event) {
    EventHeaders.check(record.headers(), record.value(), event);
  }

  /** Begins a game, or an edition of one, with a message; empty if the message is a revision. */
  private Optional<OpenGame> begin(String gameId, Record<byte[], byte[]> record, Message message) {
    Optional<RevisionHistory> history = games.history(gameId);
    Chain before = history.map(Editions::chain).orElseGet(() -> Chain.begin(gameId));
    if (before.due() == Due.START) {
      return Optional.of(OpenGame.begin(ViewKind.all(), codecs.events(), before, message));
    }
    revise(history.orElseThrow(), before, record, message);
    return Optional.empty();
  }

  /**
   * Handles a revision, which alone can follow the end of a game. All folds start over after it.
   */
  private void revise(
      RevisionHistory known, Chain before, Record<byte[], byte[]> record, Message message) {
    ChainCheck check = new ChainCheck(codecs.events(), before);
    GameEvent event = check.accept(message.bytes());
    check(record, event);
    RevisionHistory history = Editions.revised(known, event, message, check.chain());
    games.revise(history);
    if (check.chain().due() == Due.RESTORATION) {
      publisher.withdraw(history, record.timestamp());
    }
  }

  /** Handles a take-back in an open game: its edition is over, and all folds start over. */
  private void takeBack(OpenGame game, Record<byte[], byte[]> record, Message message) {
    check(record, game.last());
    RevisionHistory before = games.brokenOff(game);
    RevisionHistory history = Editions.revised(before, game.last(), message, game.chain());
    games.evict(game.gameId());
    games.revise(history);
    publisher.publishHistory(history, record.timestamp());
  }

  /** Publishes the views of an open game after the last event of a command, in its transaction. */
  private void publishIfWaiting(OpenGame game, Record<byte[], byte[]> record) {
    if (isWaiting(game.last().getBody())
        && !EventHeaders.areFollowed(record.headers())
        && games.hasNeverEnded(game)) {
      publishOpen(game, record.timestamp());
    }
  }

  /** Whether a game waits for an answer after an event. */
  private static boolean isWaiting(Object body) {
    return body instanceof QuestionAsked || body instanceof CommentAdded;
  }

  /**
   * Publishes the views of a game up to its damaged message, and accepts no more messages of it.
   */
  private void endCorrupt(String gameId, long time) {
    games.evict(gameId);
    games.find(gameId).filter(games::hasNeverEnded).ifPresent(valid -> publishOpen(valid, time));
    games.quarantine(gameId);
  }

  /**
   * Commits all partitions of its thread when no messages of this partition come, so that nobody
   * waits for a view longer than needed. Does not commit between the events of a command, the rest
   * of which are already on the log: half a game would go to the changelog.
   */
  private void commit() {
    if (processed == processedBefore && processed > committed && !amidCommand) {
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
