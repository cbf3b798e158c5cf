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

  /** Flank attacks. */
  static final Predicate<AttackRow> FLANK = attack -> AttackType.of(attack) == AttackType.FLANK;

  private Attacks() {}

  /** The attacks of a game; none if it has no such rows. */
  static List<AttackRow> in(PlayedGame game) {
    return game.own(AttackRows.class).map(AttackRows::getRows).orElse(List.of());
  }

  /** Whether an attack was outside the reserves. */
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

  /** 1 in a game that has such rows. */
  static long counted(PlayedGame game) {
    return game.own(AttackRows.class).isPresent() ? 1 : 0;
  }
}
