package org.wardiary.app.web;

import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.wardiary.events.text.Text;

/**
 * The host names that requests may use. A page elsewhere whose own name is made to resolve to this
 * machine (DNS rebinding) sends requests under that name, which are refused.
 */
public final class HostNames {

  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");

  private final Set<String> names = new TreeSet<>(LOCAL);

  /** Allows the names of this machine for itself, and others. */
  public HostNames(Collection<String> others) {
    others.forEach(name -> names.add(name.toLowerCase(Locale.ROOT)));
  }

  /**
   * Requires that a request uses an allowed name.
   *
   * @param host its {@code Host} header, with port; null if it has none
   * @throws HttpProblem if it names another host
   */
  void require(String host) {
    String name = name(host);
    if (!names.contains(name)) {
      throw new HttpProblem(
          421, Text.of("expected a request to %s but got '%s'", String.join(", ", names), name));
    }
  }

  /**
   * Whether a request uses an allowed name or an address of digits, which no name server can make
   * another's: probes and collectors of metrics use those.
   *
   * @param host its {@code Host} header, with port; null if it has none
   */
  public boolean allowOrAreDigits(String host) {
    String name = name(host);
    return names.contains(name) || name.matches("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+]");
  }

  /**
   * Whether a name means this machine to each machine that uses it.
   *
   * @param host the {@code Host} header of a request, with port; null if it has none
   */
  static boolean isLocal(String host) {
    return LOCAL.contains(name(host));
  }

  private static String name(String host) {
    return host == null ? "" : host.replaceFirst(":\\d{1,5}$", "").toLowerCase(Locale.ROOT);
  }
}
