package org.wardiary.events.log.stream;

import java.util.function.Consumer;
import org.apache.kafka.common.KafkaException;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/**
 * What a program that stays does while its cluster does not answer: it says so once, and goes on
 * with the next round. For one thread.
 */
public final class ClusterOutage {

  private final Consumer<String> told;
  private boolean out;

  /**
   * None so far.
   *
   * @param told receives a line when one begins and one when it ends
   */
  public ClusterOutage(Consumer<String> told) {
    this.told = told;
  }

  /**
   * Does a round of work, as far as the cluster allows.
   *
   * @throws AppFailed if an application here has ended: no later round could change that
   * @throws ClusterException if the round was interrupted
   */
  public void survive(Runnable round) {
    try {
      round.run();
      if (out) {
        out = false;
        told.accept("the cluster answers again");
      }
    } catch (AppFailed e) {
      throw e;
    } catch (ClusterException | KafkaException e) {
      if (Thread.currentThread().isInterrupted()) {
        throw e;
      }
      if (!out) {
        out = true;
        told.accept(Text.of("the cluster does not answer, trying again: %s", e.getMessage()));
      }
    }
  }
}
