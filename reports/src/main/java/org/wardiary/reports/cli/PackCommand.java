package org.wardiary.reports.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.wardiary.events.pack.PackWriter;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.reports.cli.file.CountedBytes;
import org.wardiary.reports.cli.file.FileArguments;
import org.wardiary.reports.cli.file.PackedNames;
import org.wardiary.reports.cli.file.RecordFiles;
import org.wardiary.reports.cli.option.MapOptions;
import org.wardiary.reports.cli.terminal.Console;
import org.wardiary.reports.cli.terminal.ExitCode;
import org.wardiary.reports.cli.terminal.Progress;
import org.wardiary.reports.csv.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Packs records into a small file. */
@Command(
    name = "pack",
    mixinStandardHelpOptions = true,
    description = {
      "Packs records: of each answer its place among the legal ones, some three to four bits an answer.",
      "'unpack' gives them back in canonical form; packed records are read wherever records are.",
      "A game that breaks the rules is reported and left out."
    })
final class PackCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private MapOptions maps;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "the packed file to write, - for standard output")
  private Path out;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "records (.wdr, also compressed: .gz, .zst); - for standard input")
  private List<Path> files;

  private long packed;
  private long refused;
  private long answers;

  PackCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Path> readable = FileArguments.readable(spec, files);
    FileArguments.requireOther(spec, readable, out);
    requireNames(readable);
    long bytes = write(readable);
    String bits = answers == 0 ? "" : Text.of(", %.2f bits an answer", 8.0 * bytes / answers);
    console.written(
        out,
        Text.of(
            "%s packed, %d refused; %s, %s%s; written to %s",
            Text.count(packed, "game"),
            refused,
            Text.count(answers, "answer"),
            Text.count(bytes, "byte"),
            bits,
            out));
    return refused == 0 ? ExitCode.DONE : ExitCode.REFUSED;
  }

  /** Requires names by which each file can be unpacked. */
  private void requireNames(List<Path> readable) {
    Map<String, Path> names = new HashMap<>();
    for (Path file : readable) {
      if (!PackedNames.isPlain(PackedNames.of(file))) {
        String reason = "expected a name without '\\', ':' or control characters but got '%s'";
        throw new ParameterException(
            spec.commandLine(), Text.of(reason, Problem.shown(PackedNames.of(file))));
      }
      Path other = names.put(PackedNames.of(file), file);
      if (other != null) {
        String reason = "expected files of different names but %s and %s are both packed as %s";
        throw new ParameterException(
            spec.commandLine(), Text.of(reason, other, file, PackedNames.of(file)));
      }
    }
  }

  /** Writes the packed file; returns its length in bytes. */
  private long write(List<Path> readable) {
    MapLibrary library = MapLibrary.with(maps.folders());
    try (OutputFile output = console.output(out)) {
      CountedBytes counted = new CountedBytes(output.stream());
      OutputStream stream = new BufferedOutputStream(counted);
      PackWriter writer = new PackWriter(stream, library);
      RecordFiles records = new RecordFiles(new Referee(library));
      for (Path file : readable) {
        writer.file(PackedNames.of(file));
        records.judge(
            List.of(file), Progress.SILENT, (text, verdict) -> add(writer, text, verdict));
      }
      writer.end();
      stream.flush();
      output.commit();
      return counted.count();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", out), e);
    }
  }

  private void add(PackWriter writer, GameText text, Verdict verdict) {
    if (verdict instanceof Verdict.Refused bad) {
      refused++;
      console.error(bad.problem().message());
      return;
    }
    Verdict.Accepted good = (Verdict.Accepted) verdict;
    try {
      writer.add(good);
    } catch (IOException e) {
      String reason = "expected to pack game %d of %s but failed";
      throw new UncheckedIOException(
          Text.of(reason, text.origin().game(), text.origin().file()), e);
    }
    packed++;
    answers += good.course().length();
  }
}
