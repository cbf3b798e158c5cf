package org.wardiary.analytics.game.generalsview;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CampaignTurn;
import org.wardiary.projector.game.generalsview.view.CampaignUnit;
import org.wardiary.projector.game.generalsview.view.SupplyCut;

/**
 * What the statistics keep of one game of A General's View.
 *
 * @param turns each side's own turns, first-named side first
 * @param units what each side raised, by letter of the kind, first-named side first
 * @param draws its draws of battles, as seen from the first-named side
 * @param cuts supply cuts of each side, first-named side first
 */
public record Campaign(
    List<List<Turn>> turns, List<Map<String, Raised>> units, Draws draws, List<Cuts> cuts) {

  /**
   * A side's own turn.
   *
   * @param gold gold it had after its cities had paid
   * @param squares squares it owned at the turn's end
   * @param units units it had on the map at the turn's end
   */
  public record Turn(long gold, int squares, int units) {}

  /**
   * Units of one kind.
   *
   * @param units how many
   * @param cost gold that they cost together
   * @param attacking how many were lost in their own side's turns
   * @param defending how many were lost in the other side's turns
   * @param draws draws that they fought
   * @param won draws that they won
   * @param taken squares that they took by entering them
   */
  public record Raised(
      int units, long cost, int attacking, int defending, int draws, int won, int taken) {

    static final Raised NONE = new Raised(0, 0, 0, 0, 0, 0, 0);

    Raised plus(Raised other) {
      return new Raised(
          units + other.units,
          cost + other.cost,
          attacking + other.attacking,
          defending + other.defending,
          draws + other.draws,
          won + other.won,
          taken + other.taken);
    }

    static Raised of(CampaignUnit unit) {
      return new Raised(
          1,
          unit.getCost(),
          unit.getFate().equals("attacker") ? 1 : 0,
          unit.getFate().equals("attacked") ? 1 : 0,
          unit.getDuels(),
          unit.getWon(),
          unit.getTaken());
    }
  }

  /**
   * Draws of battles.
   *
   * @param count how many
   * @param expected how many the first-named side could expect to win
   * @param won how many it won
   * @param variance variance of that number
   * @param gold gold of units that it killed less gold of units that it lost, above what it could
   *     expect
   * @param bands draws by the attacker's chance, a tenth each: how many, expected, won by attackers
   */
  public record Draws(
      int count, double expected, int won, double variance, double gold, List<Band> bands) {}

  /** Draws whose attacker had a chance in one tenth. */
  public record Band(int count, double expected, int won) {

    static final Band NONE = new Band(0, 0, 0);

    Band plus(Band other) {
      return new Band(count + other.count, expected + other.expected, won + other.won);
    }
  }

  /**
   * Supply cuts of a side.
   *
   * @param checks units looked over at its cleanups, one each time
   * @param cut those of them that were found cut off
   * @param spells times that a unit was cut off for some cleanups in a row
   * @param exhausted spells that left the unit without supply points
   * @param supplied spells that ended with supply
   * @param lost spells that ended with the unit's loss
   */
  public record Cuts(int checks, int cut, int spells, int exhausted, int supplied, int lost) {

    static final Cuts NONE = new Cuts(0, 0, 0, 0, 0, 0);

    Cuts plus(Cuts other) {
      return new Cuts(
          checks + other.checks,
          cut + other.cut,
          spells + other.spells,
          exhausted + other.exhausted,
          supplied + other.supplied,
          lost + other.lost);
    }
  }

  static final RowReader<CampaignRows, Campaign> READER =
      new RowReader<>(CampaignRows.class, CampaignRows::getGameId, Campaign.class, Campaign::of);

  /** Tenths of the attacker's chance. */
  static final int BANDS = 10;

  private static Campaign of(CampaignRows rows) {
    List<String> sides = rows.getSides();
    List<List<Turn>> turns = List.of(new ArrayList<>(), new ArrayList<>());
    List<Map<String, Raised>> units = List.of(new TreeMap<>(), new TreeMap<>());
    Cuts[] cuts = {Cuts.NONE, Cuts.NONE};
    for (CampaignTurn turn : rows.getTurns()) {
      int side = sides.indexOf(turn.getSide());
      turns.get(side).add(turn(turn, side));
      int checks = turn.getSupplied() + turn.getCut();
      cuts[side] = cuts[side].plus(new Cuts(checks, turn.getCut(), 0, 0, 0, 0));
    }
    for (CampaignUnit unit : rows.getUnits()) {
      units.get(sides.indexOf(unit.getSide())).merge(unit.getKind(), Raised.of(unit), Raised::plus);
    }
    for (SupplyCut cut : rows.getCuts()) {
      int side = sides.indexOf(cut.getSide());
      cuts[side] = cuts[side].plus(spell(cut));
    }
    return new Campaign(turns, units, draws(rows.getDuels(), sides), List.of(cuts));
  }

  private static Turn turn(CampaignTurn turn, int side) {
    return side == 0
        ? new Turn(turn.getGold(), turn.getFirstSquares(), turn.getFirstUnits())
        : new Turn(turn.getGold(), turn.getSecondSquares(), turn.getSecondUnits());
  }

  private static Cuts spell(SupplyCut cut) {
    return new Cuts(
        0,
        0,
        1,
        cut.getPoints() == 0 ? 1 : 0,
        cut.getEnd().equals("supplied") ? 1 : 0,
        cut.getEnd().equals("lost") ? 1 : 0);
  }

  private static Draws draws(List<CampaignDuel> duels, List<String> sides) {
    Band[] bands = new Band[BANDS];
    Arrays.fill(bands, Band.NONE);
    double expected = 0;
    double variance = 0;
    double gold = 0;
    int won = 0;
    for (CampaignDuel duel : duels) {
      double chance = (double) duel.getAttack() / (duel.getAttack() + duel.getDefence());
      int success = duel.getAttackerWon() ? 1 : 0;
      boolean first = duel.getAttackerSide().equals(sides.get(0));
      expected += first ? chance : 1 - chance;
      won += first ? success : 1 - success;
      variance += chance * (1 - chance);
      // the attacker gains the defender's cost or pays its own: both stand on the same draw
      double stake = duel.getAttackerCost() + duel.getDefenderCost();
      gold += (first ? 1 : -1) * stake * (success - chance);
      int band = Math.min(BANDS - 1, (int) (chance * BANDS));
      bands[band] = bands[band].plus(new Band(1, chance, success));
    }
    return new Draws(duels.size(), expected, won, variance, gold, List.of(bands));
  }

  /** Gold that all units of both sides cost. */
  long cost() {
    return units.stream().flatMap(side -> side.values().stream()).mapToLong(Raised::cost).sum();
  }

  /** All units of a kind, of both sides. */
  Raised raised(String kind) {
    return units
        .get(0)
        .getOrDefault(kind, Raised.NONE)
        .plus(units.get(1).getOrDefault(kind, Raised.NONE));
  }
}
