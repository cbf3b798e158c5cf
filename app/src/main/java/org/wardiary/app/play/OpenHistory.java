package org.wardiary.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.reports.history.GameHistory;

/**
 * A game in progress. Its record so far reads as that of an unfinished game, so the event that ends
 * it is left out.
 *
 * @param record the game as read from its record so far
 */
record OpenHistory(GameHistory record) implements GameHistory {

  @Override
  public Setup setup() {
    return record.setup();
  }

  @Override
  public Optional<String> id() {
    return record.id();
  }

  @Override
  public int length() {
    return record.length();
  }

  @Override
  public Position at(int ply) {
    return record.at(ply);
  }

  @Override
  public void walk(Consumer<Position> out) {
    record.walk(out);
  }

  @Override
  public List<EmittedEvent> events() {
    return record.events().stream().filter(event -> !(event.body() instanceof GameEnded)).toList();
  }

  @Override
  public Optional<Problem> problem() {
    return record.problem();
  }
}
