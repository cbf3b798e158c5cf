package org.wardiary.projector.game.hasami;

import java.util.List;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.view.CaptureRows;

public final class HasamiProjection implements GameProjection {

  @Override
  public boolean serves(String game) {
    return game.equals("hasami");
  }

  @Override
  public List<RowKind<?>> rows() {
    return List.of(
        new RowKind<>("captures", CaptureRows.class, CaptureFold.EVENTS, CaptureFold::new));
  }
}
