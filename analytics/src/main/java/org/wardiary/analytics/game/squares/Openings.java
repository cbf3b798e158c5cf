package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.strength.AmongEquals;
import org.wardiary.analytics.study.Counter;
import org.wardiary.analytics.study.FirstTurn;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Opening choices of SQUARES: {@code docs/statistics/openings.md}. */
public final class Openings {

  /** Id of the table of openings. */
  public static final String ID = "openings";

  /** The row of openings that were played in one game only. */
  public static final String ONCE = "(openings played once)";

  /** How many of its own actions make a side's opening. */
  public static final int LENGTH = 3;

  /** Games in which the player that the pairing names first had the side. */
  private static final String BY_ONE = "one";

  private static final List<String> MOVES = List.of("first or second", "first", "second");

  private final SquaresInfo info;
  private final Optional<Map<String, String>> images;

  private Openings(SquaresInfo info) {
    this.info = info;
    this.images = info.board().flatMap(BoardPlan::mirror);
  }

  /** The first one, two and three own actions of each side, by first mover. */
  static Statistic statistic(SquaresInfo info) {
    Openings openings = new Openings(info);
    return new Statistic(ID, openings::count, openings::table);
  }

  private void count(PlayedGame game, Counter counter) {
    for (String side : game.summary().getSides()) {
      List<String> orders = game.opening(side);
      for (int actions = 1; actions <= Math.min(LENGTH, orders.size()); actions++) {
        String own = String.join(" ", orders.subList(0, actions));
        String image = mirrored(own);
        boolean other = image.compareTo(own) < 0;
        for (String moves : FirstTurn.of(game, side)) {
          Line line = new Line(side, moves, actions, other ? image : own);
          counter
              .add(line.games(), 1)
              .add(line.key("mirrored"), other ? 1 : 0)
              .add(line.key(BY_ONE), game.playerOf(side).equals(game.pairing().one()) ? 1 : 0)
              .add(line.key("wins"), game.won(side) ? 1 : 0, line.games())
              .add(line.key("draws"), game.drawn() ? 1 : 0);
        }
      }
    }
  }

  /** Games of a side with the same opening up to mirroring. */
  record Line(String side, String moves, int actions, String orders) {

    private Key games() {
      return key("games");
    }

    private Key key(String what) {
      return Key.of(what, side, moves, String.valueOf(actions), orders);
    }

    private Ratio wins(Totals totals) {
      return totals.ratio(key("wins"), games());
    }
  }

  /** How often a side that opened most often in one way won. */
  record Favourite(String opening, long games, Estimate wins) {}

  /** What a side most often did first, if that was done twice. */
  static Optional<Favourite> favourite(Totals totals, String side, SquaresInfo info) {
    return lines(totals, side, MOVES.get(0), 1).stream()
        .findFirst()
        .filter(line -> totals.count(line.games()) > 1)
        .map(
            line ->
                new Favourite(
                    new Openings(info).words(line.orders()),
                    totals.count(line.games()),
                    line.wins(totals).share()));
  }

  /** Wins of some lines among equals: the second-named of a pairing has what the first has not. */
  private static AmongEquals amongEquals(Totals totals, List<Line> lines) {
    AmongEquals equals = AmongEquals.all(totals.strengths());
    AmongEquals.Part part = equals.part(1);
    for (Line line : lines) {
      int side = totals.sides().indexOf(line.side());
      for (String moves :
          line.moves().equals(MOVES.get(0)) ? MOVES.subList(1, 3) : List.of(line.moves())) {
        Line each = new Line(line.side(), moves, line.actions(), line.orders());
        int mover = moves.equals("first") ? side : 1 - side;
        SortedMap<Pairing, Long> ones = totals.byPairing(each.key(BY_ONE));
        totals
            .byPairing(each.games())
            .forEach(
                (pairing, games) -> {
                  long one = ones.get(pairing);
                  part.games(pairing.one(), pairing.other(), side, mover, (double) one);
                  part.games(pairing.other(), pairing.one(), side, mover, (double) (games - one));
                });
      }
      totals
          .byPairing(line.key("wins"))
          .forEach((pairing, games) -> part.wins(pairing, (double) games));
    }
    return equals;
  }

  private Table table(Totals totals) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Opening choices",
                Columns.builder()
                    .text("side", "moves")
                    .count("actions", "actions")
                    .text("opening", "orders")
                    .count("games", "games")
                    .count("mirrored", "games")
                    .count("wins", "games")
                    .count("draws", "games")
                    .share("win_rate")
                    .number("expected", Column.SHARE)
                    .share("adjusted")
                    .build())
            .note(
                mirrorNote()
                    + " Openings played in one game only stand together. Win rate: wins of all"
                    + " games with the opening. Expected: the rate that these players were to be"
                    + " expected to have with any opening. Adjusted: the rate with this opening"
                    + " between players of equal strength. "
                    + Estimate.NOTE);
    for (String side : totals.sides()) {
      for (int actions = 1; actions <= LENGTH; actions++) {
        for (String moves : MOVES) {
          rows(totals, lines(totals, side, moves, actions), table);
        }
      }
    }
    return table.build();
  }

  /** Openings of a side, the most frequent first. */
  private static List<Line> lines(Totals totals, String side, String moves, int actions) {
    Comparator<Line> most = Comparator.comparingLong(line -> -totals.count(line.games()));
    return totals.keys("games", side, moves, String.valueOf(actions)).stream()
        .map(key -> new Line(side, moves, actions, key.part(4)))
        .sorted(most.thenComparing(Line::orders))
        .toList();
  }

  private String mirrorNote() {
    return images.isPresent()
        ? "Openings that are mirror images of each other, east to west, count as one; the writing"
            + " that sorts first stands for both, and 'mirrored' says how many games had the other."
        : "Mirror images are not merged: the board is not known to be symmetrical.";
  }

  private void rows(Totals totals, List<Line> lines, TableBuilder table) {
    List<Line> once = new ArrayList<>();
    for (Line line : lines) {
      if (totals.count(line.games()) == 1) {
        once.add(line);
      } else {
        row(totals, List.of(line), words(line.orders()), line.orders(), table);
      }
    }
    if (!once.isEmpty()) {
      row(totals, once, ONCE, "", table);
    }
  }

  private static void row(
      Totals totals, List<Line> lines, String words, String orders, TableBuilder table) {
    Line first = lines.get(0);
    AmongEquals equals = amongEquals(totals, lines);
    Ratio wins = Ratio.sum(lines.stream().map(line -> line.wins(totals)).toList());
    table
        .row()
        .text(first.side(), first.moves())
        .count(first.actions())
        .text(words, orders)
        .count(Math.round(wins.whole()))
        .count(lines.stream().mapToLong(line -> totals.count(line.key("mirrored"))).sum())
        .count(Math.round(wins.part()))
        .count(lines.stream().mapToLong(line -> totals.count(line.key("draws"))).sum())
        .estimate(wins.share())
        .number(equals.expected())
        .estimate(equals.share())
        .end();
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
