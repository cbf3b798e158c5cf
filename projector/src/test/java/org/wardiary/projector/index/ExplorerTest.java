package org.wardiary.projector.index;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.key.PositionKey;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.text.Text;

/** What games did in a position of which only the JSON is known. */
class ExplorerTest extends IndexedGames {

  private static PlayedGame game(String date, String answers) {
    String record =
        Text.of(
            "[Game \"squares/civil-war\"]\n[Date \"%s\"]\n[First \"Blue\"]\n\n%s *\n",
            date, answers);
    return PlayedGames.played(GameData.accepted(GameData.one(record)));
  }

  /** In one of the games I1 may not move (SQ-3.4), which the JSON does not show. */
  @Test
  void positionsThatDifferInHiddenState_areExploredTogether() {
    PlayedGame one = game("2020", "IBR-B3L IGR-G3L IB3L-B2L IG3L-G2L CBR-B3C");
    PlayedGame other =
        game("2019", "IBR-B3L IGR-G3L CBR-B3R CGR-G3R IB3L-B2L IG3L-G2L CB3R-BR CG3R-GR IB2L-B1L");
    MemoryLog two = new MemoryLog("two");
    two.append(one);
    two.append(other);
    PositionIndex index = index("hidden", two, SMALL_BATCH);
    for (Position position :
        List.of(one.accepted().sequence().at(4), other.accepted().sequence().at(8))) {
      PositionKeys keys = library.of(position.setup());
      PositionQuery query = PositionQuery.of(keys.of(position).withAnyRights(), keys, MODES.get(0));
      Map<String, Integer> next =
          new Explorer(index, keys)
              .explore(position, query).choices().stream()
                  .collect(Collectors.toMap(Choice::answer, Choice::next));

      assertThat(next).as("ply %d", position.ply()).isEqualTo(Map.of("CBR-B3C", 1, "IB2L-B1L", 1));
    }
  }

  /** The game shows the mirror image at ply 2, with another I, and the position at ply 6. */
  @Test
  void gameThatAlsoReachedAnImage_isNotSaidToBeLeftOut() {
    PlayedGame game = game("2020", "IBR-B3L IGR-G3L IB3L-BR IG3L-GR IBR-B3R IGR-G3R");
    MemoryLog one = new MemoryLog("image");
    one.append(game);
    PositionIndex index = index("image", one, SMALL_BATCH);
    Position position = game.accepted().sequence().at(6);
    PositionKeys keys = library.of(position.setup());
    PositionQuery query = PositionQuery.of(keys.of(position).withAnyRights(), keys, MODES.get(0));

    assertThat(Matches.of(index, query).mirrored()).as("positions").isEqualTo(1);
    Exploration found = new Explorer(index, keys).explore(position, query);
    assertThat(found.results().games()).isEqualTo(1);
    assertThat(found.mirrored() + found.renumbered()).isZero();
  }

  static Stream<Game> kinds() {
    return Games.all().stream();
  }

  /** Also where the JSON is its own image and what it does not show is not. */
  @ParameterizedTest
  @MethodSource("kinds")
  void rows_addUpToTheTotal(Game kind) {
    PositionIndex index = index("rows", log, SMALL_BATCH);
    for (PlayedGame game : games) {
      if (game.accepted().sequence().setup().game().id().equals(kind.id())) {
        for (int ply = 0; ply < Math.min(6, game.plies()); ply++) {
          Position position = game.accepted().sequence().at(ply);
          PositionKeys keys = library.of(position.setup());
          for (PositionKey key : List.of(keys.of(position), keys.read(json(position)))) {
            for (Set<Merge> mode : MODES) {
              PositionQuery query = PositionQuery.of(key, keys, mode);
              Exploration found = new Explorer(index, keys).explore(position, query);
              String place = Text.of("%s@%d %s %s", game.id(), ply, mode, key);
              assertAddsUp(place, found);
              assertThat(found.choices())
                  .as(place)
                  .filteredOn(it -> key.rights() == PositionKey.ANY)
                  .allMatch(it -> it.next() >= it.results().games());
            }
          }
        }
      }
    }
  }

  /**
   * The JSON of the start is its own image with the sides exchanged; who has the first turn, which
   * it does not show, is not.
   */
  @Test
  void rowsOfAPositionThatIsItsOwnImage_addUpToTheTotal() {
    MemoryLog log = new MemoryLog("image of itself");
    List<PlayedGame> played =
        Stream.of("Red", "Blue")
            .flatMap(first -> Stream.of(square(first, "%J %L"), square(first, "%L %J")))
            .toList();
    played.forEach(log::append);
    PositionIndex index = index("itself", log, SMALL_BATCH);
    for (PlayedGame game : played) {
      Position position = game.accepted().sequence().at(0);
      PositionKeys keys = library.of(position.setup());
      for (PositionKey key : List.of(keys.of(position), keys.read(json(position)))) {
        for (Set<Merge> mode : MODES) {
          PositionQuery query = PositionQuery.of(key, keys, mode);
          Exploration found = new Explorer(index, keys).explore(position, query);
          assertAddsUp(Text.of("%s %s %s", position, mode, key), found);
          boolean mirrored = key.rights() != PositionKey.ANY && mode.contains(Merge.MIRROR);
          assertThat(found.results().second())
              .as("counted for the other side")
              .isEqualTo(mirrored ? 2 : 0);
        }
      }
    }
  }

  private static PlayedGame square(String first, String answers) {
    String record =
        Text.of(
            "[Game \"wargaming-on-the-square\"]\n[First \"%s\"]\n[Termination \"resignation\"]\n\n%s Red\n",
            first, answers);
    return PlayedGames.played(GameData.accepted(GameData.one(record)));
  }

  private static JsonNode json(Position position) {
    try {
      return new ObjectMapper()
          .readTree(new PositionJson(Viewer.UMPIRE, Legal.LEFT_OUT).write(position));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private static void assertAddsUp(String place, Exploration found) {
    Stream<Results> rows =
        Stream.concat(
            found.choices().stream().map(Choice::results),
            Stream.of(found.ended(), found.others()));
    assertThat(found.others().first()).as(place).isNotNegative();
    assertThat(found.others().second()).as(place).isNotNegative();
    assertThat(found.others().games()).as(place).isNotNegative();
    Results left = rows.reduce(found.results(), Results::minus);
    assertThat(left).as(place).isEqualTo(Results.NONE);
  }
}
