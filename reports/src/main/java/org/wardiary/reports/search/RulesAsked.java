package org.wardiary.reports.search;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.events.game.Game;
import org.wardiary.events.text.InputRefused;
import org.wardiary.projector.view.GameSummary;

/**
 * The rules of a position that does not name any: those of the games that are asked for.
 *
 * @param query how the games were selected
 * @param games the games
 */
public record RulesAsked(GameQuery query, Collection<GameSummary> games) {

  /**
   * The tag {@code Rules} of a kind of game; empty for the standard rules.
   *
   * @throws InputRefused if the query names rules and several match
   */
  public Optional<String> of(Game game) {
    List<GameSummary> kind = games.stream().filter(row -> row.getGame().equals(game.id())).toList();
    try {
      return RulePools.of(query, kind).games().stream()
          .findFirst()
          .map(GameSummary::getRules)
          .filter(tag -> !tag.isEmpty());
    } catch (BadQuery e) {
      throw new InputRefused("--" + e.getMessage());
    }
  }
}
