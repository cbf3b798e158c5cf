package org.wardiary.app.option;

import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.wardiary.app.web.InstanceSecret;
import org.wardiary.app.web.LiveSite;
import org.wardiary.app.web.WebServer;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where the server listens, and by which names clients may address it. */
public final class ListenOptions {

  private static final Set<String> EVERY_ADDRESS =
      Set.of("0.0.0.0", "::", "[::]", "0:0:0:0:0:0:0:0");
  private static final String SECRET_VARIABLE = "WARDIARY_INSTANCE_SECRET";
  private static final int LAST_PORT = 65_535;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "8080",
      description = "port to listen on, 0 for any free one (default: 8080)")
  private int port;

  @Option(
      names = "--address",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description = "address to listen on (default: 127.0.0.1, this machine alone)")
  private String address;

  @Option(
      names = "--host-name",
      paramLabel = "NAME",
      description =
          "a name by which browsers address this server, besides localhost; may be given several"
              + " times")
  private List<String> names = List.of();

  @Option(
      names = "--proxy",
      paramLabel = "ADDRESS",
      description =
          "address of a reverse proxy, whose X-Forwarded-For is believed; may be given several"
              + " times")
  private List<InetAddress> proxies = List.of();

  private Optional<URI> advertised = Optional.empty();

  @Option(
      names = "--advertise",
      paramLabel = "HOST:PORT",
      description =
          "where other servers on the same cluster ask this one (default: address and port it"
              + " listens on)")
  void advertise(String place) {
    URI uri = URI.create("");
    try {
      uri = URI.create(Text.of("http://%s/", place));
    } catch (IllegalArgumentException e) {
      // refused below
    }
    boolean whole = uri.getHost() != null && uri.getUserInfo() == null && "/".equals(uri.getPath());
    if (!whole || uri.getPort() < 1 || uri.getPort() > LAST_PORT || uri.getQuery() != null) {
      throw new ParameterException(
          spec.commandLine(), Text.of("expected HOST:PORT after --advertise but got '%s'", place));
    }
    advertised = Optional.of(uri);
  }

  @Option(
      names = "--instance-secret",
      paramLabel = "FILE",
      description =
          "a file with what the servers on the same cluster share and nobody else knows; without"
              + " it they do not answer each other (default: the environment variable"
              + " WARDIARY_INSTANCE_SECRET)")
  private Path secret;

  /**
   * What servers on the same cluster share; empty if nothing names it.
   *
   * @throws InputRefused if the file cannot be read
   */
  public Optional<InstanceSecret> secret() {
    // as picocli resolves variables: a property of the virtual machine, else the environment
    return Optional.ofNullable(secret)
        .or(
            () ->
                Optional.ofNullable(
                        System.getProperty(SECRET_VARIABLE, System.getenv(SECRET_VARIABLE)))
                    .filter(name -> !name.isEmpty())
                    .map(Path::of))
        .map(InstanceSecret::read);
  }

  /** Whether an address for other servers was given. */
  public boolean advertises() {
    return advertised.isPresent();
  }

  /**
   * Refuses a port or an address at which no server can listen.
   *
   * @throws ParameterException if it is one
   */
  public void requireFitting() {
    ListenAddress.require(spec, address, port);
  }

  /** Starts the server of a site. */
  public WebServer start(LiveSite site) {
    List<String> all = new ArrayList<>(names);
    if (EVERY_ADDRESS.contains(address)) {
      ownAddresses().forEach(own -> all.add(url(own, 1).getHost()));
    } else {
      all.add(url(address, 1).getHost());
    }
    advertised.ifPresent(uri -> all.add(uri.getHost()));
    return WebServer.start(site, address, port, all, proxies);
  }

  /**
   * Waits for the server, which is being started in another thread.
   *
   * @throws ClusterException if another program listens on the port
   */
  public WebServer started(CompletableFuture<WebServer> starting) {
    try {
      return starting.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof JavalinBindException) {
        throw new ClusterException(taken(address, port), e);
      }
      throw e;
    }
  }

  /** The address of the site for a browser on this machine, to be printed. */
  public URI url(WebServer server) {
    return url(EVERY_ADDRESS.contains(address) ? "localhost" : address, server.port());
  }

  /**
   * The addresses by which others on the network reach the site: the names that were given, then
   * the address that the server listens on, or all of this machine's if it listens on all; empty if
   * only this machine can reach it.
   */
  public List<URI> shared(WebServer server) {
    boolean every = EVERY_ADDRESS.contains(address);
    if (!every && isOnlyForThisMachine(address)) {
      return List.of();
    }
    Stream<String> own = every ? ownAddresses().stream() : Stream.of(address);
    return Stream.concat(names.stream(), own).map(host -> url(host, server.port())).toList();
  }

  private static boolean isOnlyForThisMachine(String address) {
    try {
      return InetAddress.getByName(address).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  /** This machine's addresses in its networks, IPv4 first. */
  private static List<String> ownAddresses() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(own -> !own.isLoopbackAddress() && !own.isLinkLocalAddress())
          .sorted(Comparator.comparingInt(own -> own.getAddress().length))
          .map(own -> own.getHostAddress().replaceFirst("%.*", ""))
          .toList();
    } catch (SocketException e) {
      return List.of();
    }
  }

  /**
   * The address at which other servers reach this one; empty if it listens on all addresses and
   * none was advertised.
   */
  public Optional<URI> forServers(WebServer server) {
    return EVERY_ADDRESS.contains(address)
        ? advertised
        : advertised.or(() -> Optional.of(url(address, server.port())));
  }

  /** The message about a port at which a server cannot listen. */
  static String taken(String address, int port) {
    return isOfThisMachine(address)
        ? Text.of(
            "expected port %d of %s to be free but it is not: --port 0 takes any free one",
            port, address)
        : Text.of("expected an address of this machine after --address but got %s", address);
  }

  private static boolean isOfThisMachine(String address) {
    try {
      InetAddress found = InetAddress.getByName(address);
      return found.isAnyLocalAddress() || NetworkInterface.getByInetAddress(found) != null;
    } catch (UnknownHostException e) {
      return false;
    } catch (IOException e) {
      // unknown: the port is likelier
      return true;
    }
  }

  /** The address of a server. */
  public static URI url(String host, int port) {
    boolean bare = host.contains(":") && !host.startsWith("[");
    return URI.create(Text.of(bare ? "http://[%s]:%d/" : "http://%s:%d/", host, port));
  }
}
