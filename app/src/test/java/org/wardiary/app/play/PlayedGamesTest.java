package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.play.PlayServer.Reply;
import org.wardiary.app.web.OpenApiDescription;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.testkit.Extent;
import org.wardiary.reports.history.View;

/** Games played over HTTP, as their players do and as nobody should. */
class PlayedGamesTest {

  private static final Map<String, String> OPEN_GAME =
      Map.of("Game", "squares/civil-war", "First", "Gray", "Blue", "Ann", "Gray", "Bob");
  private static final Map<String, String> HIDDEN_GAME =
      Map.of("Game", "wargaming-on-the-square", "First", "Red", "Red", "Ann", "Blue", "Bob");

  private static final int ENOUGH = 11;

  private static final String STATE = "/play/games/{id}.json";

  @TempDir private static Path data;
  private static PlayServer server;
  private static OpenApiDescription description;

  @BeforeAll
  static void start() throws IOException {
    server = PlayServer.start(data);
    JsonNode json = server.send(server.request("openapi.json", "").GET()).json();
    description = new OpenApiDescription(json.toString().getBytes(StandardCharsets.UTF_8));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static void check(String path, int status, JsonNode answer) {
    description.check(path, Integer.toString(status), answer);
  }

  private static String key(JsonNode game, String seat) {
    return game.get("keys").get(seat).asText();
  }

  private static Reply answer(JsonNode game, String seat, String text) {
    return server.act(game.get("id").asText(), key(game, seat), "answer", Map.of("answer", text));
  }

  private static List<String> choices(JsonNode state) {
    List<String> choices = new ArrayList<>();
    state.path("choice").path("answers").forEach(row -> choices.add(row.get(0).asText()));
    return choices;
  }

  @Test
  void aGame_isPlayedByTheSeatsThatAreAsked_andTheirKeysAreKept() throws Exception {
    JsonNode game = server.open(OPEN_GAME);
    String id = game.get("id").asText();
    JsonNode gray = server.state(id, key(game, "Gray")).json();
    assertThat(gray.get("mine").asBoolean()).isTrue();
    assertThat(choices(gray)).contains("IGR-G3R");
    assertThat(gray.has("keys")).isFalse();
    assertThat(choices(server.state(id, key(game, "Blue")).json())).isEmpty();
    assertThat(server.state(id, key(game, "director")).json().get("keys"))
        .isEqualTo(game.get("keys"));
    JsonNode watched = server.state(id, "").json();
    for (String seat : List.of("director", "Gray", "Blue")) {
      check(STATE, 200, server.state(id, key(game, seat)).json());
    }
    check(STATE, 200, watched);
    assertThat(watched.get("seat").asText()).isEqualTo("spectator");
    assertThat(watched.get("document").get("steps")).isNotEmpty();
    assertThat(choices(watched)).isEmpty();

    Reply done = answer(game, "Gray", "IGR-G3R");
    assertThat(done.status()).isEqualTo(200);
    assertThat(done.json().get("ply").asInt()).isEqualTo(1);
    assertThat(answer(game, "director", "IBR-B3C").status()).isEqualTo(200);
    assertThat(SeatKeys.in(data).of(id).orElseThrow().director()).isEqualTo(key(game, "director"));
    if (data.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      assertThat(Files.getPosixFilePermissions(data.resolve(SeatKeys.FILE)))
          .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }
    assertThat(server.games().position(id).record()).doesNotContain(key(game, "Gray"));
  }

  @Test
  void openGames_areListed_forThisMachine_untilTheyEnd() {
    JsonNode game = server.open(HIDDEN_GAME);
    JsonNode list = server.send(server.request("play/games.json", "").GET()).json();
    check("/play/games.json", 200, list);
    JsonNode first = list.get("games").get(0);
    assertThat(first.get("id")).isEqualTo(game.get("id"));
    assertThat(first.get("keys")).isEqualTo(game.get("keys"));
    assertThat(first.get("players").toString()).isEqualTo("[\"Ann\",\"Bob\"]");
    String id = game.get("id").asText();
    server.act(id, key(game, "director"), "unfinished", Map.of());
    JsonNode after = server.send(server.request("play/games.json", "").GET()).json();
    assertThat(after.toString()).doesNotContain(id);
  }

  @Test
  void anIllegalAnswer_saysRuleAndNearest_anOvertakenOneWhatCameInBetween_twiceIsOnce() {
    JsonNode game = server.open(OPEN_GAME);
    String id = game.get("id").asText();
    Reply illegal = answer(game, "Gray", "IGR-B3C");
    assertThat(illegal.status()).isEqualTo(422);
    assertThat(illegal.json().get("rule").asText()).startsWith("SQ-");
    assertThat(illegal.json().get("nearest")).isNotEmpty();

    Map<String, Object> same = Map.of("answer", "IGR-G3R", "command", "the same", "seen", seen(id));
    assertThat(server.act(id, key(game, "Gray"), "answer", same).status()).isEqualTo(200);
    Reply again = server.act(id, key(game, "Gray"), "answer", same);
    assertThat(again.status()).isEqualTo(200);
    assertThat(again.json().get("ply").asInt()).isEqualTo(1);
    Reply late =
        server.act(
            id,
            key(game, "director"),
            "answer",
            Map.of("answer", "IBR-B3C", "seen", same.get("seen")));
    assertThat(late.status()).isEqualTo(409);
    assertThat(late.json().get("detail").asText()).contains("IGR-G3R");
  }

  @Test
  void aCommentInAnAnswer_isRefusedAsOne() {
    JsonNode game = server.open(OPEN_GAME);
    for (String seat : List.of("Gray", "director")) {
      Reply reply = answer(game, seat, "IGR-G3R {[%clk 9:00:00]}");
      assertThat(reply.status()).isEqualTo(400);
      assertThat(reply.json().get("detail").asText())
          .isEqualTo(
              "expected 'answer' to have no comment, since 'do' comment adds one, but got"
                  + " \"{[%clk 9:00:00]}\"");
    }
    assertThat(server.state(game.get("id").asText(), "").json().get("ply").asInt()).isZero();
  }

  private static String seen(String id) {
    return server.state(id, "").json().get("seen").asText();
  }

  @Test
  void offers_andEndings_andWhatFollowsThem() {
    JsonNode game = server.open(OPEN_GAME);
    String id = game.get("id").asText();
    answer(game, "Gray", "IGR-G3R");
    assertThat(server.act(id, key(game, "Gray"), "draw", Map.of()).status()).isEqualTo(200);
    assertThat(server.state(id, "").json().get("offer").get("side").asText()).isEqualTo("Gray");
    server.act(id, key(game, "Blue"), "decline", Map.of());
    assertThat(server.state(id, "").json().get("offer").isNull()).isTrue();
    server.act(id, key(game, "Gray"), "take-back", Map.of("ply", 0));
    Reply back = server.act(id, key(game, "Blue"), "take-back", Map.of("ply", 0));
    assertThat(back.json().get("ply").asInt()).isZero();
    server.act(id, key(game, "Blue"), "adjourn", Map.of());
    assertThat(answer(game, "Gray", "IGR-G3R").status()).isEqualTo(409);
    server.act(id, key(game, "Gray"), "resume", Map.of());
    assertThat(answer(game, "Gray", "IGR-G3C").status()).isEqualTo(200);
    Reply others = server.act(id, key(game, "Blue"), "resign", Map.of("side", "Gray"));
    assertThat(others.status()).isEqualTo(409);
    Reply end = server.act(id, key(game, "Blue"), "resign", Map.of("side", "Blue"));
    assertThat(end.json().get("phase").asText()).isEqualTo("ended");
    assertThat(end.json().get("document").get("result").asText()).isEqualTo("Gray");
    assertThat(answer(game, "director", "IBR-B3C").status()).isEqualTo(409);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "play/games.json | application/json | {\"tags\":{},\"chance\":\"generator\"} | 400",
        "play/games.json | application/json | {\"tags\":{\"Game\":\"no such\"},\"chance\":\"generator\"} | 400",
        "play/games.json | application/json | {\"tags\":{\"Game\":\"squares/civil-war\",\"First\":\"Gray\",\"Blue\":\"a\\u0000\"},\"chance\":\"generator\"} | 400",
        "play/games.json | application/json | {\"tags\":{\"Game\":\"squares/civil-war\",\"First\":\"Gray\",\"Blue\":\"a\\ud800\"},\"chance\":\"generator\"} | 400",
        "play/games.json | application/json | {\"tags\":{\"Game\":\"squares/civil-war\",\"GameId\":\"0123456789abcdef\"},\"chance\":\"generator\"} | 400",
        "play/games.json | application/json | {\"tags\":{\"a b\":\"x\"},\"chance\":\"generator\"} | 400",
        "play/games.json | application/json | {\"tags\":[],\"chance\":\"generator\"} | 400",
        "play/games.json | application/json | {\"tags\":{},\"chance\":7} | 400",
        "play/games.json | application/json | {\"tags\":{\"Game\":\"squares/civil-war\",\"First\":\"Gray\",\"TimeControl\":\"0\"},\"chance\":\"generator\"} | 400",
        "play/games.json | application/json | [] | 400",
        "play/games.json | application/json | no json | 400",
        "play/games.json | text/plain | {} | 415",
        "play/games/0123456789abcdef.json | application/json | {} | 404",
        "play/games/ID.json | application/json | {} | 403",
        "index.json | application/json | {} | 405",
      })
  void whatIsNoRequest_isRefused(String path, String type, String body, int status) {
    String id = server.open(OPEN_GAME).get("id").asText();
    Reply reply =
        server.send(
            server
                .request(path.replace("ID", id), "")
                .header("Content-Type", type)
                .POST(BodyPublishers.ofString(body)));
    assertThat(reply.status()).as(reply.json().toString()).isEqualTo(status);
    assertThat(reply.json().get("detail").asText()).contains("expected");
  }

