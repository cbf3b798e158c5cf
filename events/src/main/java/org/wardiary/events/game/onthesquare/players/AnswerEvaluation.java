package org.wardiary.events.game.onthesquare.players;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Volley;
import org.wardiary.events.game.onthesquare.charge.Contacts;
import org.wardiary.events.game.onthesquare.fire.Fire;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/**
 * Evaluates answers for players: what an answer is worth to the side that gives it, judged by what
 * that side can see. Worth is measured in about quarters of a man.
 */
final class AnswerEvaluation {

  private static final int CENTRE = 40;
  private static final int STEP = 4;
  private static final int CARD = 3;
  private static final int GUESSED_MEN = 8;
  private static final int STAND_FAST = -60;
  private static final int BOX = -40;
  private static final int FIRE = 60;
  private static final int CHARGE = 45;
  private static final int WHOLE_UNIT = 40;
  private static final int EASY = 25;
  private static final int LEAVE = -12;
  private static final int NEAR = 3;

  private final Board board;
  private final Army army;
  private final PlaceEvaluation places;

  AnswerEvaluation(Board board, int side) {
    this.board = board;
    army = board.army();
    places = new PlaceEvaluation(board, side);
  }

  /** Whether a unit on the centre has enemies in front of it who are or may soon be in range. */
  boolean ready(int unit) {
    return places.ready(unit);
  }

  /** The orders that a unit can be given (WS-4.2). */
  List<Order> orders(int unit) {
    List<Order> orders = new ArrayList<>(army.kind(unit).orders());
    if (army.boxed(unit)) {
      orders.add(Order.B);
    }
    return orders;
  }

  /** Worth of a unit's answer to the question {@code execute} under an order. */
  int worth(int unit, Order order, long code) {
    int sector = AnswerCode.sector(code);
    return switch (AnswerCode.form(code)) {
      case MOVE -> move(unit, order, code);
      case STAND_FAST -> STAND_FAST;
      case MUSKETS -> FIRE + fire(unit, sector, Weapon.MUSKETS);
      case GUNS -> FIRE + fire(unit, sector, Weapon.GUNS);
      case CHARGE -> CHARGE + charge(unit, sector);
      case DEPLOY -> deploy(unit, code);
      case SQUARE -> LEAVE;
      case FALL_IN -> centre(unit) > 1 ? LEAVE : EASY;
      case BURN -> LEAVE;
      case AUXILIARY, SETUP, ORDER, END, RETREAT, STAND, CARD ->
          throw new IllegalArgumentException("expected an answer to execute");
    };
  }

  /** Number of parts of a unit on the centre. */
  private int centre(int unit) {
    int count = 0;
    for (int sector : Sector.CENTRE) {
      int part = army.on(sector);
      count += part >= 0 && Units.unitOf(part) == unit ? 1 : 0;
    }
    return count;
  }

  // ---- moves ---------------------------------------------------------------------------------

  private int move(int unit, Order order, long code) {
    int start = army.sector(Units.base(unit));
    int end = AnswerCode.sector(code);
    if (order == Order.B) {
      return BOX
          + places.worth(unit, end, AnswerCode.facing(code))
          - places.worth(unit, start, AnswerCode.facing(code));
    }
    int worth =
        places.worth(unit, end, AnswerCode.facing(code))
            - places.worth(unit, start, army.facing(Units.base(unit)));
    if (end != start && !army.free(end)) {
      worth += LEAVE + (army.men(Units.base(unit)) <= NEAR ? EASY : 0);
    }
    return switch (AnswerCode.suffix(code)) {
      case AnswerCode.HALF ->
          worth + LEAVE + (Sector.inCentre(start) && Sector.inCentre(end) ? CENTRE / 2 : 0);
      case AnswerCode.NO_GUNS -> worth + LEAVE;
      default -> worth;
    };
  }

  /** Worth of a deployment: sections pay if they take free sectors of the centre. */
  private int deploy(int unit, long code) {
    if (!Sector.inCentre(army.sector(Units.base(unit)))) {
      return 2 * LEAVE;
    }
    int second = AnswerCode.second(code).orElse(AnswerCode.sector(code));
    boolean all = Sector.inCentre(AnswerCode.sector(code)) && Sector.inCentre(second);
    int sections = AnswerCode.second(code).isPresent() ? 2 : 1;
    int thin = army.men(Units.base(unit)) / (sections + 1) < NEAR ? LEAVE : 0;
    return all && places.helpers(unit) < sections + 1 ? CENTRE * sections / 2 + thin : 2 * LEAVE;
  }

  // ---- fire and charge -----------------------------------------------------------------------

  private int fire(int unit, int sector, Weapon weapon) {
    Volley volley = Fire.volley(board, unit, sector, weapon).orElseThrow();
    int cards = volley.boxed() ? NEAR : volley.cards();
    int men = men(volley.target());
    int worth = CARD * cards + (Sector.inCentre(sector) ? EASY : 0);
    return worth + (men <= cards / 2 + 1 ? EASY / 2 : 0);
  }

  /** Number of men of a part as far as the side can see; a guess for a boxed unit. */
  private int men(int part) {
    return army.boxed(Units.unitOf(part)) ? GUESSED_MEN : army.men(part);
  }

  private int charge(int unit, int sector) {
    int part = army.on(sector);
    int base = Units.base(unit);
    int way = army.facing(base);
    int own = army.men(base) * (army.kind(unit) == Kind.L ? 2 : 1);
    int other = men(part);
    boolean two = Contacts.supported(board, unit, part);
    boolean front = board.allRound(part) || army.facing(part) == Facing.opposite(way) && !two;
    int prize = Sector.inCentre(sector) ? EASY : 0;
    int end = Sector.ahead(sector, Facing.opposite(way));
    if (Sector.inCentre(army.sector(base)) && !Sector.inCentre(end)) {
      prize -= CENTRE;
    }
    if (!front) {
      return prize + EASY + (Contacts.byTwo(board, unit, part) ? WHOLE_UNIT : 0);
    }
    return prize + STEP * (own - other);
  }

  /** Worth of the answer, to stay or to go, of a unit that is charged from the front. */
  int worthInCharge(int unit, long code) {
    if (AnswerCode.form(code) != Form.MOVE) {
      return 0;
    }
    int attacker = Units.base(board.charge().attacker());
    int start = army.sector(Units.base(unit));
    int worth = move(unit, Order.F, code);
    if (AnswerCode.sector(code) == start) {
      worth += STEP * (army.strength(board.charge().defender()) - army.men(attacker));
    }
    return worth;
  }
}
