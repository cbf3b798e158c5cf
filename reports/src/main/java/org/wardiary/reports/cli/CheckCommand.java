package org.wardiary.reports.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Referees records without storing them. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Referees records without storing them.",
      "Prints FILE:LINE:COL: game N: ... for each refused game, and a last line of counts."
    })
final class CheckCommand implements Callable<Integer> {

  private final Console console;
  private final MapWarnings mapWarnings;

  @Spec private CommandSpec spec;
  @Mixin private MapOptions maps;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "records (.wdr, also compressed: .gz, .zst); - for standard input")
  private List<Path> files;

  private long accepted;
  private long refused;
  private long answers;

  CheckCommand(Console console) {
    this.console = console;
    this.mapWarnings = new MapWarnings(console);
  }

  @Override
  public Integer call() {
    Referee referee = new Referee(MapLibrary.with(maps.folders()));
    List<Path> readable = FileArguments.readable(spec, files);
    try (Console.Progress progress = console.progress("checking", -1)) {
      new RecordFiles(referee)
          .judge(
              readable,
              (text, verdict) -> {
                count(verdict);
                progress.to(accepted + refused);
              });
    }
    console
        .out()
        .println(
            Text.of(
                "%d game%s: %d accepted, %d refused; %d answers",
                accepted + refused,
                accepted + refused == 1 ? "" : "s",
                accepted,
                refused,
                answers));
    return refused == 0 ? ExitCode.DONE : ExitCode.REFUSED;
  }

  private void count(Verdict verdict) {
    if (verdict instanceof Verdict.Refused bad) {
      refused++;
      console.out().println(bad.problem().message());
    } else if (verdict instanceof Verdict.Accepted good) {
      accepted++;
      answers += good.course().length();
      mapWarnings.about(good);
    }
  }
}
