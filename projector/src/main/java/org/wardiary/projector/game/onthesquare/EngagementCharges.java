package org.wardiary.projector.game.onthesquare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.game.onthesquare.view.ChargeRow;

/** The charges of a game of Wargaming on the Square so far. Mutable. */
final class EngagementCharges {

  private final List<ChargeRow> rows = new ArrayList<>();
  private Optional<ChargeRow.Builder> open = Optional.empty();
  private String unit = "";
  private String target = "";

  void made(GameEvent event, ChargeMade charge) {
    unit = charge.getUnit();
    target = charge.getTargetUnit();
    open =
        Optional.of(
            ChargeRow.newBuilder()
                .setNumber(rows.size() + 1)
                .setTurn(event.getTurn())
                .setSide(charge.getSide())
                .setKind(charge.getKind())
                .setMen(charge.getMen())
                .setTargetKind(charge.getTargetKind())
                .setTargetMen(charge.getTargetMen())
                .setBoxed(charge.getBoxed())
                .setAspect(charge.getAspect())
                .setTwoAgainstOne(charge.getTwoAgainstOne())
                .setChargedByTwo(charge.getChargedByTwo())
                .setOrder(charge.getOrder())
                .setReaction("")
                .setLost(0)
                .setTargetLost(0)
                .setBeaten(false)
                .setTargetBeaten(false));
  }

  void reacted(GameEvent event, DefenderReacted reaction) {
    require(event).setReaction(reaction.getReaction());
  }

  /** Counts men that a side lost in the current charge; ignored outside charges. */
  void lost(String side, int men) {
    open.ifPresent(
        charge -> {
          if (charge.getSide().equals(side)) {
            charge.setLost(charge.getLost() + men);
          } else {
            charge.setTargetLost(charge.getTargetLost() + men);
          }
        });
  }

  /**
   * Records that a part retreated or was lost, if it belongs to the charging or the charged unit.
   */
  void beaten(String side, String part) {
    open.ifPresent(
        charge -> {
          if (!charge.getSide().equals(side)) {
            charge.setTargetBeaten(
                charge.getTargetBeaten() || part.startsWith(target.substring(0, 2)));
          } else {
            charge.setBeaten(charge.getBeaten() || part.startsWith(unit));
          }
        });
  }

  void ended(GameEvent event, ChargeEnded end) {
    rows.add(require(event).setOutcome(end.getOutcome()).build());
    open = Optional.empty();
  }

  private ChargeRow.Builder require(GameEvent event) {
    return open.orElseThrow(
        () ->
            new CorruptGame(
                event.getGameId(),
                event.getSeq(),
                Text.of("expected a charge before %s but got none", event.getType())));
  }

  List<ChargeRow> rows() {
    return List.copyOf(rows);
  }
}
