package org.wardiary.projector.game.generalsview;

import java.util.List;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.game.generalsview.view.CampaignRows;

/** Rows of A General's View. */
public final class GeneralsViewProjection implements GameProjection {

  /** Turns, units, draws, supply cuts and cities. */
  public static final RowKind<CampaignRows> CAMPAIGNS =
      new RowKind<>("campaigns", CampaignRows.class, CampaignFold.EVENTS, CampaignFold::new);

  @Override
  public boolean serves(String game) {
    return game.equals("generals-view");
  }

  @Override
  public List<RowKind<?>> rows() {
    return List.of(CAMPAIGNS);
  }
}
