package org.wardiary.projector.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.GameEvent;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;

/** The draws of the battles of a game of A General's View so far. Mutable. */
final class CampaignDuels {

  private final CampaignUnits units;
  private final List<CampaignDuel> rows = new ArrayList<>();
  private int battles;

  /**
   * Starts with no draws.
   *
   * @param units the units of the same game, which count the draws they fight
   */
  CampaignDuels(CampaignUnits units) {
    this.units = units;
  }

  void battleBegun() {
    battles++;
  }

  void fought(GameEvent event, DuelFought duel) {
    boolean attackerWon = duel.getWinner().equals(duel.getAttackerSide());
    int attackerCost =
        units.fought(event, duel.getAttackerSide(), duel.getAttacker(), attackerWon ? 1 : 0);
    int defenderCost =
        units.fought(event, duel.getDefenderSide(), duel.getDefender(), attackerWon ? 0 : 1);
    rows.add(
        CampaignDuel.newBuilder()
            .setBattle(battles)
            .setTurn(event.getTurn())
            .setSpace(duel.getSpace())
            .setAttackerSide(duel.getAttackerSide())
            .setAttackerKind(duel.getAttackerKind())
            .setAttack(duel.getAttack())
            .setAttackerCost(attackerCost)
            .setDefenderKind(duel.getDefenderKind())
            .setDefence(duel.getDefence())
            .setDefenderCost(defenderCost)
            .setDrawn(duel.getDrawn())
            .setAttackerWon(attackerWon)
            .build());
  }

  List<CampaignDuel> rows() {
    return List.copyOf(rows);
  }
}
