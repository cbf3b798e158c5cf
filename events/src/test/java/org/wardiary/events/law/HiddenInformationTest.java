package org.wardiary.events.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.StreamSupport;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.HiddenTwins;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Redaction;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.law.RandomGames.Sample;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.GameData;

/** Checks that two positions that differ only in what a side cannot see give it equal views. */
@Tag("slow")
final class HiddenInformationTest {

  private static String json(Position position, Viewer viewer) {
    return new PositionJson(viewer, Legal.LISTED).write(position);
  }

  private static String seen(Position position, Viewer viewer) {
    return new PositionJson(viewer, Legal.LEFT_OUT).write(position) + position.text(viewer);
  }

  private static List<HiddenTwins> twins(Game game) {
    return StreamSupport.stream(ServiceLoader.load(HiddenTwins.class).spliterator(), false)
        .filter(twins -> twins.game().equals(game.id()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void view_ofTwinsThatDifferInHiddenThings_isEqual(Game game) {
    for (HiddenTwins twins : twins(game)) {
      for (int first = 0; first < 2; first++) {
        RandomDraws draws = new RandomDraws(RandomGames.SEED + first);
        List<HiddenTwins.Pair> pairs = twins.pairs(GameData.setup(game, first), draws);
        assertThat(pairs)
            .as("twins differ in the number of answers too")
            .anyMatch(pair -> pair.one().position().ply() != pair.other().position().ply());
        for (int i = 0; i < pairs.size(); i += Extent.of(5, 1)) {
          check(pairs.get(i));
        }
      }
    }
  }

  private static void check(HiddenTwins.Pair pair) {
    Position one = pair.one().position();
    Position other = pair.other().position();
    assertThat(one.snapshot())
        .as("%s: the umpire sees a difference", pair.about())
        .isNotEqualTo(other.snapshot());
    assertThat(json(one, pair.blind())).as(pair.about()).isEqualTo(json(other, pair.blind()));
    assertThat(one.text(pair.blind())).as(pair.about()).isEqualTo(other.text(pair.blind()));
    assertThat(heard(pair.one(), pair.blind()))
        .as(pair.about())
        .isEqualTo(heard(pair.other(), pair.blind()));
  }

  /** The events as redacted for a viewer. */
  private static List<SpecificRecord> heard(HiddenTwins.Play play, Viewer viewer) {
    Redaction cut = play.position().setup().game().visibility().redaction(viewer);
    return play.emitted().stream().map(cut::redact).flatMap(Optional::stream).toList();
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void views_ofAGameThatHidesNothing_areTheUmpires(Game game) {
    for (Sample sample : RandomGames.of(game).subList(0, 2)) {
      if (!game.visibility().hidesInformation()) {
        sample
            .game()
            .sequence()
            .walk(
                position ->
                    assertThat(json(position, Viewer.SECOND))
                        .isEqualTo(json(position, Viewer.UMPIRE)));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void twins_ofAGameWhoseViewsDiffer_areThere(Game game) {
    boolean[] hides = {false};
    for (Sample sample : RandomGames.of(game)) {
      sample
          .game()
          .sequence()
          .walk(
              position ->
                  hides[0] |=
                      !seen(position, Viewer.FIRST).equals(seen(position, Viewer.UMPIRE))
                          || !seen(position, Viewer.SECOND).equals(seen(position, Viewer.UMPIRE)));
    }
    assertThat(twins(game).isEmpty()).as("HiddenTwins for %s", game.id()).isEqualTo(!hides[0]);
    assertThat(game.visibility().hidesInformation()).as(game.id()).isEqualTo(hides[0]);
  }
}
