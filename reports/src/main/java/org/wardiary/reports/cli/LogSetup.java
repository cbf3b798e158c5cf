package org.wardiary.reports.cli;

import java.util.Locale;

/**
 * What a program that stays writes to standard error, and how: the settings that {@code
 * logback.xml} reads. To be called before anything is logged. What the user has set stays.
 */
final class LogSetup {

  private static final String ALL = "wardiary.log";
  private static final String OWN = "wardiary.log.own";

  private static final String FORMAT = "wardiary.log.format";

  private LogSetup() {}

  /** How a message is written. */
  enum Format {
    /** For people. */
    TEXT,
    /** A JSON object a line. */
    JSON
  }

  /** The program's own messages, and warnings of Kafka. */
  static void ofService(Format format) {
    System.setProperty(FORMAT, format.name().toLowerCase(Locale.ROOT));
    if (System.getProperty(ALL) == null) {
      System.setProperty(ALL, "WARN");
      System.setProperty(OWN, "INFO");
    }
  }
}
