package org.wardiary.app.command;

import java.util.Locale;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;
import org.slf4j.helpers.NOP_FallbackServiceProvider;
import org.slf4j.helpers.Reporter;

/**
 * Sets what a program logs to standard error, and how, by the properties that {@code logback.xml}
 * reads. Must be called before anything is logged. A log level that the user has set is kept.
 */
public final class LogSetup {

  private static final String ALL = "wardiary.log";
  private static final String OWN = "wardiary.log.own";

  private static final String FORMAT = "wardiary.log.format";
  private static final String OTHER_FILE = "logback.configurationFile";
  private static final String PROVIDER = LoggerFactory.PROVIDER_PROPERTY_KEY;
  private static final String NONE = NOP_FallbackServiceProvider.class.getName();

  private LogSetup() {}

  /** How a message is written. */
  enum Format {
    /** Text for people. */
    TEXT,
    /** One JSON object per line. */
    JSON
  }

  /**
   * Has nothing logged: a command speaks for itself. Then nothing that logs is loaded either, which
   * would take a twentieth of a second.
   */
  public static void ofCommand() {
    if (Stream.of(ALL, OWN, OTHER_FILE, PROVIDER)
        .allMatch(key -> System.getProperty(key) == null)) {
      System.setProperty(PROVIDER, NONE);
      // otherwise it is announced on standard error
      System.getProperties().putIfAbsent(Reporter.SLF4J_INTERNAL_VERBOSITY_KEY, "WARN");
    }
  }

  /** Has the program's own messages and the warnings of Kafka logged. */
  static void ofService(Format format) {
    System.getProperties().remove(PROVIDER, NONE);
    System.setProperty(FORMAT, format.name().toLowerCase(Locale.ROOT));
    if (System.getProperty(ALL) == null) {
      System.setProperty(ALL, "WARN");
      System.setProperty(OWN, "INFO");
    }
  }
}
