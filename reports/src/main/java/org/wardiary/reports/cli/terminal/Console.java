package org.wardiary.reports.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.OutputFile;

/**
 * Where a command prints: results on stdout; progress, warnings and errors on stderr. Colour and
 * progress bars appear only on a terminal.
 *
 * @param out results
 * @param err all else
 * @param bytes results that are not text, or have to be whole: the stream behind {@code out}
 * @param terminal whether both lead to a terminal
 * @param folder the folder that names of files are relative to
 */
public record Console(
    PrintWriter out, PrintWriter err, OutputStream bytes, Terminal terminal, Path folder) {

  private static final Path HERE = Path.of("");

  /** Names of standard output; the machine's own are no files to be replaced. */
  private static final Set<String> STANDARD_OUTPUT =
      Set.of("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

  /** Before and behind each line feed and tab. */
  private static final Pattern LAYOUT = Pattern.compile("(?<=[\n\t])|(?=[\n\t])");

  /** Whether output leads to a terminal. */
  public enum Terminal {
    /** A person reads it. */
    YES,
    /** A person reads it where the command was called, which is not this program. */
    ELSEWHERE,
    /** A file or a program takes it. */
    LOG,
    /** The same, and nobody waits: no progress is told. */
    NO
  }

  /** A console of a command that was called here. */
  public Console(PrintWriter out, PrintWriter err, OutputStream bytes, Terminal terminal) {
    this(out, err, bytes, terminal, HERE);
  }

  /** The console of this process; {@code NO_COLOR} and {@code TERM=dumb} count as no terminal. */
  public static Console system(PrintWriter out, PrintWriter err, OutputStream bytes) {
    return new Console(out, err, bytes, isPerson() ? Terminal.YES : Terminal.LOG);
  }

  /** Whether the output of this process leads to a person's terminal. */
  @SuppressWarnings("SystemConsoleNull")
  public static boolean isPerson() {
    // Otherwise a JDK of 22 or later returns a console where there is no terminal
    System.setProperty("jdk.console", "java.base");
    return System.console() != null
        && System.getenv("NO_COLOR") == null
        && !"dumb".equals(System.getenv("TERM"));
  }

  /** Whether an option that names a file to write names standard output. */
  public static boolean isStandardOutput(Path file) {
    return STANDARD_OUTPUT.contains(file.toString());
  }

  /** What a name of a file or folder means where the command was called. */
  public Path named(Path file) {
    return folder.resolve(file);
  }

  /**
   * The file that an option names, or standard output for {@code -}. The caller closes it.
   *
   * @throws IOException if it cannot be made
   */
  public OutputFile output(Path file) throws IOException {
    if (!isStandardOutput(file)) {
      return OutputFile.create(file);
    }
    out.flush();
    return OutputFile.to(bytes);
  }

  /**
   * The file that an option names, whose draft stays if it is not finished, or standard output for
   * {@code -}. The caller closes it.
   *
   * @param mark of what is written
   * @param kept tells how much of a draft that is there counts
   * @throws IOException if it cannot be made
   */
  public OutputFile resumed(Path file, String mark, OutputFile.Kept kept) throws IOException {
    return isStandardOutput(file) ? output(file) : OutputFile.resume(file, mark, kept);
  }

  /**
   * Writes a whole file, or to standard output for {@code -}.
   *
   * @throws UncheckedIOException if that fails
   */
  public void write(Path file, byte[] content) {
    try (OutputFile output = output(file)) {
      output.write(content);
      output.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", file), e);
    }
  }

  /** Writes a whole text, as {@link #write(Path, byte[])} does. */
  public void write(Path file, String text) {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Says what was written: on standard output, unless that holds what was written. */
  public void written(Path file, String text) {
    if (isStandardOutput(file)) {
      note(text);
    } else {
      out.println(text);
    }
  }

  /** Prints a line on stderr. */
  public void note(String text) {
    err.println(printable(text));
    err.flush();
  }

  /** Prints a warning on stderr. */
  public void warn(String text) {
    err.println(paint("33", "warning: ") + printable(text));
    err.flush();
  }

  /** Prints an error on stderr. */
  public void error(String text) {
    err.println(paint("31", "error: ") + printable(text));
    err.flush();
  }

  /** Whether a person reads it. */
  public boolean isTerminal() {
    return terminal == Terminal.YES || terminal == Terminal.ELSEWHERE;
  }

  /** Prints a failure on stderr, with all that led to it. */
  public void trace(String before, Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text, true));
    err.print(printable(before + text.toString().replace("\r\n", "\n")));
    err.flush();
  }

  /** Lines that give a terminal no orders, whatever a file's name or a record has in it. */
  private static String printable(String text) {
    return LAYOUT
        .splitAsStream(text)
        .map(part -> part.equals("\n") || part.equals("\t") ? part : Problem.printable(part))
        .collect(Collectors.joining());
  }

  private String paint(String code, String text) {
    return isTerminal() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }

  /**
   * Progress on stderr with rate and time left: a bar on a terminal, of what takes more than two
   * seconds; elsewhere a line every ten seconds.
   *
   * @param task what is being done, e.g. {@code catching up}
   */
  public Progress progress(String task) {
    return progress(task, () -> Progress.UNKNOWN);
  }

  /**
   * Progress with a known number of steps.
   *
   * @param total counts the steps; asked only where somebody sees them
   */
  public Progress progress(String task, LongSupplier total) {
    Progress progress =
        switch (terminal) {
          case YES -> new ProgressBars(System::nanoTime, ProgressBars::onStandardError);
          case ELSEWHERE -> new ProgressBars(System::nanoTime, ProgressBars.on(err));
          case LOG -> ProgressBars.lines(System::nanoTime, err);
          case NO -> Progress.SILENT;
        };
    if (terminal != Terminal.NO) {
      progress.begin(task, total.getAsLong());
    }
    return progress;
  }
}
