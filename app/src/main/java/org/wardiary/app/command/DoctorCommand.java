package org.wardiary.app.command;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.IndexUpdate;
import org.wardiary.projector.stream.check.CheckResult;
import org.wardiary.projector.stream.check.Discrepancy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Checks whether an archive is in order. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description = {
      "Checks the whole archive: the chain of each game's messages, each game judged again by the"
          + " rules of this program, each view equal to what the log gives, and what is in"
          + " quarantine.",
      "Changes nothing. Exit code 1 if anything is found.",
      "With --rebuild it makes views from the log beside those that stand, which are removed once"
          + " the new ones are complete; what was in quarantine is tried again. No other program"
          + " may make views of the archive."
    })
final class DoctorCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StorageOptions storage;

  @Option(
      names = "--json",
      description = "one JSON object for each finding, a line each, then one with the counts")
  private boolean json;

  @Option(
      names = "--rebuild",
      arity = "0..1",
      paramLabel = "PART",
      fallbackValue = "all",
      description = "rebuild instead ${COMPLETION-CANDIDATES} (default: all)")
  private Rebuilt rebuilt;

  /** What can be rebuilt from the log. */
  enum Rebuilt {
    /** The views. */
    VIEWS,
    /** The index of positions. */
    POSITIONS,
    /** Both. */
    ALL
  }

  DoctorCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    return rebuilt == null ? check() : rebuild();
  }

  private int rebuild() {
    try (Session session = storage.ownSession("wardiary doctor");
        Progress progress = console.progress("folding")) {
      if (rebuilt != Rebuilt.POSITIONS) {
        session.rebuild(progress::behind);
      }
      if (rebuilt != Rebuilt.VIEWS) {
        progress.begin("indexing positions", Progress.UNKNOWN);
        session.positions(IndexUpdate.From.BEGINNING, progress::behind);
      }
    }
    String parts =
        rebuilt == Rebuilt.ALL ? "views, positions" : rebuilt.name().toLowerCase(Locale.ROOT);
    console.out().println(Text.of("rebuilt: %s", parts));
    return ExitCode.DONE;
  }

  private int check() {
    try (Session session = storage.session("wardiary doctor");
        Progress progress = console.progress("checking")) {
      CheckResult result =
          session.check(progress::behind, () -> progress.begin("catching up", Progress.UNKNOWN));
      if (json) {
        result.findings().forEach(finding -> console.out().println(object(finding)));
        console.out().println(counts(result));
      } else {
        result.findings().forEach(finding -> console.say(line(finding)));
        console.out().println(summary(result));
      }
      return result.findings().isEmpty() ? ExitCode.DONE : ExitCode.REFUSED;
    }
  }

  private static String line(Discrepancy finding) {
    String seq = finding.seq() == Discrepancy.NO_SEQ ? "" : Text.of(", seq %d", finding.seq());
    String game = finding.gameId().isEmpty() ? "" : Text.of(" game %s%s:", finding.gameId(), seq);
    return Text.of("%s:%s %s", part(finding), game, finding.text());
  }

  private static String summary(CheckResult result) {
    String checked =
        Text.of(
            "%s, %s, %s: ",
            Text.count(result.games(), "game"),
            Text.count(result.editions(), "edition"),
            Text.count(result.events(), "event"));
    int found = result.findings().size();
    return checked
        + (found == 0
            ? "all in order"
            : Text.of(
                "%s in %s", Text.count(found, "finding"), Text.count(faulty(result), "game")));
  }

  private static long faulty(CheckResult result) {
    return result.findings().stream()
        .map(Discrepancy::gameId)
        .filter(gameId -> !gameId.isEmpty())
        .distinct()
        .count();
  }

  private static String part(Discrepancy finding) {
    return finding.part().name().toLowerCase(Locale.ROOT);
  }

  private static ObjectNode object(Discrepancy finding) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("part", part(finding));
    object.put("game", finding.gameId());
    if (finding.seq() != Discrepancy.NO_SEQ) {
      object.put("seq", finding.seq());
    }
    return object.put("text", finding.text());
  }

  private static ObjectNode counts(CheckResult result) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("games", result.games())
        .put("editions", result.editions())
        .put("events", result.events())
        .put("findings", result.findings().size());
  }
}
