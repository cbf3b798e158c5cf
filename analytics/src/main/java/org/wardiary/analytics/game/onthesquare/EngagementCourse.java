package org.wardiary.analytics.game.onthesquare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.wardiary.events.game.GameMap;
import org.wardiary.projector.game.onthesquare.view.BoxRow;
import org.wardiary.projector.game.onthesquare.view.CentreTurn;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;

/** Features that may predict who wins Wargaming on the Square: the centre, men, units. */
final class EngagementCourse implements Course {

  private static final String DUMMY = "X";
  private static final String JOINED = "joined";
  private static final String UNBOXED = "unboxed";
  private static final double MEN = 10;

  private static final List<Feature> OWN =
      List.of(
          new Feature("centre", "sectors of the centre that its unboxed parts stand on"),
          new Feature("holds", "1 if it holds the centre, -1 if the other does"),
          new Feature("men", "men lost by the other side less those lost by its own, in tens"),
          new Feature(UNBOXED, "units out of their boxes on the field"),
          new Feature("leads", "1 if it leads in the next turn, -1 if the other does"));

  private final UnitKinds kinds;
  private final FieldHoldings field;

  /**
   * The course of the game.
   *
   * @param names names of the kinds of units, by letter
   * @param map the standard map, if known
   */
  EngagementCourse(Map<String, String> names, Optional<GameMap> map) {
    this.field = FieldHoldings.of(map);
    Map<String, String> units = new TreeMap<>(names);
    units.remove(DUMMY);
    this.kinds = new UnitKinds(units);
  }

  @Override
  public List<Feature> features() {
    return kinds.after(OWN, "units on the field");
  }

  @Override
  public List<TurnEnd> positions(PlayedGame game) {
    return Engagements.in(game).map(rows -> positions(game, rows)).orElse(List.of());
  }

  @Override
  public boolean isKnown(PlayedGame game) {
    return Engagements.in(game)
        .filter(rows -> TurnEnd.before(game, rows.getCentre().size()) > 0)
        .isPresent();
  }

  private List<TurnEnd> positions(PlayedGame game, EngagementRows rows) {
    int turns = TurnEnd.before(game, rows.getCentre().size());
    UnitCount units = new UnitCount(turns);
    for (BoxRow box : rows.getBoxes()) {
      int sign = game.index(box.getSide()) == 0 ? 1 : -1;
      if (!box.getKind().equals(DUMMY)) {
        units.add(box.getKind(), sign, 0, box.getLostTurn());
        if (box.getTurn() > 0) {
          units.add(UNBOXED, sign, box.getTurn(), box.getLostTurn());
        }
      }
    }
    List<TurnEnd> ends = new ArrayList<>();
    for (int turn = 1; turn <= turns; turn++) {
      CentreTurn centre = rows.getCentre().get(turn - 1);
      int next = (game.index(game.summary().getFirstMover()) + turn) % 2;
      Values values =
          new Values()
              .add(centre.getFirst() - centre.getSecond())
              .add(holds(game, centre))
              .add((centre.getSecondMen() - centre.getFirstMen()) / MEN)
              .add(units.at(turn, List.of(UNBOXED)))
              .add(Values.next(next));
      ends.add(new TurnEnd(turn, values.add(units.at(turn, kinds.letters())).all()));
    }
    return ends;
  }

  private static int holds(PlayedGame game, CentreTurn centre) {
    int side = game.index(centre.getHolder());
    return side < 0 ? 0 : 1 - 2 * side;
  }

  /** All units, boxed or not, except dummies; a unit that joins another one ends then. */
  @Override
  public List<Life> lives(PlayedGame game) {
    return Engagements.in(game).map(EngagementRows::getBoxes).orElse(List.of()).stream()
        .filter(box -> !box.getKind().equals(DUMMY))
        .map(this::life)
        .toList();
  }

  /** A unit that joins another one is not lost: its men fight on in that one (WS-5.7, WS-11.3). */
  private Life life(BoxRow box) {
    String kind = kinds.name(box.getKind());
    return box.getLostCause().equals(JOINED)
        ? new Life(kind, 0, 0, box.getLostTurn())
        : new Life(kind, 0, box.getLostTurn());
  }

  /**
   * The charges, by the aspect on which they met the target; those of two against one regardless of
   * aspect, since nothing else is as decisive (WS-8.2). Charges at dummies are left out.
   */
  @Override
  public List<Attack> attacks(PlayedGame game) {
    return Engagements.in(game).map(EngagementRows::getCharges).orElse(List.of()).stream()
        .filter(charge -> !charge.getTargetKind().equals(DUMMY))
        .map(
            charge ->
                new Attack(
                    charge.getTurn(),
                    game.index(charge.getSide()),
                    "charge: "
                        + (charge.getTwoAgainstOne() ? TwoAgainstOne.ID : charge.getAspect()),
                    charge.getKind()))
        .toList();
  }

  /** Kinds of terrain and the centre, held by parts standing there, boxed or not; no dummies. */
  @Override
  public List<Holding> holdings(PlayedGame game) {
    return field.sorts(game);
  }

  /** The single sectors. */
  @Override
  public List<Holding> smallHoldings(PlayedGame game) {
    return field.sectors(game);
  }

  /**
   * No kind of unit is among them: its men, its box and its sector are features too, so that one
   * more of it with all else equal is no unit that a side could have.
   */
  @Override
  public List<Asset> assets() {
    List<Asset> assets = new ArrayList<>();
    assets.add(asset("a sector of the centre", 0));
    assets.add(asset("the centre held", 1));
    assets.add(asset("ten men lost by the other side", 2));
    assets.add(asset("a unit out of its box", 3));
    return assets;
  }

  private Asset asset(String name, int feature) {
    return Asset.one(name, feature, features().size());
  }
}
