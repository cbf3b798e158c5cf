package org.wardiary.app.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.file.RecordFiles;
import org.wardiary.app.job.OddRecords;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.print.GameJson;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.identity.AlikeNames;
import org.wardiary.events.identity.Occasion;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Referees records without storing them. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Referees records without storing them.",
      "Prints FILE:LINE:COL: game N: ... for each refused game, and a last line of counts;",
      "with --json an object a line for each game, and counts.",
      "The archive is opened only for a game file that is not at hand."
    })
final class CheckCommand implements Callable<Integer> {

  private final Console console;
  private final OddRecords odd;

  @Spec private CommandSpec spec;
  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "records (.wdr, also compressed: .gz, .zst); - for standard input")
  private List<Path> files;

  @Option(
      names = "--all-errors",
      description = {
        "report all bad tags of a game and its first illegal answer, not only the first error;",
        "what follows an illegal answer cannot be judged"
      })
  private boolean allErrors;

  @Option(names = "--json", description = "one JSON object a line for each game, then the counts")
  private boolean json;

  private long accepted;
  private long refused;
  private long answers;
  private final AlikeNames names = new AlikeNames();

  CheckCommand(Console console) {
    this.console = console;
    this.odd = new OddRecords(console);
  }

  @Override
  public Integer call() {
    Referee referee = new Referee(maps.library(storage, "wardiary check"));
    List<Path> readable = FileArguments.readable(spec, files);
    try (Progress progress = console.progress("checking")) {
      new RecordFiles(referee)
          .judge(
              readable,
              progress,
              (text, verdict) -> {
                count(referee, text, verdict);
                progress.to(accepted + refused);
              });
    }
    names.notes().forEach(console::note);
    console.out().println(json ? jsonCounts() : counts());
    return refused == 0 ? ExitCode.DONE : ExitCode.REFUSED;
  }

  private String counts() {
    long games = accepted + refused;
    return Text.of(
        "%s: %d accepted, %d refused; %s",
        Text.count(games, "game"), accepted, refused, Text.count(answers, "answer"));
  }

  private String jsonCounts() {
    return Text.of(
        "{\"games\":%d,\"accepted\":%d,\"refused\":%d,\"answers\":%d}",
        accepted + refused, accepted, refused, answers);
  }

  private void count(Referee referee, GameText text, Verdict verdict) {
    if (verdict instanceof Verdict.Refused bad) {
      refused++;
      List<Problem> problems = allErrors ? referee.problems(text) : List.of(bad.problem());
      if (json) {
        console.out().println(GameJson.refused(text, problems));
      } else {
        problems.forEach(problem -> console.out().println(problem.message()));
      }
    } else if (verdict instanceof Verdict.Accepted good) {
      accepted++;
      answers += good.sequence().length();
      odd.about(text, good);
      names.add(
          Occasion.of(good.sequence().setup().tags(), good.sequence().setup().game().sides()));
      if (json) {
        console.out().println(GameJson.accepted(text, good));
      }
    }
  }
}
