package org.wardiary.projector.game.squares;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.game.Games;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.game.squares.view.AttackRow;
import org.wardiary.projector.game.squares.view.AttackRows;
import org.wardiary.projector.game.squares.view.UnitCareer;
import org.wardiary.projector.testkit.Folded;

/** Compares the rows with a plain count of the events, over all conformance games. */
class RowsRecountTest {

  static Stream<PlayedGame> games() {
    return Games.all().stream()
        .filter(game -> new SquaresProjection().serves(game.id()))
        .flatMap(game -> PlayedGames.of(game).stream());
  }

  @ParameterizedTest
  @MethodSource("games")
  void attacks(PlayedGame game) {
    AttackRows attacks = Folded.view(game, SquaresProjection.ATTACKS);
    List<AttackRow> rows = attacks.getRows();
    assertThat(rows.stream().map(AttackRow::getAttacker))
        .containsExactlyElementsOf(
            game.bodies(AttackDeclared.class).stream().map(AttackDeclared::getAttacker).toList());
    assertThat(rows.stream().filter(row -> row.getOption() > 0))
        .hasSameSizeAs(game.bodies(OptionChosen.class));
    assertThat(rows.stream().filter(AttackRow::getAdvanced))
        .hasSameSizeAs(game.bodies(UnitAdvanced.class));
    assertThat(rows.stream().filter(AttackRow::getRetreated).count()).isEqualTo(driven(game));
    assertThat(attacks.getActions().stream().mapToInt(Integer::intValue).sum())
        .isEqualTo(
            game.bodies(AnswerGiven.class).stream()
                .filter(answer -> answer.getQuestion().equals("turn"))
                .count());
  }

  /**
   * Retreats of units that were attacked: those of the side that is not acting, without displaced
   * ones.
   */
  private static long driven(PlayedGame game) {
    return game.events().stream()
        .filter(
            event ->
                event.getBody() instanceof UnitRetreated retreat
                    && !retreat.getSide().equals(event.getSide())
                    && !retreat.getCause().equals("displaced"))
        .count();
  }

  @ParameterizedTest
  @MethodSource("games")
  void careers(PlayedGame game) {
    List<UnitCareer> units = Folded.view(game, SquaresProjection.CAREERS).getUnits();
    assertThat(units)
        .hasSize(game.bodies(ArmyMustered.class).stream().mapToInt(a -> a.getUnits().size()).sum());
    assertThat(units.stream().mapToInt(UnitCareer::getMoves).sum())
        .isEqualTo(game.bodies(UnitMoved.class).size());
    assertThat(units.stream().mapToInt(UnitCareer::getAttacks).sum())
        .isEqualTo(game.bodies(AttackDeclared.class).size());
    assertThat(units.stream().mapToInt(UnitCareer::getRetreats).sum())
        .isEqualTo(game.bodies(UnitRetreated.class).size());
    assertThat(units.stream().mapToInt(UnitCareer::getAdvances).sum())
        .isEqualTo(game.bodies(UnitAdvanced.class).size());
    List<UnitEliminated> losses = game.bodies(UnitEliminated.class);
    assertThat(units.stream().filter(unit -> unit.getLostTurn() > 0)).hasSameSizeAs(losses);
    assertThat(units.stream().mapToInt(UnitCareer::getPoints).sum())
        .isEqualTo(losses.stream().mapToInt(UnitEliminated::getPoints).sum());
  }
}
