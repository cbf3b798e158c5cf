package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.app.play.PlayServer.Reply;
import org.wardiary.app.web.OpenApiDescription;

/** Games that are recorded only, entered over HTTP. */
class RecordedEntryTest {

  private static final Map<String, String> HARROW =
      Map.of("Game", "The Bridge at Harrow", "GameFile", "harrow", "Crown", "Mara");

  private static final String FILE =
      """
      {"game": {"id": "mill", "title": "The Mill"}, // with a comment
       "sides": {"Red": {}, "Blue": {}, "Green": {}},
       "turns": {"each": ["Red: Move", "Blue: Move", "Green: Move"]},
       "map": {"grid": "hex", "number": "CCRR", "rows": ["cccc", "cccc"]},
       "terrain": {"c": {}}, "kinds": {"Inf": {}},
       "units": {"I": "Red Inf @0101", "O": "Blue Inf @0302", "G": "Green Inf @0401"}}
      """;

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

  private static String key(JsonNode game, String seat) {
    return game.get("keys").get(seat).asText();
  }

  private static Reply say(JsonNode game, String seat, String line) {
    return server.act(game.get("id").asText(), key(game, seat), "answer", Map.of("answer", line));
  }

  private static Reply tried(JsonNode game, String seat, String line, String... pointed) {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("line", line);
    List.of(pointed).forEach(body.putArray("pointed")::add);
    String key = seat.isEmpty() ? "" : key(game, seat);
    Reply reply = server.post("play/games/" + game.get("id").asText() + "/line.json", key, body);
    description.check("/play/games/{id}/line.json", Integer.toString(reply.status()), reply.json());
    return reply;
  }

  private static List<String> texts(JsonNode all) {
    List<String> texts = new ArrayList<>();
    all.forEach(it -> texts.add(it.path("text").asText()));
    return texts;
  }

  private static String record(JsonNode game) {
    return server.games().position(game.get("id").asText()).record();
  }

  @Test
  void lines_areStoredAsRecordStoresThem_byAnySeat_andTheResultEndsTheGame() {
    JsonNode game = server.open(HARROW);
    assertThat(say(game, "director", "1. :Crown.Move 1F-0605 {well} Gd-0505").status())
        .isEqualTo(200);
    Reply state = say(game, "League", ":Combat 1F x Ost <1-1 d6=4 NE> 1F-0505");
    assertThat(state.status()).as(state.json().toString()).isEqualTo(200);
    description.check("/play/games/{id}.json", "200", state.json());
    assertThat(state.json().get("seat").asText()).isEqualTo("League");
    assertThat(record(game))
        .contains("1. :Crown.Move 1F-0605 {well} Gd-0505 :Combat 1F x Ost <1-1 d6=4 NE> 1F-0505");
    String id = game.get("id").asText();
    Reply end =
        server.act(
            id, key(game, "Crown"), "end", Map.of("result", "League", "termination", "points"));
    assertThat(end.json().get("phase").asText()).isEqualTo("ended");
    assertThat(record(game)).contains("[Result \"League\"]\n[Termination \"points\"]");
    assertThat(tried(game, "Crown", "").status()).isEqualTo(409);
    JsonNode other = server.open(HARROW);
    assertThat(say(other, "Crown", "1. :Crown 1F-0605 draw {so be it}").json().get("phase"))
        .hasToString("\"ended\"");
    assertThat(record(other)).contains("1F-0605 {so be it}\ndraw");
  }

  @Test
  void aLine_isTriedBeforeItIsStored_withItsNotesAndTheirRules() {
    JsonNode game = server.open(HARROW);
    say(game, "director", "1. :Crown.Move");
    Reply reply = tried(game, "Crown", "1F-0705 Zz-0101 Crown");
    JsonNode statements = reply.json().get("statements");
    assertThat(statements).hasSize(2);
    JsonNode breach = statements.get(0).get("notes").get(0);
    assertThat(breach.get("rule").asText()).isEqualTo("H3.2");
    assertThat(breach.get("strict").asBoolean()).isFalse();
    assertThat(statements.get(1).get("notes").get(0).get("what").asText())
        .contains("no unit Zz; nearest:");
    assertThat(reply.json().get("end").get("text").asText()).isEqualTo("Crown");
    assertThat(record(game)).doesNotContain("1F-0705");
    Reply stored = say(game, "Crown", "1F-0705");
    assertThat(stored.json().toString()).contains("note: rule H3.2: ");
  }

