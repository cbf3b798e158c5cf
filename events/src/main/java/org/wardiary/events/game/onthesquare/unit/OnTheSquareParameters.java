package org.wardiary.events.game.onthesquare.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.Parameter;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.text.Text;

/**
 * The parameters of Wargaming on the Square that a designer may change, and which values exclude
 * each other.
 */
public final class OnTheSquareParameters {

  static final String CAPACITY_FOOT = "capacity-infantry";
  static final String CAPACITY_HORSE = "capacity-cavalry";
  static final String CAPACITY_GUNS = "capacity-artillery";
  static final String MOVE_FOOT = "move-foot";
  static final String MOVE_HORSE = "move-cavalry";
  static final String MOVE_GUNS = "move-foot-with-guns";
  static final String DRAG_FOOT = "move-foot-dragging-guns";
  static final String DRAG_HORSE = "move-cavalry-dragging-guns";
  static final String ROAD = "road-bonus";
  static final String SLOW = "slow-sectors";
  static final String SQUARES = "squares";
  static final String RANGE_MUSKETS = "range-muskets";
  static final String RANGE_GUNS = "range-guns";
  static final String CREW = "men-to-a-gun";
  static final String FIRST_RANK = "first-rank";
  static final String MUSKETS = "muskets-to-a-card";
  static final String NEAR = "near-range-guns";
  static final String CARDS_NEAR = "cards-guns-near";
  static final String CARDS_FAR = "cards-guns-far";
  static final String BURNING = "burning";
  static final String BURNS = "bridge-burns";
  static final String TWO = "two-against-one";
  static final String STANDING = "standing";
  static final String MELEE = "men-to-a-card";
  static final String MELEE_LANCERS = "men-to-a-card-lancers";
  static final String LAST_MEN = "men-that-are-lost";
  static final String LOST = "lost-to-two-against-one";
  static final String SECTORS = "centre-sectors";
  static final String TURNS = "centre-turns";
  static final String LIMIT = "turn-limit";

  /** Number of a side's boxes without its auxiliaries. */
  private static final int BOXES = 10;

  /** Number of a side's boxes that are auxiliaries. */
  private static final int AUXILIARIES = Units.SIDE_UNITS - BOXES;

  /** The largest number of a unit, since unit ids have one digit (WS-2.1). */
  private static final int LARGEST_NUMBER = 9;

  private static final int MOST_MEN = 60;
  private static final int FURTHEST = 6;

  private OnTheSquareParameters() {}

  /** The rules of the rulebook, as the standard values of all parameters. */
  public static RuleSet standard(String game) {
    List<Parameter> all = new ArrayList<>();
    armies(all);
    movement(all);
    fire(all);
    melee(all);
    String sectors = "sectors of the centre on which its holder must be";
    all.add(number(SECTORS, "WS-10.1", 4, 3, 4, sectors).scoring());
    String running = "ends of turns running at which the holder of the centre wins";
    all.add(number(TURNS, "WS-10.1", 2, 1, 9, running).scoring());
    String last = "last turn, after which the game is drawn";
    all.add(number(LIMIT, "WS-10.2", 24, 1, 999, last).scoring());
    return RuleSet.standard(Parameters.of(game, all));
  }

  private static void armies(List<Parameter> all) {
    for (Kind kind : List.of(Kind.I, Kind.D, Kind.A)) {
      String meaning = Text.of("units of %s that each side has; the rest are dummies", title(kind));
      int most = LARGEST_NUMBER - (kind.auxiliary() ? AUXILIARIES : 0);
      all.add(number(count(kind), "WS-2", kind.in(Kind.OWN), 0, most, meaning));
    }
    for (Kind kind : List.of(Kind.I, Kind.J, Kind.D, Kind.L, Kind.A)) {
      String meaning = "men of a new unit of " + title(kind);
      all.add(number(men(kind), "WS-2", kind.men(), 1, MOST_MEN, meaning));
    }
    String guns = "guns of a new unit of Artillery, each with its horse";
    all.add(number(guns(Kind.A), "WS-2", Kind.A.guns(), 0, 2, guns));
    all.add(capacity(CAPACITY_FOOT, Kind.I, "infantry"));
    all.add(capacity(CAPACITY_HORSE, Kind.D, "cavalry"));
    all.add(capacity(CAPACITY_GUNS, Kind.A, "artillerymen"));
  }

  private static Parameter capacity(String name, Kind kind, String what) {
    String meaning = Text.of("%s that one sector holds when units join", what);
    return number(name, "WS-2", kind.capacity(), 1, MOST_MEN, meaning);
  }

