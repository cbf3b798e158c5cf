package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.app.terminal.Columns;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.Choice;
import org.wardiary.projector.index.Exploration;
import org.wardiary.projector.index.Results;

/** What games did in a position, as a table of plain text. */
public final class ExplorationText {

  private final List<String> sides;

  /** Creates the text for a game with these sides. */
  public ExplorationText(List<String> sides) {
    this.sides = sides;
  }

  /** The lines, which end with the system's line separator. */
  public String of(Exploration found) {
    StringBuilder out = new StringBuilder();
    out.append(head(found)).append(System.lineSeparator());
    if (found.results().games() > 0) {
      out.append(Columns.text(rows(found)));
    }
    PositionWords.leftOut(found.renumbered(), found.mirrored(), "game")
        .ifPresent(line -> out.append(line).append(System.lineSeparator()));
    return out.toString();
  }

  private static String head(Exploration found) {
    int games = found.results().games();
    List<Integer> ways = found.ways();
    String how =
        ways.size() < 2
            ? ""
            : Text.of(
                " by %,d different sequences of answers (%,d by the most frequent)",
                ways.size(), ways.get(0));
    String merged = found.merged() == 0 ? "" : Text.of(", %,d of them merged", found.merged());
    return Text.of("%s came to this position%s%s", PositionWords.games(games), how, merged);
  }

  private List<List<String>> rows(Exploration found) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            "answer",
            "games",
            "share",
            sides.get(0) + " won",
            sides.get(1) + " won",
            "drawn",
            "open",
            sides.get(0) + " points",
            "expected",
            "next",
            "last games"));
    int all = found.results().games();
    for (Choice choice : found.choices()) {
      String last =
          choice.last().stream()
              .map(game -> game.gameId() + "@" + game.ply())
              .limit(2)
              .collect(Collectors.joining(" "));
      rows.add(row(label(choice), choice.results(), all, Text.of("%,d", choice.next()), last));
    }
    if (found.ended().games() > 0) {
      rows.add(row("(ended here)", found.ended(), all, "", ""));
    }
    if (found.others().games() > 0) {
      rows.add(row("(others)", found.others(), all, "", ""));
    }
    rows.add(row("all", found.results(), all, "", ""));
    return rows;
  }

  private static String label(Choice choice) {
    return choice.alike().isEmpty()
        ? choice.answer()
        : choice.answer() + " = " + String.join(" = ", choice.alike());
  }

  private static List<String> row(
      String label, Results results, int all, String next, String last) {
    return List.of(
        label,
        Text.of("%,d", results.games()),
        Text.of("%.1f%%", 100.0 * results.games() / Math.max(1, all)),
        share(results.first(), results.decided()),
        share(results.second(), results.decided()),
        Text.of("%,d", results.draws()),
        Text.of("%,d", results.open()),
        percent(results.score()),
        percent(results.expected()),
        next,
        last);
  }

  private static String percent(OptionalDouble score) {
    return score.isPresent() ? Text.of("%.1f%%", 100 * score.getAsDouble()) : "";
  }

  /** A count, with its share of the games with a result if there are enough of them. */
  private static String share(int won, int decided) {
    Estimate share = Estimate.share(won, decided);
    return share.shown()
        ? Text.of(
            "%,d: %.1f%% (%.1f-%.1f)",
            won, 100 * share.value(), 100 * share.interval().low(), 100 * share.interval().high())
        : Text.of("%,d", won);
  }
}
