package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.strength.AmongEquals;
import org.wardiary.analytics.strength.Encounters.Seating;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/** Whether a side or the first turn has an edge: {@code docs/statistics/balance.md}. */
public final class Balance {

  /** Id of the table. */
  public static final String ID = "balance";

  /** Label of the row about the side that moves first, whichever it is. */
  public static final String FIRST_MOVER = "the side that moves first";

  /** What the rows of a side say that count the games in which it moved first or second. */
  public static final String EITHER = "first or second";

  private static final String SECOND_MOVER = "the side that moves second";

  /** Win rate of a side in an even game. */
  public static final double EVEN = Claim.EVEN;

  private Balance() {}

  private static final String FIRST = "first";
  private static final String SECOND = "second";
  private static final List<String> MOVES = List.of(EITHER, FIRST, SECOND);

  /** Players hardly changed roles if less of their games than this balance each other. */
  private static final double HARDLY = 0.1;

  /** Without a rate between equals, so much of them must balance each other. */
  private static final double MOST = 0.8;

  /**
   * Share of decided games that each side won, in total, when it moved first and when it moved
   * second; and the share that the first mover won.
   */
  public static Statistic statistic() {
    return new Statistic(ID, Balance::count, Balance::table, Balance::claims);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    for (String side : game.summary().getSides()) {
      for (String moves : FirstTurn.of(game, side)) {
        count(game, side, new Row(side, moves), counts);
      }
    }
    if (game.knowsFirst()) {
      count(game, game.summary().getFirstMover(), new Row(FIRST_MOVER, "first"), counts);
    }
  }

  /** Whether the same side always moved first, so that neither can be told from the other. */
  static boolean sameMover(Totals totals) {
    return Row.seatings(totals).map(Seating::mover).distinct().count() == 1
        && Row.seatings(totals).noneMatch(seating -> seating.mover() == Seating.UNKNOWN);
  }

  private static void count(PlayedGame game, String side, Row row, Accumulator counts) {
    counts
        .add(row.decided(), game.decided() ? 1 : 0)
        .add(row.wins(), game.won(side) ? 1 : 0, row.decided())
        .add(row.draws(), game.drawn() ? 1 : 0);
  }

  /** The subject of a row: a side, or the side that moves first, and when it moved. */
  record Row(String who, String moves) {

    private Key decided() {
      return Key.of("decided", who, moves);
    }

    private Key wins() {
      return Key.of("wins", who, moves);
    }

    private Key draws() {
      return Key.of("draws", who, moves);
    }

    /** The share between equally strong players, if those who moved first did so equally often. */
    Estimate adjusted(Totals totals) {
      if (who.equals(SECOND_MOVER)) {
        return firstMover().adjusted(totals).rest();
      }
      AmongEquals equals = AmongEquals.decided(totals.strengths());
      List<Integer> movers = movers(totals);
      for (int mover : movers) {
        AmongEquals.Part part = equals.part(1.0 / movers.size());
        totals.strengths().encounters().results().entrySet().stream()
            .filter(entry -> entry.getKey().mover() == mover)
            .forEach(
                entry ->
                    entry.getKey().addTo(part, index(totals, entry.getKey()), entry.getValue()));
      }
      return equals.share();
    }

    private static Stream<Seating> seatings(Totals totals) {
      return totals.strengths().encounters().results().keySet().stream();
    }

    /**
     * Whether what the row says may as well be said of its players: they have names, and hardly any
     * of them was on both sides of it.
     */
    boolean ofPlayers(Totals totals) {
      ChangedRoles changed = changed(totals);
      return changed.named() && changed.share() < (adjusted(totals).shown() ? HARDLY : MOST);
    }

    /** How far the players of its games were on both sides of it. */
    ChangedRoles changed(Totals totals) {
      ChangedRoles changed = new ChangedRoles();
      List<Integer> movers = movers(totals);
      totals.strengths().encounters().results().entrySet().stream()
          .filter(entry -> movers.contains(entry.getKey().mover()))
          .forEach(
              entry ->
                  changed.add(entry.getKey(), index(totals, entry.getKey()), entry.getValue()));
      return changed;
    }

    /** The side that the row is about in games with a seating. */
    private int index(Totals totals, Seating seating) {
      return who.equals(FIRST_MOVER) ? seating.mover() % 2 : totals.sides().indexOf(who);
    }

    /** Whether the report shows an edge, and players of equal strength do not deny it. */
    boolean edge(Totals totals) {
      Estimate equals = adjusted(totals);
      boolean even =
          equals.shown() && equals.interval().low() <= EVEN && equals.interval().high() >= EVEN;
      return totals.certainty().holds(claim(totals)) && !even;
    }

    private List<Integer> movers(Totals totals) {
      int side = totals.sides().indexOf(who);
      if (moves.equals(EITHER) || side < 0) {
        List<Integer> known =
            seatings(totals)
                .map(Seating::mover)
                .filter(mover -> mover != Seating.UNKNOWN)
                .distinct()
                .sorted()
                .toList();
        return known.isEmpty() ? List.of(Seating.UNKNOWN) : known;
      }
      return List.of(moves.equals("first") ? side : 1 - side);
    }

