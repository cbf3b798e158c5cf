package org.wardiary.events.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.Place;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.Verdict.Accepted;
import org.wardiary.events.referee.Verdict.Refused;
import org.wardiary.events.testkit.GameData;

final class RefereeTest {

  private static final String HEAD = "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n";
  private static final String GENERALS = "[Game \"generals-view\"]\n[First \"Blue\"]\n";

  private static Accepted accepted(String record) {
    return GameData.accepted(GameData.one(record));
  }

  private static Problem problem(String record) {
    Verdict verdict = GameData.judge(record);
    assertThat(verdict).as(record).isInstanceOf(Refused.class);
    return ((Refused) verdict).problem();
  }

  /** The record of a finished game of SQUARES. */
  private static String finished() throws java.io.IOException {
    return new String(
        GameData.open(Games.find("squares/civil-war").orElseThrow(), "golden.wdr").readAllBytes(),
        StandardCharsets.UTF_8);
  }

  @Test
  void judge_unfinishedGame_givesItsCanonicalForm() {
    Accepted game = accepted(HEAD + "\n IGR-G3L{ hm\n} IBR-B3C 2... pass *  ; open");
    assertThat(game.canonical())
        .isEqualTo(
            """
            [Game "squares/civil-war"]
            [First "Gray"]
            [Result "*"]
            [Termination "unfinished"]

            1. IGR-G3L {hm} IBR-B3C 2. pass
            *
            {open}
            """);
  }

  @Test
  void judge_tagsInAnyOrder_writesThemInTheCanonicalOne() {
    String tags =
        "[Zeta \"z\"][Random \"by hand\"]\n[Termination \"unfinished\"][Gray \"g\"] [Blue \"b\"]\n"
            + "[Map \"squares\"][First \"Blue\"][Alpha \"a \\\"q\\\" \\\\\"]\n"
            + "[Round \"1\"][Date \"?\"][Site \"s\"]\n[Event \"e\"][Game \"squares/civil-war\"]\n";
    assertThat(accepted(tags + "*").canonical())
        .isEqualTo(
            """
            [Game "squares/civil-war"]
            [Event "e"]
            [Site "s"]
            [Date "?"]
            [Round "1"]
            [Blue "b"]
            [Gray "g"]
            [First "Blue"]
            [Result "*"]
            [Termination "unfinished"]
            [Map "squares"]
            [Random "by hand"]
            [Zeta "z"]
            [Alpha "a \\"q\\" \\\\"]

            *
            """);
  }

  @Test
  void judge_illegalAnswer_isRefusedWithPlaceRuleAndNearest() {
    Problem problem = problem(HEAD + "\nIGR-G3L IBR-B3C\n2. IG3L-G3Q *");
    assertThat(problem.place()).isEqualTo(new Place(5, 4));
    assertThat(problem.token()).isEqualTo("IG3L-G3Q");
    assertThat(problem.goodAnswers()).isEqualTo(2);
    assertThat(problem.nearest()).hasSizeBetween(1, 5).contains("IG3L-G3C");
    assertThat(problem.message()).startsWith("test.wdr:5:4: game 1: 'IG3L-G3Q' refused");
    Problem occupied = problem(HEAD + "IGR-G3L pass IGR-G3L *");
    assertThat(occupied.rule()).isEqualTo("SQ-4.2");
  }

  @Test
  void judge_analysis_isWrittenInItsCanonicalForm() {
    Accepted game =
        accepted(
            HEAD
                + "IGR-G3L (IGR-G3C {x} ?! IBR-B3L(IBR-B3R!)  pass) {why} ! (IGR-G3R) IBR-B3C pass"
                + "(pass ; on\n IB3C-B2CL) *");
    assertThat(game.canonical())
        .isEqualTo(
            """
            [Game "squares/civil-war"]
            [First "Gray"]
            [Result "*"]
            [Termination "unfinished"]

            1. IGR-G3L! {why} (1. IGR-G3C?! {x} IBR-B3L (IBR-B3R!) 2. pass) (1. IGR-G3R)
            IBR-B3C 2. pass (2. pass {on} IB3C-B2CL)
            *
            """);
    assertThat(accepted(game.canonical()).canonical()).isEqualTo(game.canonical());
    assertThat(game.gameId()).isEqualTo(accepted(HEAD + "IGR-G3L IBR-B3C pass *").gameId());
  }

