package org.wardiary.events.game.generalsview.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wardiary.events.game.rules.Parameter;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.text.Text;

/**
 * The values of the rules that a designer may change, ready for use by the rules of play.
 * Immutable.
 */
public final class GeneralsViewRules {

  private static final String START = "starting-gold-percent";
  private static final String FULL = "supply-full";
  private static final String BARE_ATTACK = "attack-unsupplied";
  private static final String BARE_DEFENCE = "defence-unsupplied";
  private static final String INCOME = "income-percent";
  private static final String HOSTILE_STEP = "step-onto-enemy-ground";
  private static final String GAIN = "supply-gained";
  private static final String LOSS = "supply-lost";
  private static final String CITIES = "cities-to-win";
  private static final String LIMIT = "turn-limit";
  private static final int WHOLE = 100;

  private final RuleSet values;
  private final int[] costs;
  private final int[] attacks;
  private final int[] defences;
  private final int[] movements;
  private final int lowestCost;
  private final int startPercent;
  private final int incomePercent;
  private final int fullSupply;
  private final int bareAttack;
  private final int bareDefence;
  private final int hostileStep;
  private final int supplyGained;
  private final int supplyLost;
  private final int citiesToWin;
  private final int turnLimit;

  /** Creates the rules with the given values. */
  public GeneralsViewRules(RuleSet values) {
    this.values = values;
    costs = byKind("cost");
    attacks = byKind("attack");
    defences = byKind("defence");
    movements = byKind("movement");
    int lowest = costs[0];
    for (int cost : costs) {
      lowest = Math.min(lowest, cost);
    }
    lowestCost = lowest;
    startPercent = values.number(START);
    incomePercent = values.number(INCOME);
    fullSupply = values.number(FULL);
    bareAttack = values.number(BARE_ATTACK);
    bareDefence = values.number(BARE_DEFENCE);
    hostileStep = values.number(HOSTILE_STEP);
    supplyGained = values.number(GAIN);
    supplyLost = values.number(LOSS);
    citiesToWin = values.number(CITIES);
    turnLimit = values.number(LIMIT);
  }

  private int[] byKind(String what) {
    return Kind.ALL.stream().mapToInt(kind -> values.number(name(what, kind))).toArray();
  }

  private static String name(String what, Kind kind) {
    return what + "-" + kind.title().toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  /** The rules of the rulebook, as the standard values of all parameters. */
  public static RuleSet standard(String game) {
    List<Parameter> all = new ArrayList<>();
    all.add(percent(START, "GV-1.1", "per cent of the map's starting gold"));
    for (Kind kind : Kind.ALL) {
      String of = " of " + kind.title();
      all.add(gv2(name("cost", kind), kind.cost(), 10, 999, "cost in gold" + of));
      all.add(gv2(name("attack", kind), kind.attack(), 1, 30, "attack" + of));
      all.add(gv2(name("defence", kind), kind.defence(), 1, 30, "defence" + of));
      all.add(gv2(name("movement", kind), kind.movement(), 1, 20, "movement points a turn" + of));
    }
    all.add(
        Parameter.number(
            FULL,
            "GV-2.2",
            3,
            1,
            7,
            "supply points of a new unit, and the most that a unit can have"));
    all.add(bare(BARE_ATTACK, "attack"));
    all.add(bare(BARE_DEFENCE, "defence"));
    all.add(percent(INCOME, "GV-3.1", "per cent of the gold that the map's cities give"));
    String step = "movement points of a step onto ground that the opponent owns";
    all.add(Parameter.number(HOSTILE_STEP, "GV-3.2", 2, 1, 9, step));
    all.add(Parameter.number(GAIN, "GV-3.4", 1, 0, 7, "points a supplied unit gains in cleanup"));
    all.add(Parameter.number(LOSS, "GV-3.4", 1, 0, 7, "points any other unit loses in cleanup"));
    String cities = "a side that owns so many cities wins; 0, or more than there are: all";
    all.add(Parameter.number(CITIES, "GV-4.1", 0, 0, 99, cities).scoring());
    String limit = "after this turn, of both sides together, more cities win; 0: no limit";
    all.add(Parameter.number(LIMIT, "GV-4.1", 0, 0, 999, limit).scoring());
    return RuleSet.standard(Parameters.of(game, all));
  }

  private static Parameter gv2(String name, int standard, int least, int most, String meaning) {
    return Parameter.number(name, "GV-2", standard, least, most, meaning);
  }

  private static Parameter bare(String name, String what) {
    String meaning = Text.of("%s of a unit without supply points", what);
    return Parameter.number(name, "GV-2.2", 1, 1, 30, meaning);
  }

  private static Parameter percent(String name, String rule, String meaning) {
    return Parameter.number(name, rule, WHOLE, 0, 10 * WHOLE, meaning);
  }

  /** Cost of a kind in gold. */
  public int cost(Kind kind) {
    return costs[kind.ordinal()];
  }

  /** The lowest cost of a kind, in gold. */
  public int lowestCost() {
    return lowestCost;
  }

  /** Movement points of a kind per turn. */
  public int movement(Kind kind) {
    return movements[kind.ordinal()];
  }

  /** Attack of a kind with a number of supply points (GV-2.2). */
  public int attack(Kind kind, int supply) {
    return supply == 0 ? bareAttack : attacks[kind.ordinal()];
  }

  /** Defence of a kind with a number of supply points (GV-2.2). */
  public int defence(Kind kind, int supply) {
    return supply == 0 ? bareDefence : defences[kind.ordinal()];
  }

  /** Supply points of a new unit, and the most that a unit can have (GV-2.2). */
  public int fullSupply() {
    return fullSupply;
  }

  /** Supply points of a supplied unit after cleanup (GV-3.4). */
  public int supplied(int before) {
    return Math.min(fullSupply, before + supplyGained);
  }

  /** Supply points of an unsupplied unit after cleanup (GV-3.4). */
  public int unsupplied(int before) {
    return Math.max(0, before - supplyLost);
  }

  /** Gold that a side starts with on a map that gives it {@code ofMap} (GV-1.1). */
  public long startingGold(long ofMap) {
    return ofMap * startPercent / WHOLE;
  }

  /** Gold per turn from a city to which the map gives {@code ofMap} (GV-3.1). */
  public long income(long ofMap) {
    return ofMap * incomePercent / WHOLE;
  }

  /** Movement points of a step onto the opponent's ground (GV-3.2). */
  public int hostileStep() {
    return hostileStep;
  }

  /** Number of cities that a side needs to win on a map with {@code ofMap} cities (GV-4.1). */
  public int citiesToWin(int ofMap) {
    return citiesToWin == 0 ? ofMap : Math.min(ofMap, citiesToWin);
  }

  /** Number of the last turn, counting both sides; 0 if there is no limit. */
  public int turnLimit() {
    return turnLimit;
  }
}
