package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.game.squares.OpeningLines.Kind;
import org.wardiary.analytics.strength.AmongEquals;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/** Opening choices of SQUARES: {@code docs/statistics/openings.md}. */
public final class Openings {

  /** Id of the table of openings. */
  public static final String ID = "openings";

  /** Label of the row of openings that were played in only one game. */
  static final String ONCE = "(openings played once)";

  /** Number of a side's actions that make its opening. */
  public static final int LENGTH = 3;

  /** Label of games in which a side had either the first turn or the second. */
  static final String EITHER = "first or second";

  /** An opening is not listed separately if played in fewer than one of this many games. */
  private static final int RARE = 1000;

  private static final List<String> MOVES = List.of(EITHER, "first", "second");

  private final SquaresInfo info;
  private final Optional<Map<String, String>> images;

  private Openings(SquaresInfo info) {
    this.info = info;
    this.images = info.board().flatMap(BoardPlan::mirror);
  }

  /** The first one, two and three actions of each side, by whether it moved first. */
  static Statistic statistic(SquaresInfo info) {
    Openings openings = new Openings(info);
    return new Statistic(
        ID,
        OpeningLines::count,
        openings::table,
        totals -> openings.judged(totals).stream().map(Line::claim).toList());
  }

  /** Whether all games were played on the standard map, so that its board shows their openings. */
  public static boolean onStandardMap(Totals totals) {
    return OpeningLines.onStandardMap(totals);
  }

  private OpeningLines lines(Totals totals) {
    return totals.once(OpeningLines.class, all -> OpeningLines.of(all, this::mirrored));
  }

  /** The first actions that are judged. */
  private List<Line> judged(Totals totals) {
    return totals.sides().stream()
        .flatMap(side -> rows(totals, new Kind(side, EITHER, 1)).stream())
        .filter(Line::judged)
        .toList();
  }

  /** What a side scores between equals, whatever it opens with. */
  private Estimate any(Totals totals, String side) {
    Kind kind = new Kind(side, EITHER, 1);
    return amongEquals(totals, lines(totals), kind, lines(totals).of(kind)).share();
  }

  /** The first action of a side with the highest score between equals; empty if that is unknown. */
  private Optional<Line> best(Totals totals, String side) {
    return rows(totals, new Kind(side, EITHER, 1)).stream()
        .filter(line -> !line.orders().isEmpty() && line.among().share().shown())
        .max(Comparator.comparingDouble(line -> line.among().share().value()));
  }

  /** Which first action is best, and how sure that is; a sentence for each that is set apart. */
  static List<Finding> findings(Totals totals, SquaresInfo info) {
    List<Finding> findings = new ArrayList<>();
    Openings openings = new Openings(info);
    List<Line> judged = openings.judged(totals);
    for (Line line : judged) {
      if (totals.certainty().holds(line.claim())) {
        findings.add(line.finding(openings.any(totals, line.kind().side())));
      }
    }
    List<String> best =
        totals.sides().stream()
            .flatMap(
                side ->
                    openings
                        .best(totals, side)
                        .map(line -> line.measured(openings.any(totals, side)))
                        .stream())
            .toList();
    if (findings.isEmpty() && !best.isEmpty()) {
      String text =
          Text.of(
              "None of the %d first actions of %d games or more is shown to be better or worse than"
                  + " the others. Most would be scored between equals %s.",
              judged.size(), Estimate.FEWEST, Phrases.list(best));
      findings.add(new Finding(ID, Finding.Kind.NOT_SHOWN, text));
    }
    return findings;
  }

  /** The score with some openings among equals: of a pairing, the players have opposite sides. */
  private static AmongEquals amongEquals(
      Totals totals, OpeningLines lines, Kind kind, List<String> openings) {
    AmongEquals equals = AmongEquals.all(totals.strengths());
    AmongEquals.Part part = equals.part(1);
    int side = totals.sides().indexOf(kind.side());
    for (String orders : openings) {
      for (String moves :
          kind.moves().equals(EITHER) ? MOVES.subList(1, 3) : List.of(kind.moves())) {
        int mover = moves.equals(MOVES.get(1)) ? side : 1 - side;
        Kind each = new Kind(kind.side(), moves, kind.actions());
        lines
            .games(each, orders)
            .pairings()
            .forEach(
                (pairing, of) -> {
                  double others = of.finished() - of.ones();
                  part.games(pairing.one(), pairing.other(), side, mover, (double) of.ones());
                  part.games(pairing.other(), pairing.one(), side, mover, others);
                });
      }
      lines.games(kind, orders).pairings().forEach((pairing, of) -> part.wins(pairing, of.score()));
    }
    return equals;
  }

