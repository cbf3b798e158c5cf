package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.function.Predicate;
import org.wardiary.projector.game.squares.view.SpaceStay;
import org.wardiary.projector.game.squares.view.UnitCareer;

/**
 * What one unit of SQUARES did and what became of it.
 *
 * @param side side that owns it
 * @param kind letter of its kind
 * @param deployedTurn turn in which it first left its reserve, from 1; 0 if it never did
 * @param deeds how often it did what
 * @param lostTurn turn in which it was lost, from 1; 0 if it was not
 * @param lostSpace space on which it was lost, "" if it was not
 * @param stays where it stood at the ends of turns
 */
public record Career(
    String side,
    String kind,
    int deployedTurn,
    Deeds deeds,
    int lostTurn,
    String lostSpace,
    List<Stay> stays) {

  /** How often a unit moved, attacked, supported, was attacked, retreated and advanced. */
  public record Deeds(
      int moves, int attacks, int supports, int attacked, int retreats, int advances) {}

  /** So many turns, counted over both sides, at whose end it stood on a space. */
  public record Stay(String space, int turns) {}

  static Career of(UnitCareer row) {
    return new Career(
        row.getSide().intern(),
        row.getKind().intern(),
        row.getDeployedTurn(),
        new Deeds(
            row.getMoves(),
            row.getAttacks(),
            row.getSupports(),
            row.getAttacked(),
            row.getRetreats(),
            row.getAdvances()),
        row.getLostTurn(),
        row.getLostSpace().intern(),
        row.getStays().stream().map(Career::stay).toList());
  }

  private static Stay stay(SpaceStay stay) {
    return new Stay(stay.getSpace().intern(), stay.getTurns());
  }

  /** Whether it ever left its reserve. */
  boolean deployed() {
    return deployedTurn > 0;
  }

  /** Whether it was lost. */
  boolean lost() {
    return lostTurn > 0;
  }

  /** Turns at whose end it stood on such a space. */
  int turnsOn(Predicate<String> space) {
    return stays.stream().filter(stay -> space.test(stay.space())).mapToInt(Stay::turns).sum();
  }
}
