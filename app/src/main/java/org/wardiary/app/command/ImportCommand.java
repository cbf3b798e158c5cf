package org.wardiary.app.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.wardiary.app.exchange.GameImport;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Converts games that were published elsewhere to records. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description = {
      "Makes records of games that a site has published; 'archive' stores them.",
      "A game that the rules here do not allow is reported with its ply and left out."
    })
final class ImportCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Option(
      names = "--from",
      required = true,
      paramLabel = "SITE",
      description = "the site: abstractplay")
  private String site;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      defaultValue = "-",
      description = {
        "the records to write, compressed if the name ends in .gz or .zst;",
        "- for standard output (default)"
      })
  private Path out;

  @Parameters(
      paramLabel = "FILE",
      description = "the published games (JSON, also .gz, .zst); - for standard input")
  private Path file;

  private long written;
  private long refused;

  ImportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<String> sites = GameImport.sites();
    if (!sites.contains(site)) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected one of %s after --from but got '%s'", String.join(", ", sites), site));
    }
    FileArguments.requireOther(spec, FileArguments.readable(spec, List.of(file)), out);
    console.written(out, Text.of("%s to %s", write(), out));
    return refused == 0 ? ExitCode.DONE : ExitCode.REFUSED;
  }

  /** Writes the records; returns the counts as text. */
  private String write() {
    try (OutputFile records = console.output(out)) {
      String counts =
          convert(
              record -> {
                try {
                  records.writer().write(record);
                } catch (IOException e) {
                  throw failed("write", out, e);
                }
              });
      records.commit();
      return counts;
    } catch (IOException e) {
      throw failed("write", out, e);
    }
  }

  private String convert(Consumer<String> records) {
    try (InputStream in = FileArguments.open(file)) {
      new GameImport(
              site,
              file.toString(),
              record -> records.accept(written++ == 0 ? record : "\n" + record),
              console::note,
              problem -> {
                refused++;
                console.error(problem);
              })
          .read(in);
    } catch (IOException e) {
      throw failed("read", file, e);
    }
    return Text.of("%s imported, %d refused; written", Text.count(written, "game"), refused);
  }

  private static UncheckedIOException failed(String what, Path file, IOException cause) {
    return new UncheckedIOException(Text.of("expected to %s %s but failed", what, file), cause);
  }
}
