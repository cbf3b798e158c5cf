package org.wardiary.reports.game;

import java.util.List;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.DrawnPosition;

/** Key moments that several games have. */
public final class KeyMoments {

  private KeyMoments() {}

  /** The units that the last answer eliminated. */
  public static List<String> eliminations(DrawnPosition drawn) {
    return drawn.events(UnitEliminated.class).stream()
        .map(
            unit ->
                Text.of(
                    "%s %s %s eliminated on %s",
                    unit.getSide(),
                    Games.find(drawn.game())
                        .map(Game::kinds)
                        .map(kinds -> kinds.get(unit.getKind()))
                        .orElse(unit.getKind()),
                    unit.getUnit(),
                    unit.getSpace()))
        .toList();
  }
}
