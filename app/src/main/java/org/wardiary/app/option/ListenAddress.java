package org.wardiary.app.option;

import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Checks where a server is to listen, as options give it. */
public final class ListenAddress {

  private static final int LAST_PORT = 65_535;

  private ListenAddress() {}

  /**
   * Refuses a port or an address that there cannot be.
   *
   * @throws ParameterException with the option's name
   */
  static void require(CommandSpec spec, String address, int port) {
    requirePort(spec, port);
    if (!isHost(address)) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected an IP address or a host name after --address but got '%s'", address));
    }
  }

  /**
   * Refuses a port that there cannot be; 0 stands for any free one.
   *
   * @throws ParameterException if it is one
   */
  public static void requirePort(CommandSpec spec, int port) {
    if (port < 0 || port > LAST_PORT) {
      throw new ParameterException(
          spec.commandLine(), Text.of("expected 0 to %d after --port but got %d", LAST_PORT, port));
    }
  }

  private static boolean isHost(String address) {
    try {
      return ListenOptions.url(address, 1).getHost() != null;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
