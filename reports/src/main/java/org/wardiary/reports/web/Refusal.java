package org.wardiary.reports.web;

/** A request that gets no answer but an error: its status, and what was expected. */
final class Refusal extends RuntimeException {

  private final int status;

  /**
   * A refusal.
   *
   * @param status HTTP status
   * @param detail {@code expected … but got …}
   */
  Refusal(int status, String detail) {
    super(detail);
    this.status = status;
  }

  int status() {
    return status;
  }

  /** The status in words. */
  String title() {
    return switch (status) {
      case 400 -> "Bad request";
      case 404 -> "Not found";
      case 405 -> "Method not allowed";
      case 406 -> "Not acceptable";
      case 421 -> "Misdirected request";
      case 503 -> "Not ready";
      default -> "Error";
    };
  }
}
