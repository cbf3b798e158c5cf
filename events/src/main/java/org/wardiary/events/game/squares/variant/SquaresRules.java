package org.wardiary.events.game.squares.variant;

import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.unit.Kind;

/** The values of the rules that may differ, ready for use by the rules of play. Immutable. */
public final class SquaresRules {

  private static final int ALL = -1;

  private final int lossesToEnd;
  private final int turnLimit;
  private final boolean passes;
  private final boolean doubleTurns;
  private final int tiringAtOnce;
  private final int spentAtOnce;
  private final boolean horsePairs;
  private final boolean doubleMoves;
  private final boolean pinning;
  private final boolean flankAttacks;
  private final boolean forestRepels;
  private final boolean firstOptionOnGuns;
  private final boolean secondChances;
  private final int freezing;
  private final int walking;
  private final int readings;

  /** Creates the rules with the given values. */
  SquaresRules(RuleSet rules) {
    lossesToEnd = rules.number(RuleNames.LOSSES_TO_END);
    turnLimit = rules.number(RuleNames.TURN_LIMIT);
    passes = rules.has(RuleNames.PASSES);
    doubleTurns = rules.has(RuleNames.DOUBLE_TURNS);
    tiringAtOnce = rules.number(RuleNames.MOVES_IN_A_ROW) == 1 ? ALL : 0;
    spentAtOnce = rules.number(RuleNames.ATTACKS_IN_A_ROW) == 1 ? ALL : 0;
    horsePairs = rules.has(RuleNames.HORSE_PAIRS);
    doubleMoves = rules.has(RuleNames.DOUBLE_MOVES);
    pinning = rules.has(RuleNames.PINNING);
    flankAttacks = rules.has(RuleNames.FLANK_ATTACKS);
    forestRepels = rules.has(RuleNames.FOREST_REPELS);
    firstOptionOnGuns = rules.has(RuleNames.OPTION_1_ON_GUNS);
    secondChances = rules.has(RuleNames.SECOND_CHANCES);
    int frozen = 0;
    int slow = 0;
    for (Kind kind : Kind.values()) {
      frozen |= RuleNames.isOn(rules, RuleNames.freezes(kind)) ? Bits.of(kind.ordinal()) : 0;
      boolean known = rules.parameters().find(RuleNames.freezes(kind)).isPresent();
      boolean walks = known && kind.isMobile() && rules.number(RuleNames.steps(kind)) == 1;
      slow |= walks ? Bits.of(kind.ordinal()) : 0;
    }
    freezing = frozen;
    walking = slow;
    int chosen = 0;
    for (Reading reading : Reading.values()) {
      chosen |= reading.isOn(rules) ? Bits.of(reading.ordinal()) : 0;
    }
    readings = chosen;
  }

  /** Whether a contested ruling has the reading that its name states (SQ-10). */
  public boolean has(Reading reading) {
    return Bits.has(readings, reading.ordinal());
  }

  /** Points of losses with which a side is beaten (SQ-8.2). */
  public int lossesToEnd() {
    return lossesToEnd;
  }

  /** Number of the last turn, counting both sides; 0 if there is no limit. */
  public int turnLimit() {
    return turnLimit;
  }

  /** Whether a side may PASS at all (SQ-3.2). */
  public boolean hasPasses() {
    return passes;
  }

  /** Whether the turn after a PASS is a double turn (SQ-3.2). */
  public boolean hasDoubleTurns() {
    return doubleTurns;
  }

  /**
   * The set of all units if a move in one slot bars a move in the next (SQ-3.4), else the empty
   * set.
   */
  public int tiringAtOnce() {
    return tiringAtOnce;
  }

  /**
   * The set of all units if an attack in one slot bars an attack in the next (SQ-3.4), else the
   * empty set.
   */
  public int spentAtOnce() {
    return spentAtOnce;
  }

  /** Whether a retreat freezes a kind (SQ-3.5). */
  public boolean freezes(Kind kind) {
    return Bits.has(freezing, kind.ordinal());
  }

  /** Whether a kind that could otherwise ride moves only one step (SQ-4.4). */
  public boolean walks(Kind kind) {
    return walking != 0 && Bits.has(walking, kind.ordinal());
  }

  /** Whether two Horse units may move in one action (SQ-4.5). */
  public boolean hasHorsePairs() {
    return horsePairs;
  }

  /** Whether there are double moves (SQ-4.6). */
  public boolean hasDoubleMoves() {
    return doubleMoves;
  }

  /** Whether enemy guns pin (SQ-5.2). */
  public boolean hasPinning() {
    return pinning;
  }

  /** Whether there are flank attacks (SQ-5.7). */
  public boolean hasFlankAttacks() {
    return flankAttacks;
  }

  /** Whether an unsupported attack on a unit in forest fails at once (SQ-6.1). */
  public boolean forestRepels() {
    return forestRepels;
  }

  /** Whether option 1 is available against guns (SQ-7.3). */
  public boolean hasFirstOptionOnGuns() {
    return firstOptionOnGuns;
  }

  /** Whether there are second chances (SQ-7.3). */
  public boolean hasSecondChances() {
    return secondChances;
  }
}
