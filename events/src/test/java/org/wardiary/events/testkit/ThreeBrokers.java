package org.wardiary.events.testkit;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.common.Uuid;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;

/** A cluster of three Kafka brokers on this machine, a process each; killed when it is closed. */
public final class ThreeBrokers implements AutoCloseable {

  private static final int BROKERS = 3;
  private static final String HOST = "127.0.0.1";

  private final List<Integer> ports;
  private final List<ChildProgram> nodes = new ArrayList<>();

  /**
   * Starts them and returns once clients can use them.
   *
   * @param folder where their data and logs go
   */
  public ThreeBrokers(Path folder) throws IOException {
    Files.createDirectories(folder);
    ports = freePorts(2 * BROKERS);
    String voters =
        IntStream.range(0, BROKERS)
            .mapToObj(i -> Text.of("%d@%s:%d", i + 1, HOST, ports.get(BROKERS + i)))
            .collect(Collectors.joining(","));
    String cluster = Uuid.randomUuid().toString();
    try {
      for (int i = 0; i < BROKERS; i++) {
        nodes.add(
            new ChildProgram(
                folder.resolve(Text.of("broker-%d.log", i + 1)),
                BrokerNode.class,
                Integer.toString(i + 1),
                folder.resolve(Text.of("broker-%d", i + 1)).toString(),
                Integer.toString(ports.get(i)),
                Integer.toString(ports.get(BROKERS + i)),
                voters,
                cluster));
      }
      for (ChildProgram node : nodes) {
        if (!node.line().equals("READY")) {
          throw new IOException(
              "expected a broker to start but it ended: see its log in " + folder);
        }
      }
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  /** {@code HOST:PORT,…} of all. */
  public String bootstrapServers() {
    return ports.subList(0, BROKERS).stream()
        .map(port -> Text.of("%s:%d", HOST, port))
        .collect(Collectors.joining(","));
  }

  /** Kills a broker with {@code kill -9}. */
  public void kill(int number) throws InterruptedException {
    nodes.get(number).process().destroyForcibly().waitFor();
  }

  static List<Integer> freePorts(int count) throws IOException {
    List<ServerSocket> sockets = new ArrayList<>();
    try {
      for (int i = 0; i < count; i++) {
        sockets.add(new ServerSocket(0, 1, InetAddress.getByName(HOST)));
      }
      return sockets.stream().map(ServerSocket::getLocalPort).toList();
    } finally {
      for (ServerSocket socket : sockets) {
        socket.close();
      }
    }
  }

  @Override
  public void close() {
    nodes.forEach(ChildProgram::close);
  }
}
