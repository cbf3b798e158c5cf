package org.wardiary.events.log.broker;

import java.io.File;
import java.nio.file.Path;
import java.util.Properties;
import org.wardiary.events.text.Text;

/** Kafka's settings for a single node that is both broker and controller, on loopback only. */
final class NodeSettings {

  static final String HOST = "127.0.0.1";
  static final int NODE = 1;
  static final String CONTROLLER = "CONTROLLER";

  private NodeSettings() {}

  /**
   * The settings of a node.
   *
   * @param logs directory of the logs
   * @param port port for clients
   * @param controllerPort port of the controller, which may differ at every start
   */
  static Properties of(Path logs, int port, int controllerPort) {
    Properties p = new Properties();
    p.put("process.roles", "broker,controller");
    p.put("node.id", Integer.toString(NODE));
    p.put(
        "listeners",
        Text.of("PLAINTEXT://%s:%d,%s://%s:%d", HOST, port, CONTROLLER, HOST, controllerPort));
    p.put("advertised.listeners", Text.of("PLAINTEXT://%s:%d", HOST, port));
    p.put("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
    p.put("controller.listener.names", CONTROLLER);
    p.put("inter.broker.listener.name", "PLAINTEXT");
    p.put("controller.quorum.voters", Text.of("%d@%s:%d", NODE, HOST, controllerPort));
    p.put("log.dirs", logs.toString());
    p.put("auto.create.topics.enable", "false");
    // by default the offsets of a consumer group that has not run for a week are deleted
    p.put("offsets.retention.minutes", Integer.toString(Integer.MAX_VALUE));
    single(p);
    small(p);
    unobserved(p);
    // Kafka makes snapshots read-only, and on Windows cannot delete such files
    if (File.separatorChar == '/') {
      snapshots(p);
    }
    // the clock may have been set back since a message was written: accept any timestamp in the
    // future
    p.put("log.message.timestamp.after.max.ms", Long.toString(Long.MAX_VALUE));
    // no other broker takes over from a single one: after a sleep, as on a closed laptop, it
    // continues; after a kill its registration is removed at the next start
    p.put("broker.session.timeout.ms", Integer.toString(Integer.MAX_VALUE));
    p.put("broker.heartbeat.interval.ms", "200");
    return p;
  }

  private static void single(Properties p) {
    for (String topic : new String[] {"offsets.topic", "transaction.state.log"}) {
      p.put(topic + ".replication.factor", "1");
      p.put(topic + ".num.partitions", "1");
    }
    p.put("transaction.state.log.min.isr", "1");
    p.put("share.coordinator.state.topic.replication.factor", "1");
    p.put("share.coordinator.state.topic.min.isr", "1");
    p.put("share.coordinator.state.topic.num.partitions", "1");
    p.put("group.initial.rebalance.delay.ms", "0");
    p.put("group.streams.initial.rebalance.delay.ms", "0");
  }

  private static void small(Properties p) {
    p.put("num.network.threads", "2");
    p.put("num.io.threads", "4");
    p.put("background.threads", "2");
    // by default the cleaner takes 128 MiB of heap
    p.put("log.cleaner.dedupe.buffer.size", Integer.toString(2 << 20));
    p.put("log.cleaner.io.buffer.size", Integer.toString(256 << 10));
    // only segments before the active one are compacted
    p.put("offsets.topic.segment.bytes", Integer.toString(1 << 20));
    p.put("transaction.state.log.segment.bytes", Integer.toString(1 << 20));
    p.put("log.segment.bytes", Integer.toString(256 << 20));
    p.put("log.index.size.max.bytes", Integer.toString(1 << 20));
  }

  /**
   * Has Kafka make snapshots of its metadata. A start, like a stop, appends a record for each of
   * some seventy partitions, 5 KiB in all, and the next start reads what was appended since the
   * last snapshot; Kafka counts only what is appended in one run, so that by default short runs
   * would make no snapshot at all. Nothing is appended just to show that the controller is there.
   */
  private static void snapshots(Properties p) {
    p.put("metadata.max.idle.interval.ms", "0");
    p.put("metadata.log.max.record.bytes.between.snapshots", Integer.toString(4 << 10));
    p.put("metadata.log.segment.bytes", Integer.toString(8 << 20));
    p.put("metadata.max.retention.bytes", Integer.toString(256 << 10));
  }

  /** Nobody asks this process for metrics, and JMX takes a tenth of its start. */
  private static void unobserved(Properties p) {
    p.put("metric.reporters", "");
    p.put("metrics.jmx.exclude", ".*");
  }
}
