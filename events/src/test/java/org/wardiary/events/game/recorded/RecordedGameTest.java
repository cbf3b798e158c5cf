package org.wardiary.events.game.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AssaultDeclared;
import org.wardiary.events.event.CardPlayed;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.UnitsGone;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/** Recorded games from text to events, and back from events to positions and text. */
class RecordedGameTest {

  private static final String FORD =
      """
      {"game": {"id": "ford", "title": "The Ford", "edition": "1"},
       "sides": {"Red": {}, "Blue": {}},
       "turns": {"count": 8, "each": ["Red: Move Combat", "Blue: Move Combat"]},
       "map": {"grid": "hex", "number": "CCRR", "rows": ["cccc", "cwtc", "wccc"],
               "boxes": {"Dead": "lost", "ExitN": "left"}},
       "terrain": {"c": {"name": "clear"}, "w": {"name": "wood"}, "t": {"name": "town"}},
       "kinds": {"Inf": {"symbol": "infantry", "ratings": "strength move"}},
       "units": {"I": "Red Inf 4 3 @0101", "O": "Blue Inf 5 2 @0303", "P": "Blue Inf 5 2 @0203"},
       "states": {"disrupted": {"of": "units"}},
       "scores": {"vp": {"lost": "strength"}},
       "endings": {"points": {"when": "last turn", "most": "vp"}}}
      """;

  @TempDir Path folder;

  private record Judged(Verdict.Accepted game, List<EmittedEvent> events) {

    List<String> doubts() {
      return bodies(DoubtNoted.class).stream().map(DoubtNoted::getWhat).toList();
    }

    <E> List<E> bodies(Class<E> type) {
      return events.stream()
          .map(EmittedEvent::body)
          .filter(type::isInstance)
          .map(type::cast)
          .toList();
    }
  }

  private Judged judge(String record) throws IOException {
    Files.writeString(folder.resolve("ford.game.json"), FORD);
    List<EmittedEvent> events = new ArrayList<>();
    Referee referee = new Referee(MapLibrary.with(List.of(folder)));
    try (RecordReader reader = RecordReader.of(record, "test.wdr")) {
      Verdict verdict = referee.emit(reader.next().orElseThrow(), events::add);
      assertThat(verdict).as(verdict.toString()).isInstanceOf(Verdict.Accepted.class);
      return new Judged((Verdict.Accepted) verdict, events);
    }
  }

