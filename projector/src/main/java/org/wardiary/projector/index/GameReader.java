package org.wardiary.projector.index;

import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Tags;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.projector.fold.BoardFold;
import org.wardiary.projector.fold.GameResult;

/** One game being read from the log: its board, and the positions so far. For one thread. */
final class GameReader {

  /** What a message means for the edition. */
  enum State {
    /** The edition goes on. */
    OPEN,
    /** The edition has ended. */
    ENDED,
    /** Answers were taken back: another edition of the open game begins. */
    BROKEN_OFF
  }

  private final ChainCheck chain;
  private final BoardFold board;
  private final PositionKeys keys;
  private final Tags tags;
  private final List<String> sides;
  private final GamePositions positions = new GamePositions();
  private GameResult outcome = GameResult.OPEN;

  private GameReader(ChainCheck chain, GameEvent first, KeyLibrary library) {
    this.chain = chain;
    this.board = BoardFold.begin(first);
    this.keys = library.of(board.position().setup());
    GameStarted started = (GameStarted) first.getBody();
    this.tags = Tags.of(started.getTags());
    this.sides = started.getSides();
  }

  /**
   * Begins a game, or a later edition of one, with its first message.
   *
   * @param before the game's hash chain before that message
   * @throws RuntimeException if the message or the game is corrupt
   */
  static GameReader begin(
      Chain before, byte[] message, MessageCodec<GameEvent> codec, KeyLibrary library) {
    ChainCheck chain = new ChainCheck(codec, before);
    return new GameReader(chain, chain.accept(message), library);
  }

  /**
   * Reads the next message.
   *
   * @return what it means for the edition
   * @throws RuntimeException if the message or the game is corrupt
   */
  State accept(byte[] message) {
    GameEvent event = chain.accept(message);
    if (event.getBody() instanceof GameRevised) {
      return State.BROKEN_OFF;
    }
    // all events that an answer brings about have its ply, so the position is complete at the next
    // answer
    if (event.getBody() instanceof AnswerGiven answer) {
      positions.position(keys.of(board.position()));
      positions.answer(answer.getAnswer());
    }
    board.fold(event);
    if (event.getBody() instanceof GameEnded end) {
      if (!end.getEndedBy().equals(EventEmitter.BY_RECORD)) {
        positions.position(keys.of(board.position()));
      }
      outcome = GameResult.of(end.getResult(), sides);
    }
    return board.ended() ? State.ENDED : State.OPEN;
  }

  /** The positions so far. */
  GamePositions positions() {
    return positions;
  }

  /** Number of the edition. */
  int edition() {
    return board.edition();
  }

  /**
   * The game, once it has ended.
   *
   * @param edition the edition that it counts as
   */
  IndexedGame indexedGame(int edition) {
    return new IndexedGame(
        Long.parseUnsignedLong(board.gameId(), 16),
        board.ply(),
        outcome,
        Dates.of(tags.get("Date").orElse("")),
        edition);
  }
}
