package org.wardiary.events.game.squares.variant;

import java.util.List;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.squares.unit.Kind;

/**
 * The table of which kinds may attack which kinds on a square outside the reserves (SQ-5.3).
 * Immutable.
 *
 * <p>Given as rows {@code attackers defenders marks}, with the marks {@code U}: unsupported, {@code
 * S}: with any supporter, {@code c}: unsupported as a charge (SQ-5.5), {@code g}: with a gun in
 * support, as a Grand Battery (SQ-5.4).
 */
public final class AttackTable {

  private static final String MARKS = "UScg";
  private static final int UNSUPPORTED = 1;
  private static final int SUPPORTED = 2;
  private static final int CHARGE = 4;
  private static final int GRAND_BATTERY = 8;

  private final int[][] marks = new int[Kind.count()][Kind.count()];

  private AttackTable() {}

  /**
   * Creates a table from rows. Attacks that no row names are forbidden, as are charges and Grand
   * Batteries if the rules do not have them.
   */
  static AttackTable of(List<String> rows, RuleSet rules) {
    AttackTable table = new AttackTable();
    int allowed = UNSUPPORTED | SUPPORTED;
    allowed |= RuleNames.isOn(rules, RuleNames.CHARGES) ? CHARGE : 0;
    allowed |= RuleNames.isOn(rules, RuleNames.GRAND_BATTERIES) ? GRAND_BATTERY : 0;
    for (String row : rows) {
      String[] parts = row.split(" ");
      int bits = 0;
      for (char mark : parts[2].toCharArray()) {
        bits |= 1 << MARKS.indexOf(mark);
      }
      for (char attacker : parts[0].toCharArray()) {
        for (char defender : parts[1].toCharArray()) {
          table.marks[Kind.find(attacker)][Kind.find(defender)] = bits & allowed;
        }
      }
    }
    return table;
  }

  /** Whether an unsupported attack is allowed, including as a charge. */
  public boolean unsupported(Kind attacker, Kind defender, ActionTiming timing) {
    int bits = marks[attacker.ordinal()][defender.ordinal()];
    return (bits & UNSUPPORTED) != 0 || charge(attacker, defender, timing);
  }

  /** Whether an unsupported attack is a charge (SQ-5.5). */
  public boolean charge(Kind attacker, Kind defender, ActionTiming timing) {
    return timing == ActionTiming.FIRST_OF_DOUBLE_TURN
        && (marks[attacker.ordinal()][defender.ordinal()] & CHARGE) != 0;
  }

  /** Whether an attack with any supporter is allowed. */
  public boolean supported(Kind attacker, Kind defender) {
    return (marks[attacker.ordinal()][defender.ordinal()] & SUPPORTED) != 0;
  }

  /** Whether an attack is possible only as a Grand Battery on a unit that is not a gun (SQ-5.4). */
  public boolean grandBattery(Kind attacker, Kind defender) {
    return (marks[attacker.ordinal()][defender.ordinal()] & GRAND_BATTERY) != 0;
  }

  /** Whether an unsupported attack is possible only as a charge. */
  public boolean onlyCharge(Kind attacker, Kind defender) {
    int bits = marks[attacker.ordinal()][defender.ordinal()];
    return (bits & (UNSUPPORTED | CHARGE)) == CHARGE;
  }
}
