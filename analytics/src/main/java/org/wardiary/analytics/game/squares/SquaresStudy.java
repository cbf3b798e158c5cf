package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.BoardPlan;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Tables;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.squares.map.Space;
import org.wardiary.events.game.squares.map.SquaresMap;

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
  public Optional<BoardPlan> board(GameMap map) {
    return Optional.of(
        new BoardPlan(((SquaresMap) map).fileOrder().stream().map(SquaresStudy::space).toList()));
  }

  private static BoardPlan.Space space(Space space) {
    return new BoardPlan.Space(
        space.code(),
        space.terrain().name().toLowerCase(Locale.ROOT),
        space.west().doubleValue(),
        space.north().doubleValue(),
        space.east().doubleValue(),
        space.south().doubleValue());
  }

  @Override
  public List<Table> tables(GameSet set, GameInfo info) {
    return List.of(
        Openings.table(set, info),
        OpeningUnits.table(set, info),
        AttackTypes.rates(set),
        AttackOutcomes.table(set),
        AttackTypes.points(set),
        AttackChances.table(set),
        FlankAttacks.squares(set),
        FlankAttacks.thirds(set),
        FlankAttacks.kinds(set, info),
        FlankMajority.table(set),
        AttackOptions.table(set),
        UnitCareers.table(set, info),
        UnitCareers.squares(set, info));
  }

  @Override
  public List<Finding> findings(Tables tables) {
    return SquaresFindings.of(tables);
  }
}
