package org.wardiary.reports.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.bench.BenchReport;
import org.wardiary.reports.bench.Machine;
import org.wardiary.reports.bench.PartFigure;
import org.wardiary.reports.cli.bench.BenchOptions;
import org.wardiary.reports.cli.bench.BenchPart;
import org.wardiary.reports.cli.bench.BenchParts;
import org.wardiary.reports.cli.bench.BenchText;
import org.wardiary.reports.cli.file.TemporaryFolder;
import org.wardiary.reports.cli.terminal.Console;
import org.wardiary.reports.cli.terminal.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures the program on this machine. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = {
      "Measures this program on this machine, each thing beside its yardstick, and prints medians of several rounds.",
      "Works on simulated games and temporary archives of its own. docs/benchmarks.md explains each line."
    })
final class BenchCommand implements Callable<Integer> {

  private final Console console;
  private final List<PartFigure> figures = new ArrayList<>();

  private CommandSpec spec;

  @Mixin private BenchOptions options;

  @Parameters(
      arity = "0..*",
      paramLabel = "PART",
      completionCandidates = BenchParts.Names.class,
      description = "what to measure (default: all but growth); the parts are listed below")
  private List<String> names = List.of();

  @Option(names = "--json", description = "print one JSON object instead of the table")
  private boolean json;

  BenchCommand(Console console) {
    this.console = console;
  }

  /** Adds the parts to the help, each in its own words. */
  @Spec
  void spec(CommandSpec of) {
    spec = of;
    spec.usageMessage()
        .footerHeading("Parts, with their default numbers of games; growth runs only when named:%n")
        .footer(BenchParts.lines());
  }

  @Override
  public Integer call() throws IOException {
    List<BenchPart> named = names.stream().distinct().map(this::part).toList();
    options.check(named);
    named.forEach(this::requireReady);
    Machine machine = Machine.here();
    double before = Machine.load();
    for (BenchPart part : named.isEmpty() ? ready() : named) {
      measure(part);
    }
    BenchReport all = new BenchReport(machine, options.seed(), before, Machine.load(), figures);
    console.out().print(json ? all.json() : BenchText.of(all));
    return ExitCode.DONE;
  }

  private BenchPart part(String name) {
    return BenchParts.find(name)
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    Text.of("expected one of %s but got '%s'", BenchParts.names(), name)));
  }

  private void requireReady(BenchPart part) {
    missing(part)
        .ifPresent(
            what -> {
              throw new InputRefused(Text.of("bench %s: %s", part.name(), what));
            });
  }

  private static Optional<String> missing(BenchPart part) {
    return part.needs().stream().flatMap(need -> need.missing().stream()).sorted().findFirst();
  }

  /** The parts that can be measured here; prints a note about each of the others. */
  private List<BenchPart> ready() {
    List<BenchPart> ready = new ArrayList<>();
    for (BenchPart part : BenchParts.usual()) {
      missing(part)
          .ifPresentOrElse(
              what -> console.note(Text.of("%s is left out: %s", part.name(), what)),
              () -> ready.add(part));
    }
    return ready;
  }

  /** Measures a part; keeps its figures and prints each as soon as it is known. */
  private void measure(BenchPart part) throws IOException {
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-bench")) {
      part.measure(
          options.setup(part, work.path()),
          figure -> {
            PartFigure of = new PartFigure(part.name(), figure);
            figures.add(of);
            console.note(BenchText.line(of));
          });
    }
  }
}
