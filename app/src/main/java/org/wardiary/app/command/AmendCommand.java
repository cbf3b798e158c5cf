package org.wardiary.app.command;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.wardiary.app.archive.Reviser;
import org.wardiary.app.archive.Session;
import org.wardiary.app.job.OddRecords;
import org.wardiary.app.option.RevisionOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.option.TagValues;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Changes tags of a stored game. */
@Command(
    name = "amend",
    mixinStandardHelpOptions = true,
    description = {
      "Gives tags of an archived game other values. The game keeps its id; what stood before stays"
          + " readable.",
      "Result and Termination are tags too. Game, Map, Rules and GameId cannot change."
    })
final class AmendCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private RevisionOptions revision;
  @Mixin private StorageOptions storage;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "TAG VALUE",
      description = "a tag's name and its new value, as often as needed")
  private List<String> pairs = List.of();

  @Option(
      names = "--remove",
      paramLabel = "TAG",
      description = "remove this tag; may be given several times")
  private List<String> removed = List.of();

  AmendCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Map<String, String> values = values();
    try (Session session = storage.session("wardiary amend")) {
      Reviser reviser = revision.reviser(session);
      Verdict verdict = reviser.edit().amended(values);
      console.out().println(RevisionOptions.told(reviser.replace(Revision.AMENDED, verdict)));
      OddRecords.about(console, verdict);
    }
    return ExitCode.DONE;
  }

  private Map<String, String> values() {
    if (pairs.size() % 2 != 0 || pairs.isEmpty() && removed.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected a value for each tag, TAG VALUE, or --remove TAG but got %s", pairs));
    }
    TagValues values = new TagValues(spec);
    for (int i = 0; i < pairs.size(); i += 2) {
      values.put(pairs.get(i), pairs.get(i + 1));
    }
    removed.forEach(tag -> values.put(tag, ""));
    return values.all();
  }
}
