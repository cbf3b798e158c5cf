package org.wardiary.app.dialog;

import java.security.SecureRandom;
import org.wardiary.app.live.TimeAndChance;

/** The clock and the random number generator of this machine. */
public final class MachineTime implements TimeAndChance {

  private final SecureRandom random = new SecureRandom();

  @Override
  public long nanos() {
    return System.nanoTime();
  }

  @Override
  public long millis() {
    return System.currentTimeMillis();
  }

  @Override
  public long draw() {
    return random.nextLong();
  }
}
