package org.wardiary.app.command;

import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameColumn;
import org.wardiary.analytics.filter.GameOrder;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.print.GameTable;
import org.wardiary.app.print.MissingGames;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.json.GameJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lists and searches the archive. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = {
      "Lists the archived games, sorted by game, event, date and round.",
      "Each filter may be given several times: a game has to fit one of its values, and all filters."
    })
final class GamesCommand implements Callable<Integer> {

  /** The names of the columns, for the help and for completion. */
  static final class Headers implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return GameColumn.headers().iterator();
    }
  }

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private StorageOptions storage;

  @Mixin private GameFilter filter;

  @Mixin private EditionOption edition;

  @Option(names = "--withdrawn", description = "the games that are withdrawn, as they stood before")
  private boolean withdrawn;

  @Option(names = "--open", description = "the games that are being played, as far as they go")
  private boolean open;

  @Option(
      names = "--sort",
      paramLabel = "HEADER",
      description = {
        "sort by this column first, the largest first with a '-' before it; may be given again for"
            + " the next one: ${COMPLETION-CANDIDATES}"
      },
      completionCandidates = Headers.class)
  private List<String> sort = List.of();

  @Option(names = "--json", description = "one JSON object a line")
  private boolean json;

  GamesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (open && withdrawn) {
      throw new ParameterException(
          spec.commandLine(), "expected --open or --withdrawn but both are given");
    }
    if (withdrawn && edition.isAsRecorded()) {
      // as they were recorded, no games are withdrawn: these are in the list itself
      throw new ParameterException(
          spec.commandLine(), "expected --withdrawn or --as-recorded but both are given");
    }
    GameQuery query = filter.query();
    Comparator<GameSummary> order = order();
    try (Session session = edition.of(storage.session("wardiary games"));
        Progress progress = console.progress("catching up")) {
      List<GameSummary> all = games(session, progress);
      List<GameSummary> found = query.select(all, order);
      if (json) {
        found.forEach(row -> console.out().println(GameJson.of(row)));
      } else {
        console.out().print(GameTable.text(found));
        console.out().println(Text.of("%d of %s", found.size(), Text.count(all.size(), "game")));
      }
      MissingGames.warn(console, session);
    }
    return ExitCode.DONE;
  }

  private List<GameSummary> games(Session session, Progress progress) {
    if (open) {
      return session.caughtUp(progress::behind).open();
    }
    return withdrawn
        ? session.caughtUp(progress::behind).withdrawn()
        : session.caughtUp(progress::behind).rows().summaries();
  }

  private Comparator<GameSummary> order() {
    try {
      return GameOrder.by(sort);
    } catch (BadQuery e) {
      throw new ParameterException(spec.commandLine(), "--" + e.getMessage());
    }
  }
}
