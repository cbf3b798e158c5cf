package org.wardiary.reports.exchange;

/** A published game cannot be converted into a record; the message says why. */
final class NotImported extends RuntimeException {

  private static final long serialVersionUID = 1L;

  NotImported(String message) {
    super(message);
  }
}