  @Test
  void whatIsPointedAt_givesStatements_theLikeliestFirst() {
    JsonNode game = server.open(HARROW);
    say(game, "director", "1. :Crown.Move");
    assertThat(texts(tried(game, "Crown", "", "1F", "@0605").json().get("meant")))
        .startsWith("1F-0605")
        .contains("1F@0605", "1F x @0605");
    assertThat(texts(tried(game, "Crown", "", "1F", "Gd", "@0505", "@0605").json().get("meant")))
        .startsWith("1F,Gd-0505-0605");
    assertThat(tried(game, "Crown", "", "5F").json().get("likeliest").asText())
        .isEqualTo("5F@0103");
    assertThat(tried(game, "Crown", "", "1F", "Gd").json().get("likeliest").asText()).isEmpty();
    assertThat(texts(tried(game, "Crown", "", "@0605", "@0705").json().get("meant")))
        .containsExactly("@0605|0705:blown");
    assertThat(texts(tried(game, "Crown", "", "@0803").json().get("meant")))
        .startsWith("@0803:control=Crown")
        .contains("Crown x @0803");
    say(game, "director", "1F-0605 G1-0505 :Combat");
    assertThat(texts(tried(game, "Crown", "", "1F", "G1", "Ost").json().get("meant")))
        .startsWith("1F+G1 x Ost", "1F,G1 x Ost");
    assertThat(texts(tried(game, "Crown", "", "1F", "@0705").json().get("meant")))
        .startsWith("1F x Ost");
    say(game, "director", "1F x Ost <1-1 d6=5 DR>");
    assertThat(texts(tried(game, "Crown", "", "Ost", "@0706").json().get("meant")))
        .startsWith("Ost~0706");
    assertThat(texts(tried(game, "Crown", "", "1F", "@0705").json().get("meant")))
        .startsWith("1F>0705");
    say(game, "director", "Ost~0706 Ost:disrupted");
    assertThat(texts(tried(game, "Crown", "", "Ost").json().get("meant")))
        .contains("Ost:-disrupted", "-Ost", "Ost:step-1");
  }

  @Test
  void badLines_areRefused_andNothingOfThemIsStored() {
    JsonNode game = server.open(HARROW);
    for (String bad :
        List.of("1. 1F:disruptid", "1F-0605 {a} :Comabt", "1F -", "1F-0605 {", "[Event \"x\"]")) {
      Reply reply = say(game, "director", bad);
      assertThat(reply.status()).as(bad).isEqualTo(422);
      assertThat(reply.json().get("detail").asText()).isNotBlank();
      assertThat(tried(game, "Crown", bad).json().get("problem").isNull()).as(bad).isFalse();
    }
    assertThat(say(game, "director", " ").status()).isEqualTo(409);
    assertThat(say(game, "director", "1F-0605 Crown 1F-0505").status()).isEqualTo(422);
    assertThat(say(game, "director", "x".repeat(3000)).status()).isEqualTo(400);
    assertThat(server.games().position(game.get("id").asText()).ply()).isZero();
    assertThat(tried(game, "", "1.").status()).isEqualTo(403);
    assertThat(tried(game, "Crown", "x".repeat(3000)).status()).isEqualTo(400);
    String id = game.get("id").asText();
    Reply end = server.act(id, key(game, "Crown"), "end", Map.of("result", "Blue"));
    assertThat(end.status()).isBetween(400, 499);
    JsonNode refereed = server.open(Map.of("Game", "squares/civil-war", "First", "Gray"));
    assertThat(tried(refereed, "Gray", "1.").status()).isEqualTo(409);
    Reply told =
        server.act(
            refereed.get("id").asText(), key(refereed, "Gray"), "end", Map.of("result", "Gray"));
    assertThat(told.status()).isEqualTo(409);
  }

