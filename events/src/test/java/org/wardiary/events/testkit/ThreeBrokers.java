package org.wardiary.events.testkit;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListTopicsOptions;
import org.apache.kafka.common.Uuid;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;

/**
 * A cluster of three Kafka brokers on this machine, each a process of its own; killed when it is
 * closed.
 */
public final class ThreeBrokers implements AutoCloseable {

  private static final int BROKERS = 3;
  private static final String HOST = "127.0.0.1";

  /**
   * Where a broker runs.
   *
   * @param host its address
   * @param by a command that replaces itself with the broker, as for {@link ChildProgram}
   */
  public record Place(String host, List<String> by) {}

  private final Path folder;
  private final List<Place> places;
  private final List<Integer> ports;
  private final String voters;
  private final String cluster = Uuid.randomUuid().toString();
  private final List<ChildProgram> nodes = new ArrayList<>();

  /**
   * Starts the brokers and returns once clients can use them.
   *
   * @param folder where their data and logs go
   */
  public ThreeBrokers(Path folder) throws IOException {
    this(folder, Collections.nCopies(BROKERS, new Place(HOST, List.of())));
  }

  /**
   * Starts the brokers at given places.
   *
   * @param folder where their data and logs go
   * @param places three places
   */
  public ThreeBrokers(Path folder, List<Place> places) throws IOException {
    this(places, folder);
    start(BROKERS);
  }

  private ThreeBrokers(List<Place> places, Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.places = List.copyOf(places);
    ports = freePorts(2 * BROKERS);
    voters =
        IntStream.range(0, BROKERS)
            .mapToObj(i -> Text.of("%d@%s", i + 1, address(i, BROKERS + i)))
            .collect(Collectors.joining(","));
  }

  /** A cluster whose addresses are known, none of whose brokers has been started. */
  public static ThreeBrokers announced(Path folder) throws IOException {
    return new ThreeBrokers(Collections.nCopies(BROKERS, new Place(HOST, List.of())), folder);
  }

  /**
   * Starts the first brokers, as far as they have not been started, and returns once they take
   * part.
   *
   * @param count 2 or 3: one alone has no controller
   */
  public void start(int count) throws IOException {
    int before = nodes.size();
    try {
      while (nodes.size() < count) {
        nodes.add(node(nodes.size()));
      }
      for (ChildProgram node : nodes.subList(before, count)) {
        requireStarted(node);
      }
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  private String address(int node, int port) {
    return Text.of("%s:%d", places.get(node).host(), ports.get(port));
  }

  private ChildProgram node(int i) throws IOException {
    return new ChildProgram(
        folder.resolve(Text.of("broker-%d.log", i + 1)),
        places.get(i).by(),
        List.of(),
        BrokerNode.class,
        Integer.toString(i + 1),
        folder.resolve(Text.of("broker-%d", i + 1)).toString(),
        address(i, i),
        address(i, BROKERS + i),
        voters,
        cluster);
  }

  private void requireStarted(ChildProgram node) throws IOException {
    if (!node.line().equals("READY")) {
      throw new IOException("expected a broker to start but it ended: see its log in " + folder);
    }
  }

  /** {@code HOST:PORT,…} of all brokers. */
  public String bootstrapServers() {
    return IntStream.range(0, BROKERS)
        .mapToObj(i -> address(i, i))
        .collect(Collectors.joining(","));
  }

  /** Kills a broker with {@code kill -9}. */
  public void kill(int number) throws InterruptedException {
    nodes.get(number).process().destroyForcibly().waitFor();
  }

  /** Starts a killed broker again, and returns once it takes part. */
  public void restart(int number) throws IOException {
    ChildProgram node = node(number);
    nodes.set(number, node);
    requireStarted(node);
  }

  /**
   * Whether all replicas of all partitions are in sync.
   *
   * @param admin a client of this cluster
   */
  public boolean inSync(Admin admin) throws InterruptedException, ExecutionException {
    Set<String> topics = admin.listTopics(new ListTopicsOptions().listInternal(true)).names().get();
    return admin.describeTopics(topics).allTopicNames().get().values().stream()
        .flatMap(topic -> topic.partitions().stream())
        .allMatch(partition -> partition.isr().size() == partition.replicas().size());
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
