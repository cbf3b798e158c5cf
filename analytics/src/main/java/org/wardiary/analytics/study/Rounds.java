package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.filter.RoundOrder;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Win conditions over the rounds of a tournament: {@code docs/statistics/win-conditions.md}. */
public final class Rounds {

  /** Id of the table. */
  public static final String ID = "win-conditions-over-rounds";

  /** Label for any condition or any winner. */
  public static final String ANY = "any";

  private static final Pattern LARGE = Pattern.compile("[1-9]\\d{3,17}");
  private static final Pattern RANGE = Pattern.compile("([1-9]\\d{3,17})–(\\d{4,18})");
  private static final int DIGITS = 2;
  private static final int MOST_BLOCKS = 12;

  private Rounds() {}

  /** A block of consecutive rounds. */
  private record Block(String label, List<String> rounds) {

    /** Share of the games of these rounds that a side won, or that ended in a way. */
    Line line(Totals totals, String winner, String condition) {
      Ratio ratio =
          Ratio.sum(
              rounds.stream()
                  .map(round -> totals.ratio(Key.of(round, winner, condition), Key.of(round)))
                  .toList());
      return new Line(label, winner, condition, ratio);
    }
  }

  /** A row of the table. */
  private record Line(String rounds, String winner, String condition, Ratio ratio) {}

  /** Winners and conditions by block of rounds; no rows if no game names its round. */
  public static Statistic statistic() {
    return new Statistic(ID, Rounds::count, Rounds::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    String round = RoundOrder.name(game.summary().getRound());
    if (!round.isEmpty()) {
      String kept = kept(round);
      Key of = Key.of(kept);
      counts.add(of, 1).add(Key.of(kept, ANY, Condition.of(game).label()), 1, of);
      game.winner().ifPresent(side -> counts.add(Key.of(kept, side, ANY), 1, of));
    }
  }

  /**
   * The round under which a game is counted. Numbers from 1,000 on are replaced by the range of
   * numbers with as many digits and the same first two, since every game may be a round of its own
   * where programs play.
   */
  private static String kept(String round) {
    if (!LARGE.matcher(round).matches()) {
      return round;
    }
    String first = round.substring(0, DIGITS);
    int others = round.length() - DIGITS;
    return label(first + "0".repeat(others), first + "9".repeat(others));
  }

  private static Table table(Totals totals) {
    Set<String> labels = new HashSet<>();
    totals.keys().stream().filter(key -> key.size() > 1).forEach(key -> labels.add(key.part(2)));
    List<Line> lines = new ArrayList<>();
    for (Block block : blocks(totals)) {
      totals.sides().forEach(side -> lines.add(block.line(totals, side, ANY)));
      WinConditions.conditions(labels)
          .forEach(condition -> lines.add(block.line(totals, ANY, condition.label())));
    }
    return new TableBuilder<Line>(ID, "Win conditions over the rounds")
        .text("rounds", Line::rounds)
        .text("winner", Line::winner)
        .text("condition", Line::condition)
        .count("games", "games", line -> Math.round(line.ratio().part()))
        .count("of", "games", line -> Math.round(line.ratio().whole()))
        .share("share", line -> line.ratio().share())
        .estimatesNote(
            "Rounds in order of the numbers in their names, those without a number first;"
                + " neighbours are put together until each block has at least "
                + Estimate.FEWEST
                + " games and there are at most "
                + MOST_BLOCKS
                + " blocks. Games without a round are left out.")
        .definedIn(WinConditions.ID)
        .missing("share", of -> none(totals, of.get(0)))
        .of(lines);
  }

  /** The share, in a block of rounds, of something that never happened; hidden if no such block. */
  private static Estimate none(Totals totals, String label) {
    return Ratio.sum(
            blocks(totals).stream()
                .filter(block -> block.label().equals(label))
                .flatMap(block -> block.rounds().stream())
                .map(round -> totals.none(Key.of(round)))
                .toList())
        .share();
  }

  private static List<Block> blocks(Totals totals) {
    TreeSet<String> rounds = new TreeSet<>(RoundOrder.BY_NUMBER);
    totals.keys().forEach(key -> rounds.add(key.part(0)));
    long games = rounds.stream().mapToLong(round -> totals.count(Key.of(round))).sum();
    long least = Math.max(Estimate.FEWEST, (games + MOST_BLOCKS - 1) / MOST_BLOCKS);
    List<Block> blocks = new ArrayList<>();
    List<String> sofar = new ArrayList<>();
    long counted = 0;
    for (String round : rounds) {
      sofar.add(round);
      counted += totals.count(Key.of(round));
      if (counted >= least || round.equals(rounds.last())) {
        blocks.add(new Block(label(first(sofar.get(0)), last(round)), List.copyOf(sofar)));
        sofar.clear();
        counted = 0;
      }
    }
    return blocks;
  }

  private static String label(String from, String to) {
    return from.equals(to) ? from : from + "–" + to;
  }

  private static String first(String kept) {
    Matcher range = RANGE.matcher(kept);
    return range.matches() ? range.group(1) : kept;
  }

  private static String last(String kept) {
    Matcher range = RANGE.matcher(kept);
    return range.matches() ? range.group(2) : kept;
  }
}
