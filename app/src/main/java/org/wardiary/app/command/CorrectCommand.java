package org.wardiary.app.command;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.wardiary.app.archive.RecordEdit;
import org.wardiary.app.archive.Reviser;
import org.wardiary.app.archive.Session;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.file.GivenGameFile;
import org.wardiary.app.file.RecordFiles;
import org.wardiary.app.job.OddRecords;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.RevisionOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.option.TagValues;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.revision.Change;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Corrects a stored game. */
@Command(
    name = "correct",
    mixinStandardHelpOptions = true,
    description = {
      "Corrects an archived game: other answers, another record of it, other tags, or an earlier edition.",
      "The referee judges the corrected game as any other. It keeps its id; what stood before stays readable. An",
      "earlier edition stands again also if the game was withdrawn."
    })
final class CorrectCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private RevisionOptions revision;
  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;

  @Option(
      names = "--from",
      paramLabel = "N",
      description = "the first N answers stay; with a file, they have to be those of the file")
  private Integer from;

  @Option(
      names = "--with",
      paramLabel = "FILE|ANSWERS",
      description =
          "the answers after them, with the result if it changes ('*' alone: none, and no result);"
              + " or a file with the whole record")
  private String with;

  @Option(
      names = "--tag",
      paramLabel = "NAME=VALUE",
      description =
          "give this tag another value, none removes it; may be given several times. Result and"
              + " Termination are tags too; Game, Map, Rules and GameId cannot change")
  private List<String> tags = List.of();

  @Option(
      names = "--edition",
      paramLabel = "N",
      description = "this edition stands again from now on ('history' lists them)")
  private Integer edition;

  @Option(
      names = "--game-file",
      paramLabel = "FILE",
      description =
          "the game stands by this edition of its game file from now on; what no longer fits is"
              + " listed")
  private Path gameFile;

  @Option(names = "--game-number", paramLabel = "K", description = "game in the file, from 1")
  private Integer number;

  @Option(
      names = "--keep-rest",
      description = "replace only as many answers as are given; those after them stay")
  private boolean keepRest;

  @Option(
      names = "--termination",
      paramLabel = "HOW",
      defaultValue = "",
      description = "how the players ended it, where the result changes: the tag Termination")
  private String termination;

  CorrectCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    requireOneChange();
    Optional<Path> file = file();
    requireFitting(file);
    Map<String, String> values = values();
    try (Session session = storage.session("wardiary correct")) {
      Reviser reviser = revision.reviser(session);
      if (edition != null) {
        console.out().println(RevisionOptions.text(reviser.restore(edition)));
        return ExitCode.DONE;
      }
      RecordEdit edit =
          gameFile == null ? reviser.edit() : reviser.edit(GivenGameFile.read(gameFile).text());
      Verdict verdict =
          with == null // of another game file alone, no tag changes
              ? edit.amended(values)
              : file.map(it -> whole(it, edit, reviser.game().id())).orElseGet(() -> answers(edit));
      console.out().println(RevisionOptions.text(reviser.replace(Revision.CORRECTED, verdict)));
      OddRecords.about(console, verdict);
    }
    return ExitCode.DONE;
  }

  private void requireOneChange() {
    long changes =
        Stream.of(with != null, !tags.isEmpty(), edition != null, gameFile != null)
            .filter(given -> given)
            .count();
    if (changes != 1) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of(
              "expected one of --with, --tag, --edition and --game-file but got %d of them",
              changes));
    }
    if (with == null && (from != null || number != null || keepRest || !termination.isEmpty())) {
      throw new ParameterException(
          spec.commandLine(),
          "expected --from, --game-number, --keep-rest and --termination beside --with");
    }
  }

  private void requireFitting(Optional<Path> file) {
    if (with == null) {
      return;
    }
    // what a shell makes of a variable that is not set: it would cut the game
    if (with.isBlank()) {
      throw new ParameterException(
          spec.commandLine(),
          "expected answers or a file for --with but it is blank; '*' alone cuts the game after the"
              + " first N answers");
    }
    if (file.isEmpty() && from == null) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected --from N beside answers, or a file, but there is no file '%s'", with));
    }
    if (file.isEmpty() && number != null) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected a file beside --game-number but there is no file '%s'", with));
    }
    if (file.isPresent() && (keepRest || !termination.isEmpty())) {
      throw new ParameterException(
          spec.commandLine(),
          "expected --keep-rest and --termination beside answers but there is a file with a record");
    }
  }

  private Map<String, String> values() {
    TagValues values = new TagValues(spec);
    tags.forEach(values::put);
    return values.all();
  }

  private Optional<Path> file() {
    if (with == null) {
      return Optional.empty();
    }
    try {
      Path file = Path.of(with);
      boolean readable = Files.exists(file) && !Files.isDirectory(file);
      return readable || FileArguments.isStandardInput(file) ? Optional.of(file) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private Verdict answers(RecordEdit edit) {
    int plies = edit.stored().answers().size();
    if (from < 0 || from > plies) {
      throw new InputRefused(Text.of("expected --from 0 to %d but got %d", plies, from));
    }
    RecordEdit.Rest rest = keepRest ? RecordEdit.Rest.KEPT : RecordEdit.Rest.DROPPED;
    return edit.corrected(from, with, rest, termination);
  }

  private Verdict whole(Path file, RecordEdit edit, String id) {
    Referee referee = new Referee(maps.library());
    RecordFiles files = new RecordFiles(referee);
    Verdict verdict = number == null ? files.judgeOnly(file) : files.judge(file, number);
    if (verdict instanceof Verdict.Refused bad) {
      throw new InputRefused(bad.problem().message());
    }
    RecordDraft record = ((Verdict.Accepted) verdict).draft();
    requireThisGame(record, id);
    int kept = Change.between(edit.stored(), record).fromPly();
    if (from != null && kept < from) {
      throw new InputRefused(
          Text.of(
              "expected the first %d answers of %s to be those stored but answer %d is another",
              from, file, kept + 1));
    }
    return edit.replaced(record);
  }

  /** Refuses a record that gives the id of another game. */
  private static void requireThisGame(RecordDraft record, String id) {
    Optional<String> other = record.writtenTags().gameId().filter(written -> !written.equals(id));
    if (other.isPresent()) {
      throw new InputRefused(
          Text.of("expected a record of game %s but its tag GameId is %s", id, other.get()));
    }
  }
}
