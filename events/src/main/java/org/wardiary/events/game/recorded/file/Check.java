package org.wardiary.events.game.recorded.file;

/** What a rule of a game file states, so that recorded games can be judged by it. Immutable. */
public sealed interface Check
    permits Stacking,
        Movement,
        Enemies,
        Zones,
        Range,
        CombatTable,
        Withdrawal,
        Arrivals,
        PhaseRules,
        Scoring,
        GameEnds {

  /** What it is about. */
  Topic topic();
}
