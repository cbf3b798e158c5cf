package org.wardiary.events.log.broker;

import java.lang.ref.WeakReference;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Stops clients when a broker on this machine has died, since they would otherwise wait for it.
 * Clients that are no longer in use are forgotten, because a long-running program creates thousands
 * of them. Safe to share between threads.
 */
final class BrokerDeath {

  private static final Logger LOG = LoggerFactory.getLogger(BrokerDeath.class);

  private final Map<Object, Runnable> stops = Collections.synchronizedMap(new WeakHashMap<>());
  private volatile boolean died;

  private BrokerDeath() {}

  /** Watches a broker. */
  static BrokerDeath of(RunningBroker broker) {
    BrokerDeath death = new BrokerDeath();
    broker.onDeath(death::stopAll);
    return death;
  }

  /**
   * Has a client stopped as soon as the broker has died, on another thread, or immediately on the
   * caller's thread if it has died already.
   *
   * @param stop stops the client; it must not keep a reference to it
   */
  <T> void stop(T client, Consumer<? super T> stop) {
    WeakReference<T> used = new WeakReference<>(client);
    stops.put(client, () -> Optional.ofNullable(used.get()).ifPresent(stop));
    if (died) {
      stop.accept(client);
    }
  }

  private void stopAll() {
    died = true;
    List<Runnable> all;
    synchronized (stops) {
      all = List.copyOf(stops.values());
    }
    all.forEach(BrokerDeath::run);
  }

  private static void run(Runnable stop) {
    try {
      stop.run();
    } catch (RuntimeException e) {
      LOG.debug("a client of the broker that has died does not stop", e);
    }
  }
}
