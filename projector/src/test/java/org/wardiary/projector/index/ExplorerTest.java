package org.wardiary.projector.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Position;
import org.wardiary.events.key.PositionKeys;
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
        List.of(one.accepted().course().at(4), other.accepted().course().at(8))) {
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
    Position position = game.accepted().course().at(6);
    PositionKeys keys = library.of(position.setup());
    PositionQuery query = PositionQuery.of(keys.of(position).withAnyRights(), keys, MODES.get(0));

    assertThat(Matches.of(index, query).mirrored()).as("positions").isEqualTo(1);
    Exploration found = new Explorer(index, keys).explore(position, query);
    assertThat(found.results().games()).isEqualTo(1);
    assertThat(found.mirrored() + found.renumbered()).isZero();
  }
}
