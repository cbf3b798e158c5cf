package org.wardiary.events.game.generalsview.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.generalsview.GeneralsViewGame;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Setups;

/** Compares supply (GV-3.4) on random territories with a search that goes square by square. */
class SupplyTest {

  private static final int TERRITORIES = 300;

  private final GeneralsViewGame game = new GeneralsViewGame();
  private final GeneralsViewMap map =
      (GeneralsViewMap)
          ((Setups.Resolved.Ready)
                  new Setups(MapLibrary.bundled()).of(game, "Red", Optional.empty()))
              .setup()
              .map();

  @Test
  void squares_areSupplied_whereASearchSquareBySquareComes() {
    SplittableRandom random = new SplittableRandom(20261124);
    int cut = 0;
    for (int i = 0; i < TERRITORIES; i++) {
      Board board = random(random);
      for (int side = 0; side < 2; side++) {
        Supply supply = new Supply(board, side);
        boolean[] connected = connected(board, side);
        for (int square = 0; square < map.squareCount(); square++) {
          assertThat(supply.reaches(square))
              .as("territory %d, side %d, %s", i, side, map.name(square))
              .isEqualTo(isBeside(connected, square));
          cut += board.territory().owner(square) == side && !connected[square] ? 1 : 0;
        }
      }
    }
    assertThat(cut).as("own squares that are cut off").isGreaterThan(TERRITORIES);
  }

  private Board random(SplittableRandom random) {
    Board board = new Board(map, new GeneralsViewRules(game.rules()));
    Steps steps = new Steps(board, EventSink.NONE);
    double share = random.nextDouble(0.3, 0.9);
    for (int square = 0; square < map.squareCount(); square++) {
      if (random.nextDouble() < share) {
        steps.take(random.nextInt(10) < 7 ? 0 : 1, square, Steps.Cause.BATTLE);
      }
    }
    return board;
  }

  private boolean[] connected(Board board, int side) {
    boolean[] connected = new boolean[map.squareCount()];
    for (int i = 0; i < map.cityCount(); i++) {
      connect(board, side, map.city(i), connected);
    }
    return connected;
  }

  private void connect(Board board, int side, int square, boolean[] connected) {
    if (connected[square] || board.territory().owner(square) != side) {
      return;
    }
    connected[square] = true;
    for (int direction = 0; direction < GeneralsViewMap.DIRECTIONS; direction++) {
      int next = map.neighbour(square, direction);
      if (next != Grid.OFF) {
        connect(board, side, next, connected);
      }
    }
  }

  private boolean isBeside(boolean[] connected, int square) {
    boolean beside = connected[square];
    for (int direction = 0; direction < GeneralsViewMap.DIRECTIONS; direction++) {
      int next = map.neighbour(square, direction);
      beside |= next != Grid.OFF && connected[next];
    }
    return beside;
  }
}
