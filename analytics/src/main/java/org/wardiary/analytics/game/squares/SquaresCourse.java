package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.wardiary.analytics.course.Asset;
import org.wardiary.analytics.course.Course;
import org.wardiary.analytics.course.Deed;
import org.wardiary.analytics.course.Feature;
import org.wardiary.analytics.course.TurnEnd;
import org.wardiary.analytics.course.UnitCount;
import org.wardiary.analytics.course.Values;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.projector.game.squares.view.UnitCareer;
import org.wardiary.projector.view.ScorePoint;

/** What of a position of SQUARES may tell who wins: points, units, who is on the board. */
final class SquaresCourse implements Course {

  private static final String ON_BOARD = "on the board";
  private static final double END = 10;

  private final List<String> kinds;
  private final Map<String, String> names;

  /**
   * The course of a variant.
   *
   * @param names names of its kinds of units by their letters
   */
  SquaresCourse(Map<String, String> names) {
    this.names = new TreeMap<>(names);
    this.kinds = List.copyOf(this.names.keySet());
  }

  @Override
  public List<Feature> features() {
    List<Feature> features =
        new ArrayList<>(
            List.of(
                new Feature("lead", "points lost by the other side less those lost by its own"),
                new Feature("late lead", "lead times the points that both lost, in tens"),
                new Feature(ON_BOARD, "units that have left the reserve and stand"),
                new Feature("next", "1 if it has the next turn, -1 if the other has")));
    kinds.forEach(kind -> features.add(new Feature(names.get(kind), "units that stand")));
    return features;
  }

  @Override
  public List<TurnEnd> positions(PlayedGame game) {
    List<UnitCareer> units = Careers.in(game);
    if (units.isEmpty()) {
      return List.of();
    }
    int turns = game.summary().getTurns();
    UnitCount standing = new UnitCount(turns);
    for (UnitCareer unit : units) {
      int sign = game.index(unit.getSide()) == 0 ? 1 : -1;
      standing.add(unit.getKind(), sign, 0, unit.getLostTurn());
      if (Careers.deployed(unit)) {
        standing.add(ON_BOARD, sign, unit.getDeployedTurn(), unit.getLostTurn());
      }
    }
    return IntStream.range(0, turns).mapToObj(turn -> at(game, turn, standing)).toList();
  }

  private TurnEnd at(PlayedGame game, int turn, UnitCount standing) {
    int[] lost = lost(game, turn);
    double lead = lost[1] - lost[0];
    boolean firstNext = game.index(game.summary().getFirstMover()) == turn % 2;
    return new TurnEnd(
        turn,
        new Values()
            .add(lead)
            .add(lead * (lost[0] + lost[1]) / END)
            .add(standing.at(turn, List.of(ON_BOARD)))
            .add(Values.next(firstNext))
            .add(standing.at(turn, kinds))
            .all());
  }

  private static int[] lost(PlayedGame game, int turn) {
    int[] lost = {0, 0};
    for (ScorePoint point : game.curve()) {
      if (point.getTurn() <= turn) {
        lost[0] = point.getFirst();
        lost[1] = point.getSecond();
      }
    }
    return lost;
  }

  /** Attacks outside the reserves. */
  @Override
  public List<Deed> deeds(PlayedGame game) {
    return Attacks.in(game).stream()
        .filter(Attacks::inField)
        .map(
            attack ->
                new Deed(
                    attack.getTurn(),
                    game.index(attack.getSide()),
                    AttackType.of(attack).label(),
                    attack.getAttackerKind()))
        .toList();
  }

  /** The kinds of units, at the points that losing one costs, where nothing was lost before. */
  @Override
  public List<Asset> assets() {
    List<Asset> assets = new ArrayList<>();
    int before = features().size() - kinds.size();
    for (int i = 0; i < kinds.size(); i++) {
      double[] values = new double[features().size()];
      values[0] = points(kinds.get(i));
      values[2] = 1;
      values[before + i] = 1;
      assets.add(new Asset(names.get(kinds.get(i)) + " on the board", values));
    }
    double[] next = new double[features().size()];
    next[3] = 1;
    assets.add(new Asset("the next turn", next));
    double[] deployed = new double[features().size()];
    deployed[2] = 1;
    assets.add(new Asset("one unit more out of the reserve", deployed));
    return assets;
  }

  /** What losing a unit costs by SQ-8.2, while less than three Horse are lost. */
  private static int points(String letter) {
    return Arrays.stream(Kind.values())
        .filter(kind -> letter.equals(String.valueOf(kind.letter())))
        .mapToInt(kind -> kind.isGun() || kind == Kind.GUARD ? 2 : 1)
        .findFirst()
        .orElse(1);
  }
}
