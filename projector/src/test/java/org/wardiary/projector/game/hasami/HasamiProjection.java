package org.wardiary.projector.game.hasami;

import java.util.List;
import java.util.Set;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.view.CaptureRows;

public final class HasamiProjection implements GameProjection {

  @Override
  public Set<String> games() {
    return Set.of("hasami");
  }

  @Override
  public List<RowKind<?>> rows() {
    return List.of(
        new RowKind<>("captures", CaptureRows.class, CaptureFold.EVENTS, CaptureFold::new));
  }
}
