package org.wardiary.projector.game.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.fold.SummaryFold;
import org.wardiary.projector.game.recorded.view.RecordedAttack;
import org.wardiary.projector.game.recorded.view.RecordedCard;
import org.wardiary.projector.game.recorded.view.RecordedChance;
import org.wardiary.projector.game.recorded.view.RecordedDraw;
import org.wardiary.projector.game.recorded.view.RecordedFirst;
import org.wardiary.projector.game.recorded.view.RecordedLoss;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.projector.game.recorded.view.RecordedState;
import org.wardiary.projector.game.recorded.view.RecordedTurn;
import org.wardiary.projector.game.recorded.view.RecordedVisits;

/** The rows of a short game that is recorded only, worked out by hand. */
class RecordedFoldTest {

  private static final String FILE =
      """
      {"game": {"id": "brook", "title": "The Brook"},
       "sides": {"Red": {"color": "#c00000"}, "Blue": {}},
       "map": {"grid": "hex", "number": "CCRR", "rows": ["cccc", "cccc", "cccc"],
               "boxes": {"Dead": "lost"}},
       "terrain": {"c": {"name": "clear"}},
       "kinds": {"Inf": {"name": "infantry"}, "Art": {"name": "artillery"}},
       "units": {"I": "Red Inf @0101", "A": "Red Art @0102", "O": "Blue Inf @0303",
                 "P": "Blue Inf @0203", "R": "Blue Art"},
       "states": {"disrupted": {"of": "units"}},
       "decks": {"event": {"cards": "rain=3 sun"}},
       "tables": {"fire": {"die": "2d6", "odds": "1-1 2-1", "2-7": "AR DR",
                           "8-12": "DR DE"}}}
      """;

  private static final String RECORD =
      """
      [Game "The Brook"]
      [GameFile "brook"]

      R@0302 =P@0202
      1. :Red I-0103 A-0202 =O:disrupted
      I+A x O,P <2-1 2d6=9 DE> -O P~0304 I>0303
      %event=rain,sun <by=Blue> ^sun
      :Blue P-0204 <by=Red d6=4>
      2. :Red I,A x R -R R:disrupted A-Dead *
      """;

  @TempDir Path folder;

  @BeforeEach
  void writeFile() throws IOException {
    Files.writeString(folder.resolve("brook.game.json"), FILE);
  }

  private List<GameEvent> events(String record) throws IOException {
    try (RecordReader reader = RecordReader.of(record, "test.wdr")) {
      Verdict verdict =
          new Referee(MapLibrary.with(List.of(folder))).judge(reader.next().orElseThrow());
      assertThat(verdict).as(verdict.toString()).isInstanceOf(Verdict.Accepted.class);
      return PlayedGames.played((Verdict.Accepted) verdict).events();
    }
  }

  private RecordedRows rows() throws IOException {
    return rows(RECORD);
  }

  private RecordedRows rows(String record) throws IOException {
    List<GameEvent> events = events(record);
    GameFold<RecordedRows> fold = RecordedProjection.RECORDED.begin().apply(events.get(0));
    events.subList(1, events.size()).forEach(fold::fold);
    return fold.view();
  }

  @Test
  void attacks_haveWhatBelongsToThem() throws IOException {
    assertThat(rows().getAttacks())
        .containsExactly(
            new RecordedAttack(
                1,
                1,
                "Red",
                List.of("Inf", "Art"),
                List.of("Inf", "Inf"),
                List.of("0303", "0202"),
                "",
                "2-1",
                "DE",
                List.of(),
                List.of("Inf"),
                0,
                1,
                1,
                "",
                "",
                0.0,
                0.0,
                0.0),
            new RecordedAttack(
                2,
                2,
                "Red",
                List.of("Inf", "Art"),
                List.of("Art"),
                List.of("0302"),
                "",
                "",
                "",
                List.of(),
                List.of("Art"),
                0,
                0,
                0,
                "",
                "",
                0.0,
                0.0,
                0.0));
  }

