package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.projector.fold.BoardFold;
import org.wardiary.projector.fold.ChunkReader;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.fold.TimelineFold;
import org.wardiary.projector.view.TimelineChunk;

/**
 * What an application holds in memory of a game that has not ended. Every application checks the
 * chain and folds the board, so that all of them judge a game alike. Mutable, for one thread.
 */
final class LiveGame {

  /**
   * A view of the game.
   *
   * @param kind what it is
   * @param fold its fold
   */
  record View<V extends SpecificRecord>(ViewKind<V> kind, GameFold<V> fold) {}

  private final ChainCheck chain;
  private final TimelineFold timeline;
  private final List<View<?>> views = new ArrayList<>();
  private GameEvent last;
  private Optional<ChunkWriter> chunkWriter = Optional.empty();

  private LiveGame(
      List<ViewKind<?>> kinds, ChainCheck chain, GameEvent first, TimelineFold timeline) {
    this.chain = chain;
    this.timeline = timeline;
    this.last = first;
    for (ViewKind<?> kind : kinds) {
      begin(kind, first, timeline.board()).ifPresent(views::add);
    }
  }

  private static <V extends SpecificRecord> Optional<View<V>> begin(
      ViewKind<V> kind, GameEvent first, BoardFold board) {
    return kind.begin().apply(first, board).map(fold -> new View<>(kind, fold));
  }

  /**
   * A game with its first message.
   *
   * @throws CorruptMessage if the message is not the first of this game
   * @throws CorruptGame if it cannot begin a game
   */
  static LiveGame begin(
      List<ViewKind<?>> kinds, MessageCodec<GameEvent> codec, String gameId, Message message) {
    ChainCheck chain = new ChainCheck(codec, Chain.begin(gameId));
    GameEvent first = chain.accept(message.bytes());
    return new LiveGame(kinds, chain, first, TimelineFold.begin(first, message));
  }

  /**
   * A game as it stood at the end of its last chunk.
   *
   * @param chunks the game's chunks in order; the last one is enough for views of the board alone
   */
  static LiveGame resume(
      List<ViewKind<?>> kinds, MessageCodec<GameEvent> codec, List<TimelineChunk> chunks) {
    TimelineChunk last = chunks.get(chunks.size() - 1);
    TimelineFold timeline = TimelineFold.resume(last, codec::decode);
    byte[] head = ChunkReader.bytes(last.getEvents().get(last.getEvents().size() - 1));
    Chain chain = new Chain(last.getGameId(), timeline.board().seq() + 1, Chain.hash(head));
    GameEvent first = codec.decode(timeline.started());
    LiveGame game = new LiveGame(kinds, new ChainCheck(codec, chain), first, timeline);
    for (TimelineChunk chunk : chunks) {
      chunk.getEvents().stream()
          .map(event -> codec.decode(ChunkReader.bytes(event)))
          .filter(event -> event.getSeq() > 0)
          .forEach(event -> game.views.forEach(view -> view.fold().fold(event)));
    }
    return game;
  }

  /**
   * Folds the next message. After an exception the game is good for nothing.
   *
   * @throws CorruptMessage if the message is not the next of this game
   * @throws CorruptGame if what it tells cannot happen
   */
  void accept(Message message) {
    last = chain.accept(message.bytes());
    timeline.fold(last, message);
    for (View<?> view : views) {
      view.fold().fold(last);
    }
  }

  /** The event taken last by this program; after a stop the first one until another comes. */
  GameEvent last() {
    return last;
  }

  /** The game's id. */
  String gameId() {
    return timeline.board().gameId();
  }

  /** The game's timeline. */
  TimelineFold timeline() {
    return timeline;
  }

  /** The timeline's last chunk as a message. */
  byte[] chunk(MessageCodec<TimelineChunk> codec) {
    if (chunkWriter.isEmpty()) {
      chunkWriter = Optional.of(new ChunkWriter(codec));
    }
    return chunkWriter.get().write(timeline);
  }

  /** The game's views. */
  List<View<?>> views() {
    return views;
  }
}
