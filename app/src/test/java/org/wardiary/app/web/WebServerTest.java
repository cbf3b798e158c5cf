package org.wardiary.app.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.analytics.filter.QueryParameter;
import org.wardiary.app.site.SampleSite;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.Site;

/** The site over HTTP: every file of it, positions, searches and lists. */
class WebServerTest extends SiteOverHttp {

  @Test
  void everyFileOfTheSite_isServedAsDescribed() throws Exception {
    OpenApiDescription description = new OpenApiDescription(get("/openapi.json").body());
    Site site = Site.of(input, Delivery.SERVED);
    Set<String> used = new HashSet<>(Set.of("/openapi.json", "/changes"));
    for (String path : site.paths()) {
      String template = description.template("/" + path);
      // charts are slow to make: one of each kind of file
      if (path.startsWith("report/charts/") && !used.add(template)) {
        continue;
      }
      used.add(template);
      HttpResponse<byte[]> answer = get("/" + path);
      assertThat(answer.statusCode()).as(path).isEqualTo(200);
      assertThat(answer.body()).as(path).isEqualTo(site.file(path).orElseThrow());
      String type = header(answer, "Content-Type");
      assertThat(type.replaceFirst(";.*", "")).as(path).isEqualTo(description.type(template));
      assertThat(type).matches("application/json|image/.*|.*;charset=utf-8|.*; charset=utf-8");
      if (path.endsWith(".json")) {
        description.check(template, "200", json(answer));
      }
    }
    String positions = "/games/{id}/positions/{ply}.json";
    for (GameSummary game : input.games()) {
      String path = "/games/" + game.getGameId() + "/positions/1.json";
      description.check(positions, "200", json(get(path)));
      description.check(positions, "200", json(get(path + "?as=" + game.getSides().get(0))));
    }
    used.add(positions);
    // tested with a real broker in PlayedGamesTest
    used.addAll(List.of("/play/games.json", "/play/games/{id}.json", "/play/games/{id}/changes"));
    used.add("/play/games/{id}/line.json");
    // tested with a real broker in ServeCommandTest
    String sequences = "/search/sequences.json";
    HttpResponse<byte[]> early = get(sequences + "?query=move");
    assertThat(early.statusCode()).isEqualTo(503);
    description.check(sequences, "503", json(early));
    used.add(sequences);
    for (GameSummary game : input.games()) {
      String path = "/games/" + game.getGameId() + "/forks/1.json";
      HttpResponse<byte[]> fork = get(path);
      String status = Integer.toString(fork.statusCode());
      description.check("/games/{id}/forks/{ply}.json", status, json(fork));
      JsonNode refused = json(get(path + "?line=nonsense"));
      description.check("/games/{id}/forks/{ply}.json", "400", refused);
    }
    used.add("/games/{id}/forks/{ply}.json");
    used.add("/games/{id}/forks/{ply}.wdr");
    String chunks = "/instance/chunks/{id}/{last}/{ply}";
    HttpResponse<byte[]> none = get("/instance/chunks/0123456789abcdef/0/0");
    assertThat(none.statusCode()).isEqualTo(403);
    description.check(chunks, "403", json(none));
    used.add(chunks);
    for (GameSummary game : input.games()) {
      String position = "?position=" + game.getGameId().substring(0, 12) + "@3";
      for (String template :
          List.of("/search/positions.json", "/search/board.json", "/openings/explore.json")) {
        description.check(template, "200", json(get(template + position)));
        description.check(template, "200", json(get(template + position + "&mirror=true")));
        description.check(template, "400", json(get(template + position + "&mirror=maybe")));
        used.add(template);
      }
    }
    Site recorded = Site.of(SampleSite.recorded("harrow"), Delivery.SERVED);
    for (String path : recorded.paths()) {
      if (path.startsWith("files/")) {
        String template = description.template("/" + path);
        used.add(template);
        if (path.endsWith(".json")) {
          byte[] json = recorded.file(path).orElseThrow();
          description.check(template, "200", new ObjectMapper().readTree(json));
        }
      }
    }
    assertThat(used).containsExactlyInAnyOrderElementsOf(description.templates());
    HttpResponse<byte[]> missing = get("/games/0123456789abcdef.json");
    assertThat(missing.statusCode()).isEqualTo(404);
    description.check("/games/{id}.json", "404", json(missing));
  }

