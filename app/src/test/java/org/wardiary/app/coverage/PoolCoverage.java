package org.wardiary.app.coverage;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.course.CourseStatistics;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.ReportGame;

/**
 * Measures how often the intervals of a report contain the true value, which is that of very many
 * games of very many players: {@code docs/coverage.md}. Run it with {@code java … PoolCoverage GAME
 * TOURNAMENTS FOLDER}; games in the folder are not played again. With {@code course} added it
 * measures only what depends on a fitted model, which takes a tenth of the time.
 */
public final class PoolCoverage {

  private static final int[] PLAYERS = {4, 8, 16};
  private static final int[] GAMES = {20, 60, 240};

  /** Beginnings of the ids of tables whose numbers depend on a model that is fitted first. */
  private static final List<String> MODELLED =
      List.of("win-probability", "worth", "course-of-games", "comebacks");

  /** Columns whose numbers tell rows apart. */
  private static final Set<String> NUMBERED = Set.of("actions", "action", "option", "turn");

  private final Game game;
  private final Supplier<Study> empty;
  private final Study pool;
  private final List<Seen> seen = new ArrayList<>();

  /**
   * An estimate of a tournament.
   *
   * @param key table, row and column
   * @param kind what kind of interval it has
   * @param size numbers of players and games
   */
  private record Seen(
      String key, String kind, String size, double value, double low, double high) {}

  private PoolCoverage(Game game, Supplier<Study> empty) {
    this.game = game;
    this.empty = empty;
    this.pool = empty.get();
  }

  private static PoolCoverage of(Game game, List<String> options) {
    GameInfo info =
        ReportGame.of(game, MapLibrary.bundled().find(game.standardMap()).orElseThrow()).info();
    return new PoolCoverage(
        game, options.contains("course") ? () -> course(info) : () -> Studies.of(info));
  }

  private static Study course(GameInfo info) {
    return new Study(
        info,
        GameStudies.of(info.game()).stream()
            .flatMap(study -> study.course(info).stream())
            .flatMap(course -> CourseStatistics.of(course).stream())
            .toList());
  }

  /** Measures and prints. */
  public static void main(String[] args) {
    PoolCoverage coverage =
        of(Games.find(args[0]).orElseThrow(), List.of(args).subList(3, args.length));
    coverage.play(Integer.parseInt(args[1]), Path.of(args[2]));
    System.out.println(coverage.table());
  }

  private void play(int tournaments, Path cache) {
    Population population = new Population(game, cache);
    for (int i = 0; i < tournaments; i++) {
      for (int players : PLAYERS) {
        List<PlayedGame> games =
            population.play(new Population.Tournament(i, players, GAMES[GAMES.length - 1]));
        for (int some : GAMES) {
          Study study = empty.get();
          games.subList(0, some).forEach(study::add);
          Studies.judge(List.of(study));
          study.tables().forEach(table -> see(table, Text.of("%d, %d", players, some)));
        }
        games.forEach(one -> pool.add(nameless(one)));
      }
      System.err.println(Text.of("%s: %d of %d", game.id(), i + 1, tournaments));
    }
  }

  private static PlayedGame nameless(PlayedGame one) {
    GameSummary summary =
        GameSummary.newBuilder(one.summary()).setFirstPlayer("").setSecondPlayer("").build();
    return new PlayedGame(summary, one.curve(), one.own());
  }

  private void see(Table table, String size) {
    if (!table.columns().has("player")) {
      estimates(table)
          .forEach(
              (key, cells) ->
                  seen.add(new Seen(key, kind(key), size, cells[0], cells[1], cells[2])));
    }
  }

  /** Value and bounds of every estimate, by table, row and column. */
  private static Map<String, double[]> estimates(Table table) {
    Map<String, double[]> estimates = new HashMap<>();
    List<Column> columns = table.columns().list();
    for (Row row : table.rows()) {
      StringBuilder texts = new StringBuilder(table.id());
      for (Column column : columns) {
        if (column.kind() == Column.Kind.TEXT && !column.name().equals("verdict")) {
          texts.append('/').append(row.text(column.name()));
        } else if (NUMBERED.contains(column.name())) {
          texts.append('/').append(row.number(column.name()).orElse(-1));
        }
      }
      for (int i = 2; i < columns.size(); i++) {
        if (columns.get(i).kind() == Column.Kind.HIGH
            && row.cells().get(i) instanceof Cell.Number high) {
          put(
              estimates,
              texts + "/" + columns.get(i - 2).name() + "/" + columns.get(i - 2).unit(),
              new double[] {
                row.number(columns.get(i - 2).name()).orElseThrow(),
                row.number(columns.get(i - 1).name()).orElseThrow(),
                high.value()
              });
        }
      }
    }
    return estimates;
  }

