package org.wardiary.events.game.squares.combat;

import org.wardiary.events.game.squares.attack.OptionTable;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.unit.Kind;

/** Determines which options the attacker's side may take (SQ-7.3 to SQ-7.5, SQ-R18). */
public final class AvailableOptions {

  private static final int ATTACKER_RETREATS = 4;

  private AvailableOptions() {}

  /** The available options as bits 1 to 5. */
  public static int all(Board board) {
    int available = 0;
    int size = OptionTable.of(board).size();
    for (int number = 1; number <= size; number++) {
      available |= isAvailable(board, number) ? Bits.of(number) : 0;
    }
    return available;
  }

  /** Whether an option may be taken. */
  public static boolean isAvailable(Board board, int number) {
    OptionTable table = OptionTable.of(board);
    if (number < 1 || number > table.size() || !isAllowed(board, number)) {
      return false;
    }
    OptionTable.Option option = table.option(number);
    if (option.retreats().isEmpty()) {
      return true;
    }
    Board then = board.copy();
    then.chooseOption(number);
    int retreats = then.attack().unit(option.retreats().get(0));
    // a defender with a second chance stays on the board, where it may block the supporter's
    // retreat
    if (!OptionTable.hasSecondChance(then)) {
      for (AttackRole role : option.eliminated()) {
        then.eliminate(then.attack().unit(role));
      }
    }
    return Retreats.isPossible(then, retreats);
  }

  /** Whether an attacker of a kind may ever take an option of SQ-7.3. */
  public static boolean isOpenTo(Kind attacker, int number) {
    boolean staysPut = attacker == Kind.CAVALRY || attacker == Kind.ARTILLERY;
    return !staysPut || number != OptionTable.FIRST && number != ATTACKER_RETREATS;
  }

  /** Whether the kinds of the units allow an option (SQ-7.3). */
  public static boolean isAllowed(Board board, int number) {
    if (OptionTable.of(board) != OptionTable.STANDARD) {
      return true;
    }
    if (!isOpenTo(board.kind(board.attack().attacker()), number)) {
      return false;
    }
    boolean spared =
        board.kind(board.attack().defender()).isGun() && !board.rules().hasFirstOptionOnGuns();
    return number != OptionTable.FIRST || !spared;
  }
}
