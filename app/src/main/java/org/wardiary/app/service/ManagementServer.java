package org.wardiary.app.service;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.Javalin;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Collection;
import java.util.function.Supplier;
import org.wardiary.app.web.HostNames;

/**
 * Serves health, readiness and metrics over HTTP, for Kubernetes, load balancers and Prometheus. It
 * discloses nothing about any game.
 */
public final class ManagementServer implements AutoCloseable {

  private static final String PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";
  private static final String UP = "UP";
  private static final String DOWN = "DOWN";
  private static final int WELL = 200;
  private static final int UNAVAILABLE = 503;
  private static final int MISDIRECTED = 421;

  private final Supplier<Health> health;
  private final HostNames hosts;
  private final Javalin javalin;

  private ManagementServer(Supplier<Health> health, Meters meters, Collection<String> names) {
    this.health = health;
    this.hosts = new HostNames(names);
    this.javalin =
        Javalin.create(
            config -> {
              config.startup.showJavalinBanner = false;
              config.startup.startupWatcherEnabled = false;
              config.startup.showOldJavalinVersionWarning = false;
              route(config.routes, meters);
            });
  }

  private void route(RoutesConfig routes, Meters meters) {
    routes.before(this::requireHost);
    routes.get("/health/live", context -> answer(context, Health::live));
    routes.get("/health/ready", context -> answer(context, Health::isReady));
    routes.get("/metrics", context -> context.contentType(PROMETHEUS).result(meters.text()));
  }

  // a page elsewhere whose name is made to resolve to this machine would read it all
  private void requireHost(Context context) {
    if (!hosts.allowOrAreDigits(context.header("Host"))) {
      context.status(MISDIRECTED).result("expected a request to an address or a --host-name\n");
      context.skipRemainingHandlers();
    }
  }

  /**
   * Starts a server.
   *
   * @param address the address that it listens on, e.g. {@code 127.0.0.1}
   * @param port the port, 0 for any free one
   * @param health supplies the health of the instance; called at each request
   * @param meters the metrics of the instance
   * @param names host names that requests may use besides localhost and addresses
   * @throws io.javalin.util.JavalinBindException if the port is in use
   */
  public static ManagementServer start(
      String address, int port, Supplier<Health> health, Meters meters, Collection<String> names) {
    ManagementServer server = new ManagementServer(health, meters, names);
    server.javalin.start(address, port);
    return server;
  }

  /** The port that the server listens on. */
  public int port() {
    return javalin.port();
  }

  private interface Question {
    boolean of(Health health);
  }

  private void answer(Context context, Question question) {
    Health now = health.get();
    boolean yes = question.of(now);
    context.status(yes ? WELL : UNAVAILABLE);
    context.header("Cache-Control", "no-store");
    context.contentType("application/json").result(json(now, yes ? UP : DOWN).toString());
  }

  private static ObjectNode json(Health health, String status) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("status", status);
    json.put("cluster", health.brokers() == Health.Brokers.ANSWER ? UP : DOWN);
    ObjectNode applications = json.putObject("applications");
    health
        .applications()
        .forEach(
            each ->
                applications
                    .putObject(each.name())
                    .put("state", each.state())
                    .put("lag", each.lag()));
    return json;
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
