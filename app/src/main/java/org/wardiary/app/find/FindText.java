package org.wardiary.app.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.sequence.SequenceQuery;
import org.wardiary.analytics.sequence.SequenceQuery.Result;
import org.wardiary.analytics.sequence.SequenceStatistic;
import org.wardiary.events.text.Text;

/** The result of a query as rows of text: what, how many, of how many, a rate and its interval. */
public final class FindText {

  /** The header of the rows. */
  public static final List<String> HEADER =
      List.of("what", "number", "of", "estimate", "95 % interval", "those sides in all games");

  private static final String NONE = "-";

  private FindText() {}

  /** The rows of one kind of game, without the header. */
  public static List<List<String>> rows(SequenceQuery query, SequenceStatistic found) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(row("matches", found.matches(), found.games(), rate(found.perGame()), "game"));
    rows.add(
        row(
            "games with a match",
            found.with(),
            found.games(),
            share(found.shareOfGames()),
            "game"));
    if (query.steps().size() > 1) {
      rows.add(
          row(
              "events of step 1 followed by the rest",
              found.sequences(),
              found.firsts(),
              share(found.goingOn()),
              "event"));
    }
    String side =
        query.outcome().step() == 0 ? "" : Text.of(" (that of #%d)", query.outcome().step() + 1);
    for (Result result : Result.values()) {
      List<String> row =
          row(
              Text.of("their side%s %s", side, result.name().toLowerCase(Locale.ROOT)),
              found.ended(result),
              found.ended(),
              share(found.share(result)),
              "sequence");
      List<String> whole = new ArrayList<>(row.subList(0, row.size() - 1));
      whole.add(found.ended() == 0 ? NONE : percent(found.baseline(result)));
      rows.add(whole);
    }
    return rows;
  }

  private static List<String> row(
      String what, long number, long of, List<String> estimate, String unit) {
    return List.of(
        what, Long.toString(number), Text.count(of, unit), estimate.get(0), estimate.get(1), NONE);
  }

  private static List<String> rate(Estimate rate) {
    return rate.shown()
        ? List.of(
            Text.of("%.3g a game", rate.value()),
            Text.of("%.3g to %.3g", rate.interval().low(), rate.interval().high()))
        : List.of(NONE, NONE);
  }

  private static List<String> share(Estimate share) {
    return share.shown()
        ? List.of(
            percent(share.value()),
            percent(share.interval().low()) + " to " + percent(share.interval().high()))
        : List.of(NONE, NONE);
  }

  private static String percent(double share) {
    return Text.of("%.1f %%", 100 * share);
  }
}
