package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Split;
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

  private final GameSet set;
  private final SquaresInfo info;
  private final Optional<Map<String, String>> images;

  private Openings(GameSet set, SquaresInfo info) {
    this.set = set;
    this.info = info;
    this.images = info.board().flatMap(BoardPlan::mirror);
  }

  /** Games with the same opening up to mirroring. */
  private static final class Line {
    private final List<PlayedGame> games = new ArrayList<>();
    private long mirrored;
  }

  /** The first one, two and three own actions of each side, by first mover. */
  static Table table(GameSet set, SquaresInfo info) {
    return new Openings(set, info).table();
  }

  private Table table() {
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
                    .build())
            .note(
                mirrorNote()
                    + " Openings played in one game only stand together. Win rate: wins of all"
                    + " games with the opening. Intervals: 95 %, Wilson. "
                    + Estimate.SMALL_NOTE);
    for (String side : set.sides()) {
      for (int actions = 1; actions <= LENGTH; actions++) {
        rows(side, actions, new Split("first or second", game -> true), table);
        rows(side, actions, new Split("first", game -> game.movedFirst(side)), table);
        rows(side, actions, new Split("second", game -> !game.movedFirst(side)), table);
      }
    }
    return table.build();
  }

  private String mirrorNote() {
    return images.isPresent()
        ? "Openings that are mirror images of each other, east to west, count as one; the writing"
            + " that sorts first stands for both, and 'mirrored' says how many games had the other."
        : "Mirror images are not merged: the board is not known to be symmetrical.";
  }

  private void rows(String side, int actions, Split split, TableBuilder table) {
    Map<String, Line> lines = lines(side, actions, split);
    Line once = new Line();
    List<Map.Entry<String, Line>> sorted = new ArrayList<>();
    for (Map.Entry<String, Line> line : lines.entrySet()) {
      if (line.getValue().games.size() == 1) {
        once.games.addAll(line.getValue().games);
        once.mirrored += line.getValue().mirrored;
      } else {
        sorted.add(line);
      }
    }
    sorted.sort(Comparator.comparing(line -> -line.getValue().games.size()));
    for (Map.Entry<String, Line> line : sorted) {
      TableBuilder.RowBuilder row = table.row().text(side, split.label()).count(actions);
      row.text(words(line.getKey()), line.getKey());
      numbers(row, side, line.getValue());
    }
    if (!once.games.isEmpty()) {
      TableBuilder.RowBuilder row = table.row().text(side, split.label()).count(actions);
      numbers(row.text(ONCE, ""), side, once);
    }
  }

  private static void numbers(TableBuilder.RowBuilder row, String side, Line line) {
    long wins = line.games.stream().filter(game -> game.won(side)).count();
    row.count(line.games.size())
        .count(line.mirrored)
        .count(wins)
        .count(line.games.stream().filter(PlayedGame::drawn).count())
        .estimate(Estimate.share(wins, line.games.size()))
        .end();
  }

  private Map<String, Line> lines(String side, int actions, Split split) {
    Map<String, Line> lines = new TreeMap<>();
    for (PlayedGame game : set.games()) {
      List<String> orders = game.opening(side);
      if (split.holds().test(game) && orders.size() >= actions) {
        String own = String.join(" ", orders.subList(0, actions));
        String image = mirrored(own);
        boolean other = image.compareTo(own) < 0;
        Line line = lines.computeIfAbsent(other ? image : own, key -> new Line());
        line.games.add(game);
        line.mirrored += other ? 1 : 0;
      }
    }
    return lines;
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
