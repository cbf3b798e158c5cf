package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.game.squares.view.AttackRow;
import org.wardiary.projector.game.squares.view.AttackRows;

/** The attack rows of a game. */
final class Attacks {

  static final RowReader<AttackRows> READER =
      new RowReader<>(AttackRows.class, AttackRows::getGameId);

  /** Whether an attack is a flank attack. */
  static final Predicate<AttackRow> FLANK = attack -> AttackType.of(attack) == AttackType.FLANK;

  private Attacks() {}

  /** The attacks of a game; empty if it has no attack rows. */
  static List<AttackRow> in(PlayedGame game) {
    return game.own(AttackRows.class).map(AttackRows::getRows).orElse(List.of());
  }

  /** Whether an attack was not into a reserve. */
  static boolean inField(AttackRow attack) {
    return AttackType.of(attack) != AttackType.RESERVE;
  }

  /** Points that the defending side lost by an attack. */
  static int taken(AttackRow attack) {
    return attack.getDefenderLossesAfter() - attack.getDefenderLossesBefore();
  }

  /** Points that the attacking side lost by an attack. */
  static int paid(AttackRow attack) {
    return attack.getAttackerLossesAfter() - attack.getAttackerLossesBefore();
  }

  /** 1 for a game that has attack rows, otherwise 0. */
  static long counted(PlayedGame game) {
    return game.own(AttackRows.class).isPresent() ? 1 : 0;
  }
}
