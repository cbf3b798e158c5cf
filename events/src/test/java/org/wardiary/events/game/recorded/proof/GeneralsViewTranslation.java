package org.wardiary.events.game.recorded.proof;

import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.MovementEnded;
import org.wardiary.events.event.MovementSpent;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitBrought;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.game.BoardPosition;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.generalsview.board.Board;

/**
 * A General's View in the words of a recorded game: each duel is an attack, owners, gold, supply
 * and movement points are states, and so are a battle and the units that fight it.
 */
final class GeneralsViewTranslation extends Translation {

  private static final StepTable<GeneralsViewTranslation> TABLE =
      new StepTable<GeneralsViewTranslation>("A General's View")
          .on(FieldLaid.class, (to, e) -> to.lay(e))
          .on(TurnBegan.class, (to, e) -> to.begin(e))
          .on(GoldGained.class, (to, e) -> to.gain(e))
          .on(UnitRaised.class, (to, e) -> to.raise(e))
          .on(UnitMoved.class, (to, e) -> to.move(e))
          .on(MovementSpent.class, (to, e) -> to.told.set(unit(e), "points", e.getLeft()))
          .on(SquareTaken.class, (to, e) -> to.told.set("@" + e.getSpace(), "owner", e.getSide()))
          .on(MovementEnded.class, (to, e) -> to.endMovement("Attack"))
          .on(BattleBegun.class, (to, e) -> to.told.begin("@" + e.getSpace(), "battle"))
          .on(UnitBrought.class, (to, e) -> to.told.begin(unit(e), "fights"))
          .ignoring(ChanceDrawn.class) // a fact of the duel, which follows it
          .on(DuelFought.class, (to, e) -> to.fight(e))
          .on(UnitEliminated.class, (to, e) -> to.lose(e))
          .on(BattleWon.class, (to, e) -> to.win(e))
          .on(SupplyChecked.class, (to, e) -> to.say(":Cleanup"))
          .on(
              SupplyChanged.class,
              (to, e) -> to.told.add(unit(e), "supply", e.getTo() - e.getFrom()))
          .on(GameEnded.class, (to, e) -> to.end(e))
          // said by tags, and by the units lost
          .ignoring(GameStarted.class)
          .ignoring(AnswerGiven.class)
          .ignoring(QuestionAsked.class)
          .ignoring(ScoreChanged.class);

  private final Setup setup;
  private final ToldStates told = new ToldStates(this);

  GeneralsViewTranslation(Setup setup) {
    this.setup = setup;
  }

  @Override
  public String fileId() {
    return setup.mapFile().name();
  }

  @Override
  public String file() {
    return GeneralsViewFile.of(setup, fileId());
  }

  @Override
  public Picture picture(Position position) {
    return GeneralsViewPicture.of((Board) ((BoardPosition<?>) position).board());
  }

  @Override
  protected void tell(SpecificRecord event) {
    TABLE.apply(this, event);
  }

  private void lay(FieldLaid field) {
    field.getFirstSquares().forEach(square -> told.set("@" + square, "owner", "Red"));
    field.getSecondSquares().forEach(square -> told.set("@" + square, "owner", "Blue"));
    told.set("Red", "gold", field.getGold());
    told.set("Blue", "gold", field.getGold());
  }

  private void begin(TurnBegan turn) {
    say("%d.", turn.getTurn());
    say(":%s.Gold", turn.getSide());
  }

  private void gain(GoldGained gold) {
    told.add(gold.getSide(), "gold", gold.getAmount());
    say(":Movement");
  }

  private void raise(UnitRaised raised) {
    String unit = unit(raised);
    say("%s@%s", unit, raised.getSpace());
    told.set(unit, "kind", raised.getKind());
    told.set(unit, "supply", raised.getSupply());
    told.add(raised.getSide(), "gold", -raised.getCost());
  }

  private void move(UnitMoved move) {
    say("%s@%s-%s", unit(move), move.getFrom(), move.getTo());
  }

  /** The markers of movement are taken off, and another phase begins. */
  private void endMovement(String phase) {
    told.end("points");
    say(":%s", phase);
  }

  private void end(GameEnded game) {
    if (game.getEndedBy().equals("rules")) {
      endMovement("Victory");
    }
  }

  private void fight(DuelFought duel) {
    say(
        "%s x %s@%s <%d-%d d%d=%d %s>",
        unit(duel.getAttackerSide(), duel.getAttacker()),
        unit(duel.getDefenderSide(), duel.getDefender()),
        duel.getSpace(),
        duel.getAttack(),
        duel.getDefence(),
        duel.getAttack() + duel.getDefence(),
        duel.getDrawn(),
        duel.getWinner().equals(duel.getAttackerSide()) ? "attacker" : "defender");
  }

  private void lose(UnitEliminated lost) {
    String unit = unit(lost);
    told.endAll(unit, "kind");
    say("-%s", unit);
  }

  private void win(BattleWon battle) {
    told.end("fights");
    told.end("@" + battle.getSpace(), "battle");
  }
}
