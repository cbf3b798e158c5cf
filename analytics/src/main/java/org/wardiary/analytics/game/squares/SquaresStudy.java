package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.Set;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Tables;
import org.wardiary.analytics.table.Table;

/** The statistics of both variants of SQUARES. */
public final class SquaresStudy implements GameStudy {

  @Override
  public Set<String> games() {
    return Set.of("squares/civil-war", "squares/napoleonic");
  }

  @Override
  public List<RowReader<?, ?>> rows() {
    return List.of(Attacks.READER, Careers.READER);
  }

  @Override
  public List<Table> tables(GameSet set, GameInfo info) {
    SquaresInfo squares = SquaresInfo.of(info);
    return List.of(
        Openings.table(set, squares),
        OpeningUnits.table(set, squares),
        AttackTypes.rates(set),
        AttackOutcomes.table(set),
        AttackTypes.points(set),
        AttackChances.table(set),
        FlankAttacks.squares(set),
        FlankAttacks.thirds(set),
        FlankAttacks.kinds(set, squares),
        FlankMajority.table(set),
        AttackOptions.table(set),
        UnitCareers.table(set, squares),
        UnitCareers.squares(set, squares));
  }

  @Override
  public List<Finding> findings(Tables tables) {
    return SquaresFindings.of(tables);
  }
}
