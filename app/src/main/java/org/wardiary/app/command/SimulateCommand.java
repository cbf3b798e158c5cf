package org.wardiary.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.wardiary.app.job.Played;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.RulesOption;
import org.wardiary.app.option.ScheduleOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.events.work.OrderedWork;
import org.wardiary.reports.csv.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets the built-in players play and writes the records. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = {
      "Plays games between the built-in players and writes the records.",
      "The same options give the same file on every machine. A run that was broken off goes on where",
      "it was when it is given again; until then its games are in FILE.MARK.part."
    })
final class SimulateCommand implements Callable<Integer> {

  /**
   * Games in memory at once: enough to keep every core busy, and few enough that the games of slow
   * players are written soon.
   */
  private static final int AT_ONCE = 64;

  private final Console console;

  @Mixin private MapOptions maps;
  @Mixin private ScheduleOptions schedule;
  @Mixin private RulesOption rules;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description =
          "records to write, compressed if the name ends in .gz or .zst; - for standard output")
  private Path out;

  SimulateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Setups setups = new Setups(maps.library());
    List<PlannedGame> planned = schedule.games(rules, setups);
    Simulation simulation = new Simulation(setups);
    Played played = new Played(simulation, planned);
    try (OutputFile file = console.resumed(out, played.mark(), played::read);
        Progress progress = console.progress("simulating", () -> planned.size() - played.games())) {
      if (played.games() > 0) {
        console.note(
            Text.count(played.games(), "game is", "games are")
                + " there, of a run that was broken off");
      }
      play(simulation, played.games(), planned, file, progress);
      file.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", out), e);
    }
    console.written(out, Text.of("%s written to %s", Text.count(planned.size(), "game"), out));
    return ExitCode.DONE;
  }

  private static void play(
      Simulation simulation,
      int first,
      List<PlannedGame> planned,
      OutputFile file,
      Progress progress)
      throws IOException {
    AtomicInteger written = new AtomicInteger();
    try (OrderedWork<PlannedGame, Verdict.Accepted> work =
        new OrderedWork<>(
            AT_ONCE,
            simulation::play,
            game -> {
              write(file.writer(), first + written.get() == 0 ? "" : "\n", game.canonical());
              progress.to(written.incrementAndGet());
              return true;
            })) {
      planned.subList(first, planned.size()).forEach(work::add);
      work.finish();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void write(Writer to, String before, String record) {
    try {
      to.write(before);
      to.write(record);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
