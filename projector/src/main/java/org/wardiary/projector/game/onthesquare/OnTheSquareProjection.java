package org.wardiary.projector.game.onthesquare;

import java.util.List;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;

/** Rows of Wargaming on the Square. */
public final class OnTheSquareProjection implements GameProjection {

  /** Orders, losses, cards, the centre, boxes, charges and sectors. */
  public static final RowKind<EngagementRows> ENGAGEMENTS =
      new RowKind<>(
          "engagements", EngagementRows.class, EngagementFold.EVENTS, EngagementFold::new);

  @Override
  public boolean serves(String game) {
    return game.equals("wargaming-on-the-square");
  }

  @Override
  public List<RowKind<?>> rows() {
    return List.of(ENGAGEMENTS);
  }
}
