package org.wardiary.events.testkit;

import java.util.Random;
import org.wardiary.events.text.Text;

/**
 * How often a test kills a program, and when. {@code -Dwardiary.kill.rounds=N
 * -Dwardiary.kill.seed=S} runs more rounds, or the same moments again. The seed fixes what is
 * killed and after how much work; the exact instruction depends on the machine.
 *
 * @param count number of rounds
 * @param random draws the moments
 */
public record KillRounds(int count, Random random) {

  /**
   * The rounds of a test: one, or 40 under {@code -Pnightly}, if the property does not set another
   * number; prints their seed.
   */
  public static KillRounds of(Class<?> test) {
    int rounds = Integer.getInteger("wardiary.kill.rounds", Extent.of(1, 40));
    long seed = Long.getLong("wardiary.kill.seed", System.nanoTime());
    System.out.println(
        Text.of(
            "%s: -Dwardiary.kill.seed=%d -Dwardiary.kill.rounds=%d",
            test.getSimpleName(), seed, rounds));
    return new KillRounds(rounds, new Random(seed));
  }
}
