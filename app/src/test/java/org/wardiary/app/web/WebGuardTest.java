package org.wardiary.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What protects the server and its readers: headers, names, limits, and paths that nobody should
 * ask for.
 */
class WebGuardTest extends SiteOverHttp {

  @Test
  void everyAnswer_hasTheHeadersThatProtectItsReader() throws Exception {
    String game = "/games/" + input.games().get(0).getGameId();
    for (String path : List.of("/", game + ".html", game + ".json", "/none.html", "/none.json")) {
      HttpResponse<byte[]> answer = get(path);
      assertThat(header(answer, "Content-Security-Policy"))
          .startsWith("default-src 'none'; script-src 'self'; style-src 'self';")
          .endsWith("frame-ancestors 'none'");
      assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
      assertThat(header(answer, "Referrer-Policy")).isEqualTo("no-referrer");
      assertThat(header(answer, "Server")).isEmpty();
    }
    assertThat(header(get(game.replace("/games/", "/embed/") + ".html"), "Content-Security-Policy"))
        .endsWith("frame-ancestors *");
    assertThat(header(get("/report/index.html"), "Content-Security-Policy"))
        .contains("style-src 'unsafe-inline'")
        .doesNotContain("script-src");
  }

  @Test
  void anUnchangedPage_isNotSentAgain_andAPageIsCompressed() throws Exception {
    HttpResponse<byte[]> first = get("/games/index.html", "Accept-Encoding", "gzip");
    assertThat(header(first, "Content-Encoding")).isEqualTo("gzip");
    HttpResponse<byte[]> again = get("/games/index.html", "If-None-Match", header(first, "ETag"));
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    assertThat(get("/games/index.html", "If-None-Match", "W/\"x\"").statusCode()).isEqualTo(200);
    for (String known : List.of("*", "\"x\", " + header(first, "ETag"))) {
      assertThat(get("/games/index.html", "If-None-Match", known).statusCode())
          .as(known)
          .isEqualTo(304);
    }
  }

  @Test
  void headIsAnswered_writingIsNot() throws Exception {
    HttpRequest.Builder head = HttpRequest.newBuilder(uri("/")).timeout(TIMEOUT);
    HttpResponse<byte[]> answer =
        CLIENT.send(
            head.method("HEAD", HttpRequest.BodyPublishers.noBody()).build(),
            BodyHandlers.ofByteArray());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEmpty();
    for (String method : List.of("POST", "PUT", "DELETE", "PATCH", "OPTIONS")) {
      HttpResponse<byte[]> refused =
          CLIENT.send(
              HttpRequest.newBuilder(uri("/index.json"))
                  .method(method, HttpRequest.BodyPublishers.ofString("x"))
                  .build(),
              BodyHandlers.ofByteArray());
      assertThat(refused.statusCode()).as(method).isEqualTo(405);
      assertThat(header(refused, "Allow")).isEqualTo("GET, HEAD");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example.org", "127.0.0.1.evil.org", "localhost@evil.org", ""})
  void aRequestUnderAnotherName_isRefused(String host) throws IOException {
    assertThat(rawGet("/index.json", host))
        .matches("(?s)HTTP/1.1 4(00|21) .*")
        .doesNotContain("kinds");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]:80", "diary.example.org"})
  void aRequestUnderOurName_isAnswered(String host) throws IOException {
    assertThat(rawGet("/index.json", host)).startsWith("HTTP/1.1 200 ").contains("kinds");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/games/..%2f..%2fpom.xml",
        "/games/..\\..\\pom.xml",
        "/games/%00.html",
        "/games/%ff%fe.html",
        "/games/%zz.html",
        "/games/\u00e9.html",
        "//index.html",
        "/games/;a=b/index.html",
        "/assets/",
        "/report/../../pom.xml",
        "/games/index.html/",
        "/.git/config"
      })
  void aPathThatIsNone_isNotFound_andTellsNothing(String path) throws IOException {
    assertThat(rawGet(path, "localhost"))
        .matches("(?s)HTTP/1.1 40[04] .*")
        .doesNotContain("root:", "<project", "Jetty", "jetty", "java.", "\tat ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"%zz", "Ann%", "%4"})
  void aFilterThatCannotBeDecoded_isRefused(String value) throws IOException {
    assertThat(rawGet("/games/index.json?player=" + value, "localhost"))
        .startsWith("HTTP/1.1 400 ")
        .contains("expected two digits after each %");
    assertThat(rawGet("/games/index.json?player=%41nn", "localhost")).startsWith("HTTP/1.1 200 ");
  }

  @Test
  void requestsThatAreTooLong_areRefused() throws IOException {
    assertThat(rawGet("/" + "a".repeat(70_000), "localhost")).startsWith("HTTP/1.1 414 ");
    String header = "X-Long: " + "a".repeat(70_000);
    assertThat(raw("GET / HTTP/1.1\r\nHost: localhost\r\n" + header + "\r\n\r\n"))
        .startsWith("HTTP/1.1 431 ")
        .doesNotContain("Jetty");
    assertThat(raw("nonsense\r\n\r\n")).startsWith("HTTP/1.1 400 ");
  }

  @Test
  void whatWasAskedFor_isTextOnThePageThatSaysThereIsNone() throws Exception {
    String page = rawGet("/<script>alert(1)</script>.html", "localhost");
    assertThat(page).doesNotContain("<script>alert");
    assertThat(get("/none/at/all.html").body())
        .asString(StandardCharsets.UTF_8)
        .contains("There is no page 'none/at/all.html' here.")
        .doesNotContain("This page as JSON")
        .contains("href=\"../../assets/site.css\"");
  }
}
