package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.Set;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.table.Table;

/** The statistics that the Napoleonic variant adds to those of SQUARES. */
public final class NapoleonicStudy implements GameStudy {

  @Override
  public Set<String> games() {
    return Set.of("squares/napoleonic");
  }

  @Override
  public List<Table> tables(GameSet set, GameInfo info) {
    SquaresInfo squares = SquaresInfo.of(info);
    return List.of(
        Napoleonic.rates(set, squares),
        Napoleonic.outcomes(set, squares),
        Guard.service(set),
        Guard.results(set),
        Woods.table(set, squares));
  }
}