  private Table table(Totals totals) {
    List<Line> rows = new ArrayList<>();
    for (String side : totals.sides()) {
      for (int actions = 1; actions <= LENGTH; actions++) {
        for (String moves : MOVES) {
          rows.addAll(rows(totals, new Kind(side, moves, actions)));
        }
      }
    }
    Map<String, Estimate> any = new TreeMap<>();
    totals.sides().forEach(side -> any.put(side, any(totals, side)));
    return new TableBuilder<Line>(ID, "Opening choices")
        .text("side", line -> line.kind().side())
        .text("moves", line -> line.kind().moves())
        .count("actions", "number", line -> line.kind().actions())
        .text("opening", Line::words)
        .text("orders", Line::orders)
        .count("games", "games", line -> line.games().all().games())
        .count("mirrored", "games", line -> line.games().all().mirrored())
        .count("wins", "games", line -> line.games().all().wins())
        .count("draws", "games", line -> line.games().all().draws())
        .share("score", line -> line.games().score().share())
        .known("expected", Column.SHARE, line -> line.among().expected())
        .share("adjusted", line -> line.among().share())
        .known("any", Column.SHARE, line -> line.any(any.get(line.kind().side())))
        .text("verdict", line -> line.verdict(totals.certainty()))
        .estimatesNote(
            mirrorNote()
                + " Openings played in only one game are put together, and of very many games"
                + " those played in fewer than one of a thousand. Score: wins, and draws as half, of the"
                + " finished games with the opening. Expected: the score that"
                + " these players were to be expected to have with any opening. Adjusted: the"
                + " score with this opening between players of equal strength; any: that of the side"
                + " with any opening. Verdict, of first"
                + " actions: whether the score differs from the expected one by more than chance,"
                + " among all that the report claims.")
        .of(rows);
  }

  private String mirrorNote() {
    return images.isPresent()
        ? "Openings on the standard map that are mirror images of each other, east to west, count"
            + " as one; the writing that sorts first stands for both, and 'mirrored' says how many"
            + " games had the other."
        : "Mirror images are not merged: the board is not known to be symmetrical.";
  }

  /**
   * A row of the table.
   *
   * @param words the opening in words
   * @param orders the opening as written; "" for several together
   * @param among the score among equals
   */
  private record Line(
      Kind kind, String words, String orders, OpeningGames games, AmongEquals among) {

    /** Whether it is judged: other lines are parts of the same games. */
    boolean judged() {
      return kind.moves().equals(EITHER)
          && kind.actions() == 1
          && !orders.isEmpty()
          && games.all().finished() >= Estimate.FEWEST;
    }

    Claim claim() {
      return new Claim(ID, kind.side() + ": " + words, among.above(), Claim.Kind.MEAN);
    }

    String verdict(Certainty certainty) {
      return judged() ? certainty.verdict(claim()) : "";
    }

    /** What its side scores between equals with any opening; empty if that is not known. */
    OptionalDouble any(Estimate side) {
      return side.shown() ? OptionalDouble.of(side.value()) : OptionalDouble.empty();
    }

    /** That it is better or worse than others: between equals, if that is known. */
    Finding finding(Estimate any) {
      Estimate equals = among.share();
      double more = equals.value() - any.value();
      String text =
          equals.shown() && any.shown()
              ? Text.of(
                  "%s scores %s %s between equals with %s than with any opening: %s (%s; %s) against"
                      + " %s.",
                  Phrases.sentence(Phrases.side(kind.side())),
                  Phrases.difference(Math.abs(more)),
                  more < 0 ? "less" : "more",
                  words,
                  Phrases.percent(equals.value()),
                  Phrases.percentInterval(equals),
                  Text.count(games.all().finished(), "game"),
                  Phrases.percent(any.value()))
              : Text.of(
                  "%s scores %s with %s (%s) than its players would with any opening.",
                  Phrases.sentence(Phrases.side(kind.side())),
                  Phrases.moreOrLess(among.above().mean()),
                  words,
                  Text.count(games.all().finished(), "game"));
      return new Finding(ID, Finding.Kind.SHOWN, text).of(among.above().value());
    }

    /** The score between equals, and that of the side with any opening. */
    String measured(Estimate any) {
      Estimate equals = among.share();
      return Text.of(
          "by %s with %s: %s (%s; %s)%s",
          Phrases.side(kind.side()),
          words,
          Phrases.percent(equals.value()),
          Phrases.percentInterval(equals),
          Text.count(games.all().finished(), "game"),
          any.shown() ? " against " + Phrases.percent(any.value()) + " with any opening" : "");
    }
  }

  private List<Line> rows(Totals totals, Kind kind) {
    OpeningLines lines = lines(totals);
    List<String> all = lines.of(kind);
    long games = all.stream().mapToLong(orders -> lines.games(kind, orders).all().games()).sum();
    long least = Math.max(2, (games + RARE - 1) / RARE);
    List<Line> rows = new ArrayList<>();
    List<String> rare = new ArrayList<>();
    for (String orders : all) {
      if (lines.games(kind, orders).all().games() < least) {
        rare.add(orders);
      } else {
        rows.add(line(totals, kind, List.of(orders), words(orders), orders));
      }
    }
    if (!rare.isEmpty()) {
      rows.add(line(totals, kind, rare, rare(least), ""));
    }
    return rows;
  }

  private static String rare(long least) {
    return least == 2 ? ONCE : Text.of("(openings played in fewer than %d games)", least);
  }

  private Line line(Totals totals, Kind kind, List<String> openings, String words, String orders) {
    OpeningLines lines = lines(totals);
    OpeningGames games =
        OpeningGames.sum(openings.stream().map(one -> lines.games(kind, one)).toList());
    return new Line(kind, words, orders, games, amongEquals(totals, lines, kind, openings));
  }

  private String mirrored(String orders) {
    if (images.isEmpty()) {
      return orders;
    }
    List<String> mirrored = new ArrayList<>();
    for (String order : orders.split(" ")) {
      mirrored.add(new OpeningOrder(order).mirrored(images.get()).text());
    }
    return String.join(" ", mirrored);
  }

  private String words(String orders) {
    List<String> words = new ArrayList<>();
    for (String order : orders.split(" ")) {
      words.add(new OpeningOrder(order).words(info));
    }
    return String.join(", ", words);
  }
}
