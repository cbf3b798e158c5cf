package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.view.Tally;

/**
 * The views of an edition folded at once, beside those that the projector makes message by message.
 */
class FoldedEditionTest {

  static List<PlayedGame> games() {
    return Games.all().stream().map((Game game) -> PlayedGames.of(game).get(0)).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void viewsAreThoseOfTheProjector(PlayedGame played) {
    OpenGame live =
        OpenGame.begin(
            ViewKind.all(),
            PlayedGames.CODEC,
            Chain.begin(played.id()),
            new Message(played.messages().get(0), 0));
    for (int i = 1; i < played.messages().size(); i++) {
      live.accept(new Message(played.messages().get(i), i));
    }
    Map<ViewKind<?>, SpecificRecord> expected =
        live.views().stream()
            .collect(Collectors.toMap(OpenView::kind, view -> view.view().orElseThrow()));
    FoldedEdition edition = FoldedEdition.of(played.events(), ViewKind.all());
    assertThat(edition.failures()).isEmpty();
    assertThat(edition.views()).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("games")
  void eventThatCannotFollow_makesEveryViewOfTheGameFail_andNoOther(PlayedGame played) {
    FoldedEdition whole = FoldedEdition.of(played.events(), ViewKind.all());
    List<GameEvent> gap = new ArrayList<>(played.events());
    gap.remove(gap.size() / 2);
    FoldedEdition edition = FoldedEdition.of(gap, ViewKind.all());
    assertThat(edition.views()).isEmpty();
    assertThat(edition.failures().keySet()).isEqualTo(whole.views().keySet());
    assertThat(edition.failures().values()).allMatch(text -> text.contains(": expected seq "));
  }

  @ParameterizedTest
  @MethodSource("games")
  void foldThatThrows_makesOnlyItsOwnViewFail(PlayedGame played) {
    ViewKind<Tally> failing =
        new ViewKind<>(
            ViewKind.TALLIES.topic(),
            Tally.class,
            ViewKind.TALLIES.when(),
            (first, board) -> Optional.of(new Failing()));
    FoldedEdition edition = FoldedEdition.of(played.events(), List.of(failing, ViewKind.SUMMARIES));
    assertThat(edition.views()).containsOnlyKeys(ViewKind.SUMMARIES);
    assertThat(edition.failures())
        .isEqualTo(Map.of(failing, "java.lang.IllegalStateException: no tally"));
  }

  private static final class Failing implements GameFold<Tally> {

    @Override
    public void fold(GameEvent event) {
      throw new IllegalStateException("no tally");
    }

    @Override
    public Tally view() {
      throw new AssertionError("not asked for after a failure");
    }
  }
}
