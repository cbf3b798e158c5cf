package org.wardiary.events.log.stream;

import java.util.Optional;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/** Thrown if a Kafka Streams application has ended and will not continue in this program. */
public final class AppFailed extends ClusterException {

  /** Creates an exception with the application's name and the reason, if it is known. */
  AppFailed(String application, Optional<Throwable> reason) {
    super(
        Text.of(
            "expected %s to run but it failed: %s",
            application, reason.map(Throwable::toString).orElse("no reason given")),
        reason.orElse(null));
  }
}
