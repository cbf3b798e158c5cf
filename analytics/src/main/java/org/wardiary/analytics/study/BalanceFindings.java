package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.events.text.Text;

/**
 * Whether a side or the first move is favoured, in plain words. Where strength and side are mixed,
 * the rate between equal players leads and the rate as it was follows.
 */
final class BalanceFindings {

  /** Strength matters if the rate between equals differs by as much from the rate as it was. */
  private static final double MIXED = 0.03;

  private final Totals totals;

  private BalanceFindings(Totals totals) {
    this.totals = totals;
  }

  /** The findings: edges that are shown, then the main ones that are not, then cautions. */
  static List<Finding> of(Totals totals) {
    return new BalanceFindings(totals).all();
  }

  private List<Finding> all() {
    List<Finding> findings = new ArrayList<>();
    List<Balance.Row> open = new ArrayList<>();
    for (Balance.Row row : Balance.judged(totals)) {
      Claim claim = row.claim(totals);
      if (totals.certainty().holds(claim)) {
        findings.add(edge(claim.ratio().value() < Claim.EVEN ? row.other(totals) : row, claim));
      } else if (claim.shown() && claim.isMain()) {
        open.add(row);
      }
    }
    if (!open.isEmpty()) {
      findings.add(none(open));
    }
    Players.sentence(totals, Balance.side(totals).claim(totals).ratio())
        .ifPresent(text -> findings.add(new Finding(Balance.ID, Finding.Kind.CAUTION, text)));
    return findings;
  }

  private Finding edge(Balance.Row row, Claim claim) {
    Estimate raw = row.rate(totals);
    Estimate equals = row.adjusted(totals);
    String games = Text.count(row.decided(totals), "game");
    String text =
        mixed(equals, raw)
            ? Text.of(
                "%s wins %s of the games between equal players (%s); in these %s, between players"
                    + " of different strength, it won %s (%s).",
                Phrases.sentence(row.words()),
                Phrases.percent(equals.value()),
                Phrases.percentInterval(equals),
                games,
                Phrases.percent(raw.value()),
                Phrases.bounds(raw))
            : Text.of(
                "%s wins more than half: %s of %s with a winner (%s).",
                Phrases.sentence(row.words()),
                Phrases.percent(raw.value()),
                games,
                Phrases.percentInterval(raw));
    double rate = mixed(equals, raw) ? equals.value() : raw.value();
    Finding finding = new Finding(Balance.ID, Finding.Kind.SHOWN, text).of(rate - Claim.EVEN);
    return claim.isMain()
        ? finding.next(
            Text.of(
                "A rule that takes the edge from %s. Whether it is gone: %s.",
                row.words(), Edges.needed(claim, totals.certainty())))
        : finding;
  }

  private static boolean mixed(Estimate equals, Estimate raw) {
    return equals.shown() && Math.abs(equals.value() - raw.value()) >= MIXED;
  }

  /** One sentence about all main edges that are not shown. */
  private Finding none(List<Balance.Row> rows) {
    List<String> measured = rows.stream().map(this::measured).toList();
    Claim claim = rows.get(0).claim(totals);
    String which = rows.size() > 1 ? "side or of the first move" : edgeOf(rows.get(0));
    String text =
        Text.of(
            "An edge of a %s is not shown: %s.%s",
            which, Phrases.list(measured), Edges.power(claim, totals.certainty()));
    return new Finding(Balance.ID, Finding.Kind.NOT_SHOWN, text)
        .next(
            Text.of(
                "Whether there is an edge of a %s after all: %s.",
                which, Edges.needed(claim, totals.certainty())));
  }

  private static String edgeOf(Balance.Row row) {
    return row.who().equals(Balance.FIRST_MOVER) ? "first move" : "side";
  }

  private String measured(Balance.Row row) {
    Estimate raw = row.rate(totals);
    Estimate equals = row.adjusted(totals);
    String alone =
        row.claim(totals).chance() <= Certainty.RATE
            ? Text.of(
                ", which by itself would be one, but among the %s of this report may be chance",
                Text.count(totals.certainty().claims(), "verdict"))
            : "";
    String won =
        Text.of(
            "won %s of %s with a winner (%s)",
            Phrases.percent(raw.value()),
            Text.count(row.decided(totals), "game"),
            Phrases.percentInterval(raw));
    return mixed(equals, raw)
        ? Text.of(
            "between equal players %s wins %s (%s), while as it was it %s%s",
            row.words(),
            Phrases.percent(equals.value()),
            Phrases.percentInterval(equals),
            won,
            alone)
        : row.words() + " " + won + alone;
  }
}