  @Test
  void game_byRulesOfAFile_isPlayedByThem() {
    String game = OPEN_GAME.get("Game");
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("chance", "generator");
    ObjectNode tags = body.putObject("tags");
    OPEN_GAME.forEach(tags::put);
    String file = "{\"game\": \"" + game + "\", \"name\": \"on\", \"rules\": {\"passes\": ";
    JsonNode opened =
        server.post("play/games.json", "", body.put("rules", file + "false}}")).json();
    assertThat(answer(opened, "Gray", "pass").status()).isEqualTo(422);
    assertThat(server.games().position(opened.get("id").asText()).record())
        .contains("[Rules \"on sha256:");
    assertThat(
            server.post("play/games.json", "", body.put("rules", file + "7}}")).json().toString())
        .contains("SQ-3.2");
    JsonNode usual = server.post("play/games.json", "", body.put("rules", file + "true}}")).json();
    assertThat(answer(usual, "Gray", "pass").status()).isEqualTo(200);
  }

  @Test
  void keys_largeBodies_andPagesElsewhere_areRefused() {
    JsonNode game = server.open(OPEN_GAME);
    JsonNode other = server.open(OPEN_GAME);
    String id = game.get("id").asText();
    String path = "play/games/" + id + ".json";
    assertThat(server.state(id, "0".repeat(32)).status()).isEqualTo(403);
    assertThat(server.state(id, key(other, "director")).status()).isEqualTo(403);
    check(STATE, 403, server.state(id, "0").json());
    assertThat(server.state(id, "zz").status()).isEqualTo(403);
    assertThat(answer(game, "Blue", "IGR-G3R").status()).isEqualTo(409);
    ObjectNode wanted = JsonNodeFactory.instance.objectNode().put("do", "fly");
    wanted.put("seen", seen(id)).put("command", "1");
    String key = key(game, "Gray");
    assertThat(server.post(path, key, wanted).status()).isEqualTo(400);
    wanted.put("do", "answer").put("answer", "x".repeat(70_000));
    assertThat(server.post(path, key, wanted).status()).isEqualTo(413);
    wanted.put("answer", "IGR-G3R").put("seen", "not a number");
    assertThat(server.post(path, key, wanted).status()).isEqualTo(400);
    wanted.put("seen", seen(id));
    for (Map.Entry<String, String> header :
        Map.of("Origin", "https://evil.example.org", "Sec-Fetch-Site", "cross-site").entrySet()) {
      Reply elsewhere =
          server.send(
              server
                  .request(path, key)
                  .header("Content-Type", "application/json")
                  .header(header.getKey(), header.getValue())
                  .POST(BodyPublishers.ofString(wanted.toString())));
      assertThat(elsewhere.status()).as(header.getKey()).isEqualTo(403);
    }
    assertThat(server.state(id, "").json().get("ply").asInt()).isZero();
  }

