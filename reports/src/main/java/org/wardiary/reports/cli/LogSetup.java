package org.wardiary.reports.cli;

import java.util.Locale;

/**
 * Sets what a long-running program logs to standard error, and how, by the properties that {@code
 * logback.xml} reads. Must be called before anything is logged. A log level that the user has set
 * is kept.
 */
final class LogSetup {

  private static final String ALL = "wardiary.log";
  private static final String OWN = "wardiary.log.own";

  private static final String FORMAT = "wardiary.log.format";

  private LogSetup() {}

  /** How a message is written. */
  enum Format {
    /** Text for people. */
    TEXT,
    /** One JSON object per line. */
    JSON
  }

  /** Has the program's own messages and the warnings of Kafka logged. */
  static void ofService(Format format) {
    System.setProperty(FORMAT, format.name().toLowerCase(Locale.ROOT));
    if (System.getProperty(ALL) == null) {
      System.setProperty(ALL, "WARN");
      System.setProperty(OWN, "INFO");
    }
  }
}
