package org.wardiary.projector.index;

import java.util.HexFormat;
import java.util.Optional;
import org.wardiary.projector.fold.GameResult;

/**
 * A position of a game that matches a query. The same object is reused for every hit: copy what is
 * needed from it. For one thread.
 */
public final class Hit {

  private final Entry entry;
  private final PositionIndex index;
  private PositionMatch match = PositionMatch.SAME;
  private IndexedGame game;

  Hit(Entry entry, PositionIndex index) {
    this.entry = entry;
    this.index = index;
  }

  void show(PositionMatch how) {
    match = how;
    game = null;
  }

  private IndexedGame game() {
    if (game == null) {
      game = index.game(entry.game);
    }
    return game;
  }

  /** The game's id. */
  public String gameId() {
    return HexFormat.of().toHexDigits(game().id());
  }

  /** The game's id as a number, read from its hex digits. */
  long id() {
    return game().id();
  }

  /** The number of answers before the position. */
  public int ply() {
    return entry.ply;
  }

  /** How the game ended, with the game's own sides whatever the match. */
  public GameResult outcome() {
    return game().outcome();
  }

  /** The game's date as {@code yyyymmdd}, with unknown parts 0. */
  public int date() {
    return game().date();
  }

  /** How the position matches the one asked for. */
  public PositionMatch match() {
    return match;
  }

  /** How it matches a query for the same key that merges less; empty if it does not. */
  Optional<PositionMatch> match(PositionQuery query) {
    return query.match(entry);
  }

  /** Whether a query for the same key would find it with the sides as asked. */
  boolean isImage(PositionQuery query, Exchange exchange) {
    return query.isImage(entry, exchange);
  }

  /** The answer that followed, as the game records it; empty if the game ended there. */
  public String answer() {
    return index.answer(entry.answer);
  }

  int answerNumber() {
    return entry.answer;
  }

  int gameNumber() {
    return entry.game;
  }

  int path() {
    return entry.path;
  }

  /** Game and ply in one number, ascending over the hits of one key. */
  long place() {
    return (long) entry.game << 24 | entry.ply;
  }
}