  @Test
  void folderWithoutItsSlash_leadsToTheFolder_whereverTheSiteIs() throws Exception {
    HttpResponse<byte[]> moved = get("/games?event=Spring");
    assertThat(moved.statusCode()).isEqualTo(301);
    assertThat(header(moved, "Location")).isEqualTo("games/?event=Spring");
    assertThat(get("/games/").statusCode()).isEqualTo(200);
    assertThat(get("/nothing").statusCode()).isEqualTo(404);
  }

  @Test
  void head_isAnsweredAsGet_withoutContent() throws Exception {
    for (String path : List.of("/index.html", "/games/index.json", "/nothing.html")) {
      HttpRequest asked =
          HttpRequest.newBuilder(uri(path)).method("HEAD", BodyPublishers.noBody()).build();
      HttpResponse<byte[]> head = CLIENT.send(asked, BodyHandlers.ofByteArray());
      HttpResponse<byte[]> got = get(path);
      assertThat(head.statusCode()).as(path).isEqualTo(got.statusCode());
      assertThat(head.body()).isEmpty();
      assertThat(header(head, "Content-Type")).isEqualTo(header(got, "Content-Type"));
    }
  }

  @Test
  void head_ofTheChanges_saysWhatTheyAre_andEnds() throws Exception {
    HttpRequest asked =
        HttpRequest.newBuilder(uri("/" + Site.CHANGES))
            .method("HEAD", BodyPublishers.noBody())
            .header("Accept", "text/event-stream")
            .build();
    HttpResponse<byte[]> head = CLIENT.send(asked, BodyHandlers.ofByteArray());
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(header(head, "Content-Type")).startsWith("text/event-stream");
  }

  @Test
  void positionSearch_findsTheGame_byNameAndByJson() throws Exception {
    for (GameSummary game : input.games()) {
      String id = game.getGameId();
      int ply = game.getPlies() / 2;
      JsonNode named = json(get("/search/positions.json?position=" + id + "@" + ply));
      assertThat(named.get("found").findValuesAsText("id")).contains(id);
      String shown = new String(get("/games/" + id + "/positions/" + ply + ".json").body(), UTF_8);
      JsonNode pasted =
          json(get("/search/positions.json?position=" + URLEncoder.encode(shown, UTF_8)));
      assertThat(pasted.get("found").findValuesAsText("id")).contains(id);
      JsonNode explored = json(get("/openings/explore.json?position=" + id + "@" + ply));
      assertThat(explored.get("results").get("games").asInt()).isPositive();
      assertThat(explored.get("choices").findValuesAsText("answer")).isNotEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "?position=",
        "?position=@3",
        "?position=zzzz@3",
        "?position=%7B",
        "?position=%7B%7D",
        "?position=%00",
        "?position=1@2&position=3@4",
        "?position=1@2&nonsense=3"
      })
  void positionSearch_ofWhatThereCannotBe_saysWhatWasExpected(String query) throws Exception {
    for (String path :
        List.of("/search/positions.json", "/search/board.json", "/openings/explore.json")) {
      HttpResponse<byte[]> answer = get(path + query);
      assertThat(answer.statusCode()).as(path + query).isEqualTo(400);
      assertThat(json(answer).get("detail").asText()).as(path + query).contains("expected");
    }
  }

