package org.wardiary.reports.web;

import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.wardiary.events.text.Text;

/**
 * The names under which the server may be asked. A page elsewhere whose own name is made to lead to
 * this machine (DNS rebinding) asks under that name, and is refused.
 */
final class HostNames {

  private final Set<String> names = new TreeSet<>(Set.of("localhost", "127.0.0.1", "[::1]"));

  /** The names of this machine for itself, and others. */
  HostNames(Collection<String> others) {
    others.forEach(name -> names.add(name.toLowerCase(Locale.ROOT)));
  }

  /**
   * Lets a request pass.
   *
   * @param host its header {@code Host}, port and all; null if it has none
   * @throws Refusal if it asks for another host
   */
  void require(String host) {
    String name = host == null ? "" : host.replaceFirst(":\\d{1,5}$", "").toLowerCase(Locale.ROOT);
    if (!names.contains(name)) {
      throw new Refusal(
          421, Text.of("expected a request to %s but got '%s'", String.join(", ", names), name));
    }
  }
}
