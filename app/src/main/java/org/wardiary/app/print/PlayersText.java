package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.analytics.player.Pool;
import org.wardiary.analytics.player.Profile;
import org.wardiary.analytics.player.Rating;
import org.wardiary.analytics.strength.Strengths;
import org.wardiary.analytics.tournament.Score;
import org.wardiary.app.terminal.Columns;
import org.wardiary.events.text.Text;

/** Players as plain text. */
public final class PlayersText {

  private PlayersText() {}

  /** The heading: which game and players these are, and how many. */
  public static String title(Pool pool) {
    return Text.of(
        "%s, %s: %s, %s%s",
        pool.game(),
        (pool.simulated() ? "programs (simulated)" : "people") + RulePools.suffix(pool.rules()),
        Text.count(pool.players().size(), "player"),
        Text.count(pool.ratings().periods(), "rating period"),
        pool.events() > 1 ? Text.of(", games of %d events", pool.events()) : "");
  }

  /**
   * One line per player: rating, strength, score in all, by side, with the first and the second
   * turn.
   */
  public static String list(Pool pool, List<Profile> profiles) {
    List<List<String>> rows = new ArrayList<>();
    List<String> header = new ArrayList<>();
    header.addAll(
        List.of(
            "player",
            "rating (95 %)",
            "strength (95 %)",
            "games",
            "won",
            "drawn",
            "lost",
            "points"));
    header.addAll(profiles.get(0).sides().keySet());
    header.addAll(List.of("first turn", "second turn"));
    rows.add(header);
    for (Profile profile : profiles) {
      Score score = profile.score();
      List<String> row = new ArrayList<>();
      row.add(GameTable.shown(profile.player()));
      row.add(rating(profile.rating()));
      row.add(pool.strength(profile.player()).map(Strengths.Strength::text).orElse("-"));
      row.add(Integer.toString(score.games()));
      row.add(Integer.toString(score.wins()));
      row.add(Integer.toString(score.draws()));
      row.add(Integer.toString(score.losses()));
      row.add(score.text());
      profile.sides().values().forEach(side -> row.add(of(side)));
      row.add(of(profile.movingFirst()));
      row.add(of(profile.movingSecond()));
      rows.add(row);
    }
    return Columns.text(rows);
  }

  /** A rating with half the width of its interval, e.g. {@code 1612 ± 140}. */
  static String rating(Rating rating) {
    return Text.of("%.0f ± %.0f", rating.value(), rating.high() - rating.value());
  }

  /** The points scored in some games, e.g. {@code 2½/4}. */
  static String of(Score score) {
    return score.text() + "/" + score.games();
  }
}
