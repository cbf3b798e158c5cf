package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.squares.SquaresPosition;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;

/** Published games become records or are refused with the reason. */
class ImportCommandTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String EXAMPLE =
      """
      {"header":{"game":{"name":"Squares","variants":[]},"event":"Open","round":"3",
        "site":{"name":"Abstract Play","gameid":"0a1b-2c"},
        "date-start":"2025-03-04T05:06:07.000Z","date-end":"2025-03-09T08:09:10.000Z",
        "players":[{"name":"Ann \\"A\\"","userid":"u1","result":1},
                   {"name":"<script>","userid":"u2","is_ai":true,"result":0}]},
       "moves":[["IGR-G3C",null],[null,"CBR-B3C-B2CL"],["pass",null],[null,"CB2CL-B1C"],
        ["IG3C-G2CL",null],["IG2CL-G1C",null],[null,"ABR-B3L"],["IG1C>CB1C",null],
        [null,"retreat:CB1C-B2CR"],[null,"resign"]]}
      """;

  @TempDir Path folder;

  private Cli run(String json) throws IOException {
    Path file = Files.writeString(folder.resolve("games.json"), json);
    return Cli.run("import", "--from", "abstractplay", file);
  }

  @Test
  void published_areNotOverwritten() throws IOException {
    Path file = Files.writeString(folder.resolve("games.json"), "[" + EXAMPLE + "]");
    Cli cli = Cli.run("import", "--from", "abstractplay", file, "--out", file);
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains("expected another file after --out");
    assertThat(file).hasContent("[" + EXAMPLE + "]");
  }

  @Test
  void exampleGivesItsRecord_siteIdAndDatesKept() throws IOException {
    Cli run = run("[" + EXAMPLE + "]");
    assertThat(run.exit()).isZero();
    assertThat(run.err().strip()).isEqualTo("1 game imported, 0 refused; written to -");
    assertThat(run.out())
        .isEqualTo(
            """
            [Game "squares/civil-war"]
            [Event "Open"]
            [Site "Abstract Play"]
            [Date "2025.03.04"]
            [Round "3"]
            [Blue "<script>"]
            [Gray "Ann \\"A\\""]
            [First "Gray"]
            [Result "Gray"]
            [Termination "resignation"]
            [BlueType "program"]
            [SiteGameId "0a1b-2c"]
            [SiteStart "2025-03-04T05:06:07.000Z"]
            [SiteEnd "2025-03-09T08:09:10.000Z"]

            1. IGR-G3C CBR-B2CL 2. pass CB2CL-B1C 3. IG3C-G2CL IG2CL-G1C ABR-B3L 4.
            IG1CxB1C @B2CR
            Gray
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"SQUARES - The Civil War Battle Game", "Squares", "squares"})
  void gameIsKnownByEachNameThatTheSiteHasPublished(String name) throws IOException {
    Cli run = run("[" + EXAMPLE.replace("\"Squares\"", '"' + name + '"') + "]");
    assertThat(run.err().strip()).isEqualTo("1 game imported, 0 refused; written to -");
  }

  @Test
  void emptyArrayIsFine_compressedToo() throws IOException {
    assertThat(run(" [ ] ").exit()).isZero();
    Path file = folder.resolve("games.json.gz");
    try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(("[" + EXAMPLE + "]").getBytes(StandardCharsets.UTF_8));
    }
    Path records = folder.resolve("games.wdr");
    Cli run = Cli.run("import", "--from", "abstractplay", file, "--out", records);
    assertThat(run.out()).startsWith("1 game imported, 0 refused; written to ");
    assertThat(Cli.run("check", records).exit()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "\"Squares\"|\"Chess\"|expected a game that is played here but got 'Chess'",
        "\"variants\":[]|\"variants\":[\"big\"]|expected the game without variants but got [big]",
        "\"moves\"|\"m\"|expected an array 'moves' but there is none",
        "[null,\"resign\"]|[null,7]|expected null, a text or a move in row 10 of 'moves'",
        "[null,\"resign\"]|[null,null,\"resign\"]|expected moves of 2 players in row 10 of 'moves' but got one of player 3",
        "[\"IGR-G3C\",null]|[null,null,\"IGR-G3C\"]|expected moves of 2 players in row 1 of 'moves'",
        ",[null,\"resign\"]|^^|ply 9: expected another move because no rule has ended the game",
        "CBR-B3C-B2CL|CBR-G3C|row 2, ply 2: 'CBR-G3C' refused (SQ-",
        "retreat:CB1C-B2CR|IBR-B3C|row 9, ply 9: 'IBR-B3C' refused: expected an answer to the question",
        "retreat:CB1C-B2CR|retreat:CB1C-G3C|row 9, ply 9: 'retreat:CB1C-G3C' refused (SQ-",
        "\"ABR-B3L\"|\"ABR-B3L/advance\"|expected no such move because the question is 'turn'",
        "CB1C-B2CR|CB1C-B2CR,IB2CR-BR|expected the retreat of IB2CR to BR but by the rules it goes to no space",
        "resign\"|abandoned\"|expected no winner because the game was abandoned but got 'Gray'",
        "Ann|Ann\\ud800|expected text but got half a character (U+D800) in 'Ann",
        "0a1b-2c|\\udc000a1b-2c|expected text but got half a character (U+DC00) in '",
        "\"result\":1|\"result\":-1|expected the result 'Gray' because the game ended by resignation but got 'Blue'",
      })
  void gameIsRefused_theOtherOneKept(String from, String to, String reason) throws IOException {
    String bad = EXAMPLE.replace(from, to);
    assertThat(bad).isNotEqualTo(EXAMPLE);
    Cli run = run("[" + bad + "," + EXAMPLE + "]");
    assertThat(run.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(run.err()).contains("games.json: game 1 (").contains("0a1b-2c): ").contains(reason);
    assertThat(run.err()).contains("1 game imported, 1 refused");
    assertThat(run.out()).startsWith("[Game \"squares/civil-war\"]");
  }

  /** A supporter on G1L that can only displace: the attacker on G2CL or the unit on G2L. */
  private static String supporterTold(String option) {
    String moves =
        """
        "moves":[["CGR-G3L",null],[null,"IBR-B3R"],["CG3L-G2L-G1L",null],[null,"IB3R-B2CR"],
         ["IGR-G3L",null],[null,"IBR-B3C"],["IG3L-G2L",null],[null,"IB2CR-B1CR"],
         ["IGR-G3C",null],[null,"IB1CR-G1CL"],["IG3C-G2CL",null],[null,"IBR-B3L"],
         ["IG2CL+CG1L>IG1CL",null],[null,"stand"],["OPTION",null],[null,"resign"]]}
        """;
    return EXAMPLE.replaceFirst("(?s)\"moves\".*", moves.strip()).replace("OPTION", option);
  }

  @Test
  void supporterThatDisplacedTheAttacker_isImported() throws IOException {
    Cli run = run("[" + supporterTold("option5:CG1L-G2CL,IG2CL-GR") + "]");
    assertThat(run.err()).contains("1 game imported, 0 refused");
    assertThat(run.out()).containsPattern("IG2CL\\+CG1LxG1CL S #5\\s@G2CL\\s");
  }

  @Test
  void attackerDisplacedInOption1_isRefused() throws IOException {
    Cli run = run("[" + supporterTold("option1:CG1L-G2CL,IG2CL-GR") + "]");
    assertThat(run.err())
        .contains("row 15, ply ")
        .contains("expected the retreat of CG1L to G2CL but by the rules it goes to G2L");
    assertThat(run("[" + supporterTold("option1:CG1L-G2L,IG2L-GR") + "]").err())
        .contains("1 game imported, 0 refused");
  }

  @Test
  void gameThatTheRulesHaveEnded_isNotEndedAgain() throws IOException {
    for (String end : List.of("resign", "abandoned", "draw", "timeout")) {
      ObjectNode game = published(firstOfTournament(), "stay");
      ArrayNode rows = (ArrayNode) game.get("moves");
      rows.addArray().add(end).addNull();
      assertThat(run("[" + game + "]").err())
          .contains("row " + rows.size() + ", ply ", "'" + end + "' refused")
          .contains("expected no such move because the rules have ended the game");
    }
  }

  @Test
  void abandonedGame_hasNoResult() throws IOException {
    String abandoned = EXAMPLE.replace("resign\"", "abandoned\"");
    Cli run = run("[" + abandoned.replace("\"result\":1", "\"result\":0") + "]");
    assertThat(run.out()).contains("[Result \"*\"]\n[Termination \"unfinished\"]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2025-13-45T00:00:00Z", "2025-02-29", "9999-00-01", "soon"})
  void startThatNoCalendarHas_isAnUnknownDate(String start) throws IOException {
    Cli run = run("[" + EXAMPLE.replace("2025-03-04T05:06:07.000Z", start) + "]");
    assertThat(run.exit()).isZero();
    assertThat(run.out()).doesNotContain("[Date ").contains("[SiteStart \"" + start + "\"]");
    assertThat(run.err())
        .contains(
            "games.json: game 1 (0a1b-2c): note: expected an ISO date but got '" + start + "'");
  }

  @Test
  void brokenJsonIsRefused_whatStandsBeforeItKept() throws IOException {
    Cli cut = run("[" + EXAMPLE + "," + EXAMPLE.substring(0, 300));
    assertThat(cut.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cut.err()).contains("games.json:").contains("expected JSON but");
    assertThat(cut.err()).contains("1 game imported, 1 refused");
    for (String json : List.of("", "{}", "null", "[1]", "[null]", "[{}]", "[[]]", "[] []", "]")) {
      Cli run = run(json);
      assertThat(run.exit()).as(json).isEqualTo(ExitCode.REFUSED);
      assertThat(run.out()).isEmpty();
    }
    Path missing = folder.resolve("none.json");
    assertThat(Cli.run("import", "--from", "abstractplay", missing).exit())
        .isEqualTo(ExitCode.USAGE);
    assertThat(Cli.run("import", "--from", "nowhere", folder.resolve("games.json")).err())
        .contains("expected one of abstractplay, csv after --from but got 'nowhere'");
  }

  @Test
  void bytesThatAreNoTextAreRefused() throws IOException {
    Path file = folder.resolve("games.json");
    Files.write(file, new byte[] {0, 0, 0, '[', 0, -1, -1, -1});
    Cli run = Cli.run("import", "--from", "abstractplay", file);
    assertThat(run.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(run.err()).contains("games.json: expected JSON but: Invalid UTF-32 character");
  }

  @Test
  void spoiltMovesAreRefusedAndNothingElse() throws IOException {
    Random random = new Random(1);
    String signs = "IAC>-+,/:=x#@|*BGR123 retreat:option1advance";
    StringBuilder games = new StringBuilder("[" + EXAMPLE);
    for (int i = 0; i < 300; i++) {
      int from = EXAMPLE.indexOf("IGR-G3C");
      int at = from + random.nextInt(EXAMPLE.indexOf("resign") - from);
      char sign = signs.charAt(random.nextInt(signs.length()));
      boolean inWord = "\"[],\n".indexOf(EXAMPLE.charAt(at)) < 0;
      String spoilt = EXAMPLE.substring(0, at) + sign + EXAMPLE.substring(at + random.nextInt(2));
      games.append(',').append(inWord ? spoilt : EXAMPLE);
    }
    Cli run = run(games + "]");
    assertThat(run.exit()).isBetween(0, 1);
    assertThat(run.out()).startsWith("[Game ");
  }

  /**
   * @param hold how the site says that an attacker holds; empty if it leaves it unsaid
   */
  @ParameterizedTest
  @ValueSource(strings = {"stay", ""})
  void gamesWrittenAsTheSiteDoes_giveTheSameAnswers(String hold) throws IOException {
    Referee referee = new Referee(MapLibrary.bundled());
    ArrayNode games = JSON.createArrayNode();
    List<List<String>> expected = new ArrayList<>();
    try (InputStream in =
            getClass().getResourceAsStream("/bundled/squares-civil-war-tournament.wdr");
        RecordReader reader = new RecordReader(in, "tournament")) {
      for (int i = 0; i < 60; i++) {
        Optional<GameText> text = reader.next();
        Verdict.Accepted game = (Verdict.Accepted) referee.judge(text.orElseThrow());
        games.add(published(game, hold));
        expected.add(answers(game));
      }
    }
    Cli run = run(games.toString());
    assertThat(run.err()).contains("60 games imported, 0 refused");
    List<List<String>> imported = new ArrayList<>();
    try (RecordReader reader = RecordReader.of(run.out(), "imported")) {
      for (Optional<GameText> text = reader.next(); text.isPresent(); text = reader.next()) {
        imported.add(answers((Verdict.Accepted) referee.judge(text.get())));
      }
    }
    assertThat(imported).isEqualTo(expected);
    assertThat(expected.toString()).contains("#1", "@", "S,", "R,", ">", "|", ",");
    assertThat(expected).anyMatch(answers -> answers.get(answers.size() - 1).equals("|"));
  }

  @Test
  void attackerHasHeld_ifTheOtherSideResignsNext() throws IOException {
    ObjectNode game = published(firstOfTournament(), "stay");
    game.get("header").get("players").forEach(one -> ((ObjectNode) one).remove("result"));
    ArrayNode rows = (ArrayNode) game.get("moves");
    int attacker = cutAtHold(rows);
    assertThat(resigned(game, 1 - attacker)).matches("(?s).* \\|\\s+(Blue|Gray)\\s+");
    rows.remove(rows.size() - 1);
    assertThat(resigned(game, attacker)).doesNotMatch("(?s).* \\|\\s+(Blue|Gray)\\s+");
  }

  private static Verdict.Accepted firstOfTournament() throws IOException {
    try (InputStream in =
            ImportCommandTest.class.getResourceAsStream(
                "/bundled/squares-civil-war-tournament.wdr");
        RecordReader reader = new RecordReader(in, "tournament")) {
      GameText text = reader.next().orElseThrow();
      return (Verdict.Accepted) new Referee(MapLibrary.bundled()).judge(text);
    }
  }

  /** Removes the first hold and all that follows; returns the seat that held. */
  private static int cutAtHold(ArrayNode rows) {
    int hold = 0;
    while (!rows.get(hold).toString().contains("stay")) {
      hold++;
    }
    int attacker = rows.get(hold).get(0).isNull() ? 1 : 0;
    while (rows.size() > hold) {
      rows.remove(hold);
    }
    return attacker;
  }

  private String resigned(ObjectNode game, int seat) throws IOException {
    ArrayNode row = ((ArrayNode) game.get("moves")).addArray();
    row.add(seat == 0 ? "resign" : null).add(seat == 1 ? "resign" : null);
    Cli run = run("[" + game + "]");
    assertThat(run.err()).contains("1 game imported, 0 refused");
    return run.out();
  }

  private static List<String> answers(Verdict.Accepted game) {
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < game.sequence().length(); i++) {
      answers.add(game.sequence().at(i).write(game.sequence().code(i)));
    }
    return answers;
  }

  /**
   * A game as the site publishes it: each decision in a row of its own, the first side in seat 1.
   *
   * @param hold how it says that an attacker holds; empty if it leaves it unsaid
   */
  private static ObjectNode published(Verdict.Accepted game, String hold) {
    ObjectNode out = JSON.createObjectNode();
    ObjectNode header = out.putObject("header");
    header.putObject("game").put("name", "squares");
    List<String> sides = game.sequence().setup().game().sides();
    ArrayNode players = header.putArray("players");
    int first = game.sequence().setup().first();
    for (int side : new int[] {1 - first, first}) {
      double result =
          game.result().equals("draw") ? 0.5 : game.result().equals(sides.get(side)) ? 1 : 0;
      players.addObject().put("name", sides.get(side)).put("result", result);
    }
    ArrayNode rows = out.putArray("moves");
    Position position = game.sequence().start();
    for (int i = 0; i < game.sequence().length(); i++) {
      String answer = position.write(game.sequence().code(i));
      int seat = position.question().decides() == first ? 1 : 0;
      String asked = position.question().name();
      String text =
          answer.equals("|") ? hold : siteText(((SquaresPosition) position).board(), answer);
      if (asked.equals("retreat")) {
        // belongs to the decision before it, if there is one
        int last = rows.size() - 1;
        for (int s = 0; s < 2; s++) {
          String before = rows.get(last).get(s).asText("null");
          if (!before.equals("null")) {
            boolean open = before.startsWith("retreat") || before.startsWith("option");
            String joined = before + (open ? before.contains(":") ? "," : ":" : "/retreat:") + text;
            ((ArrayNode) rows.get(last)).set(s, JSON.getNodeFactory().textNode(joined));
          }
        }
      } else if (!text.isEmpty()) {
        ArrayNode slots = rows.addArray();
        slots.add(seat == 0 ? text : null).add(seat == 1 ? text : null);
      }
      position.play(game.sequence().code(i), EventSink.NONE);
    }
    return out;
  }

  private static String siteText(Board board, String answer) {
    return switch (answer.charAt(0)) {
      case '@' -> {
        int unit = board.questionUnit();
        yield board.kind(unit).letter()
            + board.map().code(board.space(unit))
            + "-"
            + answer.substring(1);
      }
      case '#' -> "option" + answer.substring(1);
      case '>' -> "advance";
      case '*' -> "lose:" + answer.substring(1);
      case 'S' -> "stand";
      case 'R' -> "retreat";
      default -> attackOrMove(board, answer);
    };
  }

  private static String attackOrMove(Board board, String answer) {
    String[] attack = answer.split("x");
    if (attack.length == 1) {
      return answer.replace('=', '-');
    }
    int space = board.map().codes().find(attack[1]);
    boolean reserve = Arrays.asList("BR", "GR").contains(attack[1]);
    String kind = reserve ? "" : String.valueOf(board.kind(board.unitAt(space)).letter());
    return attack[0] + ">" + kind + attack[1];
  }
}
