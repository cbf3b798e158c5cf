package org.wardiary.events.log.stream;

import java.util.Optional;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/** A Kafka Streams application has ended, and does not go on in this program. */
public final class AppFailed extends ClusterException {

  /** With the application's name and why it has ended, as far as that is known. */
  AppFailed(String application, Optional<Throwable> reason) {
    super(
        Text.of(
            "expected %s to run but it failed: %s",
            application, reason.map(Throwable::toString).orElse("no reason given")),
        reason.orElse(null));
  }
}
