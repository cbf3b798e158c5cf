package org.wardiary.projector.fold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.projector.EventScript;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;

/** Checks that each fold's table names each kind of event that its games emit, and no other. */
class EventTableTest {

  private static final Game RECORDED =
      RecordedGame.listed("recorded/ford", "The Ford", List.of("Red", "Blue"));

  /**
   * The kinds of events that belong to no single game, without {@code GameRevised}, which ends a
   * fold and is never folded.
   */
  private static Set<Class<?>> common() {
    Set<Class<?>> kinds = new HashSet<>();
    for (Schema branch : GameEvent.getClassSchema().getField("body").schema().getTypes()) {
      kinds.add(type(branch));
    }
    assertThat(kinds).hasSizeGreaterThan(60);
    games().forEach(game -> kinds.removeAll(game.events()));
    kinds.remove(GameRevised.class);
    return kinds;
  }

  private static Class<?> type(Schema branch) {
    try {
      return Class.forName(branch.getFullName());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  static Stream<EventTable<?>> foldsOverAllGames() {
    return Stream.of(TallyFold.EVENTS, SummaryFold.EVENTS, DecisionFold.EVENTS);
  }

  @ParameterizedTest
  @MethodSource("foldsOverAllGames")
  void foldOverAllGames_knowsTheCommonKinds(EventTable<?> table) {
    assertThat(common()).hasSizeGreaterThan(8);
    Set<Class<?>> known = new HashSet<>(common());
    if (table == SummaryFold.EVENTS) {
      known.add(DoubtNoted.class); // it tells breaches of rules from other doubts
    }
    assertThat(table.kinds()).isEqualTo(known);
  }

  @TestFactory
  Stream<DynamicTest> foldOfAGame_knowsTheCommonKindsAndThoseOfTheGame() {
    assertThat(GameProjections.all()).hasSizeGreaterThanOrEqualTo(3);
    return GameProjections.all().stream().flatMap(EventTableTest::tests);
  }

  private static Stream<DynamicTest> tests(GameProjection projection) {
    return projection.rows().stream()
        .flatMap(
            kind ->
                games()
                    .filter(game -> projection.serves(game.id()))
                    .map(
                        game ->
                            DynamicTest.dynamicTest(
                                kind.name() + ", " + game.id(), () -> requireWhole(kind, game))));
  }

  private static Stream<Game> games() {
    return Stream.concat(Games.all().stream(), Stream.of(RECORDED));
  }

  private static void requireWhole(RowKind<?> kind, Game game) {
    Set<Class<?>> expected = common();
    expected.addAll(game.events());
    assertThat(kind.events().kinds()).isEqualTo(expected);
  }

  @Test
  void applyRefuses_eventThatIsNotInTheTable() {
    EventTable<String> empty = EventTable.of("nothing");
    GameEvent event = new EventScript().emit(new TurnPassed("Gray")).rest().get(0);
    assertThatThrownBy(() -> empty.apply("", event))
        .isInstanceOf(CorruptGame.class)
        .hasMessageContaining("game " + EventScript.GAME + ", seq 1")
        .hasMessageContaining("the fold of nothing knows but got TurnPassed");
  }

  @Test
  void foldOverAllGamesRefuses_eventOfAnotherGame() {
    EventScript squares =
        new EventScript()
            .emit(new TurnPassed("Gray"), new OrderGiven("Gray", "I1", "I", "A", false));
    TallyFold fold = new TallyFold(squares.first());
    fold.fold(squares.rest().get(0));
    assertThatThrownBy(() -> fold.fold(squares.rest().get(1)))
        .isInstanceOf(CorruptGame.class)
        .hasMessageContaining("the fold of tallies knows but got OrderGiven");
  }

  @Test
  void kindIsEnteredOnce() {
    EventTable<String> table = EventTable.<String>of("twice").ignoring(TurnPassed.class);
    assertThatThrownBy(() -> table.ignoring(TurnPassed.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("expected one entry of twice for TurnPassed but got two");
  }
}
