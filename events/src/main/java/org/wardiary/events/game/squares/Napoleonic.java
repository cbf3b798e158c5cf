package org.wardiary.events.game.squares;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.wardiary.events.game.RatedPlayer;
import org.wardiary.events.game.Sides;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.unit.Muster;
import org.wardiary.events.game.squares.variant.Reading;
import org.wardiary.events.game.squares.variant.Variant;

/** SQUARES: The Napoleonic War Variant. */
public final class Napoleonic extends SquaresGame {

  private static final Variant VARIANT =
      Variant.standard(
          new Variant.Definition(
              "squares/napoleonic",
              "SQUARES: The Napoleonic War Variant",
              new Sides("French", "British"),
              1,
              List.of(
                  new Muster(Kind.INFANTRY, 6),
                  new Muster(Kind.LIGHT_INFANTRY, 2),
                  new Muster(Kind.GUARD, 1),
                  new Muster(Kind.ARTILLERY, 2),
                  new Muster(Kind.HORSE_BATTERY, 1),
                  new Muster(Kind.CAVALRY, 3),
                  new Muster(Kind.HEAVY_CAVALRY, 1)),
              List.of(
                  "ILG ILGAH US",
                  "C ILG Sc",
                  "C CKAH US",
                  "K ILG USc",
                  "K CKAH US",
                  "A ILGCK g",
                  "A AH US",
                  "H ILGCKAH US"),
              Set.of(
                  Variant.Difference.FIRST_OPTION_SPARES_GUNS,
                  Variant.Difference.GRAND_BATTERY,
                  Variant.Difference.CHARGE),
              EnumSet.allOf(Reading.class)));

  /** Creates the game with the rules of its rulebook. */
  public Napoleonic() {
    this(VARIANT);
  }

  private Napoleonic(Variant variant) {
    super(variant);
  }

  @Override
  SquaresGame of(Variant variant) {
    return new Napoleonic(variant);
  }

  @Override
  public List<RatedPlayer> ladder() {
    return List.of(
        new RatedPlayer("uniform", 0),
        new RatedPlayer("aggressive", 795),
        new RatedPlayer("bold", 1395),
        new RatedPlayer("search:2000", 1510),
        new RatedPlayer("search:8000", 1665),
        new RatedPlayer("search:32000", 1783));
  }
}
