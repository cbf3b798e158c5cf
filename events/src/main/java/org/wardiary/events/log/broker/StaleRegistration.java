package org.wardiary.events.log.broker;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import kafka.server.ControllerServer;
import kafka.server.SharedServer;
import org.apache.kafka.common.errors.BrokerIdNotRegisteredException;
import org.apache.kafka.common.errors.NotControllerException;
import org.apache.kafka.common.message.RequestHeaderData;
import org.apache.kafka.common.security.auth.KafkaPrincipal;
import org.apache.kafka.controller.ControllerRequestContext;
import org.apache.kafka.image.MetadataDelta;
import org.apache.kafka.image.MetadataImage;
import org.apache.kafka.image.loader.LoaderManifest;
import org.apache.kafka.image.publisher.MetadataPublisher;
import org.apache.kafka.metadata.BrokerRegistration;

/**
 * The registration that a killed broker leaves behind: the controller counts the broker as alive
 * until its session expires. A broker that starts before then takes itself for the leader of its
 * partitions, but loses the leadership when the session expires. Its transaction coordinator, which
 * has begun to write the markers of transactions whose outcome the killed broker had decided, then
 * takes the partitions for deleted and skips them (Kafka 4.3's {@code
 * TransactionMarkerChannelManager}), so that readers of committed messages wait at such a
 * transaction for ever. Therefore the registration is removed before a broker starts.
 */
final class StaleRegistration implements MetadataPublisher {

  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private static final Duration PAUSE = Duration.ofMillis(10);

  private final CompletableFuture<Boolean> known = new CompletableFuture<>();
  private final CompletableFuture<Void> gone = new CompletableFuture<>();

  private StaleRegistration() {}

  /**
   * Removes the registration if there is one; returns once the metadata confirm it.
   *
   * @param shared the server state, on which no broker has been started yet
   * @param controller the controller, already started
   * @throws IOException if the controller does not remove it
   */
  static void remove(SharedServer shared, ControllerServer controller) throws IOException {
    StaleRegistration registration = new StaleRegistration();
    shared.loader().installPublishers(List.of(registration));
    try {
      if (registration.known.get(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) {
        unregister(controller);
        registration.gone.get(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
      }
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException("expected the killed broker to be unregistered but: " + e, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("expected the killed broker to be unregistered but was interrupted", e);
    }
  }

  /** Sends the request until the controller is active, which takes a moment for a single voter. */
  private static void unregister(ControllerServer controller)
      throws ExecutionException, InterruptedException, TimeoutException {
    long deadline = System.nanoTime() + TIMEOUT.toNanos();
    while (true) {
      try {
        controller
            .controller()
            .unregisterBroker(
                new ControllerRequestContext(
                    new RequestHeaderData(), KafkaPrincipal.ANONYMOUS, OptionalLong.empty()),
                NodeSettings.NODE)
            .get(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
        return;
      } catch (ExecutionException e) {
        if (e.getCause() instanceof BrokerIdNotRegisteredException) {
          return;
        }
        if (!(e.getCause() instanceof NotControllerException) || System.nanoTime() > deadline) {
          throw e;
        }
        Thread.sleep(PAUSE.toMillis());
      }
    }
  }

  @Override
  public String name() {
    return "StaleRegistration";
  }

  @Override
  public void onMetadataUpdate(MetadataDelta delta, MetadataImage image, LoaderManifest manifest) {
    BrokerRegistration broker = image.cluster().broker(NodeSettings.NODE);
    boolean counts = broker != null && !broker.fenced();
    known.complete(counts);
    if (!counts) {
      gone.complete(null);
    }
  }

  @Override
  public void close() {
    // called by the loader; there is nothing to close
  }
}
