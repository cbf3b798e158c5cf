package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.projector.fold.ChunkReader;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.fold.TimelineFold;
import org.wardiary.projector.view.TimelineChunk;

/**
 * What is held in memory of a game that has not ended: its hash chain, which is checked, its board
 * and its views. Mutable, for one thread.
 */
final class OpenGame {

  private final ChainCheck chain;
  private final TimelineFold timeline;
  private final List<OpenView<?>> views = new ArrayList<>();
  private GameEvent last;
  private boolean revised;

  private OpenGame(
      List<ViewKind<?>> kinds, ChainCheck chain, GameEvent first, TimelineFold timeline) {
    this.chain = chain;
    this.timeline = timeline;
    this.last = first;
    for (ViewKind<?> kind : kinds) {
      OpenView.begin(kind, first, timeline.board()).ifPresent(views::add);
    }
  }

  /**
   * Begins a game, or an edition of one, with its first message.
   *
   * @param before the game's hash chain before that message
   * @throws CorruptMessage if the message is not the first of this game
   * @throws CorruptGame if the event cannot begin a game
   */
  static OpenGame begin(
      List<ViewKind<?>> kinds, MessageCodec<GameEvent> codec, Chain before, Message message) {
    ChainCheck chain = new ChainCheck(codec, before);
    GameEvent first = chain.accept(message.bytes());
    return new OpenGame(kinds, chain, first, TimelineFold.begin(first, message));
  }

  /**
   * Restores a game as it stood at the end of its last chunk.
   *
   * @param chunks all the game's chunks in order
   */
  static OpenGame resume(
      List<ViewKind<?>> kinds, MessageCodec<GameEvent> codec, List<TimelineChunk> chunks) {
    TimelineChunk last = chunks.get(chunks.size() - 1);
    TimelineFold timeline = TimelineFold.resume(last, codec::decode);
    Chain chain =
        new Chain(
            timeline.board().gameId(),
            timeline.board().seq() + 1,
            new Sha256(ChunkReader.bytes(last.getHead())),
            timeline.board().edition(),
            Chain.Due.EVENT);
    GameEvent first = codec.decode(timeline.started());
    OpenGame game = new OpenGame(kinds, new ChainCheck(codec, chain), first, timeline);
    for (TimelineChunk chunk : chunks) {
      chunk.getEvents().stream()
          .map(event -> codec.decode(ChunkReader.bytes(event)))
          .filter(event -> event.getSeq() > first.getSeq())
          .forEach(game::fold);
    }
    return game;
  }

  /**
   * Folds the next message. After an exception the game must no longer be used.
   *
   * @throws CorruptMessage if the message is not the next of this game
   * @throws CorruptGame if the event cannot follow the previous one
   */
  void accept(Message message) {
    GameEvent event = chain.accept(message.bytes());
    revised = event.getBody() instanceof GameRevised;
    if (revised) {
      last = event;
      return;
    }
    timeline.fold(event, message);
    fold(event);
  }

  /** Whether the last message took answers back: this edition is over, another one begins. */
  boolean isRevised() {
    return revised;
  }

  private void fold(GameEvent event) {
    last = event;
    views.forEach(view -> view.fold(event));
  }

  /** The end of the game's hash chain. */
  Chain chain() {
    return chain.chain();
  }

  /** The last event folded. */
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
    return codec.encode(timeline.chunk(chain.chain().head()));
  }

  /** The game's views. */
  List<OpenView<?>> views() {
    return views;
  }

  /** Removes the views that have failed, and returns them. */
  List<OpenView<?>> removeFailed() {
    List<OpenView<?>> failed = views.stream().filter(view -> view.failure().isPresent()).toList();
    views.removeAll(failed);
    return failed;
  }
}
