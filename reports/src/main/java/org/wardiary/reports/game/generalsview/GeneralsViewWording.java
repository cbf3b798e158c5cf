package org.wardiary.reports.game.generalsview;

import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.MovementEnded;
import org.wardiary.events.event.MovementSpent;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitBrought;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.text.Text;
import org.wardiary.reports.text.CommonWording;
import org.wardiary.reports.text.Narration;
import org.wardiary.reports.text.Phrases;

/** The wording of A General's View. */
final class GeneralsViewWording {

  /** A duel names its draw and both units, so the events between are left out. */
  static final Phrases PHRASES =
      CommonWording.phrases("generals-view")
          .on(TurnBegan.class, CommonWording::turn)
          .on(GameEnded.class, CommonWording.endingWithLosses("it owns all the cities"))
          .on(AnswerGiven.class, CommonWording::step)
          .on(FieldLaid.class, GeneralsViewWording::laid)
          .on(GoldGained.class, GeneralsViewWording::gained)
          .on(UnitRaised.class, GeneralsViewWording::raised)
          .on(UnitMoved.class, GeneralsViewWording::moved)
          .silent(MovementSpent.class)
          .on(SquareTaken.class, GeneralsViewWording::taken)
          .silent(MovementEnded.class)
          .on(BattleBegun.class, GeneralsViewWording::battle)
          .silent(UnitBrought.class)
          .silent(ChanceDrawn.class)
          .on(DuelFought.class, GeneralsViewWording::duel)
          .on(UnitEliminated.class, GeneralsViewWording::eliminated)
          .on(BattleWon.class, GeneralsViewWording::won)
          .on(SupplyChecked.class, GeneralsViewWording::supplyChecked)
          .on(SupplyChanged.class, GeneralsViewWording::supplyChanged);

  private static final int OUT_OF_SUPPLY = 0;

  private GeneralsViewWording() {}

  private static void laid(Narration story, FieldLaid field) {
    story.sentence(
        "",
        Text.of(
            "the field has %s by %s squares and %s cities; each side starts with %s gold",
            field.getWidth(), field.getHeight(), field.getCities().size(), field.getGold()));
  }

  private static void gained(Narration story, GoldGained gold) {
    story.sentence(
        gold.getSide(),
        Text.of("%s gains %s gold and has %s", gold.getSide(), gold.getAmount(), gold.getTotal()));
  }

  private static void raised(Narration story, UnitRaised unit) {
    story.sentence(
        unit.getSide(),
        Text.of(
            "%s raises %s %s on %s for %s gold",
            unit.getSide(),
            story.kind(unit.getKind()),
            unit.getUnit(),
            unit.getSpace(),
            unit.getCost()));
  }

  /** Steps of one unit in a row are one sentence. */
  private static void moved(Narration story, UnitMoved step) {
    if (story.continues(step.getSide(), step.getUnit())) {
      story.more(Text.of(", %s", step.getTo()));
      return;
    }
    story.sentence(
        step.getSide(),
        Text.of(
            "%s %s %s moves from %s to %s",
            step.getSide(),
            story.kind(step.getKind()),
            step.getUnit(),
            step.getFrom(),
            step.getTo()));
    story.follow(step.getSide(), step.getUnit());
  }

  /** Only cities are mentioned: other squares change hands at almost every step. */
  private static void taken(Narration story, SquareTaken square) {
    if (square.getWhat().equals("city")) {
      String from = square.getFrom().isEmpty() ? "" : Text.of(" from %s", square.getFrom());
      story.clause(
          Text.of(
              "%s takes the city %s%s, worth %s gold a turn",
              square.getSide(), square.getSpace(), from, square.getIncome()));
    }
  }

  private static void battle(Narration story, BattleBegun battle) {
    story.sentence(
        "",
        Text.of(
            "battle for %s, %s's %s against %s's %s",
            battle.getSpace(),
            battle.getAttackerSide(),
            String.join(", ", battle.getAttackers()),
            battle.getDefenderSide(),
            String.join(", ", battle.getDefenders())));
  }

  private static void duel(Narration story, DuelFought duel) {
    story.clause(
        Text.of(
            "%s %s with attack %s against %s %s with defence %s, drawn %s of %s",
            story.kind(duel.getAttackerKind()),
            duel.getAttacker(),
            duel.getAttack(),
            story.kind(duel.getDefenderKind()),
            duel.getDefender(),
            duel.getDefence(),
            duel.getDrawn(),
            duel.getAttack() + duel.getDefence()));
  }

  private static void eliminated(Narration story, UnitEliminated unit) {
    String kind = story.kind(unit.getKind());
    story.more(Text.of(": %s's %s %s is removed", unit.getSide(), kind, unit.getUnit()));
  }

  private static void won(Narration story, BattleWon battle) {
    String verb = battle.getRole().equals("attacker") ? "wins" : "holds";
    story.clause(Text.of("%s %s %s", battle.getSide(), verb, battle.getSpace()));
  }

  private static void supplyChecked(Narration story, SupplyChecked supply) {
    if (!supply.getCut().isEmpty()) {
      String units = String.join(", ", supply.getCut());
      story.sentence(
          supply.getSide(), Text.of("cut off from supply for %s: %s", supply.getSide(), units));
    }
  }

  /** Only the loss of the last supply point is mentioned. */
  private static void supplyChanged(Narration story, SupplyChanged supply) {
    if (supply.getTo() == OUT_OF_SUPPLY) {
      String kind = story.kind(supply.getKind());
      story.clause(Text.of("%s %s has no supply left", kind, supply.getUnit()));
    }
  }
}
