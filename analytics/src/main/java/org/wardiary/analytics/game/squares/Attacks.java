package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.study.SideSelection;
import org.wardiary.projector.game.squares.view.AttackRow;
import org.wardiary.projector.game.squares.view.AttackRows;

/**
 * What the statistics keep of the attack rows of one game.
 *
 * @param attacks its attacks in order
 * @param actions actions that each side ordered, the first-named side's first
 * @param chances attacks of note that could be ordered
 */
record Attacks(List<Attack> attacks, List<Integer> actions, List<Chance> chances) {

  static final RowReader<AttackRows, Attacks> READER =
      new RowReader<>(AttackRows.class, AttackRows::getGameId, Attacks.class, Attacks::of);

  private static Attacks of(AttackRows rows) {
    List<AttackRow> sorted = new ArrayList<>(rows.getRows());
    sorted.sort(Comparator.comparingInt(AttackRow::getNumber));
    return new Attacks(
        sorted.stream().map(Attack::of).toList(),
        List.copyOf(rows.getActions()),
        rows.getChances().stream().map(Chance::of).toList());
  }

  /** All attacks of a set of games. */
  static RowSet<Attack> in(GameSet set) {
    return RowSet.of(set, Attacks.class, Attacks::attacks);
  }

  /** Actions that a side ordered in a game, or both; 0 in a game without attack rows. */
  static int actions(PlayedGame game, SideSelection sides) {
    List<Integer> actions = game.own(Attacks.class).map(Attacks::actions).orElse(List.of());
    int sum = 0;
    for (int side = 0; side < actions.size(); side++) {
      sum += sides.includes(game.summary().getSides().get(side)) ? actions.get(side) : 0;
    }
    return sum;
  }
}
