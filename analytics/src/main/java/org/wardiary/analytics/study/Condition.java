package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.wardiary.events.game.recorded.RecordedGame;

/**
 * How a game ended, as win conditions are counted.
 *
 * @param label its label in tables
 */
public record Condition(String label) {

  /** A strategic victory: the reserve entered, all cities were taken, or the centre was held. */
  public static final Condition STRATEGIC = new Condition("strategic");

  /** A win by the enemy's losses. */
  public static final Condition ATTRITION = new Condition("attrition");

  /** The side to act had no legal order. */
  public static final Condition NO_LEGAL_ORDER = new Condition("no legal order");

  /** The turn limit was reached. */
  public static final Condition LIMIT = new Condition("limit");

  /**
   * No rule ended the game: resignation, agreement, time, adjudication, or unfinished; or it is not
   * known how it ended.
   */
  public static final Condition OTHER = new Condition("other");

  private static final List<Condition> BY_RULES =
      List.of(STRATEGIC, ATTRITION, NO_LEGAL_ORDER, LIMIT, OTHER);

  /** The condition for the tag {@code Termination} of a record of a game with complete rules. */
  public static Condition of(String termination) {
    Condition condition = new Condition(termination.replace('-', ' '));
    return BY_RULES.contains(condition) ? condition : OTHER;
  }

  /** The condition of a game; of one that is recorded only, what its players wrote. */
  static Condition of(PlayedGame game) {
    String termination = game.summary().getTermination();
    return RecordedGame.isId(game.summary().getGame())
        ? new Condition(termination.replace('-', ' '))
        : of(termination);
  }

  /** The conditions with some labels: those of rules in their order, then the players' words. */
  static List<Condition> labelled(Set<String> labels) {
    List<Condition> conditions = new ArrayList<>(BY_RULES);
    conditions.removeIf(condition -> !labels.contains(condition.label()));
    labels.stream()
        .sorted()
        .map(Condition::new)
        .filter(condition -> !BY_RULES.contains(condition))
        .forEach(conditions::add);
    return conditions;
  }
}
