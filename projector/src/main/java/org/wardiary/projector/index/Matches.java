package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.wardiary.projector.fold.GameResult;

/**
 * The games that reached a position.
 *
 * @param found one match for each time that a game did, the latest game first
 * @param renumbered number of positions left out because interchangeable units have other numbers
 * @param mirrored number of positions left out because they are mirror images
 */
public record Matches(List<Match> found, int renumbered, int mirrored) {

  /** Copies the list. */
  public Matches {
    found = List.copyOf(found);
  }

  /**
   * A game in the position.
   *
   * @param gameId its id
   * @param ply number of answers before the position
   * @param answer the answer that followed, as the game records it; empty if the game ended there
   * @param match how its position matches the one asked for
   * @param outcome how it ended, with the game's own sides whatever the match
   * @param date its date as {@code yyyymmdd}, with unknown parts 0
   */
  public record Match(
      String gameId, int ply, String answer, PositionMatch match, GameResult outcome, int date) {}

  /** Number of different games. */
  public int games() {
    return (int) found.stream().map(Match::gameId).distinct().count();
  }

  /** Finds the matches of a query in an index. */
  public static Matches of(PositionIndex index, PositionQuery query) {
    List<Match> found = new ArrayList<>();
    int[] leftOut = new int[2];
    index.visit(
        query.merging(EnumSet.allOf(Merge.class)),
        hit -> {
          Optional<PositionMatch> match = hit.match(query);
          if (match.isPresent()) {
            found.add(
                new Match(
                    hit.gameId(), hit.ply(), hit.answer(), match.get(), hit.outcome(), hit.date()));
          } else {
            leftOut[hit.match() == PositionMatch.RENUMBERED ? 0 : 1]++;
          }
        });
    found.sort(
        Comparator.comparingInt((Match match) -> -match.date())
            .thenComparing(Match::gameId)
            .thenComparingInt(Match::ply));
    return new Matches(found, leftOut[0], leftOut[1]);
  }
}
