package org.wardiary.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.app.archive.ArchivedRecords;
import org.wardiary.app.archive.Session;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.file.GivenGameFile;
import org.wardiary.app.job.EditionWhatIf;
import org.wardiary.app.job.RulesWhatIf;
import org.wardiary.app.job.WhatIf;
import org.wardiary.app.option.CsvOption;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.LimitOption;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.text.Text;
import org.wardiary.events.work.OrderedWork;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.csv.CsvTable;
import org.wardiary.reports.csv.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows what other rules would have made of archived games. */
@Command(
    name = "what-if",
    mixinStandardHelpOptions = true,
    description = {
      "Scores archived games again by other rules of scoring and shows which results would differ.",
      "Rules that change which answers are legal, or what they do, are refused: 'simulate --rules'"
          + " plays by them.",
      "Without the filter --rules: games by the standard rules.",
      "With --game-file, recorded games by another edition of their game file: which breaches,"
          + " results of attacks, points and ends would differ."
    })
final class WhatIfCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "the rules; 'wardiary rules GAME --json' makes a file")
  private Path rules;

  @Option(
      names = "--game-file",
      paramLabel = "FILE",
      description = "the edition of a game file (NAME.game.json) that judges its recorded games")
  private Path gameFile;

  @Mixin private StorageOptions storage;
  @Mixin private LimitOption limit;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;
  @Mixin private CsvOption csv;

  @Option(names = "--json", description = "one JSON object a line for each game, nothing else")
  private boolean json;

  WhatIfCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if ((rules == null) == (gameFile == null)) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of(
              "expected a file of rules or --game-file but got %s",
              rules == null ? "neither" : "both"));
    }
    Optional<Path> table = csv.file();
    FileArguments.readableFile(spec, rules == null ? gameFile : rules);
    return rules == null
        ? call(new EditionWhatIf(GivenGameFile.read(gameFile)), table)
        : call(new RulesWhatIf(rules), table);
  }

  private <T> int call(WhatIf<T> asked, Optional<Path> table) {
    GameQuery query = filter.query();
    try (Session session = edition.of(storage.session("wardiary what-if"));
        Progress progress = console.progress("catching up")) {
      var read = session.caughtUp(progress::behind);
      WhatIf.Found found = asked.found(query, read.rows().summaries());
      ArchivedRecords records = new ArchivedRecords(read);
      List<T> games = new ArrayList<>();
      try (OrderedWork<GameSummary, T> work =
          new OrderedWork<>(1, it -> asked.judged(it, records), games::add)) {
        found.games().forEach(work::add);
        work.finish();
      }
      table.ifPresent(out -> write(CsvTable.text(asked.table(games)), out));
      if (json) {
        games.forEach(game -> console.out().println(asked.json(game)));
      } else if (!csv.isPrinted()) {
        console.out().print(asked.text(games, limit.most()));
      }
      found.note().ifPresent(console::note);
    }
    return ExitCode.DONE;
  }

  private void write(String text, Path file) {
    try (OutputFile out = console.output(file)) {
      out.writer().write(text);
      out.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", file), e);
    }
  }
}
