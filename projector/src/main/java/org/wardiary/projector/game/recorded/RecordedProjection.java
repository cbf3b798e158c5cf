package org.wardiary.projector.game.recorded;

import java.util.List;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.game.recorded.view.RecordedRows;

/** Rows of all games that are recorded only. */
public final class RecordedProjection implements GameProjection {

  /** Attacks, losses, draws, turns, first moves, states and cards. */
  public static final RowKind<RecordedRows> RECORDED =
      new RowKind<>("recorded", RecordedRows.class, RecordedFold.EVENTS, RecordedFold::new);

  @Override
  public boolean serves(String game) {
    return RecordedGame.isId(game);
  }

  @Override
  public List<RowKind<?>> rows() {
    return List.of(RECORDED);
  }
}
