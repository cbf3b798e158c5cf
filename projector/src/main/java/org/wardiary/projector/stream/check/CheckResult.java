package org.wardiary.projector.stream.check;

import java.util.List;

/**
 * What a check of an archive found.
 *
 * @param games number of games on the log
 * @param editions number of their editions
 * @param events number of their events
 * @param findings the faults, in the order found: the log, the rules, the views, then the
 *     quarantine
 */
public record CheckResult(long games, long editions, long events, List<Discrepancy> findings) {

  /** Copies the list. */
  public CheckResult {
    findings = List.copyOf(findings);
  }
}
