package org.wardiary.events.log.broker;

import java.lang.reflect.Proxy;

/** Ignores signals of the terminal that must not end a background program. */
public final class Signals {

  private Signals() {}

  /**
   * Ignores a signal. Uses reflection because signals have no public API; on platforms without
   * them, only prints a note to standard error.
   *
   * @param name name without {@code SIG}, e.g. {@code INT}
   */
  public static void ignore(String name) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object nothing =
          Proxy.newProxyInstance(
              handler.getClassLoader(), new Class<?>[] {handler}, (o, m, a) -> null);
      signal
          .getMethod("handle", signal, handler)
          .invoke(null, signal.getConstructor(String.class).newInstance(name), nothing);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      System.err.println("signal " + name + " is not ignored: " + e);
    }
  }
}
