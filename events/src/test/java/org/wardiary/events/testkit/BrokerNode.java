package org.wardiary.events.testkit;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.Feature;
import org.wardiary.events.text.Text;

/**
 * One node of a Kafka cluster, broker and controller in one. Prints {@code READY} once it takes
 * part, and runs until it is killed or its standard input ends.
 */
public final class BrokerNode {

  /**
   * Name of the setting with the cluster's SCRAM users, in Kafka's format, separated by semicolons.
   */
  static final String USERS = "users";

  private BrokerNode() {}

  /**
   * Runs a node.
   *
   * @param args its number, its folder, {@code HOST:PORT} for clients and for its controller, the
   *     controllers of all nodes as {@code NUMBER@HOST:PORT,…}, the cluster's id, and optionally a
   *     file of further settings, which may include {@link #USERS}
   */
  public static void main(String[] args) throws Exception {
    PrintStream parent = System.out;
    System.setOut(System.err);
    Properties settings = settings(args);
    if (args.length > 6) {
      try (Reader file = Files.newBufferedReader(Path.of(args[6]))) {
        settings.load(file);
      }
    }
    format(args, settings.getProperty(USERS, ""));
    settings.remove(USERS);
    KafkaRaftServer node = new KafkaRaftServer(KafkaConfig.fromProps(settings, false), Time.SYSTEM);
    node.startup();
    parent.println("READY");
    parent.flush();
    awaitEnd();
    Runtime.getRuntime().halt(0);
  }

  private static void awaitEnd() throws IOException {
    while (System.in.read() >= 0) {
      // nothing is ever written to it; it ends when the test's program ends
    }
  }

  private static void format(String[] args, String users) throws Exception {
    new Formatter()
        .setPrintStream(
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8))
        .setSupportedFeatures(Feature.PRODUCTION_FEATURES)
        .setNodeId(Integer.parseInt(args[0]))
        .setClusterId(args[5])
        .setControllerListenerName("CONTROLLER")
        .setMetadataLogDirectory(args[1])
        .addDirectory(args[1])
        .setScramArguments(users.isEmpty() ? List.of() : List.of(users.split(";")))
        .setIgnoreFormatted(true)
        .run();
  }

  private static Properties settings(String[] args) {
    Properties p = new Properties();
    p.put("process.roles", "broker,controller");
    p.put("node.id", args[0]);
    p.put("log.dirs", args[1]);
    p.put("listeners", Text.of("PLAINTEXT://%s,CONTROLLER://%s", args[2], args[3]));
    p.put("advertised.listeners", Text.of("PLAINTEXT://%s", args[2]));
    p.put("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
    p.put("controller.listener.names", "CONTROLLER");
    p.put("inter.broker.listener.name", "PLAINTEXT");
    p.put("controller.quorum.voters", args[4]);
    p.put("auto.create.topics.enable", "false");
    // the cluster's internal topics get fewer than the usual 50 partitions, so that they are ready
    // sooner
    p.put("offsets.topic.num.partitions", "3");
    p.put("transaction.state.log.num.partitions", "3");
    p.put("group.initial.rebalance.delay.ms", "0");
    p.put("log.cleaner.dedupe.buffer.size", Integer.toString(2 << 20));
    p.put("log.index.size.max.bytes", Integer.toString(1 << 20));
    return p;
  }
}
