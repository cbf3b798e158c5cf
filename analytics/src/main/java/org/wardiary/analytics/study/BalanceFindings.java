package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    Balance.mixed(totals).forEach(row -> findings.add(ofPlayers(row)));
    for (Balance.Row row : Balance.judged(totals)) {
      Claim claim = row.claim(totals);
      if (row.edge(totals)) {
        findings.add(edge(claim.ratio().value() < Claim.EVEN ? row.other(totals) : row, claim));
      } else if (claim.shown() && claim.isMain()) {
        open.add(row);
      }
    }
    if (!open.isEmpty()) {
      findings.add(none(open));
    }
    if (findings.isEmpty()) {
      counts().ifPresent(findings::add);
    }
    Players.sentence(Balance.side(totals).claim(totals).ratio())
        .ifPresent(text -> findings.add(new Finding(Balance.ID, Finding.Kind.CAUTION, text)));
    return findings;
  }

  /** That what a side or the first move won may be due to its players. */
  private Finding ofPlayers(Balance.Row row) {
    boolean mover = row.who().equals(Balance.FIRST_MOVER);
    String text =
        Text.of(
            "%s %s: that %s won %d of %s with a winner may as well be due to its players.",
            row.changed(totals).share() == 0 ? "Nobody" : "Hardly anybody",
            mover ? "moved both first and second" : "played both sides",
            row.subject(totals),
            row.won(totals),
            Text.count(row.decided(totals), "game"));
    return new Finding(Balance.ID, Finding.Kind.UNTOLD, text)
        .next(
            Text.of(
                "Let the players change %s, so that each has either in half of the games. Until"
                    + " then no number of games tells an edge of %s from one of its players.",
                mover ? "the first move" : "sides", mover ? "the first move" : "a side"));
  }

  /** Who won how often, of games too few for a rate. */
  private Optional<Finding> counts() {
    Balance.Row row = Balance.side(totals);
    long decided = row.decided(totals);
    long all = decided + row.drawn(totals);
    if (decided == 0) {
      return Optional.empty();
    }
    Balance.Row most = 2 * row.won(totals) >= decided ? row : row.other(totals);
    long won = most.won(totals);
    String text =
        won == all
            ? Text.of("%s won %s", most.subject(totals), all == 1 ? "the only game" : every(all))
            : Text.of(
                "%s won %d of %s%s%s",
                most.subject(totals),
                won,
                Text.count(all, "game"),
                decided > won ? Text.of(", %s %d", most.other(totals).words(), decided - won) : "",
                all > decided
                    ? Text.of(", and %d %s drawn", all - decided, were(all - decided))
                    : "");
    return Optional.of(new Finding(Balance.ID, Finding.Kind.ANSWER, Phrases.sentence(text) + "."));
  }

  private static String every(long games) {
    return Text.of("all %d games", games);
  }

  private static String were(long games) {
    return games == 1 ? "was" : "were";
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
                Phrases.sentence(row.subject(totals)),
                Phrases.percent(equals.value()),
                Phrases.percentInterval(equals),
                games,
                Phrases.percent(raw.value()),
                Phrases.bounds(raw))
            : Text.of(
                "%s wins more than half: %s of %s with a winner (%s).",
                Phrases.sentence(row.subject(totals)),
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
    String which =
        rows.size() > 1 || Balance.sameMover(totals)
            ? "a side or of the first move"
            : edgeOf(rows.get(0));
    String text =
        Text.of(
            "An edge of %s is not shown: %s.%s",
            which, Phrases.list(measured), Edges.power(claim, totals.certainty()));
    return new Finding(Balance.ID, Finding.Kind.NOT_SHOWN, text)
        .next(
            Text.of(
                "Whether there is an edge of %s after all: %s.",
                which, Edges.needed(claim, totals.certainty())));
  }

  private static String edgeOf(Balance.Row row) {
    return row.who().equals(Balance.FIRST_MOVER) ? "the first move" : "a side";
  }

  private String measured(Balance.Row row) {
    Estimate raw = row.rate(totals);
    Estimate equals = row.adjusted(totals);
    String alone = totals.certainty().among(row.claim(totals));
    String won =
        Text.of(
            "won %s of %s with a winner (%s)",
            Phrases.percent(raw.value()),
            Text.count(row.decided(totals), "game"),
            Phrases.percentInterval(raw));
    return mixed(equals, raw)
        ? Text.of(
            "between equal players %s wins %s (%s), while as it was it %s%s",
            row.subject(totals),
            Phrases.percent(equals.value()),
            Phrases.percentInterval(equals),
            won,
            alone)
        : row.subject(totals) + " " + won + alone;
  }
}
