package org.wardiary.reports.cli;

import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.IndexUpdate;
import org.wardiary.projector.stream.Projection;
import org.wardiary.reports.archive.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes views anew. */
@Command(
    name = "rebuild",
    mixinStandardHelpOptions = true,
    description = {
      "Makes views anew from the log, beside those that stand, which are removed once the new ones are there.",
      "What was in quarantine is tried again. No other program may make views of the archive."
    })
final class RebuildCommand implements Callable<Integer> {

  /** The index of positions, which is no application. */
  private static final String POSITIONS = "positions";

  /** What can be made anew, for the help and for completion. */
  static final class Names implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Stream.concat(
              Stream.of(Projection.values()).map(Projection::label), Stream.of(POSITIONS))
          .iterator();
    }
  }

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private StorageOptions storage;

  @Parameters(
      arity = "0..*",
      paramLabel = "VIEW",
      completionCandidates = Names.class,
      description = "which of ${COMPLETION-CANDIDATES} (default: all)")
  private List<String> views = List.of();

  RebuildCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Set<Projection> wanted = EnumSet.noneOf(Projection.class);
    views.forEach(this::requireView);
    for (Projection projection : Projection.values()) {
      if (views.isEmpty() || views.contains(projection.label())) {
        wanted.add(projection);
      }
    }
    try (Session session = storage.ownSession("wardiary rebuild");
        Progress progress = console.progress("folding")) {
      session.rebuild(wanted, progress::behind);
      if (views.isEmpty() || views.contains(POSITIONS)) {
        progress.begin("indexing positions", Progress.UNKNOWN);
        session.positions(IndexUpdate.From.BEGINNING, progress::behind);
      }
    }
    console.out().println(Text.of("made anew: %s", String.join(", ", made())));
    return ExitCode.DONE;
  }

  private Iterable<String> made() {
    return views.isEmpty() ? new Names() : views;
  }

  private void requireView(String view) {
    for (String name : new Names()) {
      if (name.equals(view)) {
        return;
      }
    }
    throw new ParameterException(
        spec.commandLine(),
        Text.of("expected one of %s but got '%s'", String.join(", ", new Names()), view));
  }
}
