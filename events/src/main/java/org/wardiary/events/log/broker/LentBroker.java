package org.wardiary.events.log.broker;

import java.util.Optional;

/** A broker that another part of this program holds and closes. */
record LentBroker(RunningBroker lender) implements RunningBroker {

  @Override
  public Optional<String> failure() {
    return lender.failure();
  }

  @Override
  public void onDeath(Runnable action) {
    lender.onDeath(action);
  }

  @Override
  public void close() {
    // left to the holder
  }
}
