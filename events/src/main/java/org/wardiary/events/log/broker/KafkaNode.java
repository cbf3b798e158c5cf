package org.wardiary.events.log.broker;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import kafka.server.BrokerServer;
import kafka.server.ControllerServer;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.server.Server;
import kafka.server.SharedServer;
import kafka.server.StandardFaultHandlerFactory;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.ServerSocketFactory;
import org.apache.kafka.server.common.Feature;
import org.slf4j.LoggerFactory;
import org.wardiary.events.text.Text;

/**
 * A Kafka node in this process, broker and controller in one. Its sockets are bound before Kafka
 * starts, so that a busy port causes an exception and no other process can take a free port in
 * between. As usual in Kafka, a disk failure ends the process.
 */
final class KafkaNode {

  private final BrokerServer broker;
  private final ControllerServer controller;
  private final String address;
  private final String cluster;

  private KafkaNode(SharedServer shared, ControllerServer controller, String address) {
    this.broker = new BrokerServer(shared);
    this.controller = controller;
    this.address = address;
    this.cluster = shared.metaPropsEnsemble().clusterId().orElse("");
  }

  /**
   * Starts a node and returns once clients can use it.
   *
   * @param logs directory of the logs, formatted if it is new
   * @param port port for clients, 0 for any free one
   * @throws IOException if the port is taken or the directory cannot be written
   */
  static KafkaNode start(Path logs, int port) throws IOException {
    ServerSocketChannel clients = bind(port);
    ServerSocketChannel peers = bind(0);
    format(logs);
    KafkaConfig config =
        KafkaConfig.fromProps(NodeSettings.of(logs, portOf(clients), portOf(peers)), false);
    var meta =
        KafkaRaftServer.initializeLogDirs(config, LoggerFactory.getLogger(KafkaNode.class), "");
    var metrics =
        Server.initializeMetrics(config, Time.SYSTEM, meta._1().clusterId().orElseThrow());
    SharedServer shared =
        new SharedServer(
            config,
            meta._1(),
            Time.SYSTEM,
            metrics,
            CompletableFuture.completedFuture(
                Map.of(NodeSettings.NODE, new InetSocketAddress(NodeSettings.HOST, portOf(peers)))),
            List.of(),
            new StandardFaultHandlerFactory(),
            handingOut(clients, peers));
    KafkaNode node =
        new KafkaNode(
            shared,
            new ControllerServer(shared, KafkaRaftServer.configSchema(), meta._2()),
            Text.of("%s:%d", NodeSettings.HOST, portOf(clients)));
    node.controller.startup();
    StaleRegistration.remove(shared, node.controller);
    node.broker.startup();
    // Kafka does so after a minute, which many runs do not last
    shared.raftManager().raftLog().maybeClean();
    return node;
  }

  /** The address for clients, {@code HOST:PORT}. */
  String address() {
    return address;
  }

  /** Kafka's cluster id. */
  String cluster() {
    return cluster;
  }

  /** Stops the node and waits until it has stopped. */
  void stop() {
    broker.shutdown();
    controller.shutdown();
  }

  private static ServerSocketChannel bind(int port) throws IOException {
    ServerSocketChannel channel = ServerSocketChannel.open();
    try {
      return channel.bind(new InetSocketAddress(NodeSettings.HOST, port));
    } catch (IOException e) {
      channel.close();
      throw new IOException(
          Text.of(
              "expected port %d of %s to be free but: %s", port, NodeSettings.HOST, e.getMessage()),
          e);
    }
  }

  private static int portOf(ServerSocketChannel channel) throws IOException {
    return ((InetSocketAddress) channel.getLocalAddress()).getPort();
  }

  private static ServerSocketFactory handingOut(ServerSocketChannel... channels)
      throws IOException {
    Map<Integer, ServerSocketChannel> bound = new ConcurrentHashMap<>();
    for (ServerSocketChannel channel : channels) {
      bound.put(portOf(channel), channel);
    }
    return (listener, endpoint, backlog, receiveBuffer) -> {
      ServerSocketChannel channel = bound.remove(endpoint.getPort());
      channel.configureBlocking(false);
      return channel;
    };
  }

  private static void format(Path logs) throws IOException {
    if (Files.exists(logs.resolve("meta.properties"))) {
      return;
    }
    Formatter formatter =
        new Formatter()
            .setPrintStream(
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8))
            .setSupportedFeatures(Feature.PRODUCTION_FEATURES)
            .setNodeId(NodeSettings.NODE)
            .setClusterId(Uuid.randomUuid().toString())
            .setControllerListenerName(NodeSettings.CONTROLLER)
            .setMetadataLogDirectory(logs.toString())
            .addDirectory(logs.toString())
            .setIgnoreFormatted(true);
    try {
      formatter.run();
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException("expected to format " + logs + " for Kafka but: " + e.getMessage(), e);
    }
  }
}
