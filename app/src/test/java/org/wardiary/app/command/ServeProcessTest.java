package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.Main;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.site.SampleSite;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.reports.site.SiteInput;

/** The server as a process of its own, in a folder with a demo's archive. */
@Tag("slow")
class ServeProcessTest {

  private static final int TERMINATED = 143;
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @TempDir Path folder;

  private Process serve() throws IOException {
    ProcessBuilder program =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            // suppresses Logback's warning about the tests' two configurations
            "-Dlogback.statusListenerClass=ch.qos.logback.core.status.NopStatusListener",
            // as for users; the tests' configuration logs errors such as callers who are gone
            "-Dwardiary.log=OFF",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            Main.class.getName(),
            "serve",
            "--port",
            "0");
    program.environment().remove("WARDIARY_DATA");
    return program.directory(folder.toFile()).redirectError(folder.resolve("err").toFile()).start();
  }

  @Test
  void serve_withoutAnArchive_showsTheDemos_andEndsOnSigtermUnderLoad() throws Exception {
    SiteInput games = SampleSite.of(2, "Ann", "Club evening");
    List<String> ids = games.games().stream().map(game -> game.getGameId()).toList();
    StringBuilder records = new StringBuilder();
    ids.forEach(id -> records.append(games.records().apply(id)).append("\n\n"));
    Path file = Files.writeString(folder.resolve("club.wdr"), records);
    Path data = folder.resolve(StorageOptions.DEMO_DIRECTORY);
    assertThat(Cli.run("archive", file, "--data", data).exit()).isZero();

    Process serve = serve();
    try (BufferedReader out = serve.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine())
          .as(() -> errors())
          .isEqualTo(
              "there is no archive in wardiary-data: this is that of 'wardiary demo' in wardiary-demo");
      URI site = URI.create(out.readLine());
      assertThat(ask(site.resolve("games/index.json")).get(1, TimeUnit.MINUTES)).contains(ids);
      List<CompletableFuture<String>> asked = new ArrayList<>();
      asked.add(ask(site.resolve("report/index.html")));
      ids.forEach(id -> asked.add(ask(site.resolve("games/" + id + ".html"))));
      // by then some requests have been answered and some have not
      CompletableFuture.anyOf(asked.toArray(CompletableFuture[]::new)).get(1, TimeUnit.MINUTES);

      serve.destroy();
      assertThat(serve.waitFor(60, TimeUnit.SECONDS)).as("ended").isTrue();
      assertThat(serve.exitValue()).isIn(ExitCode.DONE, TERMINATED);
      // on a slow machine it reports its progress
      assertThat(errors().lines().filter(line -> !line.startsWith("catching up "))).isEmpty();
    } finally {
      ChildProgram.killWithBroker(serve.toHandle());
    }
    assertThat(folder.resolve("wardiary-data")).doesNotExist();
  }

  private String errors() {
    try {
      return Files.readString(folder.resolve("err"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  private static CompletableFuture<String> ask(URI uri) {
    HttpRequest request = HttpRequest.newBuilder(uri).timeout(Duration.ofMinutes(2)).build();
    return CLIENT.sendAsync(request, BodyHandlers.ofString()).thenApply(answer -> answer.body());
  }
}
