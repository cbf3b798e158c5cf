package org.wardiary.events.testkit;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ScramCredentialInfo;
import org.apache.kafka.clients.admin.ScramMechanism;
import org.apache.kafka.clients.admin.UserScramCredentialUpsertion;
import org.apache.kafka.common.Uuid;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;

/**
 * A Kafka broker on this machine that accepts only TLS, authenticates its clients (SASL/SCRAM) and
 * authorizes them by access control lists; killed when it is closed.
 */
public final class SecuredBroker implements AutoCloseable {

  /** A user whose only rights are those that access control lists grant. */
  public static final String USER = "wardiary";

  private static final String ADMIN = "admin";
  private static final String PASSWORD = "not-a-secret";
  private static final String MECHANISM = "SCRAM-SHA-512";
  private static final String KEYS = "keys.p12";
  private static final String OTHER_KEYS = "other-keys.p12";

  private final Path folder;
  private final String address;
  private final List<String> arguments;
  private ChildProgram node;

  /**
   * Starts the broker and returns once clients can use it.
   *
   * @param folder where its data, log, keys and the clients' files go
   */
  public SecuredBroker(Path folder) throws Exception {
    this.folder = Files.createDirectories(folder);
    trust(List.of(makeKeys(KEYS, "ip:127.0.0.1"), makeKeys(OTHER_KEYS, "dns:elsewhere.invalid")));
    List<Integer> ports = ThreeBrokers.freePorts(2);
    address = Text.of("127.0.0.1:%d", ports.get(0));
    Path settings = folder.resolve("server.properties");
    write(settings, settings(ports));
    arguments =
        List.of(
            "1",
            folder.resolve("data").toString(),
            address,
            Text.of("127.0.0.1:%d", ports.get(1)),
            Text.of("1@127.0.0.1:%d", ports.get(1)),
            Uuid.randomUuid().toString(),
            settings.toString());
    node = start();
  }

  private ChildProgram start() throws IOException {
    ChildProgram started =
        new ChildProgram(
            folder.resolve("broker.log"), BrokerNode.class, arguments.toArray(String[]::new));
    if (!started.line().equals("READY")) {
      throw new IOException("expected a broker to start but it ended: see its log in " + folder);
    }
    return started;
  }

  /** Starts the broker again, as it was stopped or with what has been changed since. */
  public void restart() throws IOException {
    node.close();
    node = start();
  }

  /** Has the broker show a certificate of another host once it is started again. */
  public void changeCertificate() throws IOException {
    Files.copy(
        folder.resolve(OTHER_KEYS), folder.resolve(KEYS), StandardCopyOption.REPLACE_EXISTING);
  }

  private KeyStore makeKeys(String file, String host) throws Exception {
    Path keys = folder.resolve(file);
    Process tool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "broker",
                "-keyalg",
                "EC",
                "-dname",
                "CN=127.0.0.1",
                "-ext",
                "san=" + host,
                "-validity",
                "2",
                "-keystore",
                keys.toString(),
                "-storepass",
                PASSWORD)
            .redirectErrorStream(true)
            .start();
    String said = new String(tool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (tool.waitFor() != 0) {
      throw new IOException(said);
    }
    return KeyStore.getInstance(keys.toFile(), PASSWORD.toCharArray());
  }

  /** Writes the clients' trust store, with the broker's certificates. */
  private void trust(List<KeyStore> all) throws GeneralSecurityException, IOException {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    for (KeyStore keys : all) {
      trusted.setCertificateEntry("broker" + trusted.size(), keys.getCertificate("broker"));
    }
    try (OutputStream out = Files.newOutputStream(folder.resolve("trust.p12"))) {
      trusted.store(out, PASSWORD.toCharArray());
    }
  }

