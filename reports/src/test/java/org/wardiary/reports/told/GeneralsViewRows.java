package org.wardiary.reports.told;

import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.recorded.view.RecordedAttack;
import org.wardiary.projector.game.recorded.view.RecordedChance;
import org.wardiary.projector.game.recorded.view.RecordedDraw;
import org.wardiary.projector.game.recorded.view.RecordedLoss;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.projector.game.recorded.view.RecordedSource;
import org.wardiary.reports.told.ToldTournament.Pair;

/** The duels of a game of A General's View, as rows of a recorded game. */
final class GeneralsViewRows {

  private final String other;
  private final int number;
  private final CampaignDuel duel;

  /**
   * @param number the duel's number in the game, from 1
   */
  private GeneralsViewRows(List<String> sides, int number, CampaignDuel duel) {
    this.number = number;
    this.duel = duel;
    this.other = sides.get(duel.getAttackerSide().equals(sides.get(0)) ? 1 : 0);
  }

  static RecordedRows of(Pair pair) {
    CampaignRows campaign = pair.played().own(CampaignRows.class).orElseThrow();
    List<GeneralsViewRows> duels =
        IntStream.range(0, campaign.getDuels().size())
            .mapToObj(
                i -> new GeneralsViewRows(campaign.getSides(), i + 1, campaign.getDuels().get(i)))
            .toList();
    return RecordedRows.newBuilder()
        .setGameId(campaign.getGameId())
        .setGame(campaign.getGame())
        .setAttacks(duels.stream().map(GeneralsViewRows::attack).toList())
        .setLosses(duels.stream().map(GeneralsViewRows::loss).toList())
        .setDraws(duels.stream().map(GeneralsViewRows::draw).toList())
        .setSources(
            duels.stream()
                .mapToInt(GeneralsViewRows::faces)
                .distinct()
                .mapToObj(GeneralsViewRows::die)
                .toList())
        .setTurns(List.of())
        .setFirsts(List.of())
        .setStates(List.of())
        .setCards(List.of())
        .setVisits(List.of())
        .setBreaches(List.of())
        .setStatements(List.of())
        .setMovement(List.of())
        .build();
  }

  private RecordedAttack attack() {
    boolean won = duel.getAttackerWon();
    return RecordedAttack.newBuilder()
        .setNumber(number)
        .setTurn(duel.getTurn())
        .setSide(duel.getAttackerSide())
        .setAttackers(List.of(duel.getAttackerKind()))
        .setDefenders(List.of(duel.getDefenderKind()))
        .setSpaces(List.of(duel.getSpace()))
        .setFlank("")
        .setOdds(duel.getAttack() + "-" + duel.getDefence())
        .setResult(won ? "attacker" : "defender")
        .setAttackerLost(won ? List.of() : List.of(duel.getAttackerKind()))
        .setDefenderLost(won ? List.of(duel.getDefenderKind()) : List.of())
        .setAttackerRetreats(0)
        .setDefenderRetreats(0)
        .setAdvances(0)
        .build();
  }

  private RecordedLoss loss() {
    boolean won = duel.getAttackerWon();
    return RecordedLoss.newBuilder()
        .setTurn(duel.getTurn())
        .setSide(won ? other : duel.getAttackerSide())
        .setUnit("")
        .setKind(won ? duel.getDefenderKind() : duel.getAttackerKind())
        .setSpace(duel.getSpace())
        .setHow("lost")
        .setAttack(number)
        .build();
  }

  private int faces() {
    return duel.getAttack() + duel.getDefence();
  }

  private RecordedDraw draw() {
    String drawn = String.valueOf(duel.getDrawn());
    return new RecordedDraw(duel.getTurn(), duel.getAttackerSide(), "d" + faces(), drawn);
  }

  private static RecordedSource die(int faces) {
    List<RecordedChance> chances =
        IntStream.rangeClosed(1, faces)
            .mapToObj(face -> new RecordedChance(String.valueOf(face), 1.0 / faces))
            .toList();
    return new RecordedSource("d" + faces, false, chances);
  }
}
