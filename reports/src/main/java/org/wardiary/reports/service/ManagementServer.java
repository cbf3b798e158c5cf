package org.wardiary.reports.service;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.Javalin;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.Supplier;

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

  private final Supplier<Health> health;
  private final Javalin javalin;

  private ManagementServer(Supplier<Health> health, Meters meters) {
    this.health = health;
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
    routes.get("/health/live", context -> answer(context, Health::live));
    routes.get("/health/ready", context -> answer(context, Health::isReady));
    routes.get("/metrics", context -> context.contentType(PROMETHEUS).result(meters.text()));
  }

  /**
   * Starts a server.
   *
   * @param address the address that it listens on, e.g. {@code 127.0.0.1}
   * @param port the port, 0 for any free one
   * @param health supplies the health of the instance; called at each request
   * @param meters the metrics of the instance
   * @throws io.javalin.util.JavalinBindException if the port is in use
   */
  public static ManagementServer start(
      String address, int port, Supplier<Health> health, Meters meters) {
    ManagementServer server = new ManagementServer(health, meters);
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
