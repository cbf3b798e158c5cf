package org.wardiary.events.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.record.Problem;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;

/** Records without answers: of games that were not played, or of which only the result is known. */
class ResultOnlyTest {

  private static Stream<String> records() {
    return Games.all().stream().flatMap(ResultOnlyTest::records);
  }

  private static Stream<String> records(Game game) {
    String one = game.sides().get(0);
    String other = game.sides().get(1);
    return Stream.of(
        record(game, "Ann", "Bob", one, "forfeit", ""),
        record(game, "Ann", "Bob", "*", "unplayed", ""),
        record(game, "Ann", "?", one, "bye", ""),
        record(game, "?", "Bob", "draw", "bye", ""),
        record(game, "Ann", "?", "*", "bye", ""),
        record(game, "Ann", "Bob", other, "unknown", "{written on a list}"),
        record(game, "?", "?", "draw", "unknown", ""),
        record(game, "Ann", "Bob", other, "attrition", ""),
        record(game, "Ann", "Bob", "draw", "limit", ""),
        record(game, "Ann", "Bob", other, "resignation", ""),
        record(game, "Ann", "Bob", one, "time", "")
            .replace("[Result", "[First \"" + other + "\"]\n[Result"));
  }

  private static String record(
      Game game, String one, String other, String result, String termination, String text) {
    return Text.of(
        "[Game \"%s\"]\n[%s \"%s\"]\n[%s \"%s\"]\n[Result \"%s\"]\n[Termination \"%s\"]\n\n%s%s\n",
        game.id(),
        game.sides().get(0),
        one,
        game.sides().get(1),
        other,
        result,
        termination,
        text.isEmpty() ? "" : text + "\n",
        result);
  }

  private static List<EmittedEvent> events(String record) {
    List<EmittedEvent> events = new ArrayList<>();
    new EventEmitter(MapLibrary.bundled())
        .emit(GameData.accepted(GameData.one(record)), events::add);
    return events;
  }

  @ParameterizedTest
  @MethodSource("records")
  void isStoredAndExported_byteForByte(String record) {
    Verdict.Accepted accepted = GameData.accepted(GameData.one(record));
    assertThat(accepted.canonical()).isEqualTo(record);

    RecordFold fold = new RecordFold(GameData.SETUPS);
    events(record).forEach(fold::fold);
    assertThat(fold.draft().write(Comments.KEPT)).isEqualTo(record);
  }

  @ParameterizedTest
  @MethodSource("records")
  void boardsAndSnapshots_canFollowItsEvents(String record) {
    List<EmittedEvent> events = events(record);
    Position board = GameData.SETUPS.of((GameStarted) events.get(0).body()).position();
    for (EmittedEvent event : events.subList(1, events.size())) {
      board.evolve(event.body());
      assertThat(board.ply()).isZero();
      assertThat(board.turn()).isEqualTo(event.turn());
    }
    Position restored = board.setup().game().restore(board.setup(), board.snapshot());
    assertThat(restored.snapshot()).isEqualTo(board.snapshot());
    assertThat(restored.text(Viewer.UMPIRE)).isNotEmpty();
    assertThat(new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LISTED).write(restored))
        .isNotEmpty();
  }

  @Test
  void whatDidNotHappen_isNotTold() {
    for (String record : records().filter(text -> !text.contains("time")).toList()) {
      List<Object> kinds = new ArrayList<>();
      events(record).forEach(event -> kinds.add(event.body().getClass()));
      assertThat(kinds).containsExactly(GameStarted.class, GameEnded.class);
      EmittedEvent last = events(record).get(1);
      assertThat(((GameEnded) last.body()).getEndedBy()).isEqualTo("record");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
      Ann; Bob; draw; forfeit; ; 7:1; a result that goes with 'forfeit' but got 'draw'
      Ann; ?; Blue; forfeit; ; 5:15; the name of two different players since the tag Termination is 'forfeit' but got 1
      Ann; Ann; Blue; forfeit; ; 5:15; the name of two different players since the tag Termination is 'forfeit' but got the same twice
      Ann; Bob; Blue; unplayed; ; 7:1; a result that goes with 'unplayed' but got 'Blue'
      Ann; Bob; Blue; bye; ; 5:15; the name of one player since the tag Termination is 'bye' but got 2
      ?; ?; *; bye; ; 5:15; the name of one player since the tag Termination is 'bye' but got 0
      Ann; ?; Gray; bye; ; 7:1; a result that goes with 'bye' but got 'Gray'
      Ann; Bob; *; unknown; ; 7:1; a result that goes with 'unknown' but got '*'
      Ann; Bob; *; strategic; ; 7:1; a result that goes with 'strategic' but got '*'
      Ann; Bob; Blue; forfeit; IGR-G3R; 7:1; no answers since the tag Termination is 'forfeit' but got 'IGR-G3R'
      Ann; Bob; Blue; unknown; IGR-G3R; 7:1; no answers since the tag Termination is 'unknown' but got 'IGR-G3R'
      """)
  void contradictions_areRefusedWithTheirPlace(
      String one,
      String other,
      String result,
      String how,
      String answers,
      String place,
      String why) {
    Game game = Games.find("squares/civil-war").orElseThrow();
    String tags = "[First \"Gray\"]\n";
    String text = record(game, one, other, result, how, answers == null ? "" : answers);
    String withFirst = answers == null ? text : text.replace("[Result", tags + "[Result");
    Verdict.Refused refused = (Verdict.Refused) GameData.REFEREE.judge(GameData.one(withFirst));
    Problem problem = refused.problem();
    String found = problem.place().line() + ":" + problem.place().column();
    assertThat(problem.reason()).startsWith("expected ").contains(why);
    assertThat(found).isEqualTo(answers == null ? place : "8:1");
    assertThat(GameData.REFEREE.problems(GameData.one(withFirst)))
        .extracting(Problem::reason)
        .contains(problem.reason());
  }

  @Test
  void theFirstTurn_mustBeKnownOfAnswers() {
    String record = "[Game \"squares/civil-war\"]\n[Termination \"time\"]\n\n%sGray\n";
    assertThat(GameData.REFEREE.judge(GameData.one(record.formatted("IGR-G3R "))))
        .isInstanceOfSatisfying(
            Verdict.Refused.class,
            refused -> assertThat(refused.problem().reason()).contains("expected a tag First"));
    assertThat(GameData.REFEREE.judge(GameData.one(record.formatted(""))))
        .isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void aGameOnTheLog_isNotEndedAsOneThatWasNotPlayed() {
    String open =
        "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n[Blue \"Ann\"]\n[Gray \"Bob\"]\n\n*\n";
    LiveGame game =
        LiveGame.of(new EventEmitter(MapLibrary.bundled()), GameData.accepted(GameData.one(open)));
    for (String how : List.of("forfeit", "unknown", "strategic")) {
      assertThat(game.end("Gray", how)).get().asString().contains("that players decide or cause");
    }
    assertThat(game.end("Gray", "resignation")).isEmpty();
  }
}
