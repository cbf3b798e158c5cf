package org.wardiary.app.command;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.IndexUpdate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Rebuilds views from the log. */
@Command(
    name = "rebuild",
    mixinStandardHelpOptions = true,
    description = {
      "Rebuilds views from the log beside those that stand, which are removed once the new ones are complete.",
      "What was in quarantine is tried again. No other program may make views of the archive."
    })
final class RebuildCommand implements Callable<Integer> {

  private static final String VIEWS = "views";
  private static final String POSITIONS = "positions";

  /** The names of what can be rebuilt, for the help and for completion. */
  static final class Names implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return List.of(VIEWS, POSITIONS).iterator();
    }
  }

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private StorageOptions storage;

  @Parameters(
      arity = "0..*",
      paramLabel = "PART",
      completionCandidates = Names.class,
      description = "which of ${COMPLETION-CANDIDATES} (default: both)")
  private List<String> parts = List.of();

  RebuildCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    parts.forEach(this::requireName);
    try (Session session = storage.ownSession("wardiary rebuild");
        Progress progress = console.progress("folding")) {
      if (isWanted(VIEWS)) {
        session.rebuild(progress::behind);
      }
      if (isWanted(POSITIONS)) {
        progress.begin("indexing positions", Progress.UNKNOWN);
        session.positions(IndexUpdate.From.BEGINNING, progress::behind);
      }
    }
    console.out().println(Text.of("rebuilt: %s", String.join(", ", made())));
    return ExitCode.DONE;
  }

  private boolean isWanted(String part) {
    return parts.isEmpty() || parts.contains(part);
  }

  private Iterable<String> made() {
    return parts.isEmpty() ? new Names() : parts;
  }

  private void requireName(String part) {
    for (String name : new Names()) {
      if (name.equals(part)) {
        return;
      }
    }
    throw new ParameterException(
        spec.commandLine(),
        Text.of("expected one of %s but got '%s'", String.join(", ", new Names()), part));
  }
}
