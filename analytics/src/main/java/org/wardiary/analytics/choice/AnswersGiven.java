package org.wardiary.analytics.choice;

import java.util.List;
import org.wardiary.analytics.choice.SharedPositions.Beginning;
import org.wardiary.analytics.choice.SharedPositions.Given;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Sampled;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.FirstAnswer;

/** How many answers players actually give: {@code docs/statistics/choices.md}. */
public final class AnswersGiven {

  /** Id of the table. */
  public static final String ID = "answers-given";

  private static final String CHANCE = "chance";
  private static final String ALL = "all";
  private static final String SHARED = "shared";
  private static final String LEGAL = "legal";
  private static final String ENTROPY = "entropy";
  private static final String USUAL = "usual";
  private static final String DISTINCT = "distinct";
  private static final String POSITIONS = "positions";

  private AnswersGiven() {}

  /** The statistic. */
  public static Statistic statistic() {
    return new Statistic(ID, AnswersGiven::sample, AnswersGiven::table);
  }

  private static void sample(PlayedGame game, Accumulator counts) {
    game.own(DecisionRows.class)
        .filter(rows -> !rows.getFirst().isEmpty())
        .ifPresent(
            rows ->
                counts.sample(
                    () ->
                        new Beginning(
                            String.join(
                                "\n",
                                game.summary().getMap(),
                                game.summary().getRules(),
                                game.summary().getFirstMover()),
                            List.copyOf(rows.getFirst()))));
  }

  /** The totals counted once all positions are known. */
  private record Seen(Totals totals) {

    static Totals of(Totals totals) {
      return totals.once(Seen.class, Seen::counted).totals();
    }

    private static Seen counted(Totals totals) {
      SharedPositions shared = SharedPositions.of(totals.sampled(Beginning.class));
      return new Seen(
          totals.recount(Beginning.class, (game, counts) -> count(shared, game, counts)));
    }
  }

  private static void count(SharedPositions shared, Sampled<Beginning> game, Accumulator counts) {
    List<FirstAnswer> answers = game.facts().answers();
    for (int i = 0; i < answers.size(); i++) {
      FirstAnswer answer = answers.get(i);
      if (!answer.getSide().equals(CHANCE)) {
        String number = String.valueOf(i + 1);
        counts.add(Key.of(ALL, number, answer.getQuestion()), 1);
        Given given = shared.at(game.facts(), i);
        if (given.enough()) {
          count(answer, given, new Place(number, answer.getQuestion()), counts);
        }
      }
    }
  }

  /** An answer's number in its game, from 1, and its question. */
  private record Place(String number, String question) {
    static Place of(Key key) {
      return new Place(key.part(1), key.part(2));
    }

    Key key(String what) {
      return Key.of(what, number, question);
    }
  }

  /** Counts an answer given in a position that enough games reached. */
  private static void count(FirstAnswer answer, Given given, Place place, Accumulator counts) {
    Key shared = place.key(SHARED);
    counts
        .add(shared, 1)
        .addFraction(place.key(POSITIONS), 1.0 / given.games())
        .addFraction(place.key(LEGAL), Math.log(answer.getChoices()), shared)
        .addFraction(place.key(ENTROPY), given.entropy(answer.getAnswer()), shared)
        .addFraction(place.key(DISTINCT), given.answers().size(), shared)
        .addFraction(place.key(USUAL), (double) given.mostFrequent() / given.games(), shared);
  }

  private static Ratio ratio(Totals seen, String part, Place place) {
    return seen.fraction(place.key(part), place.key(SHARED));
  }

  private static Table table(Totals totals) {
    Totals seen = Seen.of(totals);
    return new TableBuilder<Place>(ID, "How many answers players in fact give")
        .count("answer", "number", place -> Long.parseLong(place.number()))
        .text("question", Place::question)
        .count("given", "games", place -> seen.count(place.key(ALL)))
        .count("shared", "games", place -> seen.count(place.key(SHARED)))
        .count("positions", "positions", place -> positions(seen, place))
        .number("legal", "answers", place -> Math.exp(ratio(seen, LEGAL, place).value()))
        .number("distinct", "answers", place -> ratio(seen, DISTINCT, place).value())
        .estimate("effective", "answers", place -> effective(seen, place))
        .number("most_frequent", "share", place -> ratio(seen, USUAL, place).value())
        .estimatesNote(
            "The first answers of the games, by their number; draws by chance are none. Shared:"
                + " games that gave it in a position to which at least "
                + Estimate.FEWEST
                + " games came by the same answers, on the same map, the same side first; the"
                + " rest is about these, and of several positions the mean over their games."
                + " Legal: geometric mean. Distinct: answers that came at all. Effective: as"
                + " many answers given equally often would be as hard to predict (the"
                + " exponential of Shannon's entropy by Chao and Shen); players who always"
                + " begin alike count as they play.")
        .definedIn(Choices.ID)
        .of(seen.keys(SHARED).stream().map(Place::of).toList());
  }

  /**
   * Number of positions that enough games reached: each of these games counts as 1 / games of its
   * position.
   */
  private static long positions(Totals seen, Place place) {
    return Math.round(seen.fraction(place.key(POSITIONS)));
  }

  /** The effective number of answers: at least one, and no more than are legal. */
  private static Estimate effective(Totals seen, Place place) {
    Estimate all = Decisions.exp(ratio(seen, ENTROPY, place).mean());
    double legal = Math.exp(ratio(seen, LEGAL, place).value());
    return all.shown()
        ? Estimate.of(
            all.value(),
            new Interval(Math.max(1, all.interval().low()), Math.min(legal, all.interval().high())),
            all.n())
        : all;
  }
}
