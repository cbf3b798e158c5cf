package org.wardiary.events.log.broker;

import java.util.stream.Stream;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.AuthorizationException;

/**
 * Tells failures of a cluster that trying again may mend (no answer) from those that it cannot mend
 * as long as the program has the same settings: a password that is not accepted, a certificate that
 * is not trusted or of another host, a missing right, settings with which no client can be made.
 */
public final class FinalFailure {

  private FinalFailure() {}

  /** Whether trying again is of no use. */
  public static boolean is(Throwable failure) {
    return causes(failure)
        .anyMatch(
            cause ->
                cause instanceof AuthenticationException
                    || cause instanceof AuthorizationException
                    || cause instanceof RequestRefused
                    || cause instanceof UnusableSettings);
  }

  /**
   * Whether none of the brokers' host names is known; it may be mistyped, or belong to a broker
   * that is yet to be started.
   */
  public static boolean isUnresolved(Throwable failure) {
    // Kafka has no exception of its own for it
    return causes(failure)
        .anyMatch(
            cause ->
                cause instanceof ConfigException
                    && String.valueOf(cause.getMessage()).startsWith("No resolvable bootstrap"));
  }

  private static Stream<Throwable> causes(Throwable failure) {
    return Stream.iterate(failure, cause -> cause != null, Throwable::getCause);
  }
}
