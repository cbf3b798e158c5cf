package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.player.Pool;
import org.wardiary.analytics.player.Profile;
import org.wardiary.analytics.player.RatingPoint;
import org.wardiary.analytics.tournament.Score;
import org.wardiary.app.terminal.Columns;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;

/**
 * One player as plain text.
 *
 * @param pool the players whom the player is compared with
 * @param profile the player's games
 * @param history the ratings over time
 */
public record PlayerText(Pool pool, Profile profile, List<RatingPoint> history) {

  private static final int MOST = 12;
  private static final int LONGEST_PERIOD = 72;

  /** The player's line of the list, then opponents, openings, endings and ratings. */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append(PlayersText.list(pool, List.of(profile)));
    if (profile.uncounted() > 0) {
      text.append(Text.count(profile.uncounted(), "more game does", "more games do"));
      text.append(Text.of(" not count%n"));
    }
    add(
        "against",
        profile.opponents().stream()
            .map(one -> row(GameTable.shown(one.opponent()), one.score()))
            .toList(),
        text);
    add(
        "first answer",
        profile.openings(1).stream()
            .map(one -> row(one.side() + ": " + String.join(" ", one.answers()), one.score()))
            .toList(),
        text);
    add(
        "ended by",
        profile.endings().entrySet().stream()
            .map(one -> row(one.getKey(), one.getValue()))
            .toList(),
        text);
    ratings(text);
    return text.toString();
  }

  private static List<String> row(String name, Score score) {
    return List.of(
        name,
        Integer.toString(score.games()),
        Integer.toString(score.wins()),
        Integer.toString(score.draws()),
        Integer.toString(score.losses()),
        score.text());
  }

  private static void add(String what, List<List<String>> rows, StringBuilder text) {
    if (rows.isEmpty()) {
      return;
    }
    List<List<String>> table = new ArrayList<>();
    table.add(List.of(what, "games", "won", "drawn", "lost", "points"));
    table.addAll(rows.subList(0, Math.min(MOST, rows.size())));
    text.append(Text.of("%n")).append(Columns.text(table));
    if (rows.size() > MOST) {
      text.append(Text.of("... and %d more (--json has all)%n", rows.size() - MOST));
    }
  }

  /**
   * An event, if any, and its round, cut in the middle: cut at the end, all rounds of an event with
   * a long name would look alike.
   */
  private static String period(String label) {
    return label.isEmpty() ? "?" : Characters.printable(Text.cutWithin(label, LONGEST_PERIOD));
  }

  private void ratings(StringBuilder text) {
    if (history.isEmpty()) {
      return;
    }
    List<List<String>> table = new ArrayList<>();
    table.add(List.of("rating after", "games", "rating (95 %)"));
    int from = Math.max(0, history.size() - MOST);
    for (RatingPoint point : history.subList(from, history.size())) {
      table.add(
          List.of(
              period(point.period()),
              Integer.toString(point.games()),
              PlayersText.rating(point.rating())));
    }
    text.append(Text.of("%n")).append(Columns.text(table));
    if (from > 0) {
      text.append(Text.of("... after %d earlier ones (--json has all)%n", from));
    }
  }
}
