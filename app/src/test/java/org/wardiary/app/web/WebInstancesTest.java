package org.wardiary.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ChunkSource;
import org.wardiary.reports.site.SiteInput;

/**
 * A server that is not ready, whose store is gone, that other instances ask, and that reports new
 * games.
 */
class WebInstancesTest extends SiteOverHttp {

  @TempDir private static Path folder;

  @Test
  void beforeTheArchiveIsOpen_theServerSaysWhenToAskAgain() throws Exception {
    try (WebServer early =
        WebServer.start(new LiveSite(failure -> false), "127.0.0.1", 0, List.of())) {
      URI uri = URI.create("http://127.0.0.1:" + early.port() + "/");
      HttpResponse<String> answer =
          CLIENT.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(503);
      assertThat(header(answer, "Retry-After")).isEqualTo("2");
    }
  }

  @Test
  void anotherInstance_isToldWhatTheStoreHolds_andNothingElse() throws Exception {
    LiveSite holding = new LiveSite(failure -> false);
    String game = "0123456789abcdef";
    byte[] chunk = {1, 2, 3};
    URI address;
    try (WebServer other = WebServer.start(holding, "127.0.0.1", 0, List.of())) {
      address = URI.create("http://127.0.0.1:" + other.port() + "/");
      Optional<InstanceSecret> secret = Optional.of(secret("a secret of the cluster"));
      ChunkSource asked = new InstanceClient(Optional.empty(), secret).apply(address);
      assertThat(asked.chunk(game, 7, 3)).as("before it has a store").isEmpty();
      holding.answerInstances(
          (id, last, ply) ->
              id.equals(game) && last == 7 && ply == 3 ? Optional.of(chunk) : Optional.empty(),
          // white space around it does not count
          secret("a secret of the cluster\n"));
      assertThat(asked.chunk(game, 7, 3)).contains(chunk);
      assertThat(asked.chunk(game, 8, 3)).isEmpty();
      assertThat(new InstanceClient(Optional.of(address), secret).apply(address).chunk(game, 7, 3))
          .as("an instance does not ask itself")
          .isEmpty();
      String path = "instance/chunks/" + game + "/7/3";
      HttpResponse<byte[]> answer = chunk(address.resolve(path), secret.get().proof(path));
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(header(answer, "Content-Type")).isEqualTo("application/octet-stream");
      for (Optional<InstanceSecret> wrong :
          List.of(
              Optional.<InstanceSecret>empty(), Optional.of(secret("another secret of theirs")))) {
        assertThat(new InstanceClient(Optional.empty(), wrong).apply(address).chunk(game, 7, 3))
            .isEmpty();
      }
      for (String proof :
          List.of("", "0", secret.get().proof("instance/chunks/" + game + "/7/4"))) {
        for (String asking : List.of(path, "instance/chunks/0000000000000000/0/0")) {
          HttpResponse<byte[]> refused = chunk(address.resolve(asking), proof);
          assertThat(refused.statusCode()).as("%s with '%s'", asking, proof).isEqualTo(403);
          assertThat(new String(refused.body(), StandardCharsets.UTF_8)).doesNotContain(game);
        }
      }
    }
    assertThat(
            new InstanceClient(Optional.empty(), Optional.of(secret("a secret of the cluster")))
                .apply(address)
                .chunk(game, 7, 3))
        .as("an instance that has ended")
        .isEmpty();
  }

  @Test
  void aSecretThatIsTooShort_orMissing_isRefused() throws Exception {
    assertThatThrownBy(() -> secret("short"))
        .hasMessageMatching("expected a secret of 16 to 4096 bytes in .*secret but got 5");
    assertThatThrownBy(() -> InstanceSecret.read(folder.resolve("none")))
        .hasMessageContaining("expected the secret of the instances in");
  }

  private static InstanceSecret secret(String text) throws IOException {
    return InstanceSecret.read(Files.writeString(folder.resolve("secret"), text));
  }

  private static HttpResponse<byte[]> chunk(URI address, String proof) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(address).header(InstanceSecret.HEADER, proof).build();
    return CLIENT.send(request, BodyHandlers.ofByteArray());
  }

  @Test
  void whatCannotBeReachedNow_isToBeAskedForLater() throws Exception {
    LiveSite failing = new LiveSite(IllegalStateException.class::isInstance);
    failing.show(
        new SiteInput(
            input.title(),
            input.games(),
            input.histories(),
            (id, ply) -> {
              throw new IllegalStateException("gone");
            },
            input.records(),
            input.index(),
            input.maps(),
            input.report()));
    String game = input.games().get(0).getGameId();
    try (WebServer other = WebServer.start(failing, "127.0.0.1", 0, List.of())) {
      URI root = URI.create("http://127.0.0.1:" + other.port() + "/games/" + game + "/positions/");
      HttpResponse<String> later =
          CLIENT.send(
              HttpRequest.newBuilder(root.resolve("0.json")).build(), BodyHandlers.ofString());
      assertThat(later.statusCode()).isEqualTo(503);
      assertThat(header(later, "Retry-After")).isEqualTo("2");
      assertThat(later.body()).doesNotContain("gone");
    }
  }

  private static String told() {
    return Text.of("data: {\"games\":%d,\"news\":\"\"}", input.games().size());
  }

  @Test
  void newGames_areTold_toWhoeverListens() throws Exception {
    LiveSite growing = new LiveSite(failure -> false);
    growing.show(input);
    try (WebServer other = WebServer.start(growing, "127.0.0.1", 0, List.of())) {
      Iterator<String> lines = changes(other);
      assertThat(next(lines)).isEqualTo("event: now");
      assertThat(next(lines)).isEqualTo(told());
      growing.show(input);
      assertThat(nextEvent(lines)).isEqualTo("event: games");
      assertThat(next(lines)).isEqualTo(told());
    }
  }

  @Test
  void archiveThatIsOpened_isNotTold_asNewGames() throws Exception {
    LiveSite opening = new LiveSite(failure -> false);
    try (WebServer other = WebServer.start(opening, "127.0.0.1", 0, List.of())) {
      Iterator<String> lines = changes(other);
      opening.show(input);
      assertThat(nextEvent(lines)).isEqualTo("event: now");
      assertThat(next(lines)).isEqualTo(told());
      opening.show(input);
      assertThat(nextEvent(lines)).isEqualTo("event: games");
    }
  }

  @Test
  void changes_forWhoeverDoesNotListen_areNotAcceptable() throws Exception {
    HttpResponse<byte[]> answer = get("/changes");
    assertThat(answer.statusCode()).isEqualTo(406);
    assertThat(json(answer).get("detail").asText()).startsWith("expected 'Accept: text/event-");
  }

  /** The lines of what a server tells whoever listens, from now on. */
  private static Iterator<String> changes(WebServer server) throws Exception {
    URI uri = URI.create("http://127.0.0.1:" + server.port() + "/changes");
    HttpResponse<Stream<String>> answer =
        CLIENT.send(
            HttpRequest.newBuilder(uri).header("Accept", "text/event-stream").build(),
            BodyHandlers.ofLines());
    assertThat(header(answer, "Content-Type")).startsWith("text/event-stream");
    return answer.body().iterator();
  }

  private static String nextEvent(Iterator<String> lines) throws Exception {
    String event = next(lines);
    while (event.isEmpty() || event.startsWith(":")) {
      event = next(lines);
    }
    return event;
  }

  private static String next(Iterator<String> lines) throws Exception {
    return CompletableFuture.supplyAsync(lines::next).get(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
  }
}
