package org.wardiary.analytics.choice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** How much there is to choose from: {@code docs/statistics/choices.md}. */
public final class Choices {

  /** Id of the table by question; name of the page that defines it and the others. */
  public static final String ID = "choices";

  /** Id of the table by stretch of turns. */
  public static final String TURNS = "choices-by-turn";

  /** Id of the table by side. */
  public static final String SIDES = "choices-by-side";

  /** Minimum share of all decisions for a question to be judged. */
  private static final double JUDGED = 0.1;

  private static final String COUNTED =
      "A decision is an answer of a side; draws by chance are none, nor is what the rules decide"
          + " unasked. Forced: one answer alone was legal; empty where the rules ask only if there"
          + " are two or more. Legal: legal answers a decision, on average. Branching: their"
          + " geometric mean. ";

  private final Phases phases;

  private Choices(Phases phases) {
    this.phases = phases;
  }

  /**
   * The statistics in the order in which a report shows their tables.
   *
   * @param phases the questions that the game describes, in the order of its rules
   */
  public static List<Statistic> statistics(List<Phase> phases) {
    Choices choices = new Choices(new Phases(phases));
    Statistic all = new Statistic(ID, Decisions::count, choices::byQuestion);
    return List.of(
        all,
        all.also(TURNS, choices::byTurn),
        all.also(SIDES, choices::bySide, choices::claims),
        AnswersGiven.statistic());
  }

  private static TableBuilder columns(TableBuilder table) {
    return table
        .count("games", "games")
        .count("decisions", "decisions")
        .share("forced")
        .estimate("legal", "answers")
        .estimate("branching", "answers");
  }

  private TableBuilder.RowBuilder cells(
      TableBuilder.RowBuilder row, Decisions sort, Totals totals) {
    row.count(sort.games(totals)).count(sort.decisions(totals));
    row.estimate(
        phases.unforced(sort.question()).isPresent()
            ? Estimate.hidden(sort.games(totals))
            : sort.forced(totals));
    return row.estimate(sort.legal(totals)).estimate(sort.branching(totals));
  }

  private List<String> questions(Totals totals) {
    List<String> asked = new ArrayList<>(phases.asked(totals));
    if (asked.size() > 1) {
      asked.add(0, Phases.ANY);
    }
    return asked;
  }

  private Table byQuestion(Totals totals) {
    TableBuilder table =
        columns(new TableBuilder(ID, "How much there is to choose from").text("question", "about"))
            .estimate("per_game", "decisions per game")
            .note(COUNTED + Estimate.NOTE)
            .missing("per_game", of -> totals.none(Accumulator.GAMES).rate());
    for (String question : questions(totals)) {
      Decisions sort = Decisions.of(question);
      cells(table.row(question, phases.about(question)), sort, totals)
          .estimate(sort.perGame(totals))
          .end();
    }
    return table.build();
  }

  private Table byTurn(Totals totals) {
    TableBuilder table =
        columns(
                new TableBuilder(TURNS, "Legal answers as the game goes on")
                    .text("question")
                    .number("from", "turns")
                    .number("to", "turns"))
            .note(
                "Turns are counted over both sides; both bounds belong to their stretch, 0 is"
                    + " before turn 1. Late stretches are of the games that last so long. "
                    + COUNTED
                    + Estimate.NOTE)
            .definedIn(ID);
    for (String question : phases.asked(totals)) {
      stretches(question, totals)
          .forEach(
              sort -> {
                int from = Integer.parseInt(sort.turns());
                cells(table.row(question).number(from).number(last(from)), sort, totals).end();
              });
    }
    return table.build();
  }

  /** The decisions of a question by stretch of turns, in order. */
  static Stream<Decisions> stretches(String question, Totals totals) {
    return totals.parts(3, Decisions.DECISIONS, question, Decisions.BOTH).stream()
        .filter(turns -> !turns.equals(Decisions.ALL))
        .sorted(Comparator.comparing(Integer::valueOf))
        .map(turns -> new Decisions(question, Decisions.BOTH, turns));
  }

  /** Last turn of a stretch, given its first one: each stretch is as long as all before it. */
  static int last(int from) {
    return from <= 1 ? 2 * from : 2 * (from - 1);
  }

  private Table bySide(Totals totals) {
    TableBuilder table =
        columns(
                new TableBuilder(SIDES, "Which side has more to choose from")
                    .text("question", "side"))
            .estimate("times_the_other", "ratio")
            .text("verdict")
            .note(
                COUNTED
                    + "Times the other: the side's branching divided by the other side's in the"
                    + " same game, geometric mean over the games. Verdict: whether that differs"
                    + " from 1 by more than chance, among all that the report claims; only of"
                    + " questions that make up a tenth of all decisions. "
                    + Estimate.NOTE)
            .definedIn(ID);
    List<String> judged = judged(phases, totals);
    for (String question : questions(totals)) {
      Estimate first = Decisions.exp(Decisions.of(question).difference(totals).mean());
      for (int side = 0; side < 2; side++) {
        String name = totals.sides().get(side);
        Decisions sort = new Decisions(question, name, Decisions.ALL);
        if (sort.any(totals)) {
          cells(table.row(question, name), sort, totals)
              .estimate(side == 0 ? first : inverse(first))
              .text(
                  judged.contains(question)
                      ? totals.certainty().verdict(claim(totals, question))
                      : "")
              .end();
        }
      }
    }
    return table.build();
  }

  static Estimate inverse(Estimate ratio) {
    Interval bounds = ratio.interval();
    return ratio.shown()
        ? Estimate.of(
            1 / ratio.value(), new Interval(1 / bounds.high(), 1 / bounds.low()), ratio.n())
        : ratio;
  }

  /**
   * One claim for each question that is asked often: every additional claim makes all others of the
   * report less certain.
   */
  private List<Claim> claims(Totals totals) {
    return judged(phases, totals).stream().map(question -> claim(totals, question)).toList();
  }

  /** The questions that make up a tenth of all decisions or more. */
  static List<String> judged(Phases phases, Totals totals) {
    long all = Decisions.of(Phases.ANY).decisions(totals);
    return phases.asked(totals).stream()
        .filter(question -> Decisions.of(question).decisions(totals) >= JUDGED * all)
        .toList();
  }

  static Claim claim(Totals totals, String question) {
    return new Claim(SIDES, question, Decisions.of(question).difference(totals), Claim.Kind.MEAN);
  }

  /**
   * The question that is asked most often, of those whose numbers are shown; empty if there is
   * none.
   */
  static Optional<String> main(Phases phases, Totals totals) {
    return phases.asked(totals).stream()
        .filter(question -> Decisions.of(question).legal(totals).shown())
        .max(Comparator.comparingLong(question -> Decisions.of(question).decisions(totals)));
  }
}