  @Test
  void judge_joinedSteps_areDividedWhereAnalysisStands() {
    String plain = GENERALS.replace("Blue", "Red") + "[Random \"splitmix64 7\"]\n+H1@b5 ";
    String steps = "H1:c5.d5 ( H1:d5.e5 ! H1:f5) H1:e5.f5 ? H1:g5 {c} H1:h5 (H1:h5.i5)";
    assertThat(accepted(plain + steps + " *").canonical())
        .endsWith("1. +H1@b5 H1:c5.d5 (H1:d5.e5! H1:f5) H1:e5.f5? H1:g5 {c} H1:h5 (H1:h5.i5)\n*\n");
  }

  @Test
  void judge_drawInAVariation_needNotBeTheGenerators() throws java.io.IOException {
    String record =
        new String(
            GameData.open(Games.find("generals-view").orElseThrow(), "golden.wdr").readAllBytes(),
            StandardCharsets.UTF_8);
    assertThat(record).contains("splitmix64").contains(" %4 ");
    assertThat(problem(record.replace(" %4 ", " %1 ")).rule()).isEqualTo("GV-5");
    String analysed = accepted(record.replace(" %4 ", " %4 (%1 %2) ")).canonical();
    assertThat(analysed).contains(" %4 (%1 %2) 2. +A3@c2");
    assertThat(problem(record.replace(" %4 ", " %4 (%99) ")).token()).isEqualTo("%99");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "IGR-G3L (IGR-G3C pass IG3C-G3Q) | 3:23 | IG3C-G3Q |"
            + " in a variation of answer 1, after 2 good answers of it: expected | 1",
        "IGR-G3L pass (IBR-B3C (IBR-B3L x)) | 3:32 | x |"
            + " in a variation of answer 2, after 1 good answer of it: expected | 2",
        "IGR-G3L pass (* pass) | 3:15 | * |"
            + " in a variation of answer 2, after 0 good answers of it: expected | 2",
        "IGR-G3L * (IGR-G3C) | 3:11 | ( | expected nothing after the result '*' | 1",
        "IGR-G3L *! | 3:10 | ! | expected nothing after the result '*' | 1",
        "IGR-G3L pass!!! * | 3:9 | pass!!! | expected | 1",
      })
  void judge_badAnalysis_isRefusedAtItsPlace(
      String body, String place, String token, String reason, int good) {
    Problem problem = problem(HEAD + body + " *");
    assertThat(problem.place().line() + ":" + problem.place().column()).isEqualTo(place);
    assertThat(problem.token()).isEqualTo(token);
    assertThat(problem.reason()).startsWith(reason);
    assertThat(problem.goodAnswers()).isEqualTo(good);
  }

  @Test
  void judge_illegalAnswerInAVariation_isToldWithRuleAndNearest() {
    Problem problem = problem(HEAD + "IGR-G3L pass (pass IGR-G3L) *");
    assertThat(problem.rule()).isEqualTo("SQ-4.2");
    assertThat(problem.nearest()).hasSizeBetween(1, 5).contains("IGR-G3C");
  }

  @Test
  void judge_moreAnswersInVariationsThanFit_isRefused() {
    String full = HEAD + "IGR-G3L " + "(IGR-G3L)".repeat(VariationJudge.MOST_ANSWERS);
    assertThat(GameData.judge(full + " *")).isInstanceOf(Accepted.class);
    assertThat(problem(full + "(pass) *").reason()).contains("at most 10000 answers");
  }

  @Test
  void judge_refusedGame_keepsItsGoodPrefix() {
    Refused refused = (Refused) GameData.judge(HEAD + "IGR-G3L IBR-B3C nonsense pass *");
    AnswerSequence prefix = refused.goodPrefix().orElseThrow();
    assertThat(prefix.length()).isEqualTo(2);
    List<String> lines = new ArrayList<>();
    PositionJson json =
        new PositionJson(org.wardiary.events.game.Viewer.UMPIRE, PositionJson.Legal.LEFT_OUT);
    prefix.walk(new Trace(json, lines::add));
    assertThat(lines).hasSize(3);
    assertThat(lines.get(2)).contains("\"ply\":2").doesNotContain("legal");
  }

  @ParameterizedTest
  @CsvSource({
    "*, , true",
    "*, unfinished, true",
    "*, time, false",
    "*, resignation, false",
    "Gray, resignation, true",
    "Gray, time, true",
    "Gray, adjudication, true",
    "Gray, agreement, false",
    "Gray, unfinished, false",
    "Gray, attrition, false",
    "Gray, , false",
    "Gray, boredom, false",
    "draw, agreement, true",
    "draw, adjudication, true",
    "draw, time, true",
    "draw, resignation, false",
    "draw, limit, false",
    "draw, , false",
  })
  void judge_endingByNoRule_mustAgreeWithItsTermination(
      String result, String termination, boolean good) {
    String tag = termination == null ? "" : "[Termination \"" + termination + "\"]\n";
    Verdict verdict = GameData.judge(HEAD + tag + "IGR-G3L " + result);
    assertThat(verdict instanceof Accepted).isEqualTo(good);
  }

  @Test
  void judge_resultTag_mustAgree() {
    assertThat(problem(HEAD + "[Result \"Blue\"]\n[Termination \"time\"]\nIGR-G3L Gray").place())
        .isEqualTo(new Place(5, 9));
    assertThat(problem(HEAD + "[Result \"White\"]\nIGR-G3L *").place()).isEqualTo(new Place(3, 10));
    assertThat(problem(HEAD + "IGR-G3L White").token()).isEqualTo("White");
  }

  @Test
  void judge_gameEndedByRules_takesTheirResultAndNothingMore() throws Exception {
    String record = finished();
    Accepted game = accepted(record);
    assertThat(game.canonical()).isEqualTo(record);
    assertThat(game.sequence().at(game.sequence().length()).ending()).isNotEqualTo(Ending.NONE);
    String result = game.result();
    String other = result.equals("Gray") ? "Blue" : "Gray";
    String bare = record.replaceAll("\\[(Result|Termination) .*\n", "");
    String noResult = bare.substring(0, bare.lastIndexOf(result));
    assertThat(accepted(bare).canonical()).isEqualTo(record);
    assertThat(problem(noResult + other).reason()).contains("rules ended the game");
    assertThat(problem(noResult + "*").reason()).contains("rules ended the game");
    assertThat(problem(noResult + "pass " + result).reason()).contains("rules ended the game");
    assertThat(problem(noResult).reason()).contains("text ends");
    assertThat(problem(noResult + result + " pass").reason()).contains("nothing after the result");
    assertThat(problem(noResult + result + " " + result).reason())
        .contains("nothing after the result");
    assertThat(problem(record.replace(game.termination(), "time")).reason())
        .contains("expected the tag Termination");
  }

  @Test
  void judge_missingResult_isRefusedAtTheEnd() {
    Problem problem = problem(HEAD + "IGR-G3L pass\n\n\n");
    assertThat(problem.place()).isEqualTo(new Place(3, 13));
    assertThat(problem.goodAnswers()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[First \"Gray\"]\n*",
        "[Game \"chess\"]\n[First \"Gray\"]\n*",
        "[Game \"squares/civil-war\"]\n*",
        "[Game \"squares/civil-war\"]\n[First \"Red\"]\n*",
        "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n[Map \"../maps/squares\"]\n*",
        "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n[Map \"\"]\n*",
        "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n[Map \"nowhere\"]\n*",
        "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n[Map \"generals-view\"]\n*",
        "[Game \"generals-view\"]\n[First \"Red\"]\n[Random \"splitmix64 x\"]\n*",
        "[Game \"generals-view\"]\n[First \"Red\"]\n[Random \"splitmix64 18446744073709551616\"]\n*",
        "[Game \"generals-view\"]\n[First \"Red\"]\n[Dice \"7-1\"]\n*",
        "IGR-G3L *",
        "]",
        "}",
        "{",
        "[",
        "\u0000",
        "\uFFFF \r 99999999999.",
      })
  void judge_badTagsOrOddTexts_areRefusedWithAReason(String record) {
    Problem problem = problem(record);
    assertThat(problem.reason()).contains("expected");
    assertThat(problem.goodAnswers()).isZero();
    assertThat(problem.message()).doesNotContainPattern("\\p{Cntrl}");
  }

  @Test
  void judge_joinedSteps_areAnswersAndRefusedWhole() {
    String moved = "+H1@n5 H1:n4.n3 /";
    Accepted game = accepted(GENERALS + moved + " *");
    assertThat(game.sequence().length()).isEqualTo(4);
    assertThat(game.canonical()).contains("1. +H1@n5 H1:n4.n3 /\n");
    assertThat(accepted(GENERALS + "+H1@n5 H1:n4 {c} H1:n3 / *").canonical())
        .contains("1. +H1@n5 H1:n4 {c} H1:n3 /\n");
    assertThat(accepted(GENERALS + "+H1@n5 H1:n4 H1:n3 {c} / *").gameId()).isEqualTo(game.gameId());
    Refused refused = (Refused) GameData.judge(GENERALS + "+H1@n5 H1:n4.n3.n1.n2 / *");
    assertThat(refused.goodPrefix().orElseThrow().length()).isEqualTo(1);
    Problem problem = refused.problem();
    assertThat(problem.token()).isEqualTo("H1:n4.n3.n1.n2");
    assertThat(problem.goodAnswers()).isEqualTo(1);
    assertThat(problem.reason()).contains("step 'H1:n1'");
  }

  @Test
  void judge_drawsOfANamedGenerator_areChecked() {
    Simulation simulation = new Simulation(GameData.SETUPS);
    Game game = Games.find("generals-view").orElseThrow();
    Player player = game.aggressive();
    PlannedGame planned =
        new PlannedGame(GameData.tags(game, 0), List.of(player, player), 4242, 1000);
    String record = simulation.play(planned).canonical();
    accepted(record);
    assertThat(record).contains("splitmix64 4242", " %");
    Problem problem = problem(record.replaceFirst("splitmix64 \\d+", "splitmix64 77777"));
    assertThat(problem.rule()).isEqualTo("GV-5");
    assertThat(problem.token()).startsWith("%");
    assertThat(problem.nearest()).hasSize(1);
    accepted(record.replaceFirst("splitmix64 \\d+", "dice"));
    RandomTag shown = RandomTag.shown(4242, 1, 2);
    accepted(record.replaceFirst("splitmix64 \\d+", shown.text()));
    accepted(record.replaceFirst("splitmix64 \\d+", shown.commitment().orElseThrow()));
    Problem other =
        problem(record.replaceFirst("splitmix64 \\d+", RandomTag.shown(77777, 1, 2).text()));
    assertThat(other.rule()).isEqualTo("GV-5");
    assertThat(other.token()).startsWith("%");
    String wrong = shown.text().replace(" 4242 ", " 77777 ");
    Problem tag = problem(record.replaceFirst("splitmix64 \\d+", wrong));
    assertThat(tag.rule()).isEqualTo("GV-5");
    assertThat(tag.token()).isEqualTo(wrong);
    assertThat(tag.reason()).contains("expected the seed and nonce of");
    accepted(record.replaceFirst("\\[Random .*\n", ""));
  }

  @Test
  void judge_manyBrokenGames_losesNoNeighbour() throws Exception {
    String good = finished();
    List<String> bad =
        List.of(
            good.replace("1. ", "1. {"),
            good.replace("[First", "[First \"x\"]\n[First"),
            good.replace("1. ", "\u0000 "),
            good + good.substring(good.indexOf("\n\n")),
            good.replace("[Event \"", "[Event \"\\"),
            HEAD + "\n",
            HEAD + "\n{only a comment}\n",
            "[[[[\n",
            "[x \"\"]\n" + "w".repeat(300) + "\n",
            good.replace("]\n\n", "]\n\n99999999999. {[Game }\r"));
    StringBuilder all = new StringBuilder(good);
    bad.forEach(text -> all.append(text).append('\n').append(good));
    List<GameText> games =
        GameData.read(
            new java.io.ByteArrayInputStream(all.toString().getBytes(StandardCharsets.UTF_8)),
            "f.wdr");
    long accepted =
        games.stream().filter(game -> GameData.REFEREE.judge(game) instanceof Accepted).count();
    // the last of the bad texts is odd but legal
    assertThat(accepted).isEqualTo(1 + bad.size() + 1);
    assertThat(games).hasSize(1 + 2 * bad.size());
  }
}
