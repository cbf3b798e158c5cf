package org.wardiary.analytics.game.squares;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.squares.map.Space;
import org.wardiary.events.game.squares.map.Space.Terrain;

/** How sides see a board of six spaces. */
class OwnViewTest {

  private static BoardPlan board(int north) {
    return new BoardPlan(
        List.of(
            Rows.space("BR", Terrain.RESERVE, 0, 0, 3, 1),
            Rows.space("B1R", Terrain.CLEAR, 0, 1, 1, 2),
            Rows.space("B1L", Terrain.CLEAR, 1, 1, 3, 2),
            Rows.space("G1L", Terrain.CLEAR, 0, 2, 2, 3),
            Rows.space("G1R", Terrain.CLEAR, 2, 2, 3, 3),
            Rows.space("GR", Terrain.RESERVE, 0, 3, 3, 4)),
        north);
  }

  @Test
  void sideInTheNorth_seesItsSquaresWhereTheOthersAre() {
    OwnView view = OwnView.of(Optional.of(board(0)));

    assertThat(view.space(0, "B1R")).isEqualTo("G1R");
    assertThat(view.space(0, "G1L")).isEqualTo("B1L");
    assertThat(view.space(0, "BR")).isEqualTo("GR");
    assertThat(view.space(1, "B1R")).isEqualTo("B1R");
  }

  @Test
  void whoseReserveLiesInTheNorth_comesFromTheMap() {
    OwnView view = OwnView.of(Optional.of(board(1)));

    assertThat(view.space(0, "B1R")).isEqualTo("B1R");
    assertThat(view.space(1, "B1R")).isEqualTo("G1R");
  }

  @Test
  void boardThatIsNotSymmetrical_isSeenAsItIs() {
    List<Space> spaces = board(0).spaces().subList(0, 4);

    assertThat(OwnView.of(Optional.of(new BoardPlan(spaces, 0))).space(0, "B1R")).isEqualTo("B1R");
    assertThat(OwnView.of(Optional.empty()).space(0, "B1R")).isEqualTo("B1R");
  }
}
