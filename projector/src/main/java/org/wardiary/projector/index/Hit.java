package org.wardiary.projector.index;

import java.util.HexFormat;
import java.util.Optional;

/**
 * A position of a game that is the one asked for. The same object is shown again and again: take
 * from it what is needed. For one thread.
 */
public final class Hit {

  private final Entry entry;
  private Segment segment;
  private int segmentNumber;
  private PositionMatch match = PositionMatch.SAME;
  private IndexedGame game;

  Hit(Entry entry) {
    this.entry = entry;
  }

  void show(int number, Segment itsSegment, PositionMatch how) {
    segmentNumber = number;
    segment = itsSegment;
    match = how;
    game = null;
  }

  private IndexedGame game() {
    if (game == null) {
      game = segment.game(entry.game);
    }
    return game;
  }

  /** The game's id. */
  public String gameId() {
    return HexFormat.of().toHexDigits(game().id());
  }

  /** The game's id as the number that its digits write. */
  long id() {
    return game().id();
  }

  /** The number of answers before the position. */
  public int ply() {
    return entry.ply;
  }

  /** Number of the game's answers in all. */
  public int plies() {
    return game().plies();
  }

  /** How the game ended; not exchanged, whatever the match. */
  public GameResult outcome() {
    return game().outcome();
  }

  /** The game's date as {@code yyyymmdd}, parts that are not known 0. */
  public int date() {
    return game().date();
  }

  /** How the position is like the one asked for. */
  public PositionMatch match() {
    return match;
  }

  /** How it is like a position of the same key that merges less; nothing if it does not count. */
  Optional<PositionMatch> match(PositionQuery query) {
    return query.match(entry);
  }

  /** The answer that followed, as its game has it; empty if the game ended there. */
  public String answer() {
    return entry.answer == 0 ? "" : segment.answer(entry.answer);
  }

  /** The same number for the same answer, as long as the segment is the same. */
  int answerNumber() {
    return entry.answer;
  }

  int segmentNumber() {
    return segmentNumber;
  }

  int gameNumber() {
    return entry.game;
  }

  int path() {
    return entry.path;
  }

  /** Segment, game and ply in one number, in the order in which hits of one key come. */
  long place() {
    return (long) segmentNumber << 52 | (long) entry.game << 24 | entry.ply;
  }

  /** Segment and game in one number. */
  long gamePlace() {
    return place() >>> 24;
  }
}
