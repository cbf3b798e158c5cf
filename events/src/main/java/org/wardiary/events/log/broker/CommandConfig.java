package org.wardiary.events.log.broker;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.wardiary.events.file.FileProblem;
import org.wardiary.events.text.Text;

/**
 * Reads client properties from a user's file ({@code --command-config}). Properties that locate,
 * secure or time a connection are accepted; all others are refused, since a client property can
 * load classes, read files and call arbitrary addresses.
 */
public final class CommandConfig {

  private static final Pattern TAKEN =
      Pattern.compile(
          "security\\.protocol|sasl\\.mechanism|sasl\\.jaas\\.config|client\\.dns\\.lookup"
              + "|ssl\\.(key|keystore|truststore)\\.[a-z.]+|ssl\\.protocol|ssl\\.enabled\\.protocols"
              + "|ssl\\.cipher\\.suites|ssl\\.endpoint\\.identification\\.algorithm"
              + "|(request|default\\.api)\\.timeout\\.ms|metadata\\.max\\.age\\.ms"
              + "|(retry|reconnect)\\.backoff(\\.max)?\\.ms|connections\\.max\\.idle\\.ms"
              + "|socket\\.connection\\.setup\\.timeout(\\.max)?\\.ms|(send|receive)\\.buffer\\.bytes");

  private static final Set<String> MECHANISMS = Set.of("PLAIN", "SCRAM-SHA-256", "SCRAM-SHA-512");

  private static final Pattern LOGIN =
      Pattern.compile(
          "\\s*org\\.apache\\.kafka\\.common\\.security\\.(plain\\.Plain|scram\\.Scram)LoginModule"
              + "\\s+required(\\s+(username|password)\\s*=\\s*(\"([^\"\\\\]|\\\\.)*\"|[^\\s;\"]+))*"
              + "\\s*;\\s*",
          Pattern.DOTALL);

  private CommandConfig() {}

  /**
   * Reads a file of properties.
   *
   * @throws ClusterException if it cannot be read or holds a property that is not accepted
   */
  public static Map<String, String> read(Path file) {
    Properties read = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
      read.load(in);
    } catch (CharacterCodingException e) {
      throw new ClusterException(
          Text.of("%s: expected a file of properties but it is no text in UTF-8", file), e);
    } catch (IOException e) {
      throw new ClusterException(
          Text.of("%s: expected a file of properties but: %s", file, FileProblem.text(e)), e);
    } catch (IllegalArgumentException e) {
      throw new ClusterException(
          Text.of("%s: expected a file of properties but: %s", file, e.getMessage()), e);
    }
    Map<String, String> properties = new TreeMap<>();
    for (String name : new java.util.TreeSet<>(read.stringPropertyNames())) {
      properties.put(name, checked(file, name, read.getProperty(name).trim()));
    }
    return properties;
  }

  private static String checked(Path file, String name, String value) {
    if (!TAKEN.matcher(name).matches()) {
      throw refused(file, name, "expected a property of connection, TLS or SASL but this is none");
    }
    if (name.equals("sasl.mechanism") && !MECHANISMS.contains(value)) {
      throw refused(file, name, "expected PLAIN, SCRAM-SHA-256 or SCRAM-SHA-512 but got " + value);
    }
    // the value holds a password and is not repeated in the message
    if (name.equals("sasl.jaas.config") && !LOGIN.matcher(value).matches()) {
      throw refused(
          file,
          name,
          "expected Kafka's PlainLoginModule or ScramLoginModule with username and password"
              + " but got something else");
    }
    return value;
  }

  private static ClusterException refused(Path file, String name, String reason) {
    return new ClusterException(Text.of("%s: property %s: %s", file, name, reason));
  }
}
