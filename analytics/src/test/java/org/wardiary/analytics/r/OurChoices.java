package org.wardiary.analytics.r;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.choice.AnswersGiven;
import org.wardiary.analytics.choice.Choices;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.projector.view.DecisionCount;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.FirstAnswer;

/** What sides had to choose from, which {@code compare.R} computes from the same rows, too. */
final class OurChoices {

  private static final String GAME = "squares/civil-war";

  private final Map<String, Double> numbers = new LinkedHashMap<>();
  private final List<Line> lines;

  /** A line of {@code choices.csv}: a game's decisions about question {@code turn}. */
  private record Line(
      String one,
      String other,
      String first,
      int decisions,
      int forced,
      long choices,
      double logs,
      double more,
      FirstAnswer answer) {

    static Line of(String text) {
      String[] cells = text.split(",");
      String first = cells[2].equals("0") ? "Blue" : "Gray";
      return new Line(
          cells[0],
          cells[1],
          first,
          Integer.parseInt(cells[3]),
          Integer.parseInt(cells[4]),
          Long.parseLong(cells[5]),
          Double.parseDouble(cells[6]),
          Double.parseDouble(cells[7]),
          new FirstAnswer(first, "turn", Integer.parseInt(cells[9]), cells[8]));
    }

    PlayedGame game(int id) {
      DecisionCount count = new DecisionCount("Blue", "turn", 1, decisions, forced, choices, logs);
      return new PlayedGame(
          Summaries.game(id, one, other, "Blue").setFirstMover(first).build(),
          List.of(),
          OwnRows.NONE.with(
              DecisionRows.class, new DecisionRows("", GAME, List.of(count), List.of(answer))));
    }
  }

  private OurChoices(List<Line> lines) {
    this.lines = lines;
  }

  /** The numbers for the lines of {@code choices.csv}. */
  static Map<String, Double> of(List<String> lines) {
    OurChoices ours =
        new OurChoices(lines.subList(1, lines.size()).stream().map(Line::of).toList());
    ours.tables();
    ours.intervals();
    return ours.numbers;
  }

  private void tables() {
    Study study = new Study(GameInfo.plain(GAME), Choices.statistics(List.of()));
    for (int id = 0; id < lines.size(); id++) {
      study.add(lines.get(id).game(id));
    }
    for (String column : List.of("legal", "branching", "forced")) {
      numbers.put("choices " + column, number(study, Choices.ID, column));
    }
    for (String column : List.of("distinct", "effective", "effective_low", "effective_high")) {
      numbers.put("answers " + column, number(study, AnswersGiven.ID, column));
    }
  }

  private static double number(Study study, String table, String column) {
    Row row =
        study.tables().stream()
            .filter(one -> one.id().equals(table))
            .findFirst()
            .orElseThrow()
            .rows()
            .get(0);
    return row.number(column).orElseThrow();
  }

  /** Puts the intervals that there would be if nothing else had been counted. */
  private void intervals() {
    put("legal answers", ratio(Line::choices, Line::decisions).rate(), false);
    put("branching", ratio(Line::logs, Line::decisions).mean(), true);
    put("times the other", ratio(Line::more, line -> 1).mean(), true);
  }

  private void put(String what, Estimate estimate, boolean log) {
    double low = estimate.interval().low();
    double high = estimate.interval().high();
    numbers.put(what + " low", log ? Math.exp(low) : low);
    numbers.put(what + " high", log ? Math.exp(high) : high);
  }

  private Ratio ratio(ToDoubleFunction<Line> part, ToDoubleFunction<Line> whole) {
    List<Ratio> each = new ArrayList<>();
    for (Line line : lines) {
      double parts = part.applyAsDouble(line);
      double wholes = whole.applyAsDouble(line);
      SortedMap<Pairing, Ratio.Sums> pairings = new TreeMap<>();
      pairings.put(Pairing.of(line.one(), line.other()), new Ratio.Sums(parts, wholes));
      Ratio.Squares squares = new Ratio.Squares(parts * parts, parts * wholes, wholes * wholes);
      each.add(new Ratio(1, parts, wholes, squares, pairings));
    }
    return Ratio.sum(each);
  }
}
