package org.wardiary.projector.stream.check;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.game.Tags;
import org.wardiary.events.log.EventHeaders;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.Unreadable;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.stream.RefereeHeads;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;
import org.wardiary.projector.stream.check.Discrepancy.Part;
import org.wardiary.projector.stream.check.Edition.State;

/**
 * Reads the messages of the log in order and follows each game's chain. Only the first fault of a
 * damaged game is found; what comes after it cannot be trusted. For one thread.
 */
final class LogCheck {

  /** A game as far as it has been read. */
  private static final class Reading {
    final ChainCheck chain;
    final List<GameEvent> edition = new ArrayList<>();

    Reading(ChainCheck chain) {
      this.chain = chain;
    }
  }

  private final Partitions partitions;
  private final MessageCodec<GameEvent> codec;
  private final Consumer<Edition> out;
  private final RefereeHeads stored;
  private final Map<String, Reading> games = new TreeMap<>();
  private final Set<String> damaged = new HashSet<>();
  private final List<Discrepancy> findings = new ArrayList<>();
  private long messages;
  private long events;
  private long editions;

  /**
   * Creates a check that has read nothing.
   *
   * @param stored what the referee has stored, as read before the ends of the log were asked for
   * @param out receives the editions of games, in the order of the log
   */
  LogCheck(
      Partitions partitions,
      MessageCodec<GameEvent> codec,
      RefereeHeads stored,
      Consumer<Edition> out) {
    this.stored = stored;
    this.partitions = partitions;
    this.codec = codec;
    this.out = out;
  }

  /** Checks the next message of its partition. */
  void accept(ConsumerRecord<byte[], byte[]> message) {
    messages++;
    String place = Text.of("partition %d, offset %d", message.partition(), message.offset());
    if (message.key() == null) {
      find(
          "",
          Discrepancy.NO_SEQ,
          Text.of("%s: expected a game's id as key but there is none", place));
      return;
    }
    String gameId = new String(message.key(), StandardCharsets.UTF_8);
    if (damaged.contains(gameId)) {
      return;
    }
    Reading game =
        games.computeIfAbsent(gameId, id -> new Reading(new ChainCheck(codec, Chain.begin(id))));
    try {
      accept(game, message);
    } catch (CorruptMessage e) {
      damaged.add(gameId);
      game.edition.clear();
      find(gameId, game.chain.chain().nextSeq(), Text.of("%s: %s", place, e.getMessage()));
    }
  }

  /** Notes that messages cannot be read. The chains tell which games lack some of theirs. */
  void lost(Unreadable messages) {
    find("", Discrepancy.NO_SEQ, messages.text());
  }

  private void accept(Reading game, ConsumerRecord<byte[], byte[]> message) {
    String gameId = game.chain.chain().gameId();
    TopicPartition wanted = partitions.of(Topic.EVENTS, gameId);
    if (wanted.partition() != message.partition()) {
      throw new CorruptMessage(
          CorruptMessage.Problem.DAMAGED,
          Text.of("expected the game's messages on partition %d", wanted.partition()));
    }
    if (message.value() == null) {
      throw new CorruptMessage(
          CorruptMessage.Problem.DAMAGED, "expected an event but the message is empty");
    }
    for (byte[] one : EventBatches.messages(message.value())) {
      GameEvent event = game.chain.accept(one);
      EventHeaders.check(message.headers(), message.value(), event);
      events++;
      take(game, event);
    }
  }

  private void take(Reading game, GameEvent event) {
    if (event.getBody() instanceof GameRevised revision) {
      if (Revision.TAKEN_BACK.names(revision)) {
        pass(State.BROKEN_OFF, game);
        game.edition.clear();
      }
      if (game.chain.chain().due() == Chain.Due.RESTORATION) {
        pass(State.WITHDRAWN, game);
      }
      return;
    }
    game.edition.add(event);
    if (event.getBody() instanceof GameEnded) {
      pass(State.ENDED, game);
      game.edition.clear();
    }
  }

  private void pass(State state, Reading game) {
    editions++;
    out.accept(new Edition(game.chain.chain().gameId(), state, game.edition));
  }

  private void find(String gameId, long seq, String text) {
    findings.add(new Discrepancy(Part.LOG, gameId, seq, text));
  }

  /** Passes on the editions of open games; to be called once all messages have been read. */
  void end() {
    games.forEach(
        (gameId, game) -> {
          if (!damaged.contains(gameId) && isOpen(game)) {
            pass(State.BROKEN_OFF, game);
          }
        });
  }

  /**
   * Whether a game waits for an answer. Only games with the tag {@code GameId} are played on the
   * log; if any other game has not ended, its end is missing.
   */
  private static boolean isOpen(Reading game) {
    if (game.chain.chain().due() != Chain.Due.EVENT) {
      return false;
    }
    Object last = game.edition.get(game.edition.size() - 1).getBody();
    GameStarted started = (GameStarted) game.edition.get(0).getBody();
    return (last instanceof QuestionAsked || last instanceof CommentAdded)
        && Tags.of(started.getTags()).gameId().isPresent();
  }

  /** The faults, once all messages have been read, including games whose end is missing. */
  List<Discrepancy> findings() {
    List<Discrepancy> all = new ArrayList<>(findings);
    SortedMap<String, Chain> ends = new TreeMap<>();
    stored.games().forEach(gameId -> ends.put(gameId, Chain.begin(gameId)));
    games.forEach((gameId, game) -> ends.put(gameId, game.chain.chain()));
    ends.forEach(
        (gameId, end) ->
            missing(end)
                .ifPresent(
                    text -> all.add(new Discrepancy(Part.LOG, gameId, end.nextSeq(), text))));
    return all;
  }

  /** What a game lacks at its end, if its chain is whole up to there. */
  private Optional<String> missing(Chain end) {
    if (damaged.contains(end.gameId())) {
      return Optional.empty();
    }
    Reading game = games.get(end.gameId());
    boolean whole =
        game == null
            || end.due() == Chain.Due.REVISION
            || end.due() == Chain.Due.RESTORATION
            || isOpen(game);
    return stored
        .missing(end)
        .or(
            () ->
                whole
                    ? Optional.empty()
                    : Optional.of("expected the game up to GameEnded but the log ends before"));
  }

  /** Whether a game's chain is broken, or its end or all of it is missing. */
  boolean isDamaged(String gameId) {
    Chain end = has(gameId) ? games.get(gameId).chain.chain() : Chain.begin(gameId);
    return damaged.contains(gameId) || missing(end).isPresent();
  }

  /** Whether the log has any message of a game. */
  boolean has(String gameId) {
    return games.containsKey(gameId);
  }

  long games() {
    return games.size();
  }

  long editions() {
    return editions;
  }

  /** Number of messages that have been read. */
  long messages() {
    return messages;
  }

  /** Number of events that have been read and follow one another. */
  long events() {
    return events;
  }
}
