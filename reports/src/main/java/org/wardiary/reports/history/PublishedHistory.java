package org.wardiary.reports.history;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.projector.view.Edition;

/**
 * A game as a published site shows it: of its game file, only what the file's owner allows.
 *
 * @param whole the game as it is
 * @param setup its setup, with what may be shown of the file in the place of the map
 */
record PublishedHistory(GameHistory whole, Setup setup) implements GameHistory {

  static GameHistory of(GameHistory whole) {
    Setup setup = whole.setup();
    GameMap shown = setup.map().published();
    return shown == setup.map()
        ? whole
        : new PublishedHistory(
            whole, new Setup(setup.game(), setup.first(), setup.mapFile(), shown, setup.tags()));
  }

  @Override
  public Optional<String> id() {
    return whole.id();
  }

  @Override
  public int length() {
    return whole.length();
  }

  @Override
  public Position at(int ply) {
    return setup.game().restore(setup, whole.at(ply).snapshot());
  }

  @Override
  public void walk(Consumer<Position> out) {
    whole.walk(out);
  }

  @Override
  public List<EmittedEvent> events() {
    return whole.events();
  }

  @Override
  public List<Edition> editions() {
    return whole.editions();
  }

  @Override
  public int edition() {
    return whole.edition();
  }

  @Override
  public long firstSeq() {
    return whole.firstSeq();
  }

  @Override
  public Optional<Problem> problem() {
    return whole.problem();
  }
}
