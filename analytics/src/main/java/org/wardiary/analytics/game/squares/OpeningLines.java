package org.wardiary.analytics.game.squares;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.FirstTurn;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Totals;

/**
 * The openings of all games. A game is counted once for each side, by the side's whole opening;
 * shorter openings and mirror images are merged once all games are known.
 */
final class OpeningLines {

  private static final String COUNTED = "opening";
  private static final String COUNTED_ELSEWHERE = "opening on another map";
  private static final int MOVES = 2;
  private static final int PLAYER = 3;
  private static final int RESULT = 4;
  private static final int ORDERS = 5;
  private static final String ONE = "one";
  private static final String OTHER = "other";
  private static final String WON = "won";
  private static final String DRAWN = "drawn";
  private static final String LOST = "lost";
  private static final String UNFINISHED = "unfinished";

  private final Map<Kind, Map<String, OpeningGames>> lines = new HashMap<>();

  private OpeningLines() {}

  /**
   * Openings that are listed together.
   *
   * @param side the side that opened
   * @param moves whether the side had the first turn: {@code first or second}, {@code first} or
   *     {@code second}
   * @param actions number of actions of the openings
   */
  record Kind(String side, String moves, int actions) {}

  /** Counts a game. */
  static void count(PlayedGame game, Accumulator counts) {
    for (String side : game.summary().getSides()) {
      List<String> orders = game.opening(side);
      if (!orders.isEmpty()) {
        String moves = FirstTurn.of(game, side).get(1);
        String player = game.playerOf(side).equals(game.pairing().one()) ? ONE : OTHER;
        String own = String.join(" ", orders.subList(0, Math.min(Openings.LENGTH, orders.size())));
        String counted = game.onStandardMap() ? COUNTED : COUNTED_ELSEWHERE;
        counts.add(Key.of(counted, side, moves, player, result(game, side), own), 1);
      }
    }
  }

  private static String result(PlayedGame game, String side) {
    if (game.won(side)) {
      return WON;
    }
    if (game.drawn()) {
      return DRAWN;
    }
    return game.finished() ? LOST : UNFINISHED;
  }

  /**
   * Merges the games counted by opening.
   *
   * @param mirror maps orders, separated by spaces, to their mirror image on the standard map
   */
  static OpeningLines of(Totals totals, UnaryOperator<String> mirror) {
    OpeningLines all = new OpeningLines();
    totals.keys(COUNTED).forEach(key -> all.add(totals, key, mirror));
    totals.keys(COUNTED_ELSEWHERE).forEach(key -> all.add(totals, key, UnaryOperator.identity()));
    return all;
  }

  /** Whether no opening was played on another map. */
  static boolean onStandardMap(Totals totals) {
    return totals.keys(COUNTED_ELSEWHERE).isEmpty();
  }

  private void add(Totals totals, Key key, UnaryOperator<String> mirror) {
    String own = key.part(ORDERS);
    int actions = 0;
    for (int end = own.indexOf(' '); end >= 0; end = own.indexOf(' ', end + 1)) {
      actions++;
      add(totals, key, actions, own.substring(0, end), mirror);
    }
    add(totals, key, actions + 1, own, mirror);
  }

  private void add(Totals totals, Key key, int actions, String own, UnaryOperator<String> mirror) {
    String image = mirror.apply(own);
    boolean mirrored = image.compareTo(own) < 0;
    for (String moves : List.of(Openings.EITHER, key.part(MOVES))) {
      OpeningGames games =
          lines
              .computeIfAbsent(new Kind(key.part(1), moves, actions), none -> new HashMap<>())
              .computeIfAbsent(mirrored ? image : own, none -> new OpeningGames());
      totals
          .byPairing(key)
          .forEach((pairing, number) -> games.add(pairing, counts(key, number, mirrored)));
    }
  }

  private static OpeningGames.Counts counts(Key key, long number, boolean mirrored) {
    String result = key.part(RESULT);
    long finished = result.equals(UNFINISHED) ? 0 : number;
    return new OpeningGames.Counts(
        number,
        mirrored ? number : 0,
        finished,
        key.part(PLAYER).equals(ONE) ? finished : 0,
        result.equals(WON) ? number : 0,
        result.equals(DRAWN) ? number : 0);
  }

  /**
   * The orders of all openings of a kind, the most frequent first. Of mirror images, the one that
   * sorts first stands for both.
   */
  List<String> of(Kind kind) {
    Map<String, OpeningGames> all = lines.getOrDefault(kind, Map.of());
    return all.keySet().stream()
        .sorted(
            Comparator.comparingLong((String orders) -> -all.get(orders).all().games())
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  /** The games with an opening; without games if it was never played. */
  OpeningGames games(Kind kind, String orders) {
    return lines.getOrDefault(kind, Map.of()).getOrDefault(orders, new OpeningGames());
  }
}
