package org.wardiary.projector.fold;

import java.util.function.Function;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.Text;

/**
 * The board of one game: its events folded into a position. Checks that each event can follow the
 * one before it. Mutable, for one thread.
 */
public final class BoardFold {

  private final String gameId;
  private final int edition;
  private final Position position;
  private long seq;
  private int ply;
  private boolean ended;

  private BoardFold(GameEvent first, Position position, long seq, int ply) {
    this.gameId = first.getGameId();
    this.edition = first.getEdition();
    this.position = position;
    this.seq = seq;
    this.ply = ply;
  }

  /**
   * The board after the first event of a game, or of an edition of it.
   *
   * @throws CorruptGame if the event does not begin a game
   */
  public static BoardFold begin(GameEvent first) {
    return of(first, first.getSeq(), 0, setup -> setup.game().position(setup));
  }

  /**
   * The board at a snapshot.
   *
   * @param first the edition's first event
   * @param seq seq of the last event before the snapshot
   * @param ply number of answers given before the snapshot
   * @param snapshot the position's snapshot
   * @throws CorruptGame if the first event does not begin a game or the snapshot cannot be read
   */
  public static BoardFold resume(GameEvent first, long seq, int ply, byte[] snapshot) {
    return of(first, seq, ply, setup -> setup.game().restore(setup, snapshot));
  }

  private static BoardFold of(
      GameEvent first, long seq, int ply, Function<Setup, Position> position) {
    GameStarted started = requireFirst(first);
    try {
      return new BoardFold(first, position.apply(Setups.bundled().of(started)), seq, ply);
    } catch (RuntimeException e) {
      throw impossible(first, e);
    }
  }

  /**
   * Folds the next event. After an exception the board must no longer be used.
   *
   * @throws CorruptGame if the event cannot follow the previous one
   */
  public void fold(GameEvent event) {
    require(event, event.getGameId().equals(gameId), "an event of this game", event.getGameId());
    require(event, event.getSeq() == seq + 1, "seq " + (seq + 1), event.getSeq());
    require(event, !ended, "nothing after the end of the game", event.getType());
    Object body = event.getBody();
    int due = body instanceof AnswerGiven ? ply + 1 : ply;
    require(event, event.getPly() == due, "ply " + due, event.getPly());
    if (!(body instanceof CommentAdded)) {
      evolve(event, (SpecificRecord) body);
    }
    seq++;
    ply = due;
    ended = body instanceof GameEnded;
  }

  private void evolve(GameEvent event, SpecificRecord body) {
    require(
        event, !(body instanceof GameStarted), "an event of a game begun before", event.getType());
    try {
      position.evolve(body);
    } catch (RuntimeException e) {
      throw impossible(event, e);
    }
    require(event, position.ply() == event.getPly(), "ply " + position.ply(), event.getPly());
    require(event, position.turn() == event.getTurn(), "turn " + position.turn(), event.getTurn());
  }

  /** The game's id. */
  public String gameId() {
    return gameId;
  }

  /** The edition of the game. */
  public int edition() {
    return edition;
  }

  /** The position after the events so far. It belongs to the fold: copy it before changing it. */
  public Position position() {
    return position;
  }

  /** seq of the last event folded. */
  public long seq() {
    return seq;
  }

  /** Number of answers given so far. */
  public int ply() {
    return ply;
  }

  /** Whether the game's last event has been folded. */
  public boolean ended() {
    return ended;
  }

  private static GameStarted requireFirst(GameEvent first) {
    require(first, first.getPly() == 0, "ply 0", first.getPly());
    if (first.getBody() instanceof GameStarted started) {
      return started;
    }
    throw new CorruptGame(
        first.getGameId(),
        first.getSeq(),
        Text.of("expected GameStarted but got %s", first.getType()));
  }

  private static void require(GameEvent event, boolean holds, String expected, Object found) {
    if (!holds) {
      throw new CorruptGame(
          event.getGameId(), event.getSeq(), Text.of("expected %s but got %s", expected, found));
    }
  }

  private static CorruptGame impossible(GameEvent event, RuntimeException e) {
    // CorruptEvent says what is wrong; any other exception comes from a value that the rules never
    // write
    String reason =
        e instanceof CorruptEvent
            ? e.getMessage()
            : Text.of("expected a possible %s but it made %s", event.getType(), e);
    return new CorruptGame(event.getGameId(), event.getSeq(), reason, e);
  }
}
