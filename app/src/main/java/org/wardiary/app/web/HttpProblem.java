package org.wardiary.app.web;

import java.util.List;
import org.wardiary.app.play.PlayRefused;

/** Thrown for a request that is answered with an error: its HTTP status, and what was expected. */
final class HttpProblem extends RuntimeException {

  private final int status;
  private final String rule;
  private final List<String> nearest;

  /** The refusal of a request about a played game. */
  static HttpProblem of(PlayRefused refused) {
    return new HttpProblem(
        PlayRoutes.status(refused), refused.getMessage(), refused.rule(), refused.nearest());
  }

  /**
   * A refusal.
   *
   * @param status HTTP status
   * @param detail {@code expected … but got …}
   */
  HttpProblem(int status, String detail) {
    this(status, detail, "", List.of());
  }

  /** The refusal of an illegal answer: the rule that it breaks, and the nearest legal answers. */
  HttpProblem(int status, String detail, String rule, List<String> nearest) {
    super(detail);
    this.status = status;
    this.rule = rule;
    this.nearest = nearest;
  }

  /** Id of the rule that an answer breaks; empty if none is named. */
  String rule() {
    return rule;
  }

  /** Legal answers nearest to a refused one. */
  List<String> nearest() {
    return nearest;
  }

  int status() {
    return status;
  }

  /** The status in words. */
  String title() {
    return switch (status) {
      case 400 -> "Bad request";
      case 403 -> "Forbidden";
      case 404 -> "Not found";
      case 405 -> "Method not allowed";
      case 406 -> "Not acceptable";
      case 408 -> "Too slow";
      case 409 -> "Conflict";
      case 413 -> "Too large";
      case 414 -> "Address too long";
      case 415 -> "Unsupported media type";
      case 421 -> "Misdirected request";
      case 422 -> "Illegal answer";
      case 429 -> "Too many requests";
      case 431 -> "Headers too long";
      case 503 -> "Not ready";
      default -> "Error";
    };
  }
}
