package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.study.SideSelection;
import org.wardiary.projector.game.squares.view.AttackRow;

/**
 * An attack as the statistics see it.
 *
 * @param turn turn, counted over both sides from 1
 * @param side attacking side
 * @param type how it was made
 * @param attackerKind letter of the attacker's kind
 * @param attackerSpace space the attacker stood on
 * @param supporterKind letter of the supporter's kind, "" if unsupported
 * @param defenderKind letter of the defender's kind, "" in a reserve
 * @param target space attacked
 * @param marks what else it was
 * @param option option taken, 1 to 5; 0 if none
 * @param attackerLost letters of the kinds that the attacking side lost
 * @param defenderLost letters of the kinds that the defending side lost
 * @param taken points that the defending side lost by it
 * @param paid points that the attacking side lost by it
 */
public record Attack(
    int turn,
    String side,
    Type type,
    String attackerKind,
    String attackerSpace,
    String supporterKind,
    String defenderKind,
    String target,
    Marks marks,
    int option,
    List<String> attackerLost,
    List<String> defenderLost,
    int taken,
    int paid) {

  /** How an attack was made; each attack is of one type. */
  public enum Type {
    /** Supported, from nearer the defender's reserve (SQ-5.7). */
    FLANK("flank"),
    /** Supported, no flank attack. */
    SUPPORTED("other supported"),
    /** Unsupported, not into a reserve. */
    UNSUPPORTED("unsupported"),
    /** Into the enemy's reserve, supported or not (SQ-5.6). */
    RESERVE("into the reserve");

    private final String label;

    Type(String label) {
      this.label = label;
    }

    /** The type as tables write it. */
    public String label() {
      return label;
    }

    /** The attacks of this type by some side. */
    Predicate<Attack> by(SideSelection sides) {
      return attack -> attack.type() == this && sides.includes(attack.side());
    }
  }

  /** How an attack ended; each attack ended in one way. */
  public enum Outcome {
    /** The defending side alone lost units. */
    DEFENDER_LOST("defender lost"),
    /** Both sides lost units. */
    BOTH_LOST("both lost"),
    /** The attacking side alone lost units. */
    ATTACKER_LOST("attacker lost"),
    /** Nobody was lost; the defender retreated, at once or after it had stood (SQ-7.3, SQ-7.4). */
    RETREATED("defender retreated"),
    /** Nobody was lost; the defender never left its space. */
    REPULSED("defender held");

    private final String label;

    Outcome(String label) {
      this.label = label;
    }

    /** The outcome as tables write it. */
    public String label() {
      return label;
    }
  }

  /**
   * What else an attack was.
   *
   * @param charge a charge (SQ-5.5)
   * @param grandBattery a Grand Battery (SQ-5.4)
   * @param intoForest the target is forest
   * @param retreated the defender retreated, at once or after it had stood
   * @param advanced the attacker advanced
   */
  public record Marks(
      boolean charge,
      boolean grandBattery,
      boolean intoForest,
      boolean retreated,
      boolean advanced) {}

  static Attack of(AttackRow row) {
    return new Attack(
        row.getTurn(),
        row.getSide().intern(),
        type(row),
        row.getAttackerKind().intern(),
        row.getAttackerSpace().intern(),
        row.getSupporterKind().intern(),
        row.getDefenderKind().intern(),
        row.getTarget().intern(),
        new Marks(
            row.getCharge(),
            row.getGrandBattery(),
            row.getIntoForest(),
            row.getRetreated(),
            row.getAdvanced()),
        row.getOption(),
        kinds(row.getAttackerLost()),
        kinds(row.getDefenderLost()),
        row.getDefenderLossesAfter() - row.getDefenderLossesBefore(),
        row.getAttackerLossesAfter() - row.getAttackerLossesBefore());
  }

  private static List<String> kinds(List<String> lost) {
    return lost.stream().map(String::intern).toList();
  }

  private static Type type(AttackRow row) {
    if (row.getIntoReserve()) {
      return Type.RESERVE;
    }
    if (row.getFlank()) {
      return Type.FLANK;
    }
    return row.getSupporter().isEmpty() ? Type.UNSUPPORTED : Type.SUPPORTED;
  }

  /** How it ended. */
  public Outcome outcome() {
    if (!defenderLost.isEmpty()) {
      return attackerLost.isEmpty() ? Outcome.DEFENDER_LOST : Outcome.BOTH_LOST;
    }
    if (!attackerLost.isEmpty()) {
      return Outcome.ATTACKER_LOST;
    }
    return marks.retreated() ? Outcome.RETREATED : Outcome.REPULSED;
  }
}
