package org.wardiary.events.game.onthesquare.unit;

import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.RuleSet;

/**
 * The values of the rules that a designer may change, ready for use by the rules of play.
 * Immutable.
 */
public final class OnTheSquareRules {

  private final RuleSet values;
  private final int own;
  private final int[] men = new int[Kind.COUNT];
  private final int[] capacities = new int[Kind.COUNT];
  private final int guns;
  private final int foot;
  private final int horse;
  private final int footWithGuns;
  private final int footDragging;
  private final int horseDragging;
  private final int roadBonus;
  private final boolean slowSectors;
  private final boolean squares;
  private final int rangeMuskets;
  private final int rangeGuns;
  private final int crew;
  private final int firstRank;
  private final int musketsToACard;
  private final int near;
  private final int cardsNear;
  private final int cardsFar;
  private final boolean burning;
  private final int burns;
  private final boolean twoAgainstOne;
  private final boolean standing;
  private final int menToACard;
  private final int lancersToACard;
  private final int lastMen;
  private final boolean lostToTwo;
  private final int centreSectors;
  private final int centreTurns;
  private final int turnLimit;

  /**
   * Creates the rules with the given values.
   *
   * @throws BadRules if values exclude each other
   */
  public OnTheSquareRules(RuleSet values) {
    this.values = values;
    own = OnTheSquareParameters.own(values);
    for (Kind kind : Kind.values()) {
      boolean dummy = kind == Kind.X;
      men[kind.ordinal()] = dummy ? 0 : values.number(OnTheSquareParameters.men(kind));
      capacities[kind.ordinal()] = dummy ? 0 : values.number(OnTheSquareParameters.capacity(kind));
    }
    guns = values.number(OnTheSquareParameters.guns(Kind.A));
    foot = values.number(OnTheSquareParameters.MOVE_FOOT);
    horse = values.number(OnTheSquareParameters.MOVE_HORSE);
    footWithGuns = values.number(OnTheSquareParameters.MOVE_GUNS);
    footDragging = values.number(OnTheSquareParameters.DRAG_FOOT);
    horseDragging = values.number(OnTheSquareParameters.DRAG_HORSE);
    roadBonus = values.number(OnTheSquareParameters.ROAD);
    slowSectors = values.has(OnTheSquareParameters.SLOW);
    squares = values.has(OnTheSquareParameters.SQUARES);
    rangeMuskets = values.number(OnTheSquareParameters.RANGE_MUSKETS);
    rangeGuns = values.number(OnTheSquareParameters.RANGE_GUNS);
    crew = values.number(OnTheSquareParameters.CREW);
    firstRank = values.number(OnTheSquareParameters.FIRST_RANK);
    musketsToACard = values.number(OnTheSquareParameters.MUSKETS);
    near = values.number(OnTheSquareParameters.NEAR);
    cardsNear = values.number(OnTheSquareParameters.CARDS_NEAR);
    cardsFar = values.number(OnTheSquareParameters.CARDS_FAR);
    burning = values.has(OnTheSquareParameters.BURNING);
    burns = values.number(OnTheSquareParameters.BURNS);
    twoAgainstOne = values.has(OnTheSquareParameters.TWO);
    standing = values.has(OnTheSquareParameters.STANDING);
    menToACard = values.number(OnTheSquareParameters.MELEE);
    lancersToACard = values.number(OnTheSquareParameters.MELEE_LANCERS);
    lastMen = values.number(OnTheSquareParameters.LAST_MEN);
    lostToTwo = values.has(OnTheSquareParameters.LOST);
    centreSectors = values.number(OnTheSquareParameters.SECTORS);
    centreTurns = values.number(OnTheSquareParameters.TURNS);
    turnLimit = values.number(OnTheSquareParameters.LIMIT);
  }

  /** The values of the parameters. */
  public RuleSet values() {
    return values;
  }

  /**
   * Units of each kind that a side has before it draws auxiliaries, as a sum of {@link Kind#one}.
   */
  public int own() {
    return own;
  }

  /** Men of a new unit (WS-2). */
  public int men(Kind kind) {
    return men[kind.ordinal()];
  }

  /** Guns of a new unit, each with a horse (WS-2). */
  public int guns(Kind kind) {
    return kind == Kind.A ? guns : 0;
  }

  /** Men that a sector holds when units join (WS-2, WS-5.7). */
  public int capacity(Kind kind) {
    return capacities[kind.ordinal()];
  }

  /** Sectors in a move of a unit without guns (WS-5.1). */
  public int move(Kind kind) {
    return kind.cavalry() ? horse : foot;
  }

  /** Sectors in a move of a unit with guns, all of which have horses (WS-5.1). */
  public int moveWithGuns(Kind kind) {
    return kind.cavalry() ? horse : footWithGuns;
  }

  /** Sectors in a move of a unit with guns, not all of which have horses (WS-5.1). */
  public int moveDragging(Kind kind) {
    return kind.cavalry() ? horseDragging : footDragging;
  }

  /** Additional sectors for a move that is all on roads (WS-5.2). */
  public int roadBonus() {
    return roadBonus;
  }

  /** Whether slow sectors take the whole move (WS-5.3). */
  public boolean slowSectors() {
    return slowSectors;
  }

  /** Whether infantry may form square (WS-6.3). */
  public boolean squares() {
    return squares;
  }

  /** Range of a weapon in sectors (WS-7.1). */
  public int range(Weapon weapon) {
    return weapon == Weapon.GUNS ? rangeGuns : rangeMuskets;
  }

  /** Men that a gun needs to fire (WS-7.1). */
  public int crew() {
    return crew;
  }

  /** Largest number of men of a part that can fire if not in square (WS-7.4). */
  public int firstRank() {
    return firstRank;
  }

  /** Number of cards for a number of muskets (WS-7.4). */
  public int musketCards(int muskets) {
    return (muskets + musketsToACard - 1) / musketsToACard;
  }

  /** Number of cards for one gun at a range (WS-7.4). */
  public int gunCards(int range) {
    return range <= near ? cardsNear : cardsFar;
  }

  /** Whether infantry may burn bridges (WS-7.7). */
  public boolean burning() {
    return burning;
  }

  /** Number of turn ends for which a bridge burns (WS-7.7). */
  public int burns() {
    return burns;
  }

  /** Whether charges can be 2 against 1 (WS-8.2). */
  public boolean twoAgainstOne() {
    return twoAgainstOne;
  }

  /** Whether a unit charged in the flank or rear may stand (WS-8.4). */
  public boolean standing() {
    return standing;
  }

  /** Number of cards for a number of men of a kind in a melee (WS-8.5). */
  public int meleeCards(Kind kind, int fighters) {
    int toACard = kind == Kind.L ? lancersToACard : menToACard;
    return (fighters + toACard - 1) / toACard;
  }

  /** Largest number of men left with which a unit that lost men is lost (WS-9.1). */
  public int lastMen() {
    return lastMen;
  }

  /** Whether a target charged by two that must retreat is lost (WS-9.4). */
  public boolean lostToTwo() {
    return lostToTwo;
  }

  /** Number of centre sectors that a side must occupy to hold the centre (WS-10.1). */
  public int centreSectors() {
    return centreSectors;
  }

  /** Number of consecutive turn ends for which a side must hold the centre to win (WS-10.1). */
  public int centreTurns() {
    return centreTurns;
  }

  /** Number of the last turn (WS-10.2). */
  public int turnLimit() {
    return turnLimit;
  }
}
