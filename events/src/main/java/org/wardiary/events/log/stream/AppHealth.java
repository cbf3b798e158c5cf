package org.wardiary.events.log.stream;

import java.util.Map;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.MetricName;
import org.apache.kafka.streams.KafkaStreams;

/**
 * The health of an application that runs in this program.
 *
 * @param application its id
 * @param state Kafka Streams' name of its state, e.g. {@code REBALANCING}
 * @param isRunning whether it has its partitions and their state
 * @param hasFailed whether it has ended for good
 * @param lag consumer lag over all its partitions, in messages
 */
public record AppHealth(
    String application, String state, boolean isRunning, boolean hasFailed, long lag) {

  // per partition, of the consumer of the messages to be processed; updated at each fetch
  private static final String LAG = "records-lag";
  private static final String RESTORING = "-restore-consumer";

  static AppHealth of(String application, KafkaStreams streams) {
    KafkaStreams.State state = streams.state();
    return new AppHealth(
        application,
        state.name(),
        state == KafkaStreams.State.RUNNING,
        state == KafkaStreams.State.ERROR || state == KafkaStreams.State.PENDING_ERROR,
        lag(streams.metrics()));
  }

  private static long lag(Map<MetricName, ? extends Metric> metrics) {
    double lag = 0;
    for (Map.Entry<MetricName, ? extends Metric> metric : metrics.entrySet()) {
      MetricName name = metric.getKey();
      boolean counts =
          name.name().equals(LAG)
              && !name.tags().getOrDefault("client-id", "").endsWith(RESTORING)
              && metric.getValue().metricValue() instanceof Double value
              && value > 0;
      lag += counts ? (Double) metric.getValue().metricValue() : 0;
    }
    return Math.round(lag);
  }
}
