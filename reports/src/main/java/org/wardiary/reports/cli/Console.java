package org.wardiary.reports.cli;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Where a command prints: results on stdout; progress, warnings and errors on stderr. Colour and
 * progress bars appear only on a terminal.
 *
 * @param out results
 * @param err all else
 * @param terminal whether both lead to a terminal
 */
record Console(PrintWriter out, PrintWriter err, Terminal terminal) {

  /** Whether output leads to a terminal. */
  enum Terminal {
    /** A person reads it. */
    YES,
    /** A file or a program takes it. */
    NO
  }

  /** The console of this process; {@code NO_COLOR} and {@code TERM=dumb} count as no terminal. */
  @SuppressWarnings("SystemConsoleNull")
  static Console system(PrintWriter out, PrintWriter err) {
    // Otherwise a JDK of 22 or later returns a console where there is no terminal
    System.setProperty("jdk.console", "java.base");
    boolean person =
        System.console() != null
            && System.getenv("NO_COLOR") == null
            && !"dumb".equals(System.getenv("TERM"));
    return new Console(out, err, person ? Terminal.YES : Terminal.NO);
  }

  /** Prints a line on stderr. */
  void note(String text) {
    err.println(text);
    err.flush();
  }

  /** Prints a warning on stderr. */
  void warn(String text) {
    err.println(paint("33", "warning: ") + text);
    err.flush();
  }

  /** Prints an error on stderr. */
  void error(String text) {
    err.println(paint("31", "error: ") + text);
    err.flush();
  }

  private String paint(String code, String text) {
    return terminal == Terminal.YES ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }

  /**
   * A progress bar on stderr, silent where there is no terminal.
   *
   * @param task what is being done, e.g. {@code archiving}
   * @param total number of steps, or -1 if unknown
   */
  Progress progress(String task, long total) {
    if (terminal == Terminal.NO) {
      return Progress.SILENT;
    }
    ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(total)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(200)
            .build();
    return new Progress() {
      @Override
      public void to(long done) {
        bar.stepTo(done);
      }

      @Override
      public void close() {
        bar.close();
      }
    };
  }

  /** Progress of a long piece of work. */
  interface Progress extends AutoCloseable {

    /** Shows nothing. */
    Progress SILENT = done -> {};

    /** Shows how many steps are done. */
    void to(long done);

    /** Shows how many steps are left, where nobody knows how many there were. */
    default void behind(long remaining) {
      to(-remaining);
    }

    @Override
    default void close() {}
  }
}
