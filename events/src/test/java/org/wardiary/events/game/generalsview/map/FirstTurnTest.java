package org.wardiary.events.game.generalsview.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.GeneralsViewGame;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;
import org.wardiary.events.game.generalsview.map.FirstTurn.Finding;
import org.wardiary.events.game.generalsview.turn.LegalAnswers;
import org.wardiary.events.game.generalsview.turn.TurnSequence;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;
import org.wardiary.events.game.generalsview.view.TextBoard;
import org.wardiary.events.referee.MapLibrary;

/**
 * Compares the search for a win in the first turn with the rules themselves, played out on small
 * maps.
 */
final class FirstTurnTest {

  private static final GeneralsViewRules RULES =
      new GeneralsViewRules(new GeneralsViewGame().rules());

  private static final int MAPS = 400;
  private static final int MOST_POSITIONS = 60_000;

  /**
   * A map of one row, from west to east: A and B are the sides' cities, r and b squares that they
   * own, + is a neutral city.
   */
  private static GeneralsViewMap strip(String squares, long gold) {
    byte[] owners = new byte[squares.length()];
    List<Integer> cities = new ArrayList<>();
    for (int i = 0; i < owners.length; i++) {
      char c = squares.charAt(i);
      owners[i] = (byte) (c == 'A' || c == 'r' ? 0 : c == 'B' || c == 'b' ? 1 : 2);
      if ("AB+".indexOf(c) >= 0) {
        cities.add(i);
      }
    }
    int[] at = cities.stream().mapToInt(Integer::intValue).toArray();
    Grid grid = new Grid(squares.length(), 1);
    return new GeneralsViewMap(
        new GeneralsViewMap.Plan(grid, gold, at, new long[at.length], owners));
  }

  @ParameterizedTest
  @CsvSource({
    // militiamen have 5 points: 4 neutral squares leave 1, but an enemy city costs 2
    "A...B, 50, POSSIBLE",
    "A....B, 50, IMPOSSIBLE",
    "A....B, 119, IMPOSSIBLE",
    "A.....B, 119, IMPOSSIBLE",
    // hussars have 7 points
    "A.....B, 120, POSSIBLE",
    "A......B, 10000, IMPOSSIBLE",
    // an enemy square costs 2 for the first unit that enters it, 1 for the next
    "A..bbB, 120, IMPOSSIBLE",
    "A..bbB, 170, POSSIBLE",
    "A..bB, 50, IMPOSSIBLE",
    "A..bB, 100, POSSIBLE",
    // a city that has just been taken can raise units
    "A....+....B, 169, IMPOSSIBLE",
    "A....+....B, 170, POSSIBLE",
    "A....+......B, 10000, IMPOSSIBLE",
    "A...B, 49, IMPOSSIBLE",
    "A...B, 0, IMPOSSIBLE",
  })
  void search_onAStrip_findsWhatAPersonCounts(String squares, long gold, Finding finding) {
    assertThat(FirstTurn.search(strip(squares, gold), 0)).isEqualTo(finding);
    String turned = new StringBuilder(squares).reverse().toString();
    String swapped = turned.replace('A', 'x').replace('B', 'A').replace('x', 'B');
    String fair = swapped.replace('r', 'y').replace('b', 'r').replace('y', 'b');
    assertThat(FirstTurn.search(strip(fair, gold), 1)).isEqualTo(finding);
  }

  @Test
  void search_onRandomMaps_agreesWithTheRulesPlayedOut() {
    RandomDraws draws = new RandomDraws(20261121);
    int[] found = new int[Finding.values().length];
    for (int i = 0; i < MAPS; i++) {
      GeneralsViewMap map = random(draws);
      int side = draws.draw(2) - 1;
      Finding finding = FirstTurn.search(map, side);
      Board board = new Board(map, RULES);
      new TurnSequence(board, new Steps(board, EventSink.NONE)).begin(side);
      Set<String> seen = new HashSet<>();
      boolean wins = wins(board, seen);
      if (seen.size() > MOST_POSITIONS) {
        continue;
      }
      assertThat(finding)
          .as("map %d%n%s", i, new TextBoard(new Board(map, RULES)))
          .isEqualTo(wins ? Finding.POSSIBLE : Finding.IMPOSSIBLE);
      found[finding.ordinal()]++;
    }
    assertThat(found[Finding.POSSIBLE.ordinal()]).isGreaterThan(50);
    assertThat(found[Finding.IMPOSSIBLE.ordinal()]).isGreaterThan(50);
  }

  private static GeneralsViewMap random(RandomDraws draws) {
    Grid grid = new Grid(3 + draws.draw(6), draws.draw(2));
    byte[] owners = new byte[grid.squareCount()];
    for (int square = 0; square < owners.length; square++) {
      owners[square] = (byte) (draws.draw(4) > 1 ? 2 : draws.draw(2) - 1);
    }
    Set<Integer> cities = new java.util.TreeSet<>();
    while (cities.size() < 2 + Math.min(1, grid.squareCount() / 6)) {
      cities.add(draws.draw(grid.squareCount()) - 1);
    }
    int[] at = cities.stream().mapToInt(Integer::intValue).toArray();
    for (int i = 0; i < at.length; i++) {
      owners[at[i]] = (byte) i;
    }
    long[] incomes = new long[at.length];
    incomes[0] = 20;
    return new GeneralsViewMap(
        new GeneralsViewMap.Plan(grid, 40L + draws.draw(120), at, incomes, owners));
  }

  /** Whether the acting side can win this turn, found by trying every legal order. */
  private static boolean wins(Board board, Set<String> seen) {
    if (board.ending() != Ending.NONE) {
      return true;
    }
    if (seen.size() > MOST_POSITIONS || !seen.add(key(board))) {
      return false;
    }
    AnswerList legal = new AnswerList();
    new LegalAnswers(board).list(legal);
    for (int i = 0; i < legal.size(); i++) {
      long code = legal.get(i);
      if (code == AnswerCode.END) {
        continue;
      }
      Board next = board.copy();
      new TurnSequence(next, new Steps(next, EventSink.NONE)).play(code);
      if (wins(next, seen)) {
        return true;
      }
    }
    return false;
  }

  private static String key(Board board) {
    StringBuilder key = new StringBuilder().append(board.gold(board.turnSide())).append(' ');
    for (int square = 0; square < board.map().squareCount(); square++) {
      key.append(board.territory().owner(square));
    }
    Army army = board.army(board.turnSide());
    List<String> units = new ArrayList<>();
    for (int i = 0; i < army.size(); i++) {
      units.add(army.square(army.unit(i)) + "." + army.points(army.unit(i)));
    }
    units.sort(null);
    return key.append(units).toString();
  }

  @Test
  void warnings_ofTheBundledMaps_areNone() {
    for (String name : List.of("generals-view", "generals-view-valley")) {
      MapFile file = MapLibrary.bundled().find(name).orElseThrow();
      assertThat(new GeneralsViewGame().readMap(file).warnings()).isEmpty();
    }
  }

  @Test
  void warnings_ofAWinnableMap_nameWhoWins() {
    assertThat(strip("A...B", 50).warnings())
        .containsExactly("the side that begins can take every city in its first turn (Red, Blue)");
    assertThat(strip("A..bB", 50).warnings())
        .containsExactly("the side that begins can take every city in its first turn (Blue)");
  }
}