  @Test
  void everyPly_overHttp_isThePositionOfTheGame() throws Exception {
    for (GameSummary game : input.games()) {
      for (int ply = 0; ply <= game.getPlies(); ply += 13) {
        String expected =
            new PositionJson(Viewer.UMPIRE, Legal.LISTED)
                .write(input.histories().apply(game.getGameId()).at(ply));
        String path = "/games/" + game.getGameId() + "/positions/" + ply + ".json";
        assertThat(new String(get(path).body(), StandardCharsets.UTF_8)).isEqualTo(expected + "\n");
      }
    }
  }

  @Test
  void aSidesView_overHttp_isThatSides() throws Exception {
    for (GameSummary game : input.games()) {
      if (Games.find(game.getGame()).orElseThrow().visibility().hidesInformation()) {
        String path =
            "/games/" + game.getGameId() + "/positions/20.json?as=" + game.getSides().get(1);
        assertThat(json(get(path)).has("ply")).isFalse();
        assertThat(get(path).body())
            .asString(StandardCharsets.UTF_8)
            .isEqualTo(
                new PositionJson(Viewer.SECOND, Legal.LISTED)
                        .write(input.histories().apply(game.getGameId()).at(20))
                    + "\n");
      }
    }
  }

  @Test
  void aPositionThatIsNotThere_saysWhatWasExpected() throws Exception {
    GameSummary game = input.games().get(0);
    int plies = game.getPlies();
    String positions = "/games/" + game.getGameId() + "/positions/";
    HttpResponse<byte[]> late = get(positions + (plies + 1) + ".json");
    assertThat(late.statusCode()).isEqualTo(404);
    assertThat(header(late, "Content-Type")).isEqualTo("application/problem+json");
    assertThat(json(late).get("detail").asText())
        .isEqualTo("expected a ply from 0 to " + plies + " but got " + (plies + 1));
    assertThat(get(positions + "9".repeat(40) + ".json").statusCode()).isEqualTo(404);
    assertThat(get(positions + "-1.json").statusCode()).isEqualTo(404);
    assertThat(get("/games/00/positions/0.json").statusCode()).isEqualTo(404);
  }

  @Test
  void theListOfGames_takesTheParametersOfTheCommands() throws Exception {
    GameSummary game = input.games().get(0);
    JsonNode found = json(get("/games/index.json?player=bob&round=2&game=" + game.getGame()));
    assertThat(found.get("games")).hasSize(1);
    assertThat(found.get("games").get(0).get("round").asText()).isEqualTo("2");
    assertThat(json(get("/games/index.json?event=%3Dcmd")).get("games"))
        .hasSameSizeAs(input.games());
    assertThat(json(get("/games/index.json?player=nobody")).get("games")).isEmpty();
    HttpResponse<byte[]> bad = get("/games/index.json?colour=blue");
    assertThat(bad.statusCode()).isEqualTo(400);
    assertThat(json(bad).get("detail").asText()).contains("colour");
    HttpResponse<byte[]> unknown = get("/games/index.json?played-by=%E5%90%8D%C3%9C");
    assertThat(unknown.statusCode()).isEqualTo(400);
    assertThat(json(unknown).get("detail").asText()).contains("'\u540d\u00dc'");
    JsonNode described = json(get("/openapi.json")).at("/paths/~1games~1index.json/get/parameters");
    List<String> names = new ArrayList<>();
    described.forEach(parameter -> names.add(parameter.get("name").asText()));
    assertThat(names)
        .isEqualTo(Stream.of(QueryParameter.values()).map(QueryParameter::parameter).toList());
  }

  @Test
  void aSideThatIsNone_isABadRequest() throws Exception {
    GameSummary game =
        input.games().stream()
            .filter(g -> Games.find(g.getGame()).orElseThrow().visibility().hidesInformation())
            .findFirst()
            .orElseThrow();
    String path = "/games/" + game.getGameId() + "/positions/0.json?as=";
    HttpResponse<byte[]> answer = get(path + "%3Cscript%3E" + "x".repeat(4000));
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(header(answer, "Content-Type")).isEqualTo("application/problem+json");
    assertThat(json(answer).get("detail").asText()).startsWith("as: expected Red, Blue or umpire");
  }
}
