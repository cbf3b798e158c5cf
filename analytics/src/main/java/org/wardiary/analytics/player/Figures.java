package org.wardiary.analytics.player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.tournament.Meeting;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/**
 * How a player's games differ from the games of all others: points lost and taken, turns, and how
 * often each kind of event happens, each per game. Uses only what every kind of game has, and only
 * games that count ({@link Meeting#counts}): an unfinished game has no length, and a game against
 * oneself has no points of an opponent.
 */
public final class Figures {

  /** Happen with each answer, and tell only how long the games were, as the turns do. */
  private static final Set<String> OF_EACH_ANSWER = Set.of("AnswerGiven", "QuestionAsked");

  private final List<GameSummary> own = new ArrayList<>();
  private final List<GameSummary> others = new ArrayList<>();
  private final String player;

  private Figures(String player, Collection<GameSummary> games) {
    this.player = player;
    for (GameSummary game : games) {
      if (Meeting.counts(game)) {
        (isOf(game) ? own : others).add(game);
      }
    }
  }

  /**
   * A number per game.
   *
   * @param what what is counted, in words
   * @param own the number in the player's games that count
   * @param others the number in all other games that count; for a number of one side, the mean of
   *     both sides
   */
  public record Figure(String what, Estimate own, Estimate others) {

    /** Whether the intervals do not overlap. */
    public boolean apart() {
      return own.above(others.interval().high()) || own.below(others.interval().low());
    }
  }

  /**
   * All figures that rest on enough games of the player and of the others; those whose intervals do
   * not overlap come first.
   *
   * @param games the games of all players who are compared
   */
  public static List<Figure> of(String player, Collection<GameSummary> games) {
    return new Figures(player, games).all();
  }

  private List<Figure> all() {
    List<Figure> figures = new ArrayList<>();
    figures.add(ofSides("points lost", game -> lost(game, sideOf(game))));
    figures.add(ofSides("points taken", game -> lost(game, 1 - sideOf(game))));
    figures.add(figure("turns", GameSummary::getTurns));
    Set<String> kinds = new TreeSet<>();
    own.forEach(game -> kinds.addAll(game.getCounts().keySet()));
    others.forEach(game -> kinds.addAll(game.getCounts().keySet()));
    kinds.removeAll(OF_EACH_ANSWER);
    for (String kind : kinds) {
      figures.add(figure(words(kind), game -> game.getCounts().getOrDefault(kind, 0L)));
    }
    return figures.stream()
        .filter(figure -> figure.own().shown() && figure.others().shown())
        .filter(figure -> figure.own().value() != figure.others().value()) // fixed by rules
        .sorted((one, other) -> Boolean.compare(other.apart(), one.apart()))
        .toList();
  }

  private boolean isOf(GameSummary game) {
    return PlayerName.of(game, 0).equals(player) || PlayerName.of(game, 1).equals(player);
  }

  private int sideOf(GameSummary game) {
    return PlayerName.of(game, 0).equals(player) ? 0 : 1;
  }

  private static long lost(GameSummary game, int side) {
    return side == 0 ? game.getFirstLosses() : game.getSecondLosses();
  }

  /** Splits the name of a kind of event into words: {@code UnitMoved} as {@code unit moved}. */
  private static String words(String kind) {
    return kind.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
  }

  private Figure figure(String what, ToLongFunction<GameSummary> measure) {
    return new Figure(
        what, ratio(own, measure).about(player).rate(), ratio(others, measure).rate());
  }

  /** A figure of one side of each game; in the games of the others it is the mean of both sides. */
  private Figure ofSides(String what, ToLongFunction<GameSummary> measure) {
    return new Figure(
        what,
        ratio(own, measure).about(player).rate(),
        ratio(others, game -> lost(game, 0) + lost(game, 1)).times(0.5).rate(0.5));
  }

  private static Ratio ratio(List<GameSummary> games, ToLongFunction<GameSummary> measure) {
    List<Ratio> each = new ArrayList<>();
    for (GameSummary game : games) {
      double value = (double) measure.applyAsLong(game);
      SortedMap<Pairing, Ratio.Sums> pairing = new TreeMap<>();
      pairing.put(
          Pairing.of(game.getFirstPlayer(), game.getSecondPlayer()), new Ratio.Sums(value, 1));
      each.add(new Ratio(1, value, 1, new Ratio.Squares(value * value, value, 1), pairing));
    }
    return Ratio.sum(each);
  }
}
