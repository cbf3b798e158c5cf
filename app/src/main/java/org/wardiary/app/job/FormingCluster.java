package org.wardiary.app.job;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.wardiary.events.log.broker.FinalFailure;
import org.wardiary.events.log.stream.ClusterOutage;
import org.wardiary.events.text.Text;

/**
 * Waits for a cluster that is forming: its brokers do not answer yet, or are too few for the
 * replicas of the topics. For one thread.
 */
public final class FormingCluster {

  /** A name that is unknown for longer is rather mistyped than new. */
  private static final Duration UNRESOLVED = Duration.ofSeconds(60);

  private final String place;
  private final Consumer<String> print;
  private final BooleanSupplier pause;
  private final Duration unresolved;
  private final Set<Class<?>> reasons = new HashSet<>();

  /**
   * A cluster that may be forming.
   *
   * @param place its address, for messages
   * @param print receives a line for each reason to wait
   * @param pause waits a moment before the next attempt; returns whether to go on
   */
  public FormingCluster(String place, Consumer<String> print, BooleanSupplier pause) {
    this(place, print, pause, UNRESOLVED);
  }

  /** As above, with the time for which none of the cluster's names has to be known. */
  FormingCluster(String place, Consumer<String> print, BooleanSupplier pause, Duration unresolved) {
    this.place = place;
    this.print = print;
    this.pause = pause;
    this.unresolved = unresolved;
  }

  /**
   * Repeats a work until the cluster can do it.
   *
   * @return the result of the work
   * @throws RuntimeException that of the work, if waiting {@linkplain ClusterOutage#mayPass cannot
   *     help}, the address stays unknown, or the wait is to end
   */
  public <T> T await(Supplier<T> work) {
    long begin = System.nanoTime();
    while (true) {
      try {
        return work.get();
      } catch (RuntimeException e) {
        boolean mistyped =
            FinalFailure.isUnresolved(e) && System.nanoTime() - begin >= unresolved.toNanos();
        if (mistyped || !ClusterOutage.mayPass(e)) {
          throw e;
        }
        print(e);
        if (!pause.getAsBoolean()) {
          throw e;
        }
      }
    }
  }

  /** Prints each kind of reason once; its text may differ from attempt to attempt. */
  private void print(RuntimeException failure) {
    Class<?> kind =
        Stream.iterate((Throwable) failure, cause -> cause != null, Throwable::getCause)
            .reduce(failure, (outer, inner) -> inner)
            .getClass();
    if (reasons.add(kind)) {
      print.accept(Text.of("waiting for the cluster %s: %s", place, failure.getMessage()));
    }
  }
}
