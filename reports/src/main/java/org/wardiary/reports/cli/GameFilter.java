package org.wardiary.reports.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.wardiary.projector.view.GameSummary;
import picocli.CommandLine.Option;

/** Which archived games a command is about; without options all of them. */
final class GameFilter {

  private static final int LONGEST_NUMBER = 9;

  @Option(names = "--game", paramLabel = "TEXT", description = "only games whose id has this text")
  private String game = "";

  @Option(
      names = "--player",
      paramLabel = "TEXT",
      description = "only games of players whose name has this text")
  private String player = "";

  @Option(
      names = "--event",
      paramLabel = "TEXT",
      description = "only games of events whose name has this text")
  private String event = "";

  @Option(
      names = "--result",
      paramLabel = "RESULT",
      description = "only games with this result: a side, draw or *")
  private String result = "";

  /** The games that fit, sorted by game, event, date and round. */
  List<GameSummary> select(Collection<GameSummary> all) {
    return all.stream().filter(wanted()).sorted(order()).toList();
  }

  private Predicate<GameSummary> wanted() {
    return row ->
        has(row.getGame(), game)
            && (has(row.getFirstPlayer(), player) || has(row.getSecondPlayer(), player))
            && has(row.getEvent(), event)
            && (result.isEmpty() || row.getResult().equalsIgnoreCase(result));
  }

  private static boolean has(String text, String part) {
    return text.toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT));
  }

  private static Comparator<GameSummary> order() {
    return Comparator.comparing(GameSummary::getGame)
        .thenComparing(GameSummary::getEvent)
        .thenComparing(GameSummary::getDate)
        .thenComparingLong(row -> number(row.getRound()))
        .thenComparing(GameSummary::getRound)
        .thenComparing(GameSummary::getGameId);
  }

  /** The number that a round begins with, so that round 10 comes after round 9. */
  private static long number(String round) {
    String digits = round.replaceAll("\\D.*", "");
    return digits.isEmpty() || digits.length() > LONGEST_NUMBER ? 0 : Long.parseLong(digits);
  }
}
