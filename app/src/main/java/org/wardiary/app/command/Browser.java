package org.wardiary.app.command;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Opens the browser of the person at the terminal. */
final class Browser {

  private Browser() {}

  /** Opens an address; does nothing if the system has no program that can. */
  static void open(String address) {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    List<String> command =
        system.startsWith("win")
            ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
            : List.of(system.contains("mac") ? "open" : "xdg-open", address);
    try {
      new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      // the address is printed in any case
      return;
    }
  }
}
