package org.wardiary.reports.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.wardiary.events.text.Text;
import org.wardiary.projector.stream.Projection;
import org.wardiary.projector.view.GameSummary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists and searches the archive. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "Lists the archived games, sorted by game, event, date and round.")
final class GamesCommand implements Callable<Integer> {

  private static final int LONGEST_NUMBER = 9;

  private final Console console;

  @Mixin private StorageOptions storage;

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

  @Option(names = "--json", description = "one JSON object a line")
  private boolean json;

  GamesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try (Session session = Session.open(storage, "wardiary games");
        Console.Progress progress = console.progress("catching up", -1)) {
      List<GameSummary> all = session.caughtUp(Set.of(Projection.SUMMARIES), progress).summaries();
      List<GameSummary> found = all.stream().filter(wanted()).sorted(order()).toList();
      if (json) {
        found.forEach(row -> console.out().println(json(row)));
      } else {
        console.out().print(GameTable.text(found));
        console.out().println(Text.of("%d of %d games", found.size(), all.size()));
      }
    }
    return ExitCode.DONE;
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

  private static String json(GameSummary row) {
    ObjectNode object = new ObjectMapper().createObjectNode();
    object.put("id", row.getGameId());
    object.put("game", row.getGame());
    object.put("event", row.getEvent());
    object.put("site", row.getSite());
    object.put("date", row.getDate());
    object.put("round", row.getRound());
    object.put(row.getSides().get(0), row.getFirstPlayer());
    object.put(row.getSides().get(1), row.getSecondPlayer());
    object.put("first", row.getFirstMover());
    object.put("result", row.getResult());
    object.put("termination", row.getTermination());
    object.put("plies", row.getPlies());
    object.put("turns", row.getTurns());
    object.put("events", row.getEvents());
    return object.toString();
  }
}