  @Test
  void units_thatAnAttackDoesNotName_areThoseOfTheirSide() throws IOException {
    String statements = "R@0302 1. :Red I x O <approach=front> I~0103 A~0101 -P R~0303";
    RecordedAttack attack =
        rows(RECORD.substring(0, RECORD.indexOf("\n\n") + 2) + statements + " *")
            .getAttacks()
            .get(0);
    assertThat(attack.getFlank()).isEqualTo("front");
    assertThat(attack.getAttackerRetreats()).isEqualTo(2);
    assertThat(attack.getDefenderRetreats()).isEqualTo(1);
    assertThat(attack.getDefenderLost()).containsExactly("Inf");
  }

  @Test
  void losses_haveTheirKindSpaceAndAttack() throws IOException {
    assertThat(rows().getLosses())
        .containsExactly(
            new RecordedLoss(1, "Blue", "O", "Inf", "0303", "lost", 1),
            new RecordedLoss(2, "Blue", "R", "Art", "0302", "lost", 2),
            new RecordedLoss(2, "Red", "A", "Art", "Dead", "lost", 0));
  }

  @Test
  void draws_areThoseOfFactsAndOfStatements() throws IOException {
    assertThat(rows().getDraws())
        .containsExactly(
            new RecordedDraw(1, "Red", "2d6", "9"),
            new RecordedDraw(1, "Blue", "event", "rain"),
            new RecordedDraw(1, "Blue", "event", "sun"),
            new RecordedDraw(1, "Red", "d6", "4"));
    assertThat(rows().getSources())
        .extracting(source -> source.getSource() + " " + source.getChances().size())
        .containsExactly("2d6 11", "d6 6", "event 2");
    assertThat(rows().getSources().get(0).getChances()).contains(new RecordedChance("9", 4 / 36.0));
    assertThat(rows().getSources().get(2).getChances()).contains(new RecordedChance("rain", 0.75));
  }

  @Test
  void turns_haveTheirStatementsMovesAndAttacks() throws IOException {
    assertThat(rows().getTurns())
        .containsExactly(
            new RecordedTurn(0, 1, 0, 0),
            new RecordedTurn(1, 9, 3, 1),
            new RecordedTurn(2, 4, 1, 1));
  }

  @Test
  void firsts_arePlacementsBeforeTheFirstTurnAndThreeMoves() throws IOException {
    assertThat(rows().getFirsts())
        .containsExactly(
            new RecordedFirst("Blue", 0, "R@0302"),
            new RecordedFirst("Red", 1, "I-0103"),
            new RecordedFirst("Red", 2, "A-0202"),
            new RecordedFirst("Blue", 1, "P-0204"),
            new RecordedFirst("Red", 3, "A-Dead"));
  }

  @Test
  void visits_areThoseOfPlacementsMovesRetreatsAndAdvances() throws IOException {
    String statements = "R@0302 1. :Red I,A-0103-0203 I x O <DE> O~0303 I>0302 =A@0101";
    String record = RECORD.substring(0, RECORD.indexOf("\n\n") + 2) + statements + " *";
    assertThat(rows(record).getVisits())
        .containsExactly(
            new RecordedVisits("Blue", "0302", 1),
            new RecordedVisits("Blue", "0303", 1),
            new RecordedVisits("Red", "0103", 2),
            new RecordedVisits("Red", "0203", 2),
            new RecordedVisits("Red", "0302", 1));
  }

  @Test
  void whatWasPutRight_hasNoRow() throws IOException {
    assertThat(rows().getStates())
        .containsExactly(new RecordedState(2, "unit", "R", "disrupted", true, ""));
    assertThat(rows().getCards()).containsExactly(new RecordedCard(1, "Red", "sun"));
  }

  @Test
  void editionsThatDifferInColoursOnly_haveOneDigest() throws IOException {
    String red = new SummaryFold(events(RECORD).get(0)).view().getFile();
    Files.writeString(folder.resolve("brook.game.json"), FILE.replace("#c00000", "#a00000"));
    assertThat(new SummaryFold(events(RECORD).get(0)).view().getFile()).hasSize(64).isEqualTo(red);
    Files.writeString(folder.resolve("brook.game.json"), FILE.replace("rain=3", "rain=4"));
    assertThat(new SummaryFold(events(RECORD).get(0)).view().getFile())
        .hasSize(64)
        .isNotEqualTo(red);
  }
}
