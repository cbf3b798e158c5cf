package org.wardiary.app.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.app.archive.Session;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.file.ReadSoFar;
import org.wardiary.app.job.ArchiveJob;
import org.wardiary.app.job.ArchiveJob.Form;
import org.wardiary.app.job.ArchiveJob.Lines;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.referee.MapLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Referees records and stores them. */
@Command(
    name = "archive",
    mixinStandardHelpOptions = true,
    description = {
      "Referees records and stores them. Prints a line for each game with its id: stored, duplicate, or refused.",
      "A game that is already archived is a duplicate and is not stored again; any differences are reported.",
      "Nothing of a refused game is stored. The command may be killed and run again: each game is stored once."
    })
final class ArchiveCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "records (.wdr, also compressed: .gz, .zst); - for standard input")
  private List<Path> files;

  @Option(
      names = {"-q", "--quiet"},
      description = "no line for games that were stored, or were already stored exactly like this")
  private boolean quiet;

  @Option(names = "--json", description = "one JSON object a line for each game, then the counts")
  private boolean json;

  ArchiveCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Path> readable = FileArguments.readable(spec, files);
    try (Session session = storage.writableSession("wardiary archive");
        Progress progress = console.progress("archiving")) {
      Lines lines = quiet ? Lines.NOTABLE : Lines.ALL;
      Form form = json ? Form.JSON : Form.WORDS;
      MapLibrary library = maps.library(session, storage);
      ArchiveJob job = new ArchiveJob(console, library, progress, lines, form);
      job.store(session, new ReadSoFar(readable));
      console.out().println(job.counts());
      return job.anyRefused() ? ExitCode.REFUSED : ExitCode.DONE;
    }
  }
}
