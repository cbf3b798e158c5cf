package org.wardiary.events.game.squares.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.game.squares.CivilWar;
import org.wardiary.events.game.squares.SquaresPosition;
import org.wardiary.events.game.squares.SquaresScenarios;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.testkit.GameData;

/** Tests what the searching player finds, and that it keeps to its budget. */
final class SearchPlayerTest {

  private static final Game CIVIL_WAR = new CivilWar();

  /**
   * Gray has no unit in its reserve, and none near enough to return to it or to attack in one turn.
   */
  private static final List<String> GRAY_FAR =
      List.of(
          "Gray I1 B1L",
          "Gray I2 B1CL",
          "Gray I3 B1C",
          "Gray I4 B1CR",
          "Gray I5 B1R",
          "Gray I6 B2L",
          "Gray I7 B2R",
          "Gray A1 B2CL",
          "Gray C1 NWF",
          "Gray C2 NEF",
          "Gray A2 B2CR",
          "lost Gray I8 I9 C3 C4 A3");

  private static Position position(List<String> lines) {
    return new SquaresScenarios().position(GameData.setup(CIVIL_WAR, 0), lines);
  }

  private static String choice(int nodes, long seed, List<String> lines) {
    Position position = position(lines);
    AnswerList legal = new AnswerList();
    position.legal(legal);
    Player player = Players.named("search:" + nodes, CIVIL_WAR);
    return position.write(player.choose(position, legal, new RandomDraws(seed)));
  }

  private static List<String> grayFarAnd(String... lines) {
    return IntStream.range(0, GRAY_FAR.size() + lines.length)
        .mapToObj(i -> i < lines.length ? lines[i] : GRAY_FAR.get(i - lines.length))
        .toList();
  }

  @Test
  void reserve_thatIsEmpty_isEntered() {
    for (long seed = 1; seed <= 5; seed++) {
      assertThat(choice(300, seed, grayFarAnd("Blue I1 G3C"))).isEqualTo("IG3C-GR");
    }
  }

  /** The empty reserve is one step farther away; a gun that could be taken is left alone. */
  @Test
  void win_inTwoTurns_isFound() {
    List<String> lines = grayFarAnd("Blue I1 G2CL", "Blue I2 B3C", "Blue I3 B3L");
    for (long seed = 1; seed <= 5; seed++) {
      assertThat(choice(20_000, seed, lines)).startsWith("IG2CL-G3");
    }
  }

  @Test
  void reserve_withTheLastUnitAndAnEnemyAtTheDoor_isNotLeftEmpty() {
    List<String> lines =
        List.of(
            "Gray I2 B1L",
            "Gray I3 G1L",
            "Gray I4 G1CL",
            "Gray I5 G1C",
            "Gray I6 G1CR",
            "Gray I7 G1R",
            "Gray A1 G2L",
            "Gray A2 G2CR",
            "Gray C1 SWF",
            "Gray C2 SEF",
            "lost Gray I8 I9 C3 C4 A3",
            "Blue C1 G3L",
            "turn 9 Gray");
    for (long seed = 1; seed <= 5; seed++) {
      assertThat(choice(2_000, seed, lines)).doesNotStartWith("IGR-");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 50, 1_000, 5_000})
  void nodes_areNoMoreThanTheBudget(int nodes) {
    Board board =
        ((SquaresPosition) position(List.of("Gray I1 G1C", "Blue I1 B1C", "Blue C1 G2CL"))).board();
    RootAnswer[] answers = {new RootAnswer(0, 0)};
    Search search = new Search(board, nodes);
    search.best(answers);
    // answers met on the way back from the deepest position are counted but not examined
    assertThat(search.nodes()).isBetween(1, nodes + 400);
  }

  /**
   * The key stays the same if identical units are exchanged; it changes with the kind or space of a
   * unit, the side to act, and what units may do.
   */
  @Test
  void key_knowsKindsAndSpacesButNotNumbers() {
    long key = key("Gray I1 G1C", "Gray I2 G1L", "Blue C1 B1C");
    assertThat(key("Gray I5 G1C", "Gray I1 G1L", "Blue C3 B1C")).isEqualTo(key);
    assertThat(
            List.of(
                key("Gray I1 G1C", "Gray C2 G1L", "Blue C1 B1C"),
                key("Gray I1 G1C", "Gray I2 G1CL", "Blue C1 B1C"),
                key("Gray I1 G1C", "Gray I2 G1L", "Blue C1 B1C", "turn 9 Gray"),
                key("Gray I1 G1C", "Gray I2 G1L", "Blue C1 B1C", "passed Gray"),
                key("Gray I1 G1C", "Gray I2 G1L", "Blue C1 B1C", "frozen Gray I1"),
                key("Gray I1 G1C", "Gray I2 G1L", "Blue C1 B1C", "moved Gray I1 1")))
        .doesNotContain(key)
        .doesNotHaveDuplicates();
  }

  private static long key(String... lines) {
    return BoardKey.of(((SquaresPosition) position(List.of(lines))).board());
  }
}
