package org.wardiary.events.log.broker;

import java.lang.reflect.Proxy;

/** Signals of the terminal that a program in the background is not to end by. */
public final class Signals {

  private Signals() {}

  /**
   * Ignores a signal. By reflection because signals have no public interface; where there are none,
   * so be it.
   *
   * @param name without {@code SIG}, e.g. {@code INT}
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
