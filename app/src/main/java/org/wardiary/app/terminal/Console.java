package org.wardiary.app.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.OutputFile;

/**
 * Where a command prints: results on stdout; progress, warnings and errors on stderr. Colour and
 * progress bars appear only on a terminal.
 *
 * @param out receives results
 * @param err receives everything else
 * @param bytes receives results that are not text, or have to be whole: the stream behind {@code
 *     out}
 * @param terminal whether both lead to a terminal
 * @param folder the folder that file names are relative to
 */
public record Console(
    PrintWriter out, PrintWriter err, OutputStream bytes, Terminal terminal, Path folder) {

  private static final Path HERE = Path.of("");

  /** Names of standard output; those of the system are not files to be replaced. */
  private static final Set<String> STANDARD_OUTPUT =
      Set.of("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

  /** Splits before and after each line feed and tab. */
  private static final Pattern LAYOUT = Pattern.compile("(?<=[\n\t])|(?=[\n\t])");

  /** Whether output goes to a terminal. */
  public enum Terminal {
    /** A person reads it. */
    YES,
    /** A person reads it at the terminal of another process, where the command was called. */
    ELSEWHERE,
    /** A file or a program receives it. */
    LOG,
    /** As {@link #LOG}, but nobody waits, so that no progress is shown. */
    NO
  }

  /** Creates a console for a command that was called in this process's working directory. */
  public Console(PrintWriter out, PrintWriter err, OutputStream bytes, Terminal terminal) {
    this(out, err, bytes, terminal, HERE);
  }

  /** The console of this process; {@code NO_COLOR} and {@code TERM=dumb} count as no terminal. */
  public static Console system(PrintWriter out, PrintWriter err, OutputStream bytes) {
    return new Console(out, err, bytes, isPerson() ? Terminal.YES : Terminal.LOG);
  }

  /** Whether the output of this process goes to a person's terminal. */
  @SuppressWarnings("SystemConsoleNull")
  public static boolean isPerson() {
    // otherwise JDK 22 and later return a console even without a terminal
    System.setProperty("jdk.console", "java.base");
    return System.console() != null
        && System.getenv("NO_COLOR") == null
        && !"dumb".equals(System.getenv("TERM"));
  }

  /** Whether the name of a file to write stands for standard output. */
  public static boolean isStandardOutput(Path file) {
    return STANDARD_OUTPUT.contains(file.toString());
  }

  /** The name of a file or folder as seen from the folder where the command was called. */
  public Path named(Path file) {
    return folder.isAbsolute() && file.startsWith(folder) ? folder.relativize(file) : file;
  }

  /**
   * Opens the file that an option names, or standard output for {@code -}. The caller closes it.
   *
   * @throws IOException if the file cannot be created
   */
  public OutputFile output(Path file) throws IOException {
    if (!isStandardOutput(file)) {
      return OutputFile.create(file);
    }
    out.flush();
    return OutputFile.to(bytes);
  }

  /**
   * Opens the file that an option names, whose draft stays if it is not finished, or standard
   * output for {@code -}. The caller closes it.
   *
   * @param mark identifies what is written; a draft with another mark is not continued
   * @param kept tells how much of an existing draft counts
   * @throws IOException if the file cannot be created, or another program writes it
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
    write(file, Text.utf8(text));
  }

  /** Prints a line on stdout for people, who may have named files as they like. */
  public void say(String text) {
    out.println(Characters.printable(text));
  }

  /** Reports what was written: on stdout or, if the content itself went there, on stderr. */
  public void written(Path file, String text) {
    if (isStandardOutput(file)) {
      note(text);
    } else {
      say(text);
    }
  }

  /** Prints a line on stderr. */
  public void note(String text) {
    err.println(Characters.printable(text));
    err.flush();
  }

  /** Prints a warning on stderr. */
  public void warn(String text) {
    err.println(paint("33", "warning: ") + Characters.printable(text));
    err.flush();
  }

  /** Prints an error on stderr. */
  public void error(String text) {
    err.println(paint("31", "error: ") + Characters.printable(text));
    err.flush();
  }

  /** Whether a person reads the output. */
  public boolean isTerminal() {
    return terminal == Terminal.YES || terminal == Terminal.ELSEWHERE;
  }

  /** Prints a failure on stderr, with its stack trace and causes. */
  public void trace(String before, Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text, true));
    LAYOUT
        .splitAsStream(before + text.toString().replace("\r\n", "\n"))
        .map(part -> part.equals("\n") || part.equals("\t") ? part : Characters.printable(part))
        .forEach(err::print);
    err.flush();
  }

  private String paint(String code, String text) {
    return isTerminal() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }

  /**
   * Progress on stderr with rate and time left: on a terminal a bar, for what takes more than two
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
   * @param total counts the steps; called only if progress is shown
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
