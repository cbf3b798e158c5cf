package org.wardiary.analytics.choice;

import java.util.ArrayList;
import java.util.List;
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

  /** Id of the table by side. */
  public static final String SIDES = "choices-by-side";

  /** Minimum share of all decisions for a question to be judged. */
  private static final double JUDGED = 0.1;

  private static final String COUNTED =
      "A decision is an answer of a side; draws by chance are none, nor is what the rules decide"
          + " unasked. Forced: one answer alone was legal; empty where the rules ask only if there"
          + " are two or more. Legal: legal answers a decision, on average. Branching: their"
          + " geometric mean.";

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
        all, all.also(SIDES, choices::bySide, choices::claims), AnswersGiven.statistic());
  }

  private TableBuilder<Decisions> columns(TableBuilder<Decisions> table, Totals totals) {
    return table
        .count("games", "games", sort -> sort.games(totals))
        .count("decisions", "decisions", sort -> sort.decisions(totals))
        .share("forced", sort -> forced(sort, totals))
        .estimate("legal", "answers", sort -> sort.legal(totals))
        .estimate("branching", "answers", sort -> sort.branching(totals));
  }

  private Estimate forced(Decisions sort, Totals totals) {
    return phases.unforced(sort.question()).isPresent()
        ? Estimate.hidden(sort.games(totals))
        : sort.forced(totals);
  }

  private List<String> questions(Totals totals) {
    List<String> asked = new ArrayList<>(phases.asked(totals));
    if (asked.size() > 1) {
      asked.add(0, Phases.ANY);
    }
    return asked;
  }

  private Table byQuestion(Totals totals) {
    TableBuilder<Decisions> table =
        new TableBuilder<Decisions>(ID, "How much there is to choose from")
            .text("question", Decisions::question)
            .text("about", sort -> phases.about(sort.question()));
    return columns(table, totals)
        .estimate("per_game", "decisions per game", sort -> sort.perGame(totals))
        .estimatesNote(COUNTED)
        .missing("per_game", of -> totals.none(Accumulator.GAMES).rate())
        .of(questions(totals).stream().map(Decisions::of).toList());
  }

  private Table bySide(Totals totals) {
    List<String> judged = judged(phases, totals);
    TableBuilder<Decisions> table =
        new TableBuilder<Decisions>(SIDES, "Which side has more to choose from")
            .text("question", Decisions::question)
            .text("side", Decisions::who);
    return columns(table, totals)
        .estimate("times_the_other", "ratio", sort -> timesTheOther(sort, totals))
        .text(
            "verdict",
            sort ->
                judged.contains(sort.question())
                    ? totals.certainty().verdict(claim(totals, sort.question()))
                    : "")
        .estimatesNote(
            COUNTED
                + " Times the other: the side's branching divided by the other side's in the"
                + " same game, geometric mean over the games. Verdict: whether that differs"
                + " from 1 by more than chance, among all that the report claims; only of"
                + " questions that make up a tenth of all decisions.")
        .definedIn(ID)
        .of(
            questions(totals).stream()
                .flatMap(
                    question -> totals.sides().stream().map(side -> new Decisions(question, side)))
                .filter(sort -> sort.any(totals))
                .toList());
  }

  private static Estimate timesTheOther(Decisions sort, Totals totals) {
    Estimate first = Decisions.exp(Decisions.of(sort.question()).difference(totals).mean());
    return sort.who().equals(totals.sides().get(0)) ? first : inverse(first);
  }

  private static Estimate inverse(Estimate ratio) {
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
  private static List<String> judged(Phases phases, Totals totals) {
    long all = Decisions.of(Phases.ANY).decisions(totals);
    return phases.asked(totals).stream()
        .filter(question -> Decisions.of(question).decisions(totals) >= JUDGED * all)
        .toList();
  }

  private static Claim claim(Totals totals, String question) {
    return new Claim(SIDES, question, Decisions.of(question).difference(totals), Claim.Kind.MEAN);
  }
}
