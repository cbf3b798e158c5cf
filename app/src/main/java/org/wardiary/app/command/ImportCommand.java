package org.wardiary.app.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.wardiary.app.exchange.GameImport;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.SheetOptions;
import org.wardiary.app.sheet.ResultImport;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Converts games that were published elsewhere, or results in a sheet, to records. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description = {
      "Makes records of games that a site has published, or of results in a spreadsheet;"
          + " 'archive' stores them.",
      "A game that the rules here do not allow, and a row that cannot be read, is reported and left"
          + " out."
    })
final class ImportCommand implements Callable<Integer> {

  private static final String CSV = "csv";

  private final Console console;

  @Spec private CommandSpec spec;

  @Option(
      names = "--from",
      required = true,
      paramLabel = "SITE",
      description = "the site: abstractplay; or csv, a sheet of results (docs/tournaments.md)")
  private String site;

  @Mixin private SheetOptions sheet;
  @Mixin private MapOptions maps;

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
      description =
          "the published games (JSON) or the sheet (also .gz, .zst); - for standard input")
  private Path file;

  private long written;
  private long refused;

  ImportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<String> sites = new ArrayList<>(GameImport.sites());
    sites.add(CSV);
    if (!sites.contains(site)) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected one of %s after --from but got '%s'", String.join(", ", sites), site));
    }
    if (sheet.areGiven() && !site.equals(CSV)) {
      throw new ParameterException(
          spec.commandLine(), "expected --from csv with the options of sheets but got " + site);
    }
    FileArguments.requireOther(spec, FileArguments.readable(spec, List.of(file)), out);
    if (sheet.isPreview()) {
      convert(record -> {});
      console.say(counts("can be imported"));
    } else {
      write();
      String where = isWorthWriting() ? Text.of("written to %s", out) : "nothing written";
      console.written(out, Text.of("%s; %s", counts("imported"), where));
    }
    return refused == 0 ? ExitCode.DONE : ExitCode.REFUSED;
  }

  private String counts(String what) {
    return Text.of("%s %s, %d refused", Text.count(written, "game"), what, refused);
  }

  /** Whether an earlier file may give way: not to nothing because all was refused. */
  private boolean isWorthWriting() {
    return written > 0 || refused == 0;
  }

  private void write() {
    try (OutputFile records = console.output(out)) {
      convert(
          record -> {
            try {
              records.writer().write(record);
            } catch (IOException e) {
              throw failed("write", out, e);
            }
          });
      if (isWorthWriting()) {
        records.commit();
      }
    } catch (IOException e) {
      throw failed("write", out, e);
    }
  }

  private void convert(Consumer<String> records) {
    Consumer<String> each = record -> records.accept(written++ == 0 ? record : "\n" + record);
    try (InputStream in = FileArguments.open(file)) {
      if (site.equals(CSV)) {
        results(each, in);
      } else {
        new GameImport(site, file.toString(), each, console::note, this::refuse).read(in);
      }
    } catch (IOException e) {
      throw failed("read", file, e);
    }
  }

  private void results(Consumer<String> records, InputStream in) throws IOException {
    Setups setups = new Setups(maps.library());
    String columns =
        new ResultImport(
                sheet.request(), setups, file.toString(), records, console::note, this::refuse)
            .read(in);
    if (sheet.isPreview()) {
      console.out().print(columns);
    }
  }

  private void refuse(String problem) {
    refused++;
    console.error(problem);
  }

  private static UncheckedIOException failed(String what, Path file, IOException cause) {
    return new UncheckedIOException(Text.of("expected to %s %s but failed", what, file), cause);
  }
}
