package org.wardiary.app.command;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.LoggerFactory;
import org.wardiary.app.archive.Session;
import org.wardiary.app.dialog.MachineTime;
import org.wardiary.app.job.FormingCluster;
import org.wardiary.app.job.ShownArchive;
import org.wardiary.app.job.SiteJob;
import org.wardiary.app.live.LiveGames;
import org.wardiary.app.option.ListenOptions;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.SiteOptions;
import org.wardiary.app.option.StandingOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.play.PlayedGames;
import org.wardiary.app.play.SeatKeys;
import org.wardiary.app.resident.CommandServer;
import org.wardiary.app.resident.ResidentArchive;
import org.wardiary.app.resident.SiteAddress;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.app.terminal.QrText;
import org.wardiary.app.terminal.StopSignal;
import org.wardiary.app.web.InstanceClient;
import org.wardiary.app.web.InstanceSecret;
import org.wardiary.app.web.LiveSite;
import org.wardiary.app.web.WebServer;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.stream.ClusterOutage;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ReadSide;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs broker, referee, projectors and web pages in one process until it is stopped. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = {
      "Shows the archive in the browser until stopped (Ctrl-C): prints its address and opens it.",
      "New games appear by themselves. Other commands on the same data work meanwhile.",
      "Without --data and without an archive in ./wardiary-data it shows that of 'demo'."
    })
final class ServeCommand implements Callable<Integer> {

  private static final long PAUSE_MS = 300;
  private static final int BEAT_EVERY = 30;

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private StorageOptions storage;
  @Mixin private MapOptions maps;
  @Mixin private ListenOptions listen;
  @Mixin private StandingOptions counting;
  @Mixin private SiteOptions texts;

  @Option(names = "--no-browser", description = "do not open the browser")
  private boolean noBrowser;

  ServeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    listen.requireFitting();
    counting.rules();
    texts.about();
    try (StopSignal stop = StopSignal.listen()) {
      return serve(stop);
    }
  }

  private int serve(StopSignal stop) {
    storage.demo().ifPresent(found -> console.say(demoShown(found)));
    LiveSite site = new LiveSite(ClusterException.class::isInstance);
    // otherwise two threads would initialise logging at once, and SLF4J would complain
    LoggerFactory.getILoggerFactory();
    // the server takes as long to start as the broker, so both start at once
    CompletableFuture<WebServer> starting = CompletableFuture.supplyAsync(() -> listen.start(site));
    try (Session session = session(served(), starting, stop);
        WebServer server = listen.started(starting)) {
      try {
        serve(session, site, server, stop);
      } finally {
        stop.closes();
      }
      return ExitCode.DONE;
    } catch (RuntimeException e) {
      // Ctrl-C reaches the broker too, which may be gone before all else is closed; an interrupt
      // makes working Kafka clients fail
      if (stop.isAsked() || Thread.interrupted()) {
        return ExitCode.DONE;
      }
      throw e;
    } finally {
      starting.thenAccept(WebServer::close);
    }
  }

  /** The archive that is shown. */
  private StorageOptions served() {
    return storage.demo().orElse(storage);
  }

  private String demoShown(StorageOptions demo) {
    return Text.of(
        "there is no archive in %s: this is that of 'wardiary demo' in %s",
        storage.data(), demo.data());
  }

  private Session session(
      StorageOptions from, CompletableFuture<WebServer> starting, StopSignal stop) {
    if (listen.advertises() && !storage.isExternal()) {
      throw new ParameterException(
          spec.commandLine(), "expected --bootstrap-server beside --advertise");
    }
    return formed(
        () ->
            from.sharedSession("wardiary serve", () -> listen.forServers(listen.started(starting))),
        stop);
  }

  /** Has a cluster do a work, once it can; a broker of our own is never waited for. */
  private <T> T formed(Supplier<T> work, StopSignal stop) {
    return storage.isExternal()
        ? new FormingCluster(storage.place(), this::warn, () -> stop.sleep(PAUSE_MS)).await(work)
        : work.get();
  }

  private void warn(String line) {
    console.note("wardiary serve: " + line);
  }

  private void serve(Session session, LiveSite site, WebServer server, StopSignal stop) {
    ReadSide read = formed(() -> caughtUp(session), stop);
    MapLibrary library = maps.library(session, served());
    Optional<InstanceSecret> secret = storage.isExternal() ? listen.secret() : Optional.empty();
    InstanceClient instances = new InstanceClient(listen.forServers(server), secret);
    SiteJob job =
        new SiteJob(
            texts.title(), texts.about(), counting.rules(), session, read, instances, library);
    ShownArchive shown = new ShownArchive(job, read, site);
    secret.ifPresentOrElse(shown::answerInstances, this::tellWithoutSecret);
    shown.search();
    ResidentArchive archive = new ResidentArchive(session::beside);
    Optional<CommandServer> commands = answerCommands(session, archive);
    SiteAddress address =
        SiteAddress.write(
            served().data(), listen.shared(server).stream().findFirst().orElse(listen.url(server)));
    try (LiveGames games = new LiveGames(session, library, new MachineTime());
        PlayedGames played = new PlayedGames(games, SeatKeys.in(served().data()))) {
      games.resumeDraws();
      site.share(listen.shared(server).stream().findFirst());
      site.play(played);
      print(listen.url(server).toString());
      share(listen.shared(server));
      Consumer<Runnable> rounds = rounds();
      for (int round = 0; stop.sleep(PAUSE_MS); round++) {
        rounds.accept(
            () -> {
              keepUp(session, read);
              shown.refresh();
              server.look();
            });
        if (round % BEAT_EVERY == 0) {
          server.beat();
        }
      }
    } finally {
      address.delete();
      commands.ifPresent(CommandServer::close);
      archive.close();
    }
  }

  private void tellWithoutSecret() {
    if (storage.isExternal()) {
      warn(
          "without --instance-secret, servers on this cluster answer nothing to"
              + " each other; this one reads from the log what it does not have");
    }
  }

  /**
   * How rounds of work are run: the failure of our own broker is final, but a cluster may come
   * back.
   */
  private Consumer<Runnable> rounds() {
    return storage.isExternal() ? new ClusterOutage(this::warn)::survive : Runnable::run;
  }

  /**
   * Answers other commands on the same folder; not on a cluster, where options name the archive,
   * nor on the broker of another program, which answers them itself.
   */
  private Optional<CommandServer> answerCommands(Session session, ResidentArchive archive) {
    return session.hasOwnBroker()
        ? Optional.of(CommandServer.start(served().data(), new AnsweredCommands(archive)))
        : Optional.empty();
  }

  private void print(String url) {
    console.out().println(url);
    console.out().flush();
    if (!noBrowser && console.terminal() == Console.Terminal.YES) {
      Browser.open(url);
    }
  }

  /** Shows the addresses for others on the network, the first one also for telephones. */
  private void share(List<URI> addresses) {
    if (addresses.isEmpty()) {
      return;
    }
    if (console.terminal() == Console.Terminal.YES) {
      console.out().println(QrText.of(addresses.get(0).toString()));
    }
    console.say(
        addresses.stream()
            .map(URI::toString)
            .collect(Collectors.joining(" or ", "for others on this network: ", "")));
    console.out().flush();
  }

  private ReadSide caughtUp(Session session) {
    try (Progress progress = console.progress("catching up")) {
      return session.caughtUp(progress::behind);
    }
  }

  /** Does this program's share of the work. */
  private static void keepUp(Session session, ReadSide read) {
    session.upkeep().keepReferee();
    synchronized (read) {
      read.projector().keepRunning();
    }
  }
}
