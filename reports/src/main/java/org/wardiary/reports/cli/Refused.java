package org.wardiary.reports.cli;

/** Some input was refused; all there is to say has been said. Exit code 1. */
final class Refused extends RuntimeException {

  /** With what to print, or an empty text if it has been printed. */
  Refused(String message) {
    super(message);
  }
}
