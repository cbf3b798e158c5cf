package org.wardiary.reports.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.wardiary.events.text.Text;
import org.wardiary.projector.stream.Projection;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.archive.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists and searches the archive. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "Lists the archived games, sorted by game, event, date and round.")
final class GamesCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StorageOptions storage;

  @Mixin private GameFilter filter;

  @Option(names = "--json", description = "one JSON object a line")
  private boolean json;

  GamesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try (Session session = storage.session("wardiary games");
        Console.Progress progress = console.progress("catching up", -1)) {
      List<GameSummary> all =
          session.caughtUp(Set.of(Projection.SUMMARIES), progress::behind).summaries();
      List<GameSummary> found = filter.select(all);
      if (json) {
        found.forEach(row -> console.out().println(json(row)));
      } else {
        console.out().print(GameTable.text(found));
        console.out().println(Text.of("%d of %d games", found.size(), all.size()));
      }
    }
    return ExitCode.DONE;
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
