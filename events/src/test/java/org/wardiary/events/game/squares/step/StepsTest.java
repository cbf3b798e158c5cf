package org.wardiary.events.game.squares.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitStood;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.squares.CivilWar;
import org.wardiary.events.game.squares.Napoleonic;
import org.wardiary.events.game.squares.SquaresScenarios;
import org.wardiary.events.testkit.GameData;

/** Tests that events contain every fact, resolved. */
final class StepsTest {

  private static Position position(Game game, String... lines) {
    return new SquaresScenarios().position(GameData.setup(game, 0), List.of(lines));
  }

  private static List<SpecificRecord> play(Position position, String... answers) {
    List<SpecificRecord> events = new ArrayList<>();
    for (String answer : answers) {
      events.clear();
      long code = position.read(answer);
      assertThat(position.isLegal(code)).as(answer).isTrue();
      position.play(code, events::add);
    }
    return events;
  }

  @Test
  void attack_onTheFlank_isEmittedWithAllFacts() {
    Position position =
        position(
            new CivilWar(),
            "Blue I1 B2CL",
            "Blue C1 G1CL",
            "Gray C2 B1C",
            "Gray A2 G1R",
            "Blue I2 G2R");
    assertThat(play(position, "IB2CL+CG1CLxB1C").get(0))
        .isEqualTo(
            AttackDeclared.newBuilder()
                .setSide("Blue")
                .setAttacker("I1")
                .setAttackerKind("I")
                .setAttackerSpace("B2CL")
                .setSupporter("C1")
                .setSupporterKind("C")
                .setSupporterSpace("G1CL")
                .setDefender("C2")
                .setDefenderKind("C")
                .setTarget("B1C")
                .setFlank(true)
                .setCharge(false)
                .setGrandBattery(false)
                .setIntoForest(false)
                .setIntoReserve(false)
                .setPinned(1)
                .setRetreats(2)
                .build());
  }

  @Test
  void attack_intoAReserve_namesNoDefender() {
    Position position = position(new CivilWar(), "Blue A1 G3C");
    AttackDeclared attack = (AttackDeclared) play(position, "AG3CxGR").get(0);
    assertThat(attack.getDefender()).isEmpty();
    assertThat(attack.getSupporter()).isEmpty();
    assertThat(attack.getTarget()).isEqualTo("GR");
    assertThat(attack.getIntoReserve()).isTrue();
    assertThat(attack.getRetreats()).isZero();
  }

  @Test
  void charge_andGrandBattery_areMarkedAsSuch() {
    Position charge =
        position(new Napoleonic(), "French K1 G1C", "British G1 B1C", "passed French");
    assertThat(((AttackDeclared) play(charge, "KG1CxB1C").get(0)).getCharge()).isTrue();
    Position battery =
        position(new Napoleonic(), "French A1 G1C", "French H1 G1CL", "British G1 B1C");
    assertThat(((AttackDeclared) play(battery, "AG1C+HG1CLxB1C").get(0)).getGrandBattery())
        .isTrue();
    Position guns = position(new Napoleonic(), "French A1 G1C", "French H1 G1CL", "British H1 B1C");
    assertThat(((AttackDeclared) play(guns, "AG1C+HG1CLxB1C").get(0)).getGrandBattery()).isFalse();
  }

  @Test
  void elimination_ofTheThirdHorse_countsTheDoublingToo() {
    Position position = position(new CivilWar(), "Blue I1 G3C", "lost Gray C1 C2");
    List<SpecificRecord> events = play(position, "IG3CxGR", "*C");
    assertThat(events.get(0))
        .isEqualTo(new UnitEliminated("Gray", "C4", "C", "GR", "casualty", 4, "Blue"));
    assertThat(events.get(1)).isEqualTo(new ScoreChanged(0, 6));
  }

  @Test
  void secondAction_ofADoubleTurn_beginsNoTurn() {
    Position position = position(new CivilWar(), "passed Blue", "turn 9 Blue");
    assertThat(play(position, "IBR-B3C"))
        .containsExactly(
            new UnitMoved("Blue", "I1", "I", "BR", "B3C", "single"),
            new QuestionAsked("turn", "Blue", ""));
    assertThat(play(position, "CBR-B3L,CBR-B3R").get(1))
        .isEqualTo(new UnitMoved("Blue", "C2", "C", "BR", "B3R", "two-horse"));
    assertThat(play(position, "pass").get(1)).isEqualTo(new TurnBegan("Blue", 11, 1));
    assertThat(play(position, "pass").get(1)).isEqualTo(new TurnBegan("Gray", 12, 2));
  }

