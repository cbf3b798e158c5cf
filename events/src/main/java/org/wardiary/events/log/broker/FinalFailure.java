package org.wardiary.events.log.broker;

import java.util.stream.Stream;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.AuthorizationException;

/**
 * Tells failures of a cluster that trying again may mend (no answer) from those that it cannot mend
 * as long as the program has the same settings: a password that is not accepted, a certificate that
 * is not trusted or of another host, a missing right.
 */
public final class FinalFailure {

  private FinalFailure() {}

  /** Whether trying again is of no use. */
  public static boolean is(Throwable failure) {
    return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
        .anyMatch(
            cause ->
                cause instanceof AuthenticationException
                    || cause instanceof AuthorizationException
                    || cause instanceof RequestRefused);
  }
}