  /** Gives a number of random answers as the director, or fewer if the game ends. */
  private static void play(JsonNode game, Random random, int answers) {
    String id = game.get("id").asText();
    for (int i = 0; i < answers; i++) {
      List<String> legal = server.games().position(id).legal();
      if (!legal.isEmpty()) {
        answer(game, "director", legal.get(random.nextInt(legal.size())));
      }
    }
  }

  @Test
  void aSideOfAGameThatHides_isToldWhatItsViewHolds_andSpectatorsNothing() {
    JsonNode game = server.open(HIDDEN_GAME);
    String id = game.get("id").asText();
    Random random = new Random(7);
    for (int round = 0; round < Extent.of(3, 8); round++) {
      play(game, random, 6);
      LivePosition now = server.games().position(id);
      for (int side = 0; side < 2; side++) {
        String name = now.setup().game().sides().get(side);
        JsonNode state = server.state(id, key(game, name)).json();
        assertThat(state.has("ply")).isFalse();
        assertThat(state.has("back")).isFalse();
        assertThat(state.get("seen").asText()).matches("[0-9a-f]{32}");
        assertThat(state.get("document").has("record")).isFalse();
        assertThat(shown(state))
            .isEqualTo(new View(now.setup().game(), Viewer.side(side)).tree(now.position()));
        assertThat(state.get("mine").asBoolean())
            .isEqualTo(now.position().question().decides() == side);
        // the hash of the seed, which binds the program, but not the seed
        assertThat(state.toString())
            .doesNotContainPattern("splitmix64 (sha256:[0-9a-f]+ )?-?[0-9]")
            .doesNotContain(key(game, "director"));
      }
      JsonNode spectator = server.state(id, "").json();
      check(STATE, 200, spectator);
      assertThat(spectator.get("document").isNull()).isTrue();
      assertThat(spectator.has("ply")).isFalse();
      assertThat(spectator.get("seen").asText()).isEmpty();
      assertThat(spectator.get("decides").asText()).isEqualTo(now.decides().orElse(""));
      assertThat(spectator.has("back")).isFalse();
      // the generator draws here, so that all that was given was given by sides
      assertThat(server.state(id, key(game, "director")).json().get("back").asInt())
          .isEqualTo(now.back(1).orElseThrow());
    }
  }

