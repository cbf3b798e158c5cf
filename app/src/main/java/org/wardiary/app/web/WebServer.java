package org.wardiary.app.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.JettyConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.ExceptionHandler;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.net.InetAddress;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.app.play.PlayRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.site.Site;

/**
 * Serves the site over HTTP: answers {@code GET} and {@code HEAD}, and for played games {@code
 * POST} too.
 */
public final class WebServer implements AutoCloseable {

  /**
   * Greatest length of a request without its body, in bytes. A position in an address, with all
   * that may be answered, can take 30 KB.
   */
  static final int LONGEST_HEAD = 64 * 1024;

  private static final Pattern BROKEN_ESCAPE = Pattern.compile("%(?![0-9a-fA-F]{2})");
  private static final Pattern POSITION =
      Pattern.compile("games/([0-9a-f]{1,64})/positions/([0-9]{1,40})\\.json");

  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

  private static final String EVENTS = "text/event-stream";

  /** Statuses of errors that are not shown as pages of the site, since no link leads to them. */
  private static final Set<Integer> PLAIN = Set.of(403, 406, 408, 421, 429, 503);

  private final LiveSite site;
  private final HostNames hosts;
  private final PlayRoutes play;
  private final Changes changes = new Changes();
  private final SlowHeads heads = new SlowHeads();
  private final Javalin javalin;
  private final AtomicBoolean closed = new AtomicBoolean();

  private WebServer(LiveSite site, Collection<String> names, Collection<InetAddress> proxies) {
    this.site = site;
    this.hosts = new HostNames(names);
    this.play = new PlayRoutes(site);
    this.javalin =
        Javalin.create(
            config -> {
              configure(config);
              limit(config.jetty, new ClientAddress(proxies));
              route(config.routes);
            });
    site.listen(changes::announce);
  }

  private void route(RoutesConfig routes) {
    routes.before(this::guard);
    routes.sse("/" + Site.CHANGES, changes::add);
    routes.sse("/play/games/{id}/changes", play::watch);
    routes.post("/*", play::post);
    routes.get("/*", this::answer);
    // Javalin by itself would answer that every path exists and is empty
    routes.head("/*", this::answer);
    routes.exception(
        PlayRefused.class,
        unlessGone((refused, context) -> refuse(context, HttpProblem.of(refused))));
    routes.exception(HttpProblem.class, unlessGone((refusal, context) -> refuse(context, refusal)));
    routes.exception(RuntimeException.class, unlessGone(this::fail));
  }

  /**
   * A handler that gives up where there is nothing left to answer: when the client of a stream has
   * left, Jetty may take request and response back before Javalin has ended the stream. A handler
   * that fails is called again, for ever, by the thread that wrote to the stream.
   */
  private static <E extends Exception> ExceptionHandler<E> unlessGone(ExceptionHandler<E> handler) {
    return (failure, context) -> {
      try {
        handler.handle(failure, context);
      } catch (RuntimeException gone) {
        LOG.debug("nothing left to answer", gone);
      }
    };
  }

