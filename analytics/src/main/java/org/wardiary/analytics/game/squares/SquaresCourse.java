package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.wardiary.analytics.course.Asset;
import org.wardiary.analytics.course.Attack;
import org.wardiary.analytics.course.Course;
import org.wardiary.analytics.course.Feature;
import org.wardiary.analytics.course.Holding;
import org.wardiary.analytics.course.Life;
import org.wardiary.analytics.course.TurnEnd;
import org.wardiary.analytics.course.UnitCount;
import org.wardiary.analytics.course.UnitKinds;
import org.wardiary.analytics.course.Values;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.game.squares.map.Space.Terrain;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.unit.Losses;
import org.wardiary.projector.game.squares.view.SpaceStand;
import org.wardiary.projector.game.squares.view.UnitCareer;
import org.wardiary.projector.view.ScorePoint;

/** Features that may predict who wins SQUARES: points, units, and units on the board. */
final class SquaresCourse implements Course {

  private static final String ON_BOARD = "on the board";
  private static final double END = 10;

  private static final List<Feature> OWN =
      List.of(
          new Feature("lead", "points lost by the other side less those lost by its own"),
          new Feature("late lead", "lead times the points that both lost, in tens"),
          new Feature(ON_BOARD, "units that have left the reserve and stand"),
          new Feature("next", "1 if it has the next turn, -1 if the other has"));

  private final UnitKinds kinds;

  /**
   * The kinds that are features: all except Infantry, whose losses the lead already shows, unless
   * they cost no points.
   */
  private final UnitKinds others;

  private final Losses losses;
  private final Optional<BoardPlan> board;
  private final OwnView seen;
  private final Set<String> reserves;

  /** The course of a variant. */
  SquaresCourse(SquaresInfo info) {
    this.kinds = new UnitKinds(info.game().kinds());
    Map<String, String> names = new TreeMap<>(info.game().kinds());
    this.losses = info.losses();
    if (losses.first(Kind.INFANTRY) > 0) {
      names.remove(String.valueOf(Kind.INFANTRY.letter()));
    }
    this.others = new UnitKinds(names);
    this.board = info.board();
    this.seen = OwnView.of(board);
    this.reserves = board.map(it -> Set.copyOf(it.codes(Terrain.RESERVE))).orElse(Set.of());
  }

  @Override
  public List<Feature> features() {
    return others.after(OWN, "units that stand");
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
    List<TurnEnd> ends = new ArrayList<>(turns);
    Iterator<ScorePoint> score = game.curve().iterator();
    Optional<ScorePoint> next = next(score);
    int[] lost = {0, 0};
    for (int turn = 0; turn < turns; turn++) {
      while (next.isPresent() && next.get().getTurn() <= turn) {
        lost[0] = next.get().getFirst();
        lost[1] = next.get().getSecond();
        next = next(score);
      }
      ends.add(at(game, turn, lost, standing));
    }
    return ends;
  }

  @Override
  public boolean isKnown(PlayedGame game) {
    return game.summary().getTurns() > 0 && !Careers.in(game).isEmpty();
  }

  private static Optional<ScorePoint> next(Iterator<ScorePoint> score) {
    return score.hasNext() ? Optional.of(score.next()) : Optional.empty();
  }

  private TurnEnd at(PlayedGame game, int turn, int[] lost, UnitCount standing) {
    double lead = lost[1] - lost[0];
    int next = (game.index(game.summary().getFirstMover()) + turn) % 2;
    return new TurnEnd(
        turn,
        new Values()
            .add(lead)
            .add(lead * (lost[0] + lost[1]) / END)
            .add(standing.at(turn, List.of(ON_BOARD)))
            .add(Values.next(next))
            .add(standing.at(turn, others.letters()))
            .all());
  }

  @Override
  public List<Life> lives(PlayedGame game) {
    return Careers.in(game).stream()
        .map(unit -> new Life(kinds.name(unit.getKind()), 0, unit.getLostTurn()))
        .toList();
  }

  /** The attacks that are not into a reserve. */
  @Override
  public List<Attack> attacks(PlayedGame game) {
    return Attacks.in(game).stream()
        .filter(Attacks::inField)
        .map(
            attack ->
                new Attack(
                    attack.getTurn(),
                    game.index(attack.getSide()),
                    AttackType.of(attack).label(),
                    attack.getAttackerKind()))
        .toList();
  }

  /**
   * Squares and forests of the standard map on which units stood; no reserves, as entering the
   * enemy's one wins.
   */
  @Override
  public List<Holding> holdings(PlayedGame game) {
    if (board.isEmpty() || !game.onStandardMap()) {
      return List.of();
    }
    List<Holding> held = new ArrayList<>();
    for (UnitCareer unit : Careers.in(game)) {
      int side = game.index(unit.getSide());
      for (SpaceStand stand : unit.getPath()) {
        if (!reserves.contains(stand.getSpace())) {
          String place = seen.space(side, stand.getSpace());
          held.add(new Holding(side, place, stand.getTurn(), stand.getTurns()));
        }
      }
    }
    return held;
  }

  /**
   * The kinds of units, with the points that losing one costs by the rules of the games (SQ-8.2) if
   * nothing was lost before.
   */
  @Override
  public List<Asset> assets() {
    List<Asset> assets = new ArrayList<>();
    for (String letter : kinds.letters()) {
      double[] values = new double[features().size()];
      values[0] = losses.first(Kind.of(Kind.find(letter.charAt(0))));
      values[2] = 1;
      int other = others.letters().indexOf(letter);
      if (other >= 0) {
        values[OWN.size() + other] = 1;
      }
      assets.add(new Asset(kinds.name(letter) + " on the board", Asset.Sort.UNIT, values));
    }
    assets.add(Asset.one("one unit more out of the reserve", 2, features().size()));
    return assets;
  }
}
