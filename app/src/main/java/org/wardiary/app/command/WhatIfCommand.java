package org.wardiary.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.EventPools;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.app.archive.ArchivedRecords;
import org.wardiary.app.archive.Session;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.job.SelectedGames;
import org.wardiary.app.option.CsvOption;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.LimitOption;
import org.wardiary.app.option.RulesOption;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.print.RescoredGame;
import org.wardiary.app.print.WhatIfTable;
import org.wardiary.app.print.WhatIfText;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.Rescoring;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.events.work.OrderedWork;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.csv.CsvTable;
import org.wardiary.reports.csv.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows how archived games would have ended by other rules of scoring. */
@Command(
    name = "what-if",
    mixinStandardHelpOptions = true,
    description = {
      "Scores archived games again by other rules of scoring and shows which results would differ.",
      "Rules that change which answers are legal, or what they do, are refused: 'simulate --rules'"
          + " plays by them.",
      "Without the filter --rules: games by the standard rules."
    })
final class WhatIfCommand implements Callable<Integer> {

  private final Console console;
  private final Setups setups = Setups.bundled();

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      description = "the rules; 'wardiary rules GAME --json' makes a file")
  private Path file;

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
    Optional<Path> table = csv.file();
    FileArguments.readableFile(spec, file);
    RuleSet rules = RulesOption.read(file, id -> RulesOption.known(id).parameters());
    Game game = RulesOption.known(rules.parameters().game()).under(rules);
    GameQuery query = filter.query();
    try (Session session = edition.of(storage.session("wardiary what-if"));
        Progress progress = console.progress("catching up")) {
      var read = session.caughtUp(progress::behind);
      RulePools pools =
          pools(query, SelectedGames.ofKind(game.id(), read.rows().summaries(), query));
      requireScoring(rules, pools, game);
      ArchivedRecords records = new ArchivedRecords(read);
      Rescoring rescoring = new Rescoring(game);
      List<RescoredGame> games = new ArrayList<>();
      try (OrderedWork<GameSummary, RescoredGame> work =
          new OrderedWork<>(1, it -> rescored(it, records, rescoring, game), games::add)) {
        pools.games().forEach(work::add);
        work.finish();
      }
      table.ifPresent(out -> write(games, out));
      print(games, pools, rules);
    }
    return ExitCode.DONE;
  }

  private RulePools pools(GameQuery query, List<GameSummary> found) {
    try {
      RulePools pools = RulePools.of(query, found);
      SelectedGames.requireCounted(pools.games().size(), pools.note());
      EventPools.requireOne(query, pools.games());
      return pools;
    } catch (BadQuery e) {
      throw new InputRefused("--" + e.getMessage());
    }
  }

  /** Refuses rules that differ from those of the games in more than the scoring. */
  private void requireScoring(RuleSet rules, RulePools pools, Game game) {
    RuleSet before = RulesTag.of(pools.games().get(0).getRules(), game.parameters());
    Rescoring.beyondScoring(rules, before)
        .or(() -> Rescoring.beyondScoring(before, rules))
        .ifPresent(
            change -> {
              throw new InputRefused(
                  Text.of(
                      "%s: rules.%s: %s: expected a value as the games have it but got %s: it"
                          + " changes which answers are legal or what they do, so recorded games"
                          + " say nothing of it; 'wardiary simulate --rules' plays by it",
                      file,
                      change.parameter().name(),
                      change.parameter().rule(),
                      change.parameter().text(rules.number(change.parameter().name()))));
            });
  }

  private RescoredGame rescored(
      GameSummary summary, ArchivedRecords records, Rescoring rescoring, Game game) {
    String id = summary.getGameId();
    List<EmittedEvent> events =
        records
            .events(id)
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        Text.of("game %s: expected its events but got none", id)));
    Setup setup = setups.of((GameStarted) events.get(0).body());
    RecordDraft draft = ArchivedRecords.draft(id, events);
    return RescoredGame.of(summary, rescoring.of(setup, draft.answers()), game);
  }

  private void print(List<RescoredGame> games, RulePools pools, RuleSet rules) {
    if (json) {
      games.forEach(game -> console.out().println(game.json()));
    } else if (!csv.isPrinted()) {
      print(new WhatIfText(games), games.size(), rules);
    }
    pools.note().ifPresent(console::note);
  }

  private void print(WhatIfText text, int games, RuleSet rules) {
    console.out().print(text.list(limit.most()));
    console
        .out()
        .println(
            Text.of(
                "%s of %s by the rules %s%n",
                Text.count(games, "game"), rules.parameters().game(), rules));
    console.out().print(text.summary());
  }

  private void write(List<RescoredGame> games, Path file) {
    try (OutputFile out = console.output(file)) {
      out.writer().write(CsvTable.text(WhatIfTable.of(games)));
      out.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", file), e);
    }
  }
}
