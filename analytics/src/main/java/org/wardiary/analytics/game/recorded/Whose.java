package org.wardiary.analytics.game.recorded;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;

/** Under whose names something that a side did is counted. */
final class Whose {

  /** Beginning of the name of a player. */
  static final String PLAYER = "player ";

  private Whose() {}

  /**
   * All together, then sides, then players.
   *
   * @param part index of the name among the parts of a row
   */
  static Comparator<RowTotals> order(int part) {
    return Comparator.<RowTotals, Integer>comparing(row -> rank(row.part(part)))
        .thenComparing(row -> row.part(part));
  }

  private static int rank(String who) {
    return who.equals(RecordedStudy.ANY) ? 0 : who.startsWith(PLAYER) ? 2 : 1;
  }

  /** The side, and its player if it is one of the two of whom a summary has the name. */
  static List<String> of(PlayedGame game, String side) {
    List<String> who = new ArrayList<>();
    int index = game.index(side);
    if (index >= 0) {
      who.add(side);
    }
    if (index == 0 || index == 1) {
      String player = game.playerOf(side);
      if (!player.isEmpty()) {
        who.add(PLAYER + player);
      }
    }
    return who;
  }

  /** A ratio of which a row about a player is made as one about that player. */
  static Ratio about(Ratio ratio, String who) {
    return who.startsWith(PLAYER) ? ratio.about(who.substring(PLAYER.length())) : ratio;
  }

  /** All sides together, the side, its player. */
  static List<String> andAny(PlayedGame game, String side) {
    List<String> who = new ArrayList<>(List.of(RecordedStudy.ANY));
    who.addAll(of(game, side));
    return who;
  }
}
