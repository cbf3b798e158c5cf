package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.events.text.Text;

/**
 * Findings from the tables common to all games, in plain words. A difference is claimed only where
 * the intervals allow it; otherwise the sentence says that none is shown. Every statement rests on
 * a table.
 */
public final class CommonFindings {

  private static final double HALF = 0.5;
  private static final String UNKNOWN = "unknown";

  private static final Map<String, String> HOW =
      Map.of(
          Condition.STRATEGIC.label(),
          "by strategic victory",
          Condition.NO_LEGAL_ORDER.label(),
          "for want of a legal order",
          Condition.LIMIT.label(),
          "at the limit of turns",
          Condition.OTHER.label(),
          "by no rule (resignation and the like)",
          UNKNOWN,
          "in a way not written down",
          PlayedGame.DRAW,
          "drawn",
          WinConditions.UNFINISHED,
          "unfinished");

  private CommonFindings() {}

  /** The findings: balance, players, endings, length, the use of being the stronger player. */
  public static List<Finding> of(Study study) {
    List<Finding> findings = new ArrayList<>();
    study
        .totals(Balance.ID)
        .filter(totals -> study.games() > 0)
        .ifPresent(totals -> findings.addAll(BalanceFindings.of(totals)));
    study.totals(WinConditions.WAYS).flatMap(CommonFindings::endings).ifPresent(findings::add);
    study.totals(GameLength.ID).flatMap(GameLength::finding).ifPresent(findings::add);
    study.totals(Skill.ID).flatMap(Skill::finding).ifPresent(findings::add);
    return findings;
  }

  private static Optional<Finding> endings(Totals totals) {
    List<WinConditions.Way> ways = WinConditions.Way.all(totals);
    if (ways.isEmpty() || ways.get(0).label().equals(UNKNOWN)) {
      return Optional.empty();
    }
    long games = totals.count(Accumulator.GAMES);
    WinConditions.Way top = ways.get(0);
    Estimate share = top.share(totals);
    String text;
    if (games == 1) {
      text = Text.of("The only game %s %s.", verb(top, "was"), how(top));
    } else if (ways.size() == 1) {
      text =
          Text.of(
              "%s %s %s %s.",
              share.shown() && byRule(top) ? "One way dominates: all" : "All",
              Text.count(games, "game"),
              verb(top, "were"),
              how(top));
    } else if (share.shown()) {
      text =
          Text.of(
              "%s: %s.",
              share.above(HALF) ? "One way dominates" : "That one way dominates is not shown",
              Phrases.list(ways.stream().map(way -> part(way, totals, share)).toList()));
    } else {
      text =
          Text.of(
              "Of %s %s.",
              Text.count(games, "game"),
              Phrases.list(ways.stream().map(way -> part(way, way.games(totals))).toList()));
    }
    boolean dominates = share.shown() && byRule(top) && share.above(HALF);
    return Optional.of(
        new Finding(
            WinConditions.WAYS, dominates ? Finding.Kind.TELLING : Finding.Kind.ANSWER, text));
  }

  /** Share of the games that ended in a way; the interval stands with the largest share alone. */
  private static String part(WinConditions.Way way, Totals totals, Estimate most) {
    Estimate share = way.share(totals);
    return share.equals(most)
        ? Text.of(
            "%s of %s %s %s (%s)",
            Phrases.percent(share.value()),
            Text.count(totals.count(Accumulator.GAMES), "game"),
            verb(way, "were"),
            how(way),
            Phrases.percentInterval(share))
        : Text.of("%s %s", Phrases.points(share.value()), how(way));
  }

  private static String part(WinConditions.Way way, long games) {
    return Text.of("%s %s %s", games, verb(way, games == 1 ? "was" : "were"), how(way));
  }

  private static String verb(WinConditions.Way way, String be) {
    return won(way) ? be + " won" : be;
  }

  private static boolean won(WinConditions.Way way) {
    return !way.label().equals(PlayedGame.DRAW) && !way.label().equals(WinConditions.UNFINISHED);
  }

  private static boolean byRule(WinConditions.Way way) {
    return won(way) && !way.label().equals(Condition.OTHER.label());
  }

  private static String how(WinConditions.Way way) {
    return HOW.getOrDefault(way.label(), "by " + way.label());
  }
}