  private static void put(Map<String, double[]> estimates, String key, double[] cells) {
    if (estimates.put(key, cells) != null) {
      throw new IllegalStateException("expected rows of different names but got two of " + key);
    }
  }

  private static String kind(String key) {
    String[] parts = key.split("/", -1);
    String column = parts[parts.length - 2];
    if (parts[0].equals("balance") || column.equals("adjusted")) {
      return column.equals("adjusted") ? "won, among equals" : "won, by side and first turn";
    }
    if (MODELLED.stream().anyMatch(parts[0]::startsWith)) {
      return "from a fitted model";
    }
    if (parts[0].startsWith("opening") && column.equals("win_rate")) {
      return "won, by opening";
    }
    if (parts[0].equals("opening-units") && column.equals("share")) {
      return "habits (openings)";
    }
    if (column.contains("median")) {
      return "medians";
    }
    if (parts[0].startsWith("win-conditions")) {
      return "how games end";
    }
    return parts[parts.length - 1].equals(Column.SHARE) ? "other shares" : "rates and means";
  }

  private Map<String, Double> truth() {
    Studies.judge(List.of(pool));
    Map<String, Double> truth = new HashMap<>();
    pool.tables()
        .forEach(table -> estimates(table).forEach((key, cells) -> truth.put(key, cells[0])));
    truth.keySet().removeIf(key -> key.contains("/adjusted/"));
    // among equals only the model gives a value: take the mean of the large tournaments
    Map<String, List<Double>> adjusted = new HashMap<>();
    seen.stream()
        .filter(one -> one.key().contains("/adjusted/") && one.size().endsWith(", 240"))
        .forEach(
            one -> adjusted.computeIfAbsent(one.key(), key -> new ArrayList<>()).add(one.value()));
    // an opening that occurs in few tournaments gives no true value
    int most = adjusted.values().stream().mapToInt(List::size).max().orElse(0);
    adjusted.forEach(
        (key, values) -> {
          if (2 * values.size() >= most) {
            truth.put(key, values.stream().mapToDouble(value -> value).average().orElseThrow());
          }
        });
    return truth;
  }

  private String table() {
    Map<String, Double> truth = truth();
    Map<String, Map<String, long[]>> counts = new TreeMap<>();
    for (Seen one : seen) {
      Double value = truth.get(one.key());
      if (value != null) {
        for (String kind :
            List.of(one.kind(), "  " + one.key().split("/")[0] + "." + column(one))) {
          long[] count =
              counts
                  .computeIfAbsent(kind, key -> new HashMap<>())
                  .computeIfAbsent(one.size(), key -> new long[4]);
          count[0]++;
          count[1] += one.low() <= value && value <= one.high() ? 1 : 0;
          count[2] += value < one.low() ? 1 : 0;
          count[3] += value > one.high() ? 1 : 0;
        }
      }
    }
    return text(counts);
  }

  private static String column(Seen one) {
    String[] parts = one.key().split("/", -1);
    return parts[parts.length - 2];
  }

  private String text(Map<String, Map<String, long[]>> counts) {
    StringBuilder text =
        new StringBuilder(Text.of("%s: %s%n| interval |", game.id(), pool.source()));
    for (int players : PLAYERS) {
      for (int games : GAMES) {
        text.append(Text.of(" %d, %d |", players, games));
      }
    }
    text.append("\n|---|").append("--:|".repeat(PLAYERS.length * GAMES.length)).append('\n');
    counts.forEach(
        (kind, sizes) -> {
          text.append("| ").append(kind).append(" |");
          for (int players : PLAYERS) {
            for (int games : GAMES) {
              long[] count = sizes.getOrDefault(Text.of("%d, %d", players, games), new long[4]);
              text.append(count[0] == 0 ? " – |" : Text.of(" %.1f |", 100.0 * count[1] / count[0]));
            }
          }
          text.append('\n');
        });
    return text.toString();
  }
}
