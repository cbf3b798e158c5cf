package org.wardiary.events.log.stream;

import java.util.function.Consumer;
import org.apache.kafka.common.KafkaException;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.broker.FinalFailure;
import org.wardiary.events.text.Text;

/**
 * Lets a long-running program survive a time when its cluster does not answer: reports the outage
 * once and continues with the next round of work. Not thread-safe.
 */
public final class ClusterOutage {

  private final Consumer<String> print;
  private boolean out;

  /**
   * Begins without an outage.
   *
   * @param print receives a line when an outage begins and one when it ends
   */
  public ClusterOutage(Consumer<String> print) {
    this.print = print;
  }

  /**
   * Runs a round of work; a failure of the cluster ends only this round, unless it is {@linkplain
   * FinalFailure final}.
   *
   * @throws AppFailed if an application in this program has ended, which no later round could
   *     change
   * @throws ClusterException if the thread was interrupted, or the cluster will not have this
   *     program
   */
  public void survive(Runnable round) {
    try {
      round.run();
      if (out) {
        out = false;
        print.accept("the cluster answers again");
      }
    } catch (RuntimeException e) {
      if (!mayPass(e)) {
        throw e;
      }
      if (!out) {
        out = true;
        print.accept(Text.of("the cluster does not answer, trying again: %s", e.getMessage()));
      }
    }
  }

  /**
   * Whether a failure is one of the cluster that trying again may mend; not so if an application in
   * this program has ended or the thread was interrupted.
   */
  public static boolean mayPass(RuntimeException failure) {
    return (failure instanceof ClusterException || failure instanceof KafkaException)
        && !(failure instanceof AppFailed)
        && !Thread.currentThread().isInterrupted()
        && !FinalFailure.is(failure);
  }

  /** Whether the cluster failed in the latest round. */
  public boolean isOut() {
    return out;
  }
}
