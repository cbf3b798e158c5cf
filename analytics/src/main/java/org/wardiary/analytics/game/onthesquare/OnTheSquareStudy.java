package org.wardiary.analytics.game.onthesquare;

import java.util.List;
import java.util.Set;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.table.Table;

/** The statistics of Wargaming on the Square. */
public final class OnTheSquareStudy implements GameStudy {

  @Override
  public Set<String> games() {
    return Set.of("wargaming-on-the-square");
  }

  @Override
  public List<RowReader<?, ?>> rows() {
    return List.of(Engagement.READER);
  }

  @Override
  public List<Table> tables(GameSet set, GameInfo info) {
    return List.of(
        OrdersGiven.table(set),
        MenLostBy.table(set),
        MenLostBy.kinds(set, info),
        TwoAgainstOne.table(set),
        CentreHeld.turns(set),
        CentreHeld.holds(set),
        Boxes.table(set, info),
        CardLuck.cards(set),
        CardLuck.results(set),
        CardLuck.games(set));
  }
}
