package org.wardiary.app.faults;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.events.testkit.ThreeBrokers.Place;
import org.wardiary.events.text.Text;

/**
 * A switch to which computers are connected, and also this program, made of network namespaces of
 * Linux. Only root can make one, and only one at a time.
 */
final class Network implements AutoCloseable {

  // in a namespace of its own, where no firewall rules apply to its traffic
  private static final String ROOM = "wardiary-room";
  private static final String SWITCH = "switch";
  private static final String HERE = "wardiary-here";
  private static final String PREFIX = "10.213.77.";

  private final int computers;

  /** Makes a number of computers that all reach one another. */
  Network(int computers) throws IOException {
    this.computers = computers;
    try {
      ip("netns", "add", ROOM);
      ip("-n", ROOM, "link", "add", SWITCH, "type", "bridge");
      ip("-n", ROOM, "link", "set", SWITCH, "up");
      ip("link", "add", HERE, "type", "veth", "peer", "name", "here", "netns", ROOM);
      plug("here");
      ip("addr", "add", PREFIX + "254/24", "dev", HERE);
      ip("link", "set", HERE, "up");
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
    ip("-n", ROOM, "link", "add", cable(i), "type", "veth", "peer", "eth0", "netns", name(i));
    plug(cable(i));
    ip("-n", name(i), "addr", "add", address(i) + "/24", "dev", "eth0");
    ip("-n", name(i), "link", "set", "eth0", "up");
    ip("-n", name(i), "link", "set", "lo", "up");
  }

  private static void plug(String cable) throws IOException {
    ip("-n", ROOM, "link", "set", cable, "master", SWITCH);
    ip("-n", ROOM, "link", "set", cable, "up");
  }

  private static String name(int i) {
    return "wardiary-" + i;
  }

  private static String cable(int i) {
    return "cable-" + i;
  }

  private static String address(int i) {
    return PREFIX + (i + 1);
  }

  /** The computers: their addresses, and the beginning of a command that runs on them. */
  List<Place> places() {
    return IntStream.range(0, computers)
        .mapToObj(i -> new Place(address(i), List.of("ip", "netns", "exec", name(i))))
        .toList();
  }

  /** Unplugs a computer: packets are lost without notice. */
  void cut(int i) throws IOException {
    ip("-n", ROOM, "link", "set", cable(i), "nomaster");
  }

  /** Plugs a computer in again. */
  void heal(int i) throws IOException {
    plug(cable(i));
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
    remove("link", "del", HERE);
    remove("netns", "del", ROOM);
  }

  private static void remove(String... words) {
    try {
      ip(words);
    } catch (IOException e) {
      System.err.println(Text.of("left behind: %s", e.getMessage()));
    }
  }
}
