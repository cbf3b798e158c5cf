package org.wardiary.reports.cli;

import io.javalin.util.JavalinBindException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.stream.Projection;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.web.LiveSite;
import org.wardiary.reports.web.WebServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Broker, referee, projectors and web pages in one process until it is stopped. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = {
      "Shows the archive in the browser until stopped (Ctrl-C): prints its address and opens it.",
      "New games appear by themselves. Other commands on the same data work meanwhile."
    })
final class ServeCommand implements Callable<Integer> {

  private static final long PAUSE_MS = 300;
  private static final int BEAT_EVERY = 30;

  private final Console console;

  @Mixin private StorageOptions storage;
  @Mixin private MapOptions maps;

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
      description = "a name under which browsers ask for this server, beside localhost; repeatable")
  private List<String> names = List.of();

  @Option(names = "--no-browser", description = "do not open the browser")
  private boolean noBrowser;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      defaultValue = "War diary",
      description = "title of the site (default: War diary)")
  private String title;

  ServeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try (StopSignal stop = StopSignal.listen()) {
      return serve(stop);
    }
  }

  private int serve(StopSignal stop) {
    LiveSite site = new LiveSite();
    // the server takes as long to start as the broker: both at once
    CompletableFuture<WebServer> starting = CompletableFuture.supplyAsync(() -> start(site));
    try (Session session = storage.sharedSession("wardiary serve");
        WebServer server = started(starting)) {
      serve(session, site, server, stop);
      return ExitCode.DONE;
    } catch (RuntimeException e) {
      // Ctrl-C reaches the broker too, which may be gone before all else is closed
      if (stop.isAsked()) {
        return ExitCode.DONE;
      }
      throw e;
    } finally {
      starting.thenAccept(WebServer::close);
    }
  }

  private WebServer start(LiveSite site) {
    return WebServer.start(site, address, port, names);
  }

  private WebServer started(CompletableFuture<WebServer> starting) {
    try {
      return starting.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof JavalinBindException) {
        throw new ClusterException(
            Text.of(
                "expected port %d of %s to be free but it is not: --port 0 takes any free one",
                port, address),
            e);
      }
      throw e;
    }
  }

  private void serve(Session session, LiveSite site, WebServer server, StopSignal stop) {
    ReadSide read = caughtUp(session);
    SiteJob job = new SiteJob(title, read, MapLibrary.with(maps.folders()));
    long shown = show(job, read, site);
    String url = Text.of("http://%s:%d/", address, server.port());
    console.out().println(url);
    console.out().flush();
    if (!noBrowser && console.terminal() == Console.Terminal.YES) {
      Browser.open(url);
    }
    for (int round = 0; stop.sleep(PAUSE_MS); round++) {
      session.keepReferee();
      synchronized (read) {
        read.keepRunning(EnumSet.allOf(Projection.class));
        if (read.version() != shown) {
          shown = show(job, read, site);
        }
      }
      if (round % BEAT_EVERY == 0) {
        server.beat();
      }
    }
  }

  private ReadSide caughtUp(Session session) {
    try (Progress progress = console.progress("catching up")) {
      return session.caughtUp(SiteJob.NEEDED, progress::behind);
    }
  }

  /** Shows the games that are there; returns the version that this was. */
  private static long show(SiteJob job, ReadSide read, LiveSite site) {
    synchronized (read) {
      long version = read.version();
      // a game that is stored never changes: what was made of it stays good
      site.show(job.input(GameQuery.ALL).withFingerprints(Optional::of));
      return version;
    }
  }
}