  @Test
  void changes_ofNoGame_orWithAnotherKey_areRefusedBeforeTheyBegin() {
    String id = server.open(OPEN_GAME).get("id").asText();
    assertThat(changes(id, "0".repeat(32)).status()).isEqualTo(403);
    assertThat(changes("0123456789abcdef", "").status()).isEqualTo(404);
  }

  private static Reply changes(String id, String key) {
    String path = "play/games/" + id + "/changes";
    return server.send(server.request(path, key).header("Accept", "text/event-stream").GET());
  }

  /** The position that the last step of a document shows. */
  private static JsonNode shown(JsonNode state) {
    ObjectNode position = JsonNodeFactory.instance.objectNode();
    for (JsonNode step : state.get("document").get("steps")) {
      for (JsonNode path : step.get("gone")) {
        JsonNode at = position;
        for (int i = 0; i < path.size() - 1; i++) {
          at = at.get(path.get(i).asText());
        }
        ((ObjectNode) at).remove(path.get(path.size() - 1).asText());
      }
      merge(position, (ObjectNode) step.get("set"));
    }
    return position;
  }

  private static void merge(ObjectNode target, ObjectNode change) {
    change
        .properties()
        .forEach(
            field -> {
              JsonNode known = target.get(field.getKey());
              if (known instanceof ObjectNode inner
                  && field.getValue() instanceof ObjectNode next) {
                merge(inner, next);
              } else {
                target.set(field.getKey(), field.getValue().deepCopy());
              }
            });
  }

  @Test
  void whatTheOtherSideHides_changesNothingOfWhatASideIsTold() {
    JsonNode game = server.open(HIDDEN_GAME);
    String id = game.get("id").asText();
    List<String> sides = Games.find("wargaming-on-the-square").orElseThrow().sides();
    Random random = new Random(3);
    int hidden = 0;
    // the generator draws another game each time, so that the number of hidden answers varies
    for (int i = 0; i < 200 && hidden < ENOUGH; i++) {
      int decides = server.games().position(id).position().question().decides();
      if (decides == 0 || decides == 1) {
        // an offer of the side that waits is not ended by what that side does not see
        server.act(id, key(game, sides.get(1 - decides)), "draw", Map.of());
      }
      LivePosition before = server.games().position(id);
      JsonNode[] states = new JsonNode[2];
      for (int side = 0; side < 2; side++) {
        states[side] = server.state(id, key(game, sides.get(side))).json();
      }
      play(game, random, 1);
      LivePosition after = server.games().position(id);
      assertThat(after.ply()).as("an answer was given").isGreaterThan(before.ply());
      for (int side = 0; side < 2; side++) {
        View view = new View(after.setup().game(), Viewer.side(side));
        boolean alike =
            view.tree(before.position()).equals(view.tree(after.position())) && side != decides;
        if (alike) {
          hidden++;
          assertThat(server.state(id, key(game, sides.get(side))).json()).isEqualTo(states[side]);
        }
      }
    }
    assertThat(hidden).as("hidden answers").isEqualTo(ENOUGH);
  }
}
