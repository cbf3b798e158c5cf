package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.events.text.Text;

/** What the tables about how games go say, in plain words. */
public final class CourseFindings {

  private CourseFindings() {}

  /** The findings; none if the game has no course, or no game has the rows needed for it. */
  public static List<Finding> of(Study study) {
    List<Finding> findings = new ArrayList<>();
    study
        .totals(WinProbability.ID)
        .filter(totals -> totals.count(Forecasts.GAMES) > 0)
        .ifPresent(totals -> findings.addAll(of(totals)));
    return findings;
  }

  private static List<Finding> of(Totals totals) {
    if (!Forecasts.of(totals).known()) {
      return List.of(
          new Finding(
              WinProbability.ID,
              "There are too few games ("
                  + Forecasts.FEWEST_WINS
                  + " won by each side are needed) to say how likely a position wins."));
    }
    List<Finding> findings = new ArrayList<>();
    findings.add(new Finding(WinProbability.SCORES, predicted(totals)));
    Estimate decided = Dramas.decidedAfter(totals);
    Estimate comebacks = Comebacks.comebacks(totals);
    if (decided.shown() && comebacks.shown()) {
      findings.add(new Finding(Dramas.ID, decided(decided, comebacks)));
    }
    MatchedAttacks.best(totals)
        .ifPresent(
            best ->
                findings.add(new Finding(MatchedAttacks.ID, Finding.Kind.SHOWN, attacks(best))));
    WorthOfPlaces.finding(totals).ifPresent(findings::add);
    return findings;
  }

  private static String attacks(MatchedAttacks.Measure best) {
    return Text.of(
        "Attacks of the sort '%s' bring more win probability than others at equal positions:"
            + " %s.",
        best.sort(), Phrases.moreOrLess(best.gained()));
  }

  private static String decided(Estimate decided, Estimate comebacks) {
    return Text.of(
        "When games are decided: after %s of a game's turns, on average, the side that wins"
            + " does not fall below 90\u00A0%% win probability again. In %s of the games the winner"
            + " had stood at 30\u00A0%% or less.",
        share(decided), share(comebacks));
  }

  private static String predicted(Totals totals) {
    Estimate half = WinProbability.favourite(totals, 2);
    Estimate last = WinProbability.favourite(totals, WinProbability.QUARTERS);
    return Text.of(
        "How early the winner can be told: the side whose position is the better one in the"
            + " second quarter of a game goes on to win in %s of the cases where somebody wins, in"
            + " the last quarter in %s.",
        share(half), share(last));
  }

  private static String share(Estimate share) {
    return share.shown()
        ? Phrases.percent(share.value()) + " (" + Phrases.percentInterval(share) + ")"
        : "too few games to say";
  }
}
