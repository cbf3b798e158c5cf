package org.wardiary.app.command;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.wardiary.app.archive.RefereedGame;
import org.wardiary.app.file.ReadSoFar;
import org.wardiary.app.file.RecordFiles;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameArgument;
import org.wardiary.app.option.GameLookup;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.option.ViewerOption;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.OutputEnded;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Trace;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints every position of one game, or of all games of a file, as a line of JSON each. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    description = {
      "Prints every position of every game in order from ply 0, one JSON object a line.",
      "With --as SIDE and a game that hides information: a line for each view that differs.",
      "For a refused game: the positions of its good answers, then the error; exit code 1."
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
  private long traced;

  /** The output for a game: its positions, and why it was refused, if it was. */
  private record Traced(String lines, Optional<String> refusal) {}

  TraceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    game.requireFitting(edition);
    if (game.file().isPresent() && game.number().isEmpty()) {
      trace(game.file().get());
    } else {
      new GameLookup(storage, maps, edition, "wardiary trace")
          .with(
              game,
              history -> {
                history.requirePlay();
                write(history, console.out()).ifPresent(this::refuse);
              });
    }
    return exit;
  }

  private void trace(Path file) {
    MapLibrary library = maps.library();
    Referee referee = new Referee(library);
    // a game's positions take many times as much memory as its text
    int atOnce = 2 * Runtime.getRuntime().availableProcessors();
    // on a terminal the positions themselves show the progress
    try (Progress progress = console.isTerminal() ? Progress.SILENT : console.progress("tracing")) {
      RecordFiles.each(
          new ReadSoFar(List.of(file)),
          progress,
          atOnce,
          text -> traced(referee.judge(text), library),
          (text, lines) -> print(lines, progress));
    }
  }

  private Traced traced(Verdict verdict, MapLibrary library) {
    StringWriter lines = new StringWriter();
    try (PrintWriter out = new PrintWriter(lines)) {
      GameHistory history = RefereedGame.of(verdict, library);
      if (history.withoutPlay().isPresent()) {
        return new Traced("", Optional.empty());
      }
      Optional<String> refusal = write(history, out);
      return new Traced(lines.toString(), refusal);
    } catch (InputRefused e) {
      // there is no position to print, but the games after this one follow
      return new Traced(lines.toString(), Optional.of(e.getMessage()));
    }
  }

  private void print(Traced game, Progress progress) {
    console.out().print(game.lines());
    if (console.out().checkError()) {
      throw new OutputEnded();
    }
    game.refusal().ifPresent(this::refuse);
    traced++;
    progress.to(traced);
  }

  /** Writes a game's positions; returns why it was refused, if it was. */
  private Optional<String> write(GameHistory history, PrintWriter out) {
    View view = viewer.of(history.setup().game());
    history.walk(new Trace(view.json(), lines(history, view, out)));
    return history.problem().map(view::message);
  }

  private Consumer<String> lines(GameHistory history, View view, PrintWriter out) {
    if (!withAnswers) {
      return out::println;
    }
    if (view.side().isPresent()) {
      throw new InputRefused(
          Text.of(
              "expected --with-answers in the umpire's view but got --as %s, who may not see all"
                  + " answers",
              view.side().get()));
    }
    return new AnsweredLines(history, out::println);
  }

  private void refuse(String message) {
    console.out().flush();
    console.error(message);
    exit = ExitCode.REFUSED;
  }
}
