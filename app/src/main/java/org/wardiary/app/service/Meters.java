package org.wardiary.app.service;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.function.Supplier;

/**
 * The metrics of an instance, for Prometheus: those of the JVM, of Kafka's clients, and its health.
 */
public final class Meters implements AutoCloseable {

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics collections = new JvmGcMetrics();

  /**
   * Creates the meters of this process.
   *
   * @param health supplies the health of the instance; called at each scrape
   */
  public Meters(Supplier<Health> health) {
    new ClassLoaderMetrics().bindTo(registry);
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
    collections.bindTo(registry);
    Gauge.builder("wardiary.ready", () -> health.get().isReady() ? 1 : 0)
        .description("whether the instance does its share: /health/ready")
        .register(registry);
    Gauge.builder("wardiary.lag", () -> lag(health.get()))
        .description("messages of the instance's partitions that are still to be read")
        .register(registry);
  }

  private static long lag(Health health) {
    return health.applications().stream().mapToLong(Health.Application::lag).sum();
  }

  /** The registry to which other parts add their meters. */
  public MeterRegistry registry() {
    return registry;
  }

  /** All metrics, in the Prometheus text format. */
  String text() {
    return registry.scrape();
  }

  @Override
  public void close() {
    collections.close();
    registry.close();
  }
}
