package org.wardiary.events.testkit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.Parameter;
import org.wardiary.events.game.rules.RuleSet;

/** Seeded random rules under which a game can be played. */
public final class RandomRules {

  private static final String NAME = "random";

  private RandomRules() {}

  /**
   * Rules with at least one and at most {@code most} parameters changed; the game must have some.
   */
  public static RuleSet of(Game game, RandomDraws draws, int most) {
    return Stream.generate(() -> attempt(game, draws, most))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow();
  }

  /** One attempt; empty if the values exclude each other or are all standard. */
  private static Optional<RuleSet> attempt(Game game, RandomDraws draws, int most) {
    Map<String, Integer> changed = new LinkedHashMap<>();
    int count = draws.draw(most);
    List<Parameter> all = game.parameters().all();
    while (changed.size() < count) {
      Parameter parameter = all.get(draws.draw(all.size()) - 1);
      changed.put(parameter.name(), value(parameter, draws));
    }
    try {
      RuleSet rules = game.under(RuleSet.of(game.parameters(), NAME, changed)).rules();
      return Optional.of(rules).filter(it -> !it.isStandard());
    } catch (BadRules e) {
      return Optional.empty();
    }
  }

  /** Any allowed value, but small ones and the limits more often. */
  private static int value(Parameter parameter, RandomDraws draws) {
    return switch (draws.draw(4)) {
      case 1 -> parameter.least();
      case 2 -> parameter.most();
      case 3 -> Math.min(parameter.most(), parameter.least() + draws.draw(5));
      default -> parameter.least() + draws.draw(parameter.most() - parameter.least() + 1) - 1;
    };
  }
}
