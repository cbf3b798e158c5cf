package org.wardiary.analytics.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;

/** The rules of {@code docs/find.md}, by their ids. */
class SequenceMatcherTest {

  /** Plies 0 to 8; turns 1, 1, 2, 2, 3, 3, 4, 5, 5. */
  private static final List<GameEvent> SMALL =
      new Events()
          .pass("Blue")
          .move("Blue", "I1", "B1")
          .turn()
          .move("Gray", "C1", "B2")
          .loss("Blue", "I1", 1)
          .turn()
          .pass("Gray")
          .move("Blue", "C1", "B3")
          .turn()
          .loss("Gray", "C1", 2)
          .turn()
          .loss("Blue", "C1", 2)
          .pass("Blue")
          .list();

  private static FoundGame found(String text, String result, List<GameEvent> events) {
    SequenceQuery query = SequenceText.read(text, GameQuery.ALL);
    return SequenceMatcher.of(query, Events.GAME).find(Events.summary(result), events);
  }

  private static List<List<Integer>> plies(FoundGame found) {
    return found.matches().stream()
        .map(match -> match.events().stream().map(EventRow::ply).toList())
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // F1: one match for each event of the first step
        "F1 | pass                                          | [[0], [4], [8]]",
        "F1 | pass then loss                                | [[0, 3], [4, 6]]",
        "F1 | loss after pass                               | [[3, 0], [6, 4], [7, 4]]",
        // F2: 'then' and 'after' continue from the last and the first of the events so far
        "F2 | move after pass then loss                     | [[1, 0, 3], [2, 0, 3], [5, 4, 6]]",
        "F2 | move then loss after pass                     | [[1, 3, 0], [2, 3, 0], [5, 6, 4]]",
        // F3: the nearest events, or others if the nearest ones lead nowhere
        "F3 | pass then move then loss {kind = C}           | [[0, 1, 6], [4, 5, 6]]",
        "F3 | pass then move then loss {unit = #2.unit, side = #2.side} | [[0, 1, 3], [4, 5, 7]]",
        "F3 | loss {unit=C1, side=Gray} after move {same unit, same side} | [[6, 2]]",
        // F4: distances
        "F4 | pass then loss within 2 turns                 | [[0, 3], [4, 6]]",
        "F4 | pass then within 2 plies loss                 | [[4, 6]]",
        "F4 | pass then move within 0 turns                 | [[0, 1], [4, 5]]",
        // F5: no such event in between
        "F5 | loss after pass without loss                  | [[3, 0], [6, 4]]",
        "F5 | pass then loss {kind = C} without loss {kind = I} between | [[4, 6]]",
        "F5 | loss {side = Blue} after pass without loss {other side} | [[3, 0]]",
        // F6: conditions
        "F6 | move {kind = Cavalry}                         | [[2], [5]]",
        "F6 | move {unit = Cavalry, side = blue}            | [[5]]",
        "F6 | move {unit = c1}                              | [[2], [5]]",
        "F6 | move {unit = c}                               | [[2], [5]]",
        "F6 | loss {kind = c}                               | [[6], [7]]",
        "F6 | loss {points > 1}                             | [[6], [7]]",
        "F6 | loss {points != 2}                            | [[3]]",
        "F6 | move {to in (B1, B3)}                         | [[1], [5]]",
        "F6 | move {to != B1 or B3}                         | [[2]]",
        "F6 | pass or loss {ply >= 7}                       | [[7], [8]]",
        "F6 | move {player = bob}                           | [[2]]",
        "F6 | UNIT-moved {opponent = Ann}                   | [[2]]",
        "F6 | loss then loss {points = #1.points}           | [[6, 7]]",
        // F7: how the game ended for the side; Blue won
        "F7 | pass, side won                                | [[0], [8]]",
        "F7 | pass, side lost or drew                       | [[4]]",
        "F7 | pass then loss, side of #2 lost               | [[4, 6]]"
      })
  void rules(String id, String query, String plies) {
    assertThat(plies(found(query, "Blue", SMALL))).as("%s %s", id, query).hasToString(plies);
  }

  @Test
  void f7_unfinishedGame_hasEndedForNobody() {
    assertThat(found("pass", "*", SMALL).matches()).hasSize(3);
    assertThat(found("pass, side won or lost", "*", SMALL).matches()).isEmpty();
    assertThat(found("pass, side won or lost or drew", "*", SMALL).matches()).isEmpty();
    assertThat(found("pass, side won or lost or drew", "draw", SMALL).matches()).hasSize(3);
    assertThat(found("pass, side drew", "draw", SMALL).matches()).hasSize(3);
    assertThat(found("pass, side won", "Blue", SMALL).firsts()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "moove | query:1: expected an event of SQUARES: The Civil War Battle Game such as 'move' (",
        "move {knd=I} | query:7: expected a field of UnitMoved such as 'kind' (",
        "move {kind=Cavalery} | query:12: expected a kind of unit of SQUARES: The Civil War Battle Game such as 'Cavalry' (",
        "move {unit=Cavalery} | query:12: expected a unit's id or a kind of unit of SQUARES: The Civil War Battle Game such as 'Cavalry' (",
        "move {unit!=I1 or Z} | query:19: expected a unit's id or a kind of unit of SQUARES",
        "attack {attacker=cavalery, defender=I} | query:18: expected a unit's id or a kind",
        "move {side=Blu} | query:12: expected a side such as 'Blue' (",
        "loss {points=two} | query:14: expected a whole number as points but got 'two'",
        "attack {flank=2} | query:15: expected yes or no but got '2'",
        "move {to < B2} | query:7: expected a field with a number before '<' but got 'to'",
        "move then loss {points = #1.to} | query:29: expected a field that can be compared"
      })
  void whatTheGameHasNot_isSaidWithTheNearest(String query, String message) {
    assertThatThrownBy(() -> found(query, "Blue", SMALL))
        .isInstanceOf(BadSequence.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void kindsOfUnits_areThoseOfTheGame_alsoOfAPlugIn() {
    SequenceQuery query = SequenceText.read("move {unit=men}", GameQuery.ALL);
    Game hasami = Games.find("hasami").orElseThrow();
    assertThatThrownBy(() -> SequenceMatcher.of(query, hasami))
        .isInstanceOf(BadSequence.class)
        .hasMessage(
            "query:12: expected a unit's id or a kind of unit of %s such as 'Man' (Man) but got 'men'",
            hasami.title());
    SequenceMatcher.of(SequenceText.read("move {unit=MAN or m2}", GameQuery.ALL), hasami);
  }

  private static final List<String> KINDS = List.of("move", "loss", "pass", "move or loss");
  private static final List<String> OWN =
      List.of("side = Blue", "side != Gray", "ply >= 5", "ply < 9", "side = Blue or Gray");
  private static final List<String> TO_OTHERS =
      List.of("same side", "other side", "side = #1.side", "side != #1.side", "ply >= #1.ply");

  private static String pattern(Random random, int before) {
    StringBuilder text = new StringBuilder(KINDS.get(random.nextInt(KINDS.size())));
    String sign = " {";
    for (int i = random.nextInt(3); i > 0; i--) {
      List<String> some = before > 0 && random.nextBoolean() ? TO_OTHERS : OWN;
      text.append(sign).append(some.get(random.nextInt(some.size())));
      sign = ", ";
    }
    return text.append(sign.equals(", ") ? "}" : "").toString();
  }

  private static String query(Random random) {
    StringBuilder text = new StringBuilder(pattern(random, 0));
    int steps = 1 + random.nextInt(4);
    for (int step = 1; step < steps; step++) {
      text.append(random.nextBoolean() ? " then " : " after ").append(pattern(random, step));
      if (random.nextInt(3) == 0) {
        text.append(" within ").append(random.nextInt(4)).append(" turns");
      }
      if (random.nextInt(4) == 0) {
        text.append(" within ").append(1 + random.nextInt(4)).append(" plies");
      }
      if (random.nextInt(3) == 0) {
        text.append(" without ").append(pattern(random, step));
      }
    }
    return text.toString();
  }

  private static List<GameEvent> game(Random random) {
    Events game = new Events();
    for (int i = 3 + random.nextInt(11); i > 0; i--) {
      String side = random.nextBoolean() ? "Blue" : "Gray";
      switch (random.nextInt(5)) {
        case 0 -> game.pass(side);
        case 1 -> game.loss(side, "I1", 1);
        case 2 -> game.turn();
        default -> game.move(side, "C1", "B2");
      }
    }
    return game.list();
  }

  @Test
  void random_games_areSearchedAsByBruteForce() {
    Random random = new Random(1861);
    long sequences = 0;
    for (int i = 0; i < 1500; i++) {
      String text = query(random);
      List<GameEvent> events = game(random);
      SequenceQuery query = SequenceText.read(text, GameQuery.ALL);
      List<List<Integer>> expected = new BruteForce(query, events).find();
      assertThat(plies(found(text, "Blue", events)))
          .as("%s in %s", text, events)
          .isEqualTo(expected);
      sequences += expected.size();
    }
    assertThat(sequences).isGreaterThan(1000);
  }
}
