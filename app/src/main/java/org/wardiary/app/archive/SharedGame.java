package org.wardiary.app.archive;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.projector.view.Edition;
import org.wardiary.reports.history.GameHistory;

/**
 * A game of the archive for several threads. The read side is for one thread, so that access to it
 * is serialised.
 *
 * @param game the game
 * @param lock the lock that all users of the same read side hold while they use it
 */
public record SharedGame(ArchivedGame game, Object lock) implements GameHistory {

  @Override
  public Setup setup() {
    return game.setup();
  }

  @Override
  public Optional<String> id() {
    return game.id();
  }

  @Override
  public int length() {
    return game.length();
  }

  @Override
  public Position at(int ply) {
    synchronized (lock) {
      return game.at(ply);
    }
  }

  @Override
  public void walk(Consumer<Position> out) {
    synchronized (lock) {
      game.walk(out);
    }
  }

  @Override
  public List<EmittedEvent> events() {
    synchronized (lock) {
      return game.events();
    }
  }

  @Override
  public List<Edition> editions() {
    synchronized (lock) {
      return game.editions();
    }
  }

  @Override
  public int edition() {
    return game.edition();
  }

  @Override
  public long firstSeq() {
    synchronized (lock) {
      return game.firstSeq();
    }
  }

  @Override
  public Optional<Problem> problem() {
    return game.problem();
  }

  /** The record as it was accepted, in canonical form with its comments. */
  public String record() {
    synchronized (lock) {
      return game.record();
    }
  }
}
