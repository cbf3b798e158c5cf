package org.wardiary.events.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** Files that are bundled with the program, which must be there. */
public final class Resources {

  private Resources() {}

  /**
   * The bytes of a file.
   *
   * @param beside a class in whose package a name without {@code /} at its beginning is looked up
   * @throws IllegalStateException if it is not there
   */
  public static byte[] bytes(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(
            Text.of("expected a resource %s beside %s but found none", name, beside.getName()));
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of a file in UTF-8, as {@link #bytes} finds it. */
  public static String text(Class<?> beside, String name) {
    return new String(bytes(beside, name), StandardCharsets.UTF_8);
  }

  /** The properties in a file in UTF-8, as {@link #bytes} finds it. */
  public static Properties properties(Class<?> beside, String name) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text(beside, name)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }
}
