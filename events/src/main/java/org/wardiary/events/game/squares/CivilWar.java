package org.wardiary.events.game.squares;

import java.util.List;
import java.util.Set;
import org.wardiary.events.game.Importer;
import org.wardiary.events.game.RatedPlayer;
import org.wardiary.events.game.Sides;
import org.wardiary.events.game.squares.exchange.AbstractPlayImporter;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.unit.Muster;
import org.wardiary.events.game.squares.variant.Reading;
import org.wardiary.events.game.squares.variant.Variant;

/** SQUARES: The Civil War Battle Game. */
public final class CivilWar extends SquaresGame {

  private static final Variant VARIANT =
      Variant.standard(
          new Variant.Definition(
              "squares/civil-war",
              "SQUARES: The Civil War Battle Game",
              new Sides("Blue", "Gray"),
              0,
              List.of(
                  new Muster(Kind.INFANTRY, 9),
                  new Muster(Kind.ARTILLERY, 3),
                  new Muster(Kind.CAVALRY, 4)),
              List.of("I IAC US", "C I S", "C AC US", "A A US"),
              Set.of(),
              Set.of(
                  Reading.RIDES_THROUGH_RESERVE,
                  Reading.FLANKED_CAVALRY_STANDS_IN_FOREST,
                  Reading.DISPLACED_ATTACKERS)));

  /** Creates the game with the rules of its rulebook. */
  public CivilWar() {
    this(VARIANT);
  }

  private CivilWar(Variant variant) {
    super(variant);
  }

  @Override
  SquaresGame of(Variant variant) {
    return new CivilWar(variant);
  }

  @Override
  public List<Importer> importers() {
    return List.of(new AbstractPlayImporter());
  }

  @Override
  public List<RatedPlayer> ladder() {
    return List.of(
        new RatedPlayer("uniform", 0),
        new RatedPlayer("aggressive", 795),
        new RatedPlayer("bold", 1395),
        new RatedPlayer("search:2000", 1621),
        new RatedPlayer("search:8000", 1846),
        new RatedPlayer("search:32000", 2188));
  }
}
