package org.wardiary.app.job;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.filter.GameNumbers;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.rules.Parameter;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;

/**
 * What else differs between two sets of games of one kind, and may explain why their numbers do.
 *
 * @param first the first set, not empty
 * @param second the second set, not empty
 */
record ComparedSets(List<Known> first, List<Known> second) {

  /**
   * What is known of a game.
   *
   * @param game id of its kind
   * @param rules tag Rules, "" for the standard rules
   * @param map name of its map
   * @param players of both sides, as recorded
   * @param simulated whether programs played all sides
   */
  record Known(String game, String rules, String map, List<String> players, boolean simulated) {

    private static Known of(GameSummary game) {
      return new Known(
          game.getGame(),
          game.getRules(),
          game.getMap(),
          List.of(game.getFirstPlayer(), game.getSecondPlayer()),
          game.getSimulated());
    }
  }

  /** What is known of the games of a selection, from one pass over the summaries. */
  static List<Known> known(ReadSide read, GameSelection selection) {
    Map<Long, Known> known = new LinkedHashMap<>();
    for (long id : selection.ids()) {
      known.put(id, new Known("", "", "", List.of(), false));
    }
    StoredRows<GameSummary> summaries = read.rows().storedSummaries();
    summaries.read(
        (gameId, message) ->
            message
                .map(summaries::decode)
                .ifPresent(
                    game ->
                        known.computeIfPresent(
                            GameNumbers.of(gameId), (id, before) -> Known.of(game))));
    return List.copyOf(known.values());
  }

  private static final int FEW = 4;

  /** Sentences about differences of the rules and maps, and about the players. */
  List<String> notes() {
    List<String> notes = new ArrayList<>();
    rules().ifPresent(notes::add);
    differing("Maps", Known::map).ifPresent(notes::add);
    notes.add(players());
    if (simulated(first) != simulated(second)) {
      notes.add("In one of the two sets programs played, in the other people did.");
    }
    return notes;
  }

  private Optional<String> rules() {
    String one = first.get(0).rules();
    String other = second.get(0).rules();
    if (one.equals(other)) {
      return Optional.empty();
    }
    Game game = Games.find(first.get(0).game()).orElseThrow();
    RuleSet before = RulesTag.of(one, game.parameters());
    RuleSet after = RulesTag.of(other, game.parameters());
    List<String> changes = new ArrayList<>();
    for (Parameter parameter : game.parameters().all()) {
      int from = before.number(parameter.name());
      int to = after.number(parameter.name());
      if (from != to) {
        changes.add(
            Text.of(
                "%s %s in A, %s in B (%s: %s)",
                parameter.name(),
                parameter.text(from),
                parameter.text(to),
                parameter.rule(),
                parameter.meaning()));
      }
    }
    return changes.isEmpty()
        ? Optional.empty()
        : Optional.of(Text.of("Other rules: %s.", String.join("; ", changes)));
  }

  private Optional<String> differing(String what, Function<Known, String> field) {
    Set<String> one = names(first.stream().map(field));
    Set<String> other = names(second.stream().map(field));
    return one.equals(other)
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "%s: %s in A, %s in B.", what, String.join(", ", one), String.join(", ", other)));
  }

  private String players() {
    Set<String> one = players(first);
    Set<String> other = players(second);
    if (one.isEmpty() || other.isEmpty()) {
      return "The players are not known: what differs may be the players.";
    }
    long both = one.stream().filter(other::contains).count();
    if (both == 0) {
      return "Nobody played games of both sets: what differs may be the players.";
    }
    if (both == one.size() && both == other.size()) {
      return both < FEW
          ? Text.of(
              "The same %s played in both sets: what is said is about their games.",
              Text.count(both, "player"))
          : Text.of("The same %d players played in both sets.", both);
    }
    return Text.of(
        "%s played games of both sets; %d of A's and %d of B's played in that set alone.",
        Text.count(both, "player"), one.size() - both, other.size() - both);
  }

  private static Set<String> players(Collection<Known> games) {
    return names(games.stream().flatMap(game -> game.players().stream()));
  }

  private static Set<String> names(Stream<String> names) {
    return names
        .map(PlayerName::of)
        .filter(name -> !name.isEmpty())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean simulated(List<Known> games) {
    return games.stream().allMatch(Known::simulated);
  }
}
