package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.events.text.Text;

/**
 * Findings from the tables common to all games, in plain words. A difference is claimed only where
 * the intervals allow it; otherwise the sentence says that none is shown. Every statement rests on
 * a table.
 */
public final class CommonFindings {

  private static final Map<Condition, String> HOW =
      Map.of(
          Condition.STRATEGIC, " by strategic victory",
          Condition.ATTRITION, " by attrition",
          Condition.NO_LEGAL_ORDER, " because the other side had no legal order",
          Condition.LIMIT, " at the limit of turns",
          Condition.OTHER, " by no rule (resignation and the like)");

  private CommonFindings() {}

  /** The findings: balance, first turn, players, endings, length. */
  public static List<Finding> of(Study study) {
    List<Finding> findings = new ArrayList<>();
    study
        .totals(Balance.ID)
        .filter(totals -> study.games() > 0)
        .ifPresent(totals -> findings.addAll(balance(totals)));
    study.totals(WinConditions.ID).ifPresent(totals -> findings.addAll(endings(totals)));
    study
        .totals(GameLength.ID)
        .filter(totals -> GameLength.medianTurns(totals).shown())
        .ifPresent(totals -> findings.add(new Finding(GameLength.ID, length(totals))));
    return findings;
  }

  private static List<Finding> balance(Totals totals) {
    List<Finding> findings = new ArrayList<>();
    Balance.Row side = Balance.side(totals);
    findings.add(balance(totals, side));
    Claim first = Balance.firstMover().claim(totals);
    if (first.shown()) {
      findings.add(
          Edges.finding(
              Text.of(
                  "The side that moved first won %s (%s)",
                  Phrases.percent(first.ratio().value()),
                  Phrases.percentInterval(first.ratio().share())),
              "it wins %s of them",
              "no edge of the first turn is shown",
              first,
              totals.certainty()));
    }
    Players.sentence(totals, side.claim(totals).ratio())
        .ifPresent(text -> findings.add(new Finding(Balance.ID, Finding.Kind.CAUTION, text)));
    return findings;
  }

  private static Finding balance(Totals totals, Balance.Row row) {
    Claim claim = row.claim(totals);
    String side = Phrases.side(row.who());
    if (!claim.shown()) {
      return new Finding(
          Balance.ID,
          Finding.Kind.NOT_SHOWN,
          "There are too few games with a winner ("
              + row.decided(totals)
              + ") to say whether a side has an edge.");
    }
    Estimate rate = claim.ratio().share();
    return Edges.finding(
        Text.of(
            "%s won %s of %s with a winner (%s)",
            Phrases.sentence(side),
            Phrases.percent(rate.value()),
            Text.count(row.decided(totals), "game"),
            Phrases.percentInterval(rate)),
        "in these games " + side + " wins %s of them",
        "no edge of a side is shown",
        claim,
        totals.certainty());
  }

  private static List<Finding> endings(Totals totals) {
    List<WinConditions.Ending> all = WinConditions.endings(totals);
    return all.stream()
        .filter(ending -> ending.share(totals).shown())
        .max(Comparator.comparingLong(ending -> ending.games(totals)))
        .map(top -> new Finding(WinConditions.ID, mostFrequent(totals, all, top)))
        .stream()
        .toList();
  }

  private static String mostFrequent(
      Totals totals, List<WinConditions.Ending> all, WinConditions.Ending top) {
    Estimate share = top.share(totals);
    return Text.of(
        "The most frequent ending is %s: %s of all games (%s)%s%s",
        ending(top),
        Phrases.percent(share.value()),
        Phrases.percentInterval(share),
        rivals(totals, all, top),
        only(totals, all));
  }

  private static String ending(WinConditions.Ending ending) {
    String how = HOW.getOrDefault(ending.condition(), "");
    return switch (ending.winner()) {
      case PlayedGame.DRAW -> "a draw" + how;
      case WinConditions.UNFINISHED -> "an unfinished game";
      default -> Phrases.win(ending.winner()) + how;
    };
  }

  /** Names the endings that may be as frequent, as their intervals overlap. */
  private static String rivals(
      Totals totals, List<WinConditions.Ending> all, WinConditions.Ending top) {
    double low = top.share(totals).interval().low();
    List<String> close =
        all.stream()
            .filter(ending -> !ending.equals(top))
            .filter(ending -> ending.games(totals) > 0)
            .filter(ending -> ending.share(totals).interval().high() >= low)
            .map(CommonFindings::ending)
            .toList();
    return Phrases.apart(close);
  }

  /** A sentence if all games finished in the same way; otherwise "". */
  private static String only(Totals totals, List<WinConditions.Ending> all) {
    List<WinConditions.Ending> endings =
        all.stream().filter(ending -> ending.games(totals) > 0).toList();
    List<String> conditions =
        endings.stream()
            .map(ending -> HOW.getOrDefault(ending.condition(), ""))
            .distinct()
            .toList();
    boolean finished =
        endings.stream().noneMatch(one -> one.winner().equals(WinConditions.UNFINISHED));
    boolean one = finished && conditions.size() == 1 && !conditions.get(0).isEmpty();
    return one ? " All of these games ended" + conditions.get(0) + "." : "";
  }

  private static String length(Totals totals) {
    Estimate median = GameLength.medianTurns(totals);
    Distribution turns = GameLength.turns(totals);
    return Text.of(
        "Half of the finished games last %s turns or less (of games like these the median is"
            + " between %s and %s, 95\u00A0%% interval); half lie between %s and %s turns.",
        Phrases.number(median.value()),
        Phrases.number(median.interval().low()),
        Phrases.number(median.interval().high()),
        Math.round(turns.quantile(0.25)),
        Math.round(turns.quantile(0.75)));
  }
}
