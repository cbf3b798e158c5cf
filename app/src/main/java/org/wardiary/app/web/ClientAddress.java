package org.wardiary.app.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/** Finds out the address of a client, also behind reverse proxies that are trusted to tell it. */
final class ClientAddress implements HttpConfiguration.Customizer {

  private static final int NETWORK_BYTES = 8;

  private final Set<InetAddress> proxies;

  /** Believes the proxies at some addresses. */
  ClientAddress(Collection<InetAddress> proxies) {
    this.proxies = Set.copyOf(proxies);
  }

  @Override
  public Request customize(Request request, HttpFields.Mutable responseHeaders) {
    SocketAddress from = request.getConnectionMetaData().getRemoteSocketAddress();
    if (!(from instanceof InetSocketAddress proxy) || !proxies.contains(proxy.getAddress())) {
      return request;
    }
    // the last one is what the proxy itself has seen; those before it are whatever was sent to it
    List<String> forwarded = request.getHeaders().getCSV("X-Forwarded-For", true);
    return forwarded.isEmpty()
        ? request
        : literal(forwarded.get(forwarded.size() - 1))
            .<Request>map(client -> new Forwarded(request, new InetSocketAddress(client, 0)))
            .orElse(request);
  }

  /**
   * What limits for each client are counted by: the address, or of IPv6 its network, whose owner
   * has all addresses in it.
   */
  static String limited(String address) {
    return literal(address)
        .filter(Inet6Address.class::isInstance)
        .map(it -> Arrays.toString(Arrays.copyOf(it.getAddress(), NETWORK_BYTES)))
        .orElse(address);
  }

  /** An address that is written with digits, so that nobody is asked for it. */
  private static Optional<InetAddress> literal(String address) {
    try {
      return address.matches("[0-9.]+|\\[?[0-9A-Fa-f:.]+(%\\w+)?]?")
          ? Optional.of(InetAddress.getByName(address))
          : Optional.empty();
    } catch (UnknownHostException e) {
      return Optional.empty();
    }
  }

  private static final class Forwarded extends Request.Wrapper {

    private final ConnectionMetaData connection;

    Forwarded(Request request, InetSocketAddress client) {
      super(request);
      this.connection =
          new ConnectionMetaData.Wrapper(request.getConnectionMetaData()) {
            @Override
            public SocketAddress getRemoteSocketAddress() {
              return client;
            }
          };
    }

    @Override
    public ConnectionMetaData getConnectionMetaData() {
      return connection;
    }
  }
}
