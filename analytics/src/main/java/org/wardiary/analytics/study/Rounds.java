package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Win conditions over the rounds of a tournament: {@code docs/statistics/win-conditions.md}. */
public final class Rounds {

  /** Id of the table. */
  public static final String ID = "win-conditions-over-rounds";

  /** The row of all conditions, or of all winners. */
  public static final String ANY = "any";

  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
  private static final int MOST_BLOCKS = 12;

  private Rounds() {}

  /** Rounds that follow one another, and their games. */
  private record Block(String label, List<PlayedGame> games) {}

  /** Winners and conditions by block of rounds; no rows if no game names its round. */
  public static Table table(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Win conditions over the rounds",
                Columns.builder()
                    .text("rounds", "winner", "condition")
                    .count("games", "games")
                    .count("of", "games")
                    .share("share")
                    .build())
            .note(
                "Rounds in order of their number; neighbours are put together until each block has"
                    + " at least "
                    + Estimate.FEWEST
                    + " games and there are at most "
                    + MOST_BLOCKS
                    + " blocks. Games without a round are left out. Intervals: 95 %, Wilson. "
                    + Estimate.SMALL_NOTE)
            .definedIn(WinConditions.ID);
    for (Block block : blocks(set)) {
      for (String side : set.sides()) {
        row(block, table.row().text(block.label(), side, ANY), game -> game.won(side));
      }
      for (Condition condition : WinConditions.conditions(set)) {
        row(
            block,
            table.row().text(block.label(), ANY, condition.label()),
            game -> Condition.of(game) == condition);
      }
    }
    return table.build();
  }

  private static void row(Block block, TableBuilder.RowBuilder row, Predicate<PlayedGame> wanted) {
    long games = block.games().stream().filter(wanted).count();
    row.count(games)
        .count(block.games().size())
        .estimate(Estimate.share(games, block.games().size()))
        .end();
  }

  private static List<Block> blocks(GameSet set) {
    TreeMap<String, List<PlayedGame>> rounds = new TreeMap<>(order());
    for (PlayedGame game : set.games()) {
      String round = game.summary().getRound();
      if (!round.isBlank() && !round.equals("?") && !round.equals("-")) {
        rounds.computeIfAbsent(round, key -> new ArrayList<>()).add(game);
      }
    }
    int games = rounds.values().stream().mapToInt(List::size).sum();
    long least = Math.max(Estimate.FEWEST, (games + MOST_BLOCKS - 1) / MOST_BLOCKS);
    List<Block> blocks = new ArrayList<>();
    String from = "";
    List<PlayedGame> sofar = new ArrayList<>();
    for (Map.Entry<String, List<PlayedGame>> round : rounds.entrySet()) {
      from = sofar.isEmpty() ? round.getKey() : from;
      sofar.addAll(round.getValue());
      if (sofar.size() >= least) {
        blocks.add(new Block(label(from, round.getKey()), List.copyOf(sofar)));
        sofar.clear();
      }
    }
    if (!sofar.isEmpty()) {
      String last = rounds.lastKey();
      blocks.add(new Block(label(from, last), List.copyOf(sofar)));
    }
    return blocks;
  }

  private static String label(String from, String to) {
    return from.equals(to) ? from : from + "–" + to;
  }

  /** By the first number in it, then as text. */
  private static Comparator<String> order() {
    return Comparator.<String>comparingInt(Rounds::number).thenComparing(Comparator.naturalOrder());
  }

  private static int number(String round) {
    Matcher matcher = NUMBER.matcher(round);
    return matcher.find() ? Integer.parseInt(matcher.group()) : Integer.MAX_VALUE;
  }
}
