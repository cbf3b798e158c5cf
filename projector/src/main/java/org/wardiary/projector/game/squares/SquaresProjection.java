package org.wardiary.projector.game.squares;

import java.util.List;
import java.util.Set;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.game.squares.view.AttackRows;
import org.wardiary.projector.game.squares.view.CareerRows;

/** Rows of both variants of SQUARES. */
public final class SquaresProjection implements GameProjection {

  /** One row for each attack. */
  public static final RowKind<AttackRows> ATTACKS =
      new RowKind<>("attacks", AttackRows.class, AttackFold.EVENTS, AttackFold::new);

  /** One row for each unit's career. */
  public static final RowKind<CareerRows> CAREERS =
      new RowKind<>("careers", CareerRows.class, CareerFold.EVENTS, CareerFold::new);

  @Override
  public boolean serves(String game) {
    return Set.of("squares/civil-war", "squares/napoleonic").contains(game);
  }

  @Override
  public List<RowKind<?>> rows() {
    return List.of(ATTACKS, CAREERS);
  }
}
