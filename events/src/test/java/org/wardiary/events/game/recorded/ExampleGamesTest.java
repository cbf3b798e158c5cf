package org.wardiary.events.game.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.event.AssaultDeclared;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.Fact;
import org.wardiary.events.event.StateChanged;
import org.wardiary.events.game.recorded.file.ResultTable;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;

/** The bundled games of the two bundled game files. */
class ExampleGamesTest {

  private static List<GameText> games(String id) {
    String name = "/bundled/" + id + "-games.wdr";
    return GameData.read(ExampleGamesTest.class.getResourceAsStream(name), name);
  }

  private static <E> List<E> events(GameText game, Class<E> type) {
    List<E> found = new ArrayList<>();
    GameData.REFEREE.emit(
        game,
        event -> {
          if (type.isInstance(event.body())) {
            found.add(type.cast(event.body()));
          }
        });
    return found;
  }

  /** What is noted in games; those without an annotator have no notes. */
  private static List<String> doubts(String id) {
    List<String> all = new ArrayList<>();
    for (GameText game : games(id)) {
      List<String> noted =
          events(game, DoubtNoted.class).stream().map(DoubtNoted::getWhat).toList();
      assertThat(noted.isEmpty()).isEqualTo(game.tag("Annotator").isEmpty());
      all.addAll(noted);
    }
    return all;
  }

  @ParameterizedTest
  @ValueSource(strings = {"harrow", "salt-towns"})
  void sixGames_inCanonicalForm(String id) throws IOException {
    List<GameText> games = games(id);
    assertThat(games).hasSize(6);
    String canonical =
        games.stream()
            .map(GameData::accepted)
            .map(Verdict.Accepted::canonical)
            .collect(Collectors.joining("\n"));
    try (InputStream in = getClass().getResourceAsStream("/bundled/" + id + "-games.wdr")) {
      assertThat(canonical).isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void onlyTheAnnotatedGameOfEach_hasNotes() {
    assertThat(doubts("harrow"))
        .containsExactly(
            "unit Wes has not been placed",
            "rule H7.1: unit Hs on 0407 reaches 1 space, not 0608",
            "Kel is not disrupted",
            "unit Dg is gone",
            "rule H7.4: 18 against 4, shifted 1 left, is 3-1, not 2-1");
    assertThat(doubts("salt-towns"))
        .containsExactly(
            "the map has no space Crosskeys; nearest: Cross",
            "Dunes|Pans is toll already",
            "Abbey Play comes before Income in a turn");
  }

  /** A collapse in the first turn, with the points that stand then. */
  private static List<String> doubtsOfCollapse(String points) {
    String record =
        "[Game \"harrow\"]\n[Crown \"Ann\"]\n[League \"Bob\"]\n[Result \"Crown\"]\n"
            + "[Termination \"collapse\"]\n\n1. :Crown.Combat -Ost -Tal -Brn -Kel -Uhl -Bat "
            + points
            + " Crown\n";
    InputStream in = new ByteArrayInputStream(record.getBytes(StandardCharsets.UTF_8));
    return events(GameData.read(in, "collapse").get(0), DoubtNoted.class).stream()
        .map(DoubtNoted::getWhat)
        .toList();
  }

  @Test
  void pointsOfTheEnd_mayBeWritten_whenTheGameEndsBeforeItsLastTurn() {
    assertThat(doubtsOfCollapse("Crown:vp=27 League:vp=10")).isEmpty();
    assertThat(doubtsOfCollapse("Crown:vp=21 League:vp=0"))
        .containsExactly(
            "rule H10.1: Crown has 21 vp, and 27 are due",
            "rule H10.1: League has 0 vp, and 10 are due");
  }

  @Test
  void attacksOfHarrow_endAsItsTableSays() {
    int attacks = 0;
    for (GameText text : games("harrow")) {
      RecordedGame game = (RecordedGame) GameData.accepted(text).sequence().setup().game();
      ResultTable table = game.file().vocabulary().tables().get("combat");
      for (AssaultDeclared attack : events(text, AssaultDeclared.class)) {
        List<String> facts = attack.getFacts().stream().map(Fact::getValue).toList();
        int column = table.columns().indexOf(facts.get(0));
        assertThat(table.rows().get(facts.get(1)).get(column))
            .as(attack.toString())
            .isEqualTo(facts.get(2));
        attacks++;
      }
    }
    assertThat(attacks).isGreaterThan(80);
  }

  @Test
  void silverOfTheSaltTowns_addsUpToTheScore() {
    for (GameText text : games("salt-towns")) {
      Map<String, String> silver =
          events(text, StateChanged.class).stream()
              .filter(change -> change.getState().equals("silver"))
              .collect(
                  Collectors.toMap(StateChanged::getTarget, StateChanged::getValue, (a, b) -> b));
      assertThat(silver.get("Guild") + "-" + silver.get("Abbey"))
          .isEqualTo(text.tag("Score").orElseThrow().value());
    }
  }
}