  private Map<String, String> settings(List<Integer> ports) {
    Map<String, String> settings = new HashMap<>();
    settings.put(
        "listeners", Text.of("SASL_SSL://%s,CONTROLLER://127.0.0.1:%d", address, ports.get(1)));
    settings.put("advertised.listeners", "SASL_SSL://" + address);
    settings.put("listener.security.protocol.map", "SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT");
    settings.put("inter.broker.listener.name", "SASL_SSL");
    settings.put("sasl.enabled.mechanisms", MECHANISM);
    settings.put("sasl.mechanism.inter.broker.protocol", MECHANISM);
    settings.put("listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config", login(ADMIN, PASSWORD));
    settings.put("ssl.keystore.location", folder.resolve(KEYS).toString());
    settings.put("ssl.keystore.password", PASSWORD);
    settings.putAll(trusting());
    settings.put(
        "authorizer.class.name", "org.apache.kafka.metadata.authorizer.StandardAuthorizer");
    // the controller connects to itself without authentication
    settings.put("super.users", Text.of("User:%s;User:ANONYMOUS", ADMIN));
    for (String topic : List.of("offsets.topic", "transaction.state.log")) {
      settings.put(topic + ".replication.factor", "1");
    }
    settings.put("transaction.state.log.min.isr", "1");
    settings.put(BrokerNode.USERS, scram(ADMIN) + ";" + scram(USER));
    return settings;
  }

  private static String scram(String user) {
    return Text.of("%s=[name=%s,password=%s]", MECHANISM, user, PASSWORD);
  }

  private static String login(String user, String password) {
    return Text.of(
        "org.apache.kafka.common.security.scram.ScramLoginModule required"
            + " username=\"%s\" password=\"%s\";",
        user, password);
  }

  private Map<String, String> trusting() {
    return Map.of(
        "ssl.truststore.location",
        folder.resolve("trust.p12").toString(),
        "ssl.truststore.password",
        PASSWORD);
  }

  private static void write(Path file, Map<String, String> properties) throws IOException {
    Properties all = new Properties();
    all.putAll(properties);
    try (Writer out = Files.newBufferedWriter(file)) {
      all.store(out, null);
    }
  }

  private Map<String, String> client(String user, String password) {
    Map<String, String> properties = new HashMap<>(trusting());
    properties.put("security.protocol", "SASL_SSL");
    properties.put("sasl.mechanism", MECHANISM);
    properties.put("sasl.jaas.config", login(user, password));
    return properties;
  }

  /** {@code HOST:PORT}. */
  public String address() {
    return address;
  }

  /** A file for {@code --command-config}: {@link #USER}, with the right password. */
  public Path commandConfig() throws IOException {
    Path file = folder.resolve("client.properties");
    write(file, client(USER, PASSWORD));
    return file;
  }

  /** The same with a wrong password. */
  public Path wrongPassword() throws IOException {
    Path file = folder.resolve("wrong.properties");
    write(file, client(USER, PASSWORD + "!"));
    return file;
  }

  /** The same without the broker's certificate. */
  public Path withoutTrust() throws IOException {
    Path file = folder.resolve("trusting-nobody.properties");
    Map<String, String> properties = client(USER, PASSWORD);
    properties.keySet().removeAll(trusting().keySet());
    write(file, properties);
    return file;
  }

  /** Changes the password of {@link #USER}. */
  public void changePassword() throws Exception {
    try (Admin admin = admin()) {
      ScramCredentialInfo how = new ScramCredentialInfo(ScramMechanism.SCRAM_SHA_512, 4096);
      admin
          .alterUserScramCredentials(
              List.of(new UserScramCredentialUpsertion(USER, how, "another-" + PASSWORD)))
          .all()
          .get();
    }
  }

  /** The file of {@link #commandConfig} with the password as changed. */
  public Path changedPassword() throws IOException {
    Path file = folder.resolve("changed.properties");
    write(file, client(USER, "another-" + PASSWORD));
    return file;
  }

  /** The file of {@link #commandConfig} with a wrong password for the trust store. */
  public Path wrongTrustPassword() throws IOException {
    Path file = folder.resolve("wrong-trust.properties");
    Map<String, String> properties = client(USER, PASSWORD);
    properties.put("ssl.truststore.password", PASSWORD + "!");
    write(file, properties);
    return file;
  }

  /** A client that may grant rights; the caller closes it. */
  public Admin admin() {
    Map<String, Object> properties = new HashMap<>(client(ADMIN, PASSWORD));
    properties.put("bootstrap.servers", address);
    return Admin.create(properties);
  }

  @Override
  public void close() {
    node.close();
  }
}
