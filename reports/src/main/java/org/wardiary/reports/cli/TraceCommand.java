package org.wardiary.reports.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Every position of every game, one JSON line each. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    description = {
      "Prints every position of every game in order from ply 0, one JSON object a line.",
      "With --as SIDE, of a game that hides information, a line for each view that differs.",
      "Of a refused game the positions of its good answers, then the error; exit code 1."
    })
final class TraceCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private GameArgument game;
  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;
  @Mixin private ViewerOption viewer;

  private int exit = ExitCode.DONE;

  TraceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (game.file().isPresent() && game.number().isEmpty()) {
      RecordFiles records = new RecordFiles(new Referee(MapLibrary.with(maps.folders())));
      records.judge(List.of(game.file().get()), (text, verdict) -> print(verdict));
    } else {
      print(new GameLookup(storage, maps).history(game));
    }
    return exit;
  }

  private void print(Verdict verdict) {
    if (verdict instanceof Verdict.Accepted good) {
      good.course().walk(writer(good.course().setup()));
    } else if (verdict instanceof Verdict.Refused bad) {
      bad.goodPrefix().ifPresent(good -> good.walk(writer(good.setup())));
      Viewer seenBy =
          bad.goodPrefix().map(good -> viewer.of(good.setup().game())).orElse(Viewer.UMPIRE);
      refuse(bad.problem(), seenBy);
    }
  }

  private void print(GameHistory history) {
    history.walk(writer(history.setup()));
    Viewer seenBy = viewer.of(history.setup().game());
    history.problem().ifPresent(problem -> refuse(problem, seenBy));
  }

  private void refuse(Problem problem, Viewer seenBy) {
    console.out().flush();
    console.error(GameHistory.message(problem, seenBy));
    exit = ExitCode.REFUSED;
  }

  /** A line for each position; for a side one for each that it can tell from the one before. */
  private Consumer<Position> writer(Setup setup) {
    Viewer seenBy = viewer.of(setup.game());
    PositionJson json = new PositionJson(seenBy, Legal.LISTED);
    String[] last = {""};
    return position -> {
      String line = json.write(position);
      if (seenBy == Viewer.UMPIRE || !line.equals(last[0])) {
        console.out().println(line);
      }
      last[0] = line;
    };
  }
}
