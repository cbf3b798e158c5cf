package org.wardiary.analytics.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.sequence.SequenceQuery.Place;
import org.wardiary.analytics.sequence.SequenceQuery.Result;
import org.wardiary.analytics.sequence.SequenceQuery.Step;
import org.wardiary.analytics.sequence.SequenceQuery.Unit;
import org.wardiary.analytics.sequence.SequenceQuery.Value;
import org.wardiary.analytics.sequence.SequenceQuery.Within;

class SequenceTextTest {

  private static final String WORDS =
      "attack|pass|{|}|(|)|,|=|!=|<|>=|'|''|flank|not|same side|other|then|after|within|3|turns|"
          + "ply|without|between|or|in|#1.unit|#9|side|won|lost|of|#1|player|Ann|'Bob Miller'|\u0661|"
          + "date|1996|winner|\t|#|.|all|event";

  private static SequenceQuery read(String text) {
    return SequenceText.read(text, GameQuery.ALL);
  }

  @Test
  void wholeLanguage_isRead() {
    SequenceQuery query =
        read(
            "attack or charge {flank, not intoForest, target in (B3C, 'B 2'), points >= 3}"
                + " after within 2 plies pass {same side} within 3 turns without loss {other side,"
                + " unit != #1.attacker or I1} between then end, side of #2 lost or drew,"
                + " player Ann or 'Bob Miller', after 1996");

    assertThat(query.steps()).hasSize(3);
    assertThat(query.steps().get(0).pattern().kinds())
        .extracting(Word::text)
        .containsExactly("attack", "charge");
    assertThat(query.steps().get(0).pattern().conditions())
        .extracting(one -> one.field().text() + one.operator().sign() + one.values().size())
        .containsExactly("flank=1", "intoForest=1", "target=2", "points>=1");
    Step pass = query.steps().get(1);
    assertThat(pass.link().place()).isEqualTo(Place.AFTER);
    assertThat(pass.link().within())
        .containsExactly(new Within(2, Unit.PLIES), new Within(3, Unit.TURNS));
    assertThat(pass.link().without()).hasSize(1);
    assertThat(pass.link().without().get(0).conditions().get(1).values().get(0))
        .isInstanceOfSatisfying(
            Value.Reference.class,
            reference -> {
              assertThat(reference.step()).isZero();
              assertThat(reference.field().text()).isEqualTo("attacker");
            });
    assertThat(query.steps().get(2).link().place()).isEqualTo(Place.THEN);
    assertThat(query.outcome().step()).isEqualTo(1);
    assertThat(query.outcome().results()).containsExactlyInAnyOrder(Result.LOST, Result.DREW);
    assertThat(query.games().values())
        .isEqualTo(Map.of("player", List.of("Ann", "Bob Miller"), "after", List.of("1996")));
  }

  @Test
  void sideOfAGame_isAFilter_andSideThatWonIsNot() {
    assertThat(read("pass, side Blue").games().values()).containsKey("side");
    assertThat(read("pass, side=Blue, side won").outcome().results()).containsExactly(Result.WON);
    assertThat(read("pass").outcome().results()).isEmpty();
    assertThat(read("pass, side won or lost or drew").outcome().results()).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\"|1|expected a kind of event",
        "then|1|expected a kind of event",
        "'pass'|1|expected a kind of event",
        "pass {|7|expected the name of a field",
        "pass {flank|12|expected ',' or '}' but got the end",
        "pass {flank =}|14|expected a value but got '}'",
        "pass {a = 'b|11|expected a quote at the end",
        "pass {same side}|12|expected a field of the first event alone",
        "pass then|10|expected a kind of event",
        "pass then move within three turns|23|expected a number of turns or plies",
        "pass then move within 3 moves|25|expected turns or plies but got 'moves'",
        "pass then move {unit = #2.unit}|24|expected #1 but got '#2'",
        "pass then move {unit = #1}|24|expected a step and its field",
        "pass move|6|expected then, after, within, without, ',' or the end but got 'move'",
        "pass, evnt Cup|7|expected a filter such as 'event' (id, game",
        "pass, player|13|expected a value of 'player' but got the end",
        "pass, player ''|14|expected a value of 'player' but got ''''",
        "pass, side won, side lost|17|expected how the game ended for a side once",
        "pass, side of #2 won|15|expected #1 but got '#2'",
        "pass, date yesterday|7|expected a date such as",
        "pass, event A, event B|16|expected event once but got it twice",
        "a then a then a then a then a then a then a then a then b {c}|52|expected at most 8 events but got 'then b {c}'",
        "a then b without c without c without c without c within 3 turns without d|65|expected at most 4 times 'without' for an event but got 'without d'"
      })
  void whatCannotBeRead_isSaidWithItsColumn(String text, int column, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(BadSequence.class)
        .hasMessageStartingWith("query:" + column + ": " + message);
  }

  @Test
  void filterOfTheOptions_isNotGivenAgain() {
    GameQuery common = GameQuery.of(Map.of("event", List.of("Cup")));
    assertThat(SequenceText.read("pass, player Ann", common).games().values())
        .containsOnlyKeys("event", "player");
    assertThatThrownBy(() -> SequenceText.read("pass, event Cup", common))
        .hasMessage("query:7: expected event once but got it twice");
  }

  @Test
  void anyText_isReadOrRefusedAtAPlaceInIt() {
    List<String> words = List.of(WORDS.split("\\|"));
    Random random = new Random(7);
    int read = 0;
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder("pass ");
      for (int word = random.nextInt(9); word > 0; word--) {
        text.append(words.get(random.nextInt(words.size())))
            .append(random.nextInt(3) == 0 ? "" : " ");
      }
      try {
        read(text.toString());
        read++;
      } catch (BadSequence e) {
        assertThat(e.column()).as(text.toString()).isBetween(1, text.length() + 1);
      }
    }
    assertThat(read).isGreaterThan(1000);
  }
}
