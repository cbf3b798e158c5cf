package org.wardiary.events.game.generalsview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitStood;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.unit.Kind;
import org.wardiary.events.testkit.GameData;

/** Tests of this game beyond those that run for every game. */
final class GeneralsViewTest {

  private static final Game GAME = new GeneralsViewGame();

  private static Setup setup(String map, int first) {
    return GameData.setup(
        new Tags(
            List.of(
                new Pair("Game", GAME.id()),
                new Pair("First", GAME.sides().get(first)),
                new Pair("Map", map))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"5-3", "1-6", "6-1"})
  void dice_unequalFromOneToSix_areGood(String dice) {
    assertThat(GAME.checkTags(new Tags(List.of(new Pair("Dice", dice))))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "5", "5-", "5-5", "0-3", "7-3", "5:3", " 5-3", "5-3 ", "5-3-1", "a-b"})
  void dice_thatCannotHaveDecided_areRefused(String dice) {
    assertThat(GAME.checkTags(new Tags(List.of(new Pair("Dice", dice)))))
        .hasValueSatisfying(
            bad -> {
              assertThat(bad.tag()).isEqualTo("Dice");
              assertThat(bad.rule()).isEqualTo("GV-3");
            });
  }

  @ParameterizedTest
  @CsvSource({
    "L4:c4.c5.d5, L4:c4 L4:c5 L4:d5",
    "L4:c4, L4:c4",
    "/, /",
    "+L4@c3, +L4@c3",
    "%3, %3",
    "L4:c4..d5, L4:c4..d5",
    "L4:c4., L4:c4.",
    "L4:.c4, L4:.c4",
    "x.y, x.y",
    "+L4@c3.c4, +L4@c3.c4",
  })
  void split_ofAWord_isItsAnswers(String word, String answers) {
    assertThat(GAME.split(word)).containsExactly(answers.split(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "L4:c4, L4:c5, L4:c4.c5",
    "L4:c4.c5, L4:d5, L4:c4.c5.d5",
    "L4:c4, L41:c5, ''",
    "L4:c4, M4:c5, ''",
    "L4:c4, /, ''",
    "+L4@c3, L4:c4, ''",
    "/, L4:c4, ''",
    "%3, %3, ''",
  })
  void join_ofAWordAndAnAnswer_isOneUnitsSteps(String word, String answer, String joined) {
    assertThat(GAME.join(word, answer)).isEqualTo(joined);
  }

  @ParameterizedTest
  @CsvSource({"generals-view, 0", "generals-view, 1", "generals-view-valley, 0"})
  void games_betweenPlayersWithSense_end(String map, int first) {
    Set<Kind> kinds = new TreeSet<>();
    for (int seed = 1; seed <= 8; seed++) {
      Position position = GAME.position(setup(map, first));
      RandomDraws draws = new RandomDraws(seed);
      position.begin(EventSink.NONE);
      AnswerList legal = new AnswerList();
      while (position.ending() == Ending.NONE && position.ply() < 20_000) {
        legal.clear();
        position.legal(legal);
        int cases = position.chanceCases();
        long code =
            cases > 0
                ? position.chanceAnswer(draws.draw(cases))
                : GAME.aggressive().choose(position, legal, draws);
        assertThat(legal.contains(code)).as(position.write(code)).isTrue();
        position.play(code, EventSink.NONE);
      }
      assertThat(position.ending().termination())
          .as("seed %d, %d answers", seed, position.ply())
          .isEqualTo("strategic");
      Army army = ((GeneralsViewPosition) position).board().army(0);
      for (int unit = 0; unit < army.raised(); unit++) {
        kinds.add(army.kind(unit));
      }
    }
    assertThat(kinds).as("kinds raised").hasSize(Kind.ALL.size());
  }

  @Test
  void maps_thatAreBundled_areTheSameForBothSides() {
    for (String map : List.of("generals-view", "generals-view-valley")) {
      GeneralsViewMap layout = (GeneralsViewMap) setup(map, 0).map();
      for (int square = 0; square < layout.squareCount(); square++) {
        int turned = layout.squareCount() - 1 - square;
        int owner = layout.owner(square);
        assertThat(layout.owner(turned))
            .as(map + " " + layout.name(square))
            .isEqualTo(owner == GeneralsViewMap.NEUTRAL ? owner : 1 - owner);
        assertThat(layout.income(turned)).isEqualTo(layout.income(square));
        assertThat(layout.isCity(turned)).isEqualTo(layout.isCity(square));
      }
    }
  }

  @Test
  void evolve_ofAnEventThatCannotFollow_isCorrupt() {
    Position position = GAME.position(setup("generals-view", 0));
    position.begin(EventSink.NONE);
    position.play(position.read("+L1@b5"), EventSink.NONE);
    for (var event :
        List.of(
            new UnitMoved("Red", "L2", "L", "b5", "b6", "step"),
            new UnitMoved("Red", "M1", "M", "b5", "b6", "step"),
            new UnitMoved("Red", "L1", "L", "b4", "b6", "step"),
            new UnitMoved("Red", "L1", "L", "b5", "z6", "step"),
            new UnitMoved("Blue", "L1", "L", "b5", "b6", "step"),
            new UnitMoved("Green", "L1", "L", "b5", "b6", "step"),
            new TurnBegan("Blue", 3, 1),
            new GoldGained("Red", 10L, 999L),
            new SquareTaken("Red", "e5", "", "movement", "field", 0L, 99, 22, 2, 2),
            new UnitStood("Red", "L1", "L", "b5", "chosen"))) {
      assertThatThrownBy(() -> position.copy().evolve(event))
          .as("%s", event)
          .isInstanceOf(CorruptEvent.class)
          .hasMessageContaining("expected");
    }
  }
}
