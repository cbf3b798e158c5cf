package org.wardiary.reports.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.wardiary.events.text.Text;
import org.wardiary.projector.stream.check.Checkup;
import org.wardiary.projector.stream.check.Discrepancy;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.cli.option.StorageOptions;
import org.wardiary.reports.cli.terminal.Console;
import org.wardiary.reports.cli.terminal.ExitCode;
import org.wardiary.reports.cli.terminal.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Whether an archive is in order. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description = {
      "Checks the whole archive: the chain of each game's messages, each game judged again by the"
          + " rules of this program, each view equal to what the log gives, and what is in"
          + " quarantine.",
      "Changes nothing. Exit code 1 if anything is found; views are rebuilt by 'wardiary"
          + " rebuild'."
    })
final class DoctorCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StorageOptions storage;

  @Option(
      names = "--json",
      description = "one JSON object for each finding, a line each, then one with the counts")
  private boolean json;

  DoctorCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try (Session session = storage.session("wardiary doctor");
        Progress progress = console.progress("checking")) {
      Checkup checkup = session.check(progress::behind);
      if (json) {
        checkup.findings().forEach(finding -> console.out().println(object(finding)));
        console.out().println(counts(checkup));
      } else {
        checkup.findings().forEach(finding -> console.out().println(line(finding)));
        console.out().println(summary(checkup));
      }
      return checkup.findings().isEmpty() ? ExitCode.DONE : ExitCode.REFUSED;
    }
  }

  private static String line(Discrepancy finding) {
    String game = finding.gameId().isEmpty() ? "" : Text.of(" game %s", finding.gameId());
    String seq = finding.seq() == Discrepancy.NO_SEQ ? "" : Text.of(", seq %d", finding.seq());
    return Text.of("%s:%s%s: %s", part(finding), game, seq, finding.text());
  }

  private static String summary(Checkup checkup) {
    String checked =
        Text.of(
            "%d game%s, %d edition%s, %d events: ",
            checkup.games(),
            checkup.games() == 1 ? "" : "s",
            checkup.editions(),
            checkup.editions() == 1 ? "" : "s",
            checkup.events());
    int found = checkup.findings().size();
    return checked
        + (found == 0
            ? "all in order"
            : Text.of(
                "%d finding%s in %d game%s",
                found, found == 1 ? "" : "s", faulty(checkup), faulty(checkup) == 1 ? "" : "s"));
  }

  private static long faulty(Checkup checkup) {
    return checkup.findings().stream().map(Discrepancy::gameId).distinct().count();
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

  private static ObjectNode counts(Checkup checkup) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("games", checkup.games())
        .put("editions", checkup.editions())
        .put("events", checkup.events())
        .put("findings", checkup.findings().size());
  }
}
