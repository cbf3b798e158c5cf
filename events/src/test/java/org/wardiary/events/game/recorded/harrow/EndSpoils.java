package org.wardiary.events.game.recorded.harrow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Games that end when they should not, or with the wrong winner or points. */
final class EndSpoils {

  private static final String POINTS = "points";
  private static final String COLLAPSE = "collapse";

  private EndSpoils() {}

  /** The winner has a point less than he should. */
  static Optional<Spoiled> pointsMissing(Game game, String rule, Random random) {
    Field last = game.steps().get(game.steps().size() - 1).before();
    int lead = last.points(Side.CROWN) - last.points(Side.LEAGUE);
    if (!game.termination().equals(POINTS) || Math.abs(lead) < 2) {
      return Optional.empty();
    }
    Side side = lead > 0 ? Side.CROWN : Side.LEAGUE;
    List<String> said = new ArrayList<>(game.texts());
    said.replaceAll(
        text ->
            text.startsWith(side.title() + ":vp")
                ? new Said.Points(side, last.points(side) - 1).text()
                : text);
    return Optional.of(
        new Spoiled(game.record(said, game.result(), POINTS), said.size() - 1, rule));
  }

  /** The game is counted out a few turns before its last. */
  static Optional<Spoiled> tooEarly(Game game, String rule, Random random) {
    return cut(game, random, side(random), POINTS, rule);
  }

  /** A side is said to have collapsed that has not. */
  static Optional<Spoiled> noCollapse(Game game, String rule, Random random) {
    return cut(game, random, side(random), COLLAPSE, rule);
  }

  private static String side(Random random) {
    return Side.values()[random.nextInt(2)].title();
  }

  /** The game ends where a turn ended. */
  private static Optional<Spoiled> cut(
      Game game, Random random, String result, String termination, String rule) {
    List<Integer> turns = new ArrayList<>();
    for (int i = 1; i < game.steps().size(); i++) {
      if (game.steps().get(i).said() instanceof Said.Turn) {
        turns.add(i);
      }
    }
    if (turns.isEmpty()) {
      return Optional.empty();
    }
    int at = turns.get(random.nextInt(turns.size()));
    List<String> said = game.texts().subList(0, at);
    return Optional.of(new Spoiled(game.record(said, result, termination), at - 1, rule));
  }

  /** The loser wins. */
  static Optional<Spoiled> wrongWinner(Game game, String rule, Random random) {
    Optional<Side> winner =
        List.of(Side.values()).stream()
            .filter(side -> side.title().equals(game.result()))
            .findFirst();
    return winner.map(
        side ->
            new Spoiled(
                game.record(game.texts(), side.enemy().title(), game.termination()),
                game.steps().size() - 1,
                rule));
  }

  /** The game goes on although a side has collapsed. */
  static Optional<Spoiled> goesOn(Game game, String rule, Random random) {
    if (!game.termination().equals(COLLAPSE)) {
      return Optional.empty();
    }
    List<String> said = new ArrayList<>(game.texts());
    int turn = game.steps().get(said.size() - 1).before().turn();
    said.add(new Said.Turn(turn + 1).text());
    return turn == 8
        ? Optional.empty()
        : Optional.of(new Spoiled(game.record(said, "*", ""), said.size() - 1, rule));
  }
}
