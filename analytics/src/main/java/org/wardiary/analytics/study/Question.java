package org.wardiary.analytics.study;

import java.util.List;

/**
 * What a designer asks of a game's records, in the order in which a report answers. The ids of
 * tables are those that all kinds of game have; {@code GameStudy.evidence} names others.
 */
public enum Question {
  /** Balance. */
  BALANCE(
      "Is a side favoured, or the first move?",
      3,
      List.of(Balance.ID, StrengthTable.ID, Crosstable.ID)),
  /** Endings. */
  WINNING(
      "How are games won, and does one way dominate?",
      1,
      List.of(WinConditions.WAYS, WinConditions.ID, Scores.END)),
  /** Length and decision. */
  LENGTH(
      "How long are games, when are they decided, do they drag?",
      3,
      List.of(
          GameLength.DISTRIBUTION,
          "winners-win-probability",
          "dramatic-games",
          "course-of-games",
          "comebacks",
          GameLength.ID)),
  /** First actions. */
  OPENING("Which opening is best, and how sure is that?", 1, List.of("answers-given")),
  /** Attacks, and those that were not made. */
  ATTACKS(
      "Which attacks are made, how many chances are left, do they pay?",
      4,
      List.of("worth-of-attacks")),
  /** Kinds of units. */
  UNITS("Which unit is too strong, too weak, never used?", 2, List.of("worth", "survival")),
  /** Rules and options. */
  RULES(
      "Which rules and options are never used?",
      1,
      List.of(RulesUsed.ID, "choices", "choices-by-side")),
  /** What winners do more. */
  STRATEGY(
      "Is there a dominant strategy: what do winners do more?",
      3,
      List.of("worth-of-holdings", "worth-of-places", Skill.ID)),
  /** What follows from the others. */
  NEXT("What should be tested next, with how many games of whom?", 0, List.of());

  private final String words;
  private final int shown;
  private final List<String> tables;

  Question(String words, int shown, List<String> tables) {
    this.words = words;
    this.shown = shown;
    this.tables = tables;
  }

  /** The question as it is asked. */
  public String words() {
    return words;
  }

  /** How many tables a page shows as evidence, at most; the others are files. */
  public int shown() {
    return shown;
  }

  /** Ids of the tables that all kinds of game have, the most telling one first. */
  public List<String> tables() {
    return tables;
  }
}