  private static void movement(List<Parameter> all) {
    all.add(limit(MOVE_FOOT, 2, "infantry, and artillerymen without guns"));
    all.add(limit(MOVE_HORSE, 4, "cavalry, also with guns that have horses"));
    all.add(limit(MOVE_GUNS, 2, "foot with guns that have horses"));
    all.add(limit(DRAG_FOOT, 1, "foot with a gun that has no horse"));
    all.add(limit(DRAG_HORSE, 2, "cavalry with a gun that has no horse"));
    all.add(number(ROAD, "WS-5.2", 1, 0, FURTHEST, "sectors more on roads alone"));
    String slow = "rivers, hills, woods and houses take the whole move; off: as plain";
    all.add(Parameter.on(SLOW, "WS-5.3", slow));
    all.add(Parameter.on(SQUARES, "WS-6.3", "infantry may form square"));
  }

  private static Parameter limit(String name, int standard, String who) {
    return number(name, "WS-5.1", standard, 1, FURTHEST, "sectors in a move of " + who);
  }

  private static void fire(List<Parameter> all) {
    all.add(
        number(
            RANGE_MUSKETS,
            "WS-7.1",
            Weapon.MUSKETS.range(),
            1,
            FURTHEST,
            "range of muskets in sectors"));
    all.add(
        number(RANGE_GUNS, "WS-7.1", Weapon.GUNS.range(), 1, FURTHEST, "range of guns in sectors"));
    all.add(number(CREW, "WS-7.1", 2, 1, 9, "men that a gun needs to fire"));
    String rank = "men of a part that fire, if not in square";
    all.add(number(FIRST_RANK, "WS-7.4", 4, 1, MOST_MEN, rank));
    all.add(number(MUSKETS, "WS-7.4", 2, 1, 9, "muskets for which a card is drawn"));
    all.add(number(NEAR, "WS-7.4", 3, 0, FURTHEST, "largest range at which guns fire as near"));
    all.add(number(CARDS_NEAR, "WS-7.4", 3, 0, 9, "cards of a gun at a near range"));
    all.add(number(CARDS_FAR, "WS-7.4", 2, 0, 9, "cards of a gun at any other range"));
    all.add(Parameter.on(BURNING, "WS-7.7", "infantry may burn bridges"));
    all.add(number(BURNS, "WS-7.7", 3, 1, 8, "ends of turns until a burning bridge is gone"));
  }

  private static void melee(List<Parameter> all) {
    all.add(Parameter.on(TWO, "WS-8.2", "another unit beside the target makes it 2 against 1"));
    String stand = "a unit charged in flank or rear may stand, with order S or C and more men";
    all.add(Parameter.on(STANDING, "WS-8.4", stand));
    all.add(number(MELEE, "WS-8.5", 2, 1, 9, "men for whom a card is drawn in a melee"));
    all.add(number(MELEE_LANCERS, "WS-8.5", 1, 1, 9, "lancers for whom a card is drawn"));
    String last = "a unit that lost men and has so many left, or fewer, is lost";
    all.add(number(LAST_MEN, "WS-9.1", 1, 0, MOST_MEN, last));
    String lost = "a target charged by two that must retreat is lost; off: it retreats";
    all.add(Parameter.on(LOST, "WS-9.4", lost));
  }

  private static Parameter number(
      String name, String rule, int standard, int least, int most, String meaning) {
    return Parameter.number(name, rule, standard, least, most, meaning);
  }

  /**
   * The units of each kind that a side has before it draws auxiliaries, as a sum of {@link
   * Kind#one}.
   *
   * @throws BadRules if there are no units, or more than there are boxes for
   */
  static int own(RuleSet rules) {
    int own = 0;
    int count = 0;
    for (Kind kind : List.of(Kind.A, Kind.D, Kind.I)) {
      int units = rules.number(count(kind));
      own += units * kind.one();
      count += units;
    }
    if (count < 1 || count > BOXES) {
      throw new BadRules(
          "rules",
          "WS-2",
          Text.of("expected 1 to %d units a side, all numbers together, but got %d", BOXES, count));
    }
    return own + (BOXES - count) * Kind.X.one();
  }

  static String count(Kind kind) {
    return "number-" + name(kind);
  }

  static String men(Kind kind) {
    return "men-" + name(kind);
  }

  static String guns(Kind kind) {
    return "guns-" + name(kind);
  }

  static String capacity(Kind kind) {
    if (kind.infantry()) {
      return CAPACITY_FOOT;
    }
    return kind.cavalry() ? CAPACITY_HORSE : CAPACITY_GUNS;
  }

  private static String name(Kind kind) {
    return title(kind).toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  private static String title(Kind kind) {
    return switch (kind) {
      case A -> "Artillery";
      case D -> "Dragoons";
      case I -> "Infantry";
      case J -> "Auxiliary Infantry";
      case L -> "Lancers";
      case X -> "Dummies";
    };
  }
}
