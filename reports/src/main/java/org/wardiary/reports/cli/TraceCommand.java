package org.wardiary.reports.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Trace;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.GameHistory;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.archive.RefereedGame;
import org.wardiary.reports.archive.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
  @Mixin private EditionOption edition;

  @Option(
      names = "--with-answers",
      description = "begin each line with the game's id and the answer that led there")
  private boolean withAnswers;

  private int exit = ExitCode.DONE;

  TraceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (game.file().isPresent() && game.number().isEmpty()) {
      MapLibrary library = MapLibrary.with(maps.folders());
      new RecordFiles(new Referee(library))
          .judge(List.of(game.file().get()), (text, verdict) -> print(verdict, library));
    } else {
      new GameLookup(storage, maps, edition, "wardiary trace").with(game, this::print);
    }
    return exit;
  }

  private void print(Verdict verdict, MapLibrary library) {
    try {
      print(RefereedGame.of(verdict, library));
    } catch (InputRefused e) {
      // no position to print, and the games after it are still to come
      refuse(e.getMessage());
    }
  }

  private void print(GameHistory history) {
    View view = viewer.of(history.setup().game());
    history.walk(new Trace(view.json(), lines(history, view)));
    history.problem().ifPresent(problem -> refuse(view.message(problem)));
  }

  private Consumer<String> lines(GameHistory history, View view) {
    if (!withAnswers) {
      return console.out()::println;
    }
    if (view.side().isPresent()) {
      throw new InputRefused(
          Text.of(
              "expected --with-answers in the umpire's view but got --as %s, who may not see all"
                  + " answers",
              view.side().get()));
    }
    return new AnsweredLines(history, console.out()::println);
  }

  private void refuse(String message) {
    console.out().flush();
    console.error(message);
    exit = ExitCode.REFUSED;
  }
}