  @Test
  void retreats_sayWhetherTheyWereForced() {
    Position chosen = position(new CivilWar(), "Blue I1 G1C", "Gray I1 G2CR");
    assertThat(play(chosen, "IG1CxG2CR", "R").get(0))
        .isEqualTo(new UnitRetreated("Gray", "I1", "I", "G2CR", "GR", "attacked", "chosen"));
    Position forced = position(new CivilWar(), "Blue I1 B1CR", "Gray C1 G1CL", "Gray A1 G2CL");
    assertThat(play(forced, "IB1CRxG1CL").subList(1, 3))
        .containsExactly(
            new UnitRetreated("Gray", "C1", "C", "G1CL", "G2CL", "attacked", "forced"),
            new UnitRetreated("Gray", "A1", "A", "G2CL", "GR", "displaced", "forced"));
    Position option = position(new CivilWar(), "Blue I1 B1C", "Blue A1 B1CR", "Gray I1 G1C");
    assertThat(play(option, "IB1C+AB1CRxG1C", "S").get(0))
        .isEqualTo(new UnitStood("Gray", "I1", "I", "G1C", "chosen"));
    assertThat(play(option, "#1").get(1))
        .isEqualTo(new UnitRetreated("Blue", "A1", "A", "B1CR", "BR", "option", "option"));
    assertThat(play(option, "R").get(0))
        .isEqualTo(new UnitRetreated("Gray", "I1", "I", "G1C", "GR", "second-chance", "chosen"));
  }

  @Test
  void end_isEmittedWithTheLosses() {
    Position position =
        position(new CivilWar(), "Blue I1 G3C", "lost Gray A1 A2 A3 I1 I2 I3", "lost Blue I9");
    List<SpecificRecord> events = play(position, "IG3CxGR", "*I");
    assertThat(events.get(events.size() - 1))
        .isEqualTo(new GameEnded("Blue", "attrition", "rules", 1, 10, List.of()));
  }

  static List<SpecificRecord> impossible() {
    return List.of(
        new AnswerGiven("retreat", "Blue", "@BR", 2, List.of(), "", List.of()),
        new AnswerGiven("tern", "Blue", "pass", 2, List.of(), "", List.of()),
        new QuestionAsked("turn", "Blue", ""),
        new TurnBegan("Blue", 11, 1),
        new TurnBegan("Red", 10, 1),
        new UnitMoved("Blue", "I1", "I", "B3C", "B3L", "single"),
        new UnitMoved("Blue", "I10", "I", "BR", "B3L", "single"),
        new UnitMoved("Blue", "I1", "I", "BR", "B9L", "single"),
        new UnitMoved("Blue", "I1", "I", "BR", "B3L", "jump"),
        new UnitRetreated("Blue", "I1", "I", "BR", "BR", "attacked", "forced"),
        new UnitEliminated("Gray", "I1", "I", "GR", "attacked", 1, "Blue"),
        new OptionChosen("Blue", 1),
        new ScoreChanged(0, 3),
        new GameEnded("Blue", "boredom", "rules", 0, 0, List.of()),
        new GoldGained());
  }

  @ParameterizedTest
  @MethodSource("impossible")
  void event_thatCannotFollow_isCorrupt(SpecificRecord event) {
    Position position = position(new CivilWar(), "turn 9 Blue");
    assertThatThrownBy(() -> position.evolve(event))
        .isInstanceOf(CorruptEvent.class)
        .hasMessageContaining("expected");
  }

  @Test
  void endByPlayers_changesNothing() {
    Position position = position(new CivilWar(), "turn 9 Blue");
    byte[] before = position.snapshot();
    position.evolve(new GameEnded("Gray", "resignation", "players", 0, 0, List.of()));
    assertThat(position.snapshot()).isEqualTo(before);
    assertThat(position.question().name()).isEqualTo("turn");
  }
}
