package org.wardiary.reports.faults;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.events.testkit.ThreeBrokers.Place;
import org.wardiary.events.text.Text;

/**
 * A switch with computers at it, as network namespaces of Linux; the program itself is at the
 * switch too. Root alone can make one, and there is one at a time.
 */
final class Network implements AutoCloseable {

  private static final String SWITCH = "wardiary-sw";
  private static final String PREFIX = "10.213.77.";

  private final int computers;

  /** So many computers, all of which reach one another. */
  Network(int computers) throws IOException {
    this.computers = computers;
    try {
      ip("link", "add", SWITCH, "type", "bridge");
      ip("addr", "add", PREFIX + "254/24", "dev", SWITCH);
      ip("link", "set", SWITCH, "up");
      for (int i = 0; i < computers; i++) {
        connect(i);
      }
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  private static void connect(int i) throws IOException {
    ip("netns", "add", name(i));
    ip("link", "add", cable(i), "type", "veth", "peer", "name", "eth0", "netns", name(i));
    ip("link", "set", cable(i), "master", SWITCH);
    ip("link", "set", cable(i), "up");
    ip("-n", name(i), "addr", "add", address(i) + "/24", "dev", "eth0");
    ip("-n", name(i), "link", "set", "eth0", "up");
    ip("-n", name(i), "link", "set", "lo", "up");
  }

  private static String name(int i) {
    return "wardiary-" + i;
  }

  private static String cable(int i) {
    return "wardiary-c" + i;
  }

  private static String address(int i) {
    return PREFIX + (i + 1);
  }

  /** The computers: their addresses, and words that begin a command which runs there. */
  List<Place> places() {
    return IntStream.range(0, computers)
        .mapToObj(i -> new Place(address(i), List.of("ip", "netns", "exec", name(i))))
        .toList();
  }

  /** Pulls its cable: packets are lost, and nobody is told. */
  void cut(int i) throws IOException {
    ip("link", "set", cable(i), "nomaster");
  }

  /** Puts it back. */
  void heal(int i) throws IOException {
    ip("link", "set", cable(i), "master", SWITCH);
  }

  private static void ip(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of("ip"));
    command.addAll(List.of(words));
    Commands.run(command);
  }

  @Override
  public void close() {
    for (int i = 0; i < computers; i++) {
      remove("netns", "del", name(i));
    }
    remove("link", "del", SWITCH);
  }

  private static void remove(String... words) {
    try {
      ip(words);
    } catch (IOException e) {
      System.err.println(Text.of("left behind: %s", e.getMessage()));
    }
  }
}