    Claim claim(Totals totals) {
      String row = who + ", " + moves;
      Ratio won = totals.ratio(wins(), decided());
      boolean main = moves.equals(EITHER) || who.equals(FIRST_MOVER);
      return main ? Claim.main(ID, row, won) : new Claim(ID, row, won);
    }

    private OptionalDouble chance(Totals totals) {
      Claim claim = claim(totals);
      return claim.shown() ? OptionalDouble.of(claim.chance()) : OptionalDouble.empty();
    }

    long drawn(Totals totals) {
      return totals.count(draws());
    }

    long won(Totals totals) {
      return totals.count(wins());
    }

    long decided(Totals totals) {
      return who.equals(SECOND_MOVER) ? firstMover().decided(totals) : totals.count(decided());
    }

    /** The share of the decided games that were won. */
    Estimate rate(Totals totals) {
      return who.equals(SECOND_MOVER)
          ? firstMover().rate(totals).rest()
          : totals.share(wins(), decided());
    }

    /** The row that wins what this one loses. */
    Row other(Totals totals) {
      if (who.equals(FIRST_MOVER)) {
        return new Row(SECOND_MOVER, SECOND);
      }
      String enemy = totals.sides().get(1 - totals.sides().indexOf(who));
      return new Row(enemy, moves.equals(EITHER) ? EITHER : moves.equals(FIRST) ? SECOND : FIRST);
    }

    /** The row as the subject of a sentence, with the first turn if that is the same. */
    String subject(Totals totals) {
      int mover = sameMover(totals) ? movers(totals).get(0) : Seating.UNKNOWN;
      return mover == Seating.UNKNOWN
          ? words()
          : Text.of(
              "%s, which always moved %s,",
              words(), mover == totals.sides().indexOf(who) ? FIRST : SECOND);
    }

    /** What the row is about, within a sentence. */
    String words() {
      String side = Phrases.side(who);
      return moves.equals(EITHER) || who.equals(FIRST_MOVER) || who.equals(SECOND_MOVER)
          ? side
          : side + ", moving " + moves + ",";
    }
  }

  /** The row of the first-named side, whenever it moves. */
  static Row side(Totals totals) {
    return new Row(totals.sides().get(0), EITHER);
  }

  /** The row of the side that moves first, whichever it is. */
  static Row firstMover() {
    return new Row(FIRST_MOVER, "first");
  }

  private static List<Row> rows(Totals totals) {
    List<Row> rows = new ArrayList<>();
    totals.sides().forEach(side -> MOVES.forEach(moves -> rows.add(new Row(side, moves))));
    rows.add(firstMover());
    return rows;
  }

  /**
   * The rows that are judged: those of the second-named side mirror those of the first-named. What
   * cannot be told from the players is not judged, nor the first turn if one side always had it.
   */
  static List<Row> judged(Totals totals) {
    return different(totals).filter(row -> !row.ofPlayers(totals)).toList();
  }

  /** The rows of the first-named side and the first turn that are not the same games twice. */
  private static Stream<Row> different(Totals totals) {
    boolean same = sameMover(totals);
    return rows(totals).stream()
        .filter(row -> !row.who().equals(totals.sides().get(1)))
        .filter(row -> !same || row.equals(side(totals)));
  }

  /** The rows of the main questions that are not judged for their players' sake. */
  static List<Row> mixed(Totals totals) {
    return different(totals)
        .filter(row -> row.claim(totals).isMain() && row.claim(totals).shown())
        .filter(row -> row.ofPlayers(totals))
        .toList();
  }

  private static List<Claim> claims(Totals totals) {
    return judged(totals).stream().map(row -> row.claim(totals)).toList();
  }

  private static Table table(Totals totals) {
    return new TableBuilder<Row>(ID, "Balance of the sides and of the first turn")
        .text("who", Row::who)
        .text("moves", Row::moves)
        .count("decided", "games", row -> row.decided(totals))
        .count("wins", "games", row -> totals.count(row.wins()))
        .share("win_rate", row -> row.claim(totals).ratio().share())
        .share("adjusted", row -> row.adjusted(totals))
        .count("draws", "games", row -> totals.count(row.draws()))
        .known("chance", "probability", row -> row.chance(totals))
        .text("verdict", row -> verdict(row, totals))
        .estimatesNote(
            "Win rate: wins of games that somebody won; draws and unfinished games are left"
                + " out. Chance: probability of a rate as far from one half in an even game. A"
                + " verdict is given where it survives among all verdicts of the report (false"
                + " discovery rate 5 %, Benjamini and Hochberg; the main"
                + " verdicts, such as those on a side and on the first turn, have half of the"
                + " weight). Adjusted: the same between"
                + " players of equal strength, either side having the first turn in half of"
                + " the games; verdicts are about the rate as it was, and none is given where the"
                + " interval of the adjusted one contains one half. Not told apart: the same"
                + " players always had the same role, or one side always the first turn.")
        .of(rows(totals));
  }

  private static String verdict(Row row, Totals totals) {
    Claim claim = row.claim(totals);
    if (!claim.shown()) {
      return Certainty.TOO_FEW;
    }
    boolean mirrored = row.who().equals(totals.sides().get(1));
    if (!judged(totals).contains(mirrored ? row.other(totals) : row)) {
      return "not told apart";
    }
    if (!row.edge(totals)) {
      return "no edge shown";
    }
    return claim.ratio().value() > EVEN ? "wins more than half" : "wins less than half";
  }
}
