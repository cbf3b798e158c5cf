package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The games that reached a position; each counts once, the first time. For one thread. */
final class GamesAtPosition {

  private static final EnumSet<Merge> ALL = EnumSet.allOf(Merge.class);

  private final PositionIndex index;
  private final ExpectedScore expected;
  private final Map<Integer, Count> byNumber = new HashMap<>();
  private final Map<Integer, Integer> paths = new HashMap<>();
  private final Count all = new Count();
  private final Count ended = new Count();
  private final Count followed = new Count();
  private final BitSet exchanged = new BitSet();
  private final BitSet matched = new BitSet();
  private long[] places = new long[16];
  private int size;
  private int lastGame = -1;
  private Reached reached = Reached.NOTHING;
  private int renumbered;
  private int mirrored;
  private int merged;

  GamesAtPosition(PositionIndex index, PositionQuery query) {
    this.index = index;
    this.expected = query.expected();
    index.visit(query.merging(ALL), hit -> take(hit, query));
    endGame();
  }

  private void take(Hit hit, PositionQuery query) {
    if (hit.gameNumber() != lastGame) {
      endGame();
      lastGame = hit.gameNumber();
    }
    Optional<PositionMatch> match = hit.match(query);
    Reached now = match.isPresent() ? Reached.ASKED_FOR : Reached.of(hit.match());
    if (match.isPresent() && reached != now) {
      count(hit, match.get());
    }
    reached = now.compareTo(reached) > 0 ? now : reached;
  }

  /** Counts a game that reached only what the query leaves out. */
  private void endGame() {
    renumbered += reached == Reached.RENUMBERED ? 1 : 0;
    mirrored += reached == Reached.MIRRORED ? 1 : 0;
    reached = Reached.NOTHING;
  }

  private void count(Hit hit, PositionMatch match) {
    Exchange exchange = Exchange.of(match);
    exchanged.set(size, exchange == Exchange.EXCHANGED);
    if (size == places.length) {
      places = Arrays.copyOf(places, 2 * size);
    }
    places[size++] = hit.place();
    merged += match == PositionMatch.SAME ? 0 : 1;
    paths.merge(hit.path(), 1, Integer::sum);
    all.add(hit, exchange, hit.ply(), expected);
    if (hit.answerNumber() == 0) {
      ended.add(hit, exchange, hit.ply(), expected);
    }
    byNumber
        .computeIfAbsent(hit.answerNumber(), number -> new Count())
        .add(hit, exchange, hit.ply(), expected);
  }

  /** Number of games. */
  int games() {
    return size;
  }

  /** Counts of the games by the answer that followed; games that ended there have an empty text. */
  Map<String, Count> byAnswer() {
    Map<String, Count> counts = new TreeMap<>();
    byNumber.forEach((number, count) -> counts.put(index.answer(number), count));
    return counts;
  }

  /**
   * Counts the games whose next answer led to another position.
   *
   * @param next the query for that position
   * @param out receives these games
   * @return number of games that reached that position at any ply
   */
  int followed(PositionQuery next, Count out) {
    int[] game = {-1};
    int[] games = {0};
    index.visit(
        next,
        hit -> {
          games[0] += hit.gameNumber() == game[0] ? 0 : 1;
          game[0] = hit.gameNumber();
          int here = Arrays.binarySearch(places, 0, size, hit.place() - 1);
          if (hit.ply() > 0 && here >= 0 && !matched.get(here)) {
            follow(hit, here, next, out);
          }
        });
    return games[0];
  }

  /** Counts a game if it is in the next position with the sides as it is counted here. */
  private void follow(Hit hit, int here, PositionQuery next, Count out) {
    Exchange exchange = exchanged.get(here) ? Exchange.EXCHANGED : Exchange.KEPT;
    if (hit.isImage(next, exchange)) {
      matched.set(here);
      out.add(hit, exchange, hit.ply() - 1, expected);
      followed.add(hit, exchange, hit.ply(), expected);
    }
  }

  /** Whether each game ended here or was counted by {@link #followed(PositionQuery, Count)}. */
  boolean allFollowed() {
    return ended.results().games() + followed.results().games() == size;
  }

  /**
   * The complete exploration.
   *
   * @param choices the answers that were followed, with their counts
   */
  Exploration exploration(List<Choice> choices) {
    int known = choices.stream().mapToInt(choice -> choice.results().games()).sum();
    Results others = known + ended.results().games() == size ? Results.NONE : others();
    List<Integer> byPath = new ArrayList<>(paths.values());
    byPath.sort(Comparator.reverseOrder());
    return new Exploration(
        all.results(), choices, ended.results(), others, byPath, renumbered, mirrored, merged);
  }

  /** Results of the games that neither ended here nor gave an answer that was followed. */
  private Results others() {
    return all.results().minus(ended.results()).minus(followed.results());
  }
}
