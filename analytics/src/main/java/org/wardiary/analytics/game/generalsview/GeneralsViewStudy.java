package org.wardiary.analytics.game.generalsview;

import java.util.List;
import java.util.Set;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Tables;
import org.wardiary.analytics.table.Table;

/** The statistics of A General's View. */
public final class GeneralsViewStudy implements GameStudy {

  @Override
  public Set<String> games() {
    return Set.of("generals-view");
  }

  @Override
  public List<RowReader<?, ?>> rows() {
    return List.of(Campaign.READER);
  }

  @Override
  public List<Table> tables(GameSet set, GameInfo info) {
    DrawLuck luck = new DrawLuck(set);
    return List.of(
        FirstMover.table(set),
        CampaignCurves.gold(set),
        CampaignCurves.territory(set),
        CampaignCurves.armies(set),
        RaisedUnits.table(set, info),
        LuckAndResults.table(set, luck),
        new LuckByPlayer(set, luck).table(),
        DrawsByChance.table(set),
        SupplyCuts.table(set),
        LuckByGame.table(set, luck));
  }

  @Override
  public List<Finding> findings(Tables tables) {
    return LuckAndResults.finding(tables).stream().toList();
  }
}