  @ParameterizedTest
  @CsvSource({"{\"line\": 5}", "{}", "{\"line\": \"\" ; \"pointed\": \"1F\"}", "[]"})
  void malformedRequests_areRefused(String body) throws IOException {
    JsonNode game = server.open(HARROW);
    Reply reply =
        server.post(
            "play/games/" + game.get("id").asText() + "/line.json",
            key(game, "Crown"),
            new ObjectMapper().readTree(body.replace(';', ',')));
    assertThat(reply.status()).isEqualTo(400);
  }

  @Test
  void twoPeople_oneOfWhomSawAnOldPosition_isToldSo_andEitherTakesBackAtOnce() {
    JsonNode game = server.open(HARROW);
    String id = game.get("id").asText();
    String seen = server.state(id, key(game, "Crown")).json().get("seen").asText();
    say(game, "League", "1. :Crown.Move 1F-0605");
    ObjectNode late = JsonNodeFactory.instance.objectNode();
    late.put("do", "answer").put("seen", seen).put("command", "c1").put("answer", "1. Gd-0505");
    Reply reply = server.post("play/games/" + id + ".json", key(game, "Crown"), late);
    assertThat(reply.status()).isEqualTo(409);
    assertThat(reply.json().get("detail").asText())
        .contains("somebody else has changed it since (last: 1F-0605)");
    Reply back = server.act(id, key(game, "Crown"), "take-back", Map.of("ply", 2));
    assertThat(back.json().get("ply").asInt()).isEqualTo(2);
    assertThat(back.json().get("back").asInt()).isEqualTo(1);
    assertThat(record(game)).doesNotContain("1F-0605");
  }

  @Test
  void aLineThatIsSentAgain_isStoredOnce() {
    JsonNode game = server.open(HARROW);
    String id = game.get("id").asText();
    ObjectNode line = JsonNodeFactory.instance.objectNode();
    line.put("do", "answer").put("seen", server.state(id, "").json().get("seen").asText());
    line.put("command", "once").put("answer", "1. :Crown 1F-0605 {a} Gd-0505");
    for (int i = 0; i < 2; i++) {
      Reply reply = server.post("play/games/" + id + ".json", key(game, "League"), line);
      assertThat(reply.status()).as(reply.json().toString()).isEqualTo(200);
      assertThat(reply.json().get("ply").asInt()).isEqualTo(4);
    }
  }

  @Test
  void aGame_isOpenedByAFileOfItsOwn_andHasASeatForEachSide() {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("chance", "real");
    body.putObject("tags").put("Green", "Cy");
    body.put("gameFile", FILE);
    JsonNode game = server.post("play/games.json", "", body).json();
    assertThat(game.get("keys").properties()).hasSize(4);
    Reply done = say(game, "Green", "1. :Green.Move G-0301");
    assertThat(done.status()).as(done.json().toString()).isEqualTo(200);
    description.check("/play/games/{id}.json", "200", done.json());
    assertThat(done.json().get("players").toString()).isEqualTo("[\"?\",\"?\",\"Cy\"]");
    assertThat(record(game)).contains("[Game \"The Mill\"]\n[GameFile \"mill\"]");
    body.put("gameFile", FILE.replace("Red Inf", "Read Inf"));
    Reply bad = server.post("play/games.json", "", body);
    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.json().get("detail").asText()).contains("the file:6:");
    JsonNode list = server.send(server.request("play/games.json", "").GET()).json();
    description.check("/play/games.json", "200", list);
    assertThat(list.get("files").toString()).contains("\"harrow\"", "vanguard", "salt-towns");
  }

  @Test
  void withoutAFile_anySides() {
    JsonNode game = server.open(Map.of("Game", "Tank Duel", "Sides", "East, West"));
    Reply done = say(game, "West", "1. :West T1@hill");
    assertThat(done.status()).as(done.json().toString()).isEqualTo(200);
    assertThat(texts(tried(game, "West", "", "T1", "@hill").json().get("meant")))
        .contains("T1-hill");
  }
}