  private void replaysToTheSamePositions(Judged judged) {
    Setups setups = new Setups(MapLibrary.bundled());
    GameStarted started = (GameStarted) judged.events().get(0).body();
    Position folded = setups.of(started).position();
    PositionJson json = new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LEFT_OUT);
    RecordFold record = new RecordFold(setups);
    List<String> positions = new ArrayList<>();
    for (EmittedEvent event : judged.events()) {
      record.fold(event);
      SpecificRecord body = event.body();
      if (body instanceof AnswerGiven) {
        positions.add(json.write(folded));
      }
      if (!(body instanceof GameStarted)) {
        folded.evolve(body);
      }
      Position restored = folded.setup().game().restore(folded.setup(), folded.snapshot());
      assertThat(restored.snapshot()).isEqualTo(folded.snapshot());
      assertThat(folded.turn()).isEqualTo(event.turn());
    }
    positions.add(json.write(folded));
    List<String> played = new ArrayList<>();
    judged.game().sequence().walk(position -> played.add(json.write(position)));
    assertThat(positions).isEqualTo(played);
    assertThat(record.draft().write(org.wardiary.events.record.RecordDraft.Comments.KEPT))
        .isEqualTo(judged.game().canonical());
  }

  @Test
  void record_ofAGameFile_isReplayedFromItsEvents() throws IOException {
    Judged judged =
        judge(
            """
            [Game "The Ford"]
            [Red "Ann"]
            [Blue "Ben"]
            [Result "Red"]
            [Termination "points"]

            1. :Red.Move I-0203? {a slip} :Combat I x O,P <1-2  d6=4 Ar> I~0102 <by=Blue>
            :Blue O:disrupted 2. :Red -O <ruling="agreed, it was late"> %d6=5 I-0303!
            (I-0202 :Combat) Blue:vp+3 Red
            """);
    assertThat(judged.game().canonical())
        .isEqualTo(
            """
            [Game "The Ford"]
            [GameFile "ford"]
            [Red "Ann"]
            [Blue "Ben"]
            [Result "Red"]
            [Termination "points"]

            1. :Red.Move I-0203? {a slip} :Combat I x O,P <1-2 d6=4 Ar> I~0102 <by=Blue>
            :Blue O:disrupted 2. :Red -O <ruling="agreed, it was late"> %d6=5 I-0303!
            (I-0202 :Combat) Blue:vp+3
            Red
            """);
    replaysToTheSamePositions(judged);
    assertThat(judge(judged.game().canonical()).game().canonical())
        .isEqualTo(judged.game().canonical());
    assertThat(judged.doubts()).isEmpty();
  }

  @Test
  void record_withoutAFile_namesItsSides() throws IOException {
    Judged judged =
        judge(
            """
            [Game "Twilight Struggle"]
            [Sides "US,USSR"]
            [Result "US"]
            """);
    assertThat(judged.game().canonical())
        .isEqualTo(
            """
            [Game "Twilight Struggle"]
            [Sides "US, USSR"]
            [Result "US"]
            [Termination "unknown"]

            US
            """);
    assertThat(judged.game().sequence().setup().game().id())
        .isEqualTo("recorded/twilight-struggle");
  }

  @Test
  void whatDoesNotFit_isNoted() throws IOException {
    Judged judged =
        judge(
            """
            [Game "The Ford"]

            1. :Red J-0102 I@0104-0102 O-0204 I-0999 :Combat :Move I x I -O O-0102 P:-disrupted
            3. *
            """);
    assertThat(judged.doubts())
        .containsExactly(
            "the order of battle has no unit J; nearest: I",
            "unit I stands on 0101, not on 0104",
            "unit O is of Blue while Red acts",
            "the map has no space 0204; nearest: 0201",
            "the map has no space 0999; nearest: 0101",
            "Red Move comes before Red Combat in a turn",
            "unit I attacks its own side's I",
            "unit O is gone",
            "P is not disrupted",
            "turn 3 follows turn 1");
    replaysToTheSamePositions(judged);
  }

  @Test
  void score_thatIsNotTheLastRecorded_isNotedBeforeTheEnd() throws IOException {
    String record =
        "[Game \"The Ford\"]\n[Score \"%s\"]\n[Result \"Red\"]\n[Termination \"points\"]\n\n%s Red\n";
    String moves = "1. :Red.Move I-0102 Red:vp+5 Blue:vp=2 Red:vp-1";
    Judged judged = judge(Text.of(record, "5-2", moves));
    assertThat(judged.game().doubts())
        .containsExactly(
            new Verdict.Doubt(0, "the score is 5-2 by its tag, but 4-2 by the last vp"));
    assertThat(judged.doubts()).containsExactly(judged.game().doubts().get(0).what());
    List<EmittedEvent> events = judged.events();
    assertThat(events.get(events.size() - 1).body()).isInstanceOf(GameEnded.class);
    replaysToTheSamePositions(judged);
    for (String fits : List.of("4-2", "4 : 2", "4\u20132", "4", "close", "1-2-3")) {
      assertThat(judge(Text.of(record, fits, moves)).game().doubts()).isEmpty();
    }
    for (String untold : List.of("", "1. Red:vp+5", "1. I-0102")) {
      assertThat(judge(Text.of(record, "5-2", untold)).game().doubts()).isEmpty();
    }
  }

  @Test
  void verdict_hasTheDoubtsOfEachStatement_howeverItIsJudged() throws IOException {
    Files.writeString(folder.resolve("ford.game.json"), FORD);
    Referee referee = new Referee(MapLibrary.with(List.of(folder)));
    String text = "[Game \"The Ford\"]\n[Score \"1-1\"]\n\n1. -O O-0102 Red:vp+1 Blue:vp+2 *";
    for (Function<GameText, Verdict> way :
        List.<Function<GameText, Verdict>>of(referee::judge, referee::draft)) {
      try (RecordReader reader = RecordReader.of(text, "test.wdr")) {
        Verdict.Accepted game = (Verdict.Accepted) way.apply(reader.next().orElseThrow());
        assertThat(game.doubts())
            .containsExactly(
                new Verdict.Doubt(3, "unit O is gone"),
                new Verdict.Doubt(0, "the score is 1-1 by its tag, but 1-2 by the last vp"));
      }
    }
  }

  @Test
  void lossThatIsPutRight_countsInNothing() throws IOException {
    Judged judged = judge("[Game \"The Ford\"]\n\n1. -O O-0302 =-O =-P *");
    Position last = judged.game().sequence().at(judged.game().sequence().length());
    assertThat(new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LEFT_OUT).write(last))
        .contains("\"O\":\"lost\",\"P\":\"lost\"", "\"losses\":{\"Red\":0,\"Blue\":1}");
    replaysToTheSamePositions(judged);
  }

  @Test
  void result_inItsTagAlone_endsARecordWithAnyNumberOfStatements() throws IOException {
    for (String movetext : List.of("I-0102 {late}", "I-0102 O-0304 {late}")) {
      Judged judged = judge("[Game \"The Ford\"]\n[Result \"Red\"]\n\n" + movetext + "\n");
      assertThat(judged.game().canonical()).endsWith("{late}\nRed\n");
      replaysToTheSamePositions(judged);
    }
  }

  @Test
  void thirdSide_actsAndLoses_asTheFirstTwo() throws IOException {
    Judged judged =
        judge(
            """
            [Game "Three Towns"]
            [Sides "Red, Blue, Green"]

            1. :Green.Move G@0101 :all.Combat R@0102 :Red G x B :Green -G ^Storm *
            """);
    replaysToTheSamePositions(judged);
    assertThat(judged.bodies(CardPlayed.class).get(0).getSide()).isEqualTo("Green");
    List<String> positions = new ArrayList<>();
    PositionJson json = new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LEFT_OUT);
    judged.game().sequence().walk(position -> positions.add(json.write(position)));
    assertThat(positions.get(positions.size() - 1))
        .contains(
            "\"side\":\"Green\"",
            "\"Green\":{\"G\":\"lost\"}",
            "\"losses\":{\"Red\":0,\"Blue\":0,\"Green\":1}");
  }

  @Test
  void move_thatItsOwnerDecides_whileTheOtherSideActs_isNoDoubt() throws IOException {
    Judged judged = judge("[Game \"The Ford\"]\n\n1. :Red O-0302 <by=Blue> P-0204 <by=Red> *");
    assertThat(judged.doubts())
        .containsExactly(
            "unit P is of Blue while Red acts", "the map has no space 0204; nearest: 0201");
  }

  @Test
  void stateKind_saysTheKindOfAUnit() throws IOException {
    Judged judged =
        judge(
            """
            [Game "Blocks"]
            [Sides "Red, Blue"]

            1. :Red A@b2 :Blue B@b3 A:kind=Inf B:kind=Cav :Red A x B -B *
            """);
    AssaultDeclared attack = judged.bodies(AssaultDeclared.class).get(0);
    assertThat(attack.getAttackerKinds()).containsExactly("Inf");
    assertThat(attack.getDefenderKinds()).containsExactly("Cav");
    assertThat(judged.bodies(UnitsGone.class).get(0).getKinds()).containsExactly("Cav");
    replaysToTheSamePositions(judged);
  }
}