  private static void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.startupWatcherEnabled = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.jetty.modifyHttpConfiguration(WebServer::lengthen);
    config.jetty.modifyServer(server -> server.setErrorHandler(new PlainErrors()));
  }

  private static void limit(JettyConfig jetty, ClientAddress addresses) {
    jetty.modifyHttpConfiguration(http -> http.addCustomizer(addresses));
    jetty.modifyServer(server -> server.insertHandler(new AddressLimit(WebServer::tellsChanges)));
  }

  private static void lengthen(HttpConfiguration http) {
    http.setRequestHeaderSize(LONGEST_HEAD);
    // the answer to the address of a folder without its slash repeats the address
    http.setResponseHeaderSize(2 * LONGEST_HEAD);
  }

  /**
   * Starts a server.
   *
   * @param site the site that it shows
   * @param address the address that it listens on, e.g. {@code 127.0.0.1}
   * @param port the port, 0 for any free one
   * @param names further host names that requests may use
   * @throws io.javalin.util.JavalinBindException if the port is in use
   */
  public static WebServer start(LiveSite site, String address, int port, Collection<String> names) {
    return start(site, address, port, names, Set.of());
  }

  /**
   * Starts a server behind reverse proxies.
   *
   * @param proxies addresses of the proxies, which tell those of their clients in {@code
   *     X-Forwarded-For}
   */
  public static WebServer start(
      LiveSite site,
      String address,
      int port,
      Collection<String> names,
      Collection<InetAddress> proxies) {
    WebServer server = new WebServer(site, names, proxies);
    server.javalin.start(address, port);
    for (Connector connector : server.javalin.jettyServer().server().getConnectors()) {
      connector.addBean(server.heads);
    }
    return server;
  }

  /** The port that the server listens on. */
  public int port() {
    return javalin.port();
  }

  /** Keeps idle connections open and closes slow ones; must be called every few seconds. */
  public void beat() {
    heads.close();
    changes.beat();
    play.beat();
  }

  /**
   * Checks whether watched games have changed, and tells those who watch them; must be called
   * several times a second.
   */
  public void look() {
    play.look();
  }

  private void guard(Context context) {
    Headers.set(context, path(context));
    hosts.require(context.header("Host"));
    requireMethod(context);
    requireEscapes(context);
    String accepted = Optional.ofNullable(context.header("Accept")).orElse("");
    if (tellsChanges(path(context)) && !accepted.contains(EVENTS)) {
      throw new HttpProblem(406, Text.of("expected 'Accept: %s' but got '%s'", EVENTS, accepted));
    }
    // later the stream is open, and its status is 200 whatever happens
    play.requireWatchable(context);
    if (path(context).equals(Site.CHANGES)) {
      changes.requireRoom(ClientAddress.limited(context.req().getRemoteAddr()));
    }
  }

  private static boolean tellsChanges(String path) {
    return path.equals(Site.CHANGES) || PlayRoutes.tellsChanges(path);
  }

  // a parameter that cannot be decoded would be left out, and all games would match
  private static void requireEscapes(Context context) {
    String query = Optional.ofNullable(context.queryString()).orElse("");
    if (BROKEN_ESCAPE.matcher(query).find()) {
      throw new HttpProblem(400, Text.of("expected two digits after each %% but got '%s'", query));
    }
  }

  private static void requireMethod(Context context) {
    boolean read = context.method() == HandlerType.GET || context.method() == HandlerType.HEAD;
    boolean post = PlayRoutes.takesPost(path(context));
    if (!read && !(post && context.method() == HandlerType.POST)) {
      String allowed = post ? "GET, HEAD, POST" : "GET, HEAD";
      context.header("Allow", allowed);
      throw new HttpProblem(
          405,
          Text.of(
              "expected %s but got %s",
              allowed.replaceAll(", (?=\\w+$)", " or "), context.method().name()));
    }
  }

  private void answer(Context context) {
    String path = path(context);
    if (tellsChanges(path)) {
      // HEAD only, since the body of GET never ends
      context.contentType(EVENTS);
      return;
    }
    Optional<Answer> beside =
        site.chunks()
            .answer(path, Optional.ofNullable(context.header(InstanceSecret.HEADER)))
            .or(() -> play.state(path, context));
    if (beside.isEmpty() && isFolder(path)) {
      String query = Optional.ofNullable(context.queryString()).map(it -> "?" + it).orElse("");
      String name = path.substring(path.lastIndexOf('/') + 1);
      context.redirect(name + "/" + query, HttpStatus.MOVED_PERMANENTLY);
      return;
    }
    Answer answer = beside.orElseGet(() -> answer(context, path));
    context.header("ETag", answer.tag());
    List<String> known = Collections.list(context.req().getHeaders("If-None-Match"));
    if (EntityTags.match(known, answer.tag())) {
      context.status(304);
      return;
    }
    context.contentType(answer.type());
    context.result(answer.bytes());
  }

  /** Whether a path is that of a folder without its final slash. */
  private boolean isFolder(String path) {
    boolean named = !path.isEmpty() && !path.endsWith("/") && path.indexOf('.') < 0;
    return named && site.now().file(path + "/index.html").isPresent();
  }

  private Answer answer(Context context, String path) {
    Matcher position = POSITION.matcher(path);
    if (position.matches()) {
      Optional<String> as = Optional.ofNullable(context.queryParam("as"));
      return site.now().position(position.group(1), position.group(2), as);
    }
    Map<String, List<String>> parameters = context.queryParamMap();
    if (Fork.isPath(path)) {
      return Fork.of(path).answer(site.now().input(), parameters);
    }
    return switch (path) {
      case Asked.FOUND -> new Asked(site.now().input(), parameters).found();
      case Asked.BOARD -> new Asked(site.now().input(), parameters).board();
      case Asked.EXPLORED -> new Asked(site.now().input(), parameters).explored();
      case AskedSequence.PATH ->
          AskedSequence.answer(site.sequences(), site.now().input(), parameters);
      case SiteSnapshot.LIST -> parameters.isEmpty() ? file(path) : site.now().list(parameters);
      default -> file(path);
    };
  }

  private Answer file(String path) {
    if (path.equals(OpenApi.PATH)) {
      return OpenApi.answer();
    }
    return site.now()
        .file(path.isEmpty() ? "index.html" : path.endsWith("/") ? path + "index.html" : path)
        .orElseThrow(
            () ->
                new HttpProblem(
                    404, Text.of("expected the path of a page but got '%s'", shown(path))));
  }

  /** The path from the root of the site, not decoded: no path of the site needs escapes. */
  private static String path(Context context) {
    return context.req().getRequestURI().substring(1);
  }

  private static String shown(String path) {
    return path.length() <= 100 ? path : path.substring(0, 100) + "...";
  }

  private void refuse(Context context, HttpProblem refusal) {
    String path = path(context);
    context.status(refusal.status());
    context.header("Cache-Control", "no-store");
    if (refusal.status() == 503 || refusal.status() == 429) {
      context.header("Retry-After", "2");
    }
    if (path.endsWith(".json")
        || StoredChunks.isPath(path)
        || PlayRoutes.tellsChanges(path)
        || Fork.isPath(path)
        || PLAIN.contains(refusal.status())) {
      problem(context, refusal);
      return;
    }
    context.contentType("text/html; charset=utf-8");
    Headers.ofSitePage(context, path);
    // the message for programs means nothing to a person who followed a link
    String said =
        refusal.status() == 404
            ? Text.of("There is no page '%s' here.", shown(path))
            : refusal.getMessage();
    context.result(site.now().site().problem(path, refusal.title(), said));
  }

  private void fail(RuntimeException failure, Context context) {
    // the reason is for the operator of the server, not for the client; once the server is closed,
    // requests may fail because its resources are gone
    if (site.passes(failure)) {
      LOG.warn("{}: {}", path(context), failure.getMessage());
      refuse(context, new HttpProblem(503, "expected the archive but it does not answer now"));
      return;
    }
    if (!closed.get()) {
      LOG.error("{}", path(context), failure);
    }
    context.status(500);
    problem(context, new HttpProblem(500, "expected to answer but failed"));
  }

  private static void problem(Context context, HttpProblem refusal) {
    context.contentType("application/problem+json");
    // of a text, the server would make bytes in another charset than that of JSON
    context.result(Text.utf8(Problems.json(refusal)));
  }

  /** Stops the server; has no effect if it is stopped already. */
  @Override
  public void close() {
    if (!closed.getAndSet(true)) {
      javalin.stop();
    }
  }
}
