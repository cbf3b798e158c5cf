package org.wardiary.projector.fold;

import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.BridgeBurned;
import org.wardiary.events.event.BridgeLit;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.DeckShuffled;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.FireResolved;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.GunHit;
import org.wardiary.events.event.GunsLeft;
import org.wardiary.events.event.GunsTaken;
import org.wardiary.events.event.MeleeBegan;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.MeleeStruck;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.MovementEnded;
import org.wardiary.events.event.MovementSpent;
import org.wardiary.events.event.OpportunityArose;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.PartFaced;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.SectionFellIn;
import org.wardiary.events.event.SectionFormed;
import org.wardiary.events.event.SquareEnded;
import org.wardiary.events.event.SquareFormed;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.TurnEnded;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitBrought;
import org.wardiary.events.event.UnitJoined;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitRevealed;
import org.wardiary.events.event.UnitStood;

/**
 * The events that belong to one game or family of games, one list each. A fold names the lists that
 * it has nothing to do with, so a new event of a game is added here once.
 */
final class Vocabulary {

  /** Events of SQUARES. */
  static final List<Class<? extends SpecificRecord>> SQUARES =
      List.of(
          ArmyMustered.class,
          TurnPassed.class,
          OpportunityArose.class,
          AttackDeclared.class,
          UnitStood.class,
          OptionChosen.class,
          UnitRetreated.class,
          UnitAdvanced.class);

  /** Events of A General's View. */
  static final List<Class<? extends SpecificRecord>> GENERALS_VIEW =
      List.of(
          FieldLaid.class,
          GoldGained.class,
          UnitRaised.class,
          MovementSpent.class,
          SquareTaken.class,
          MovementEnded.class,
          BattleBegun.class,
          UnitBrought.class,
          DuelFought.class,
          BattleWon.class,
          SupplyChecked.class,
          SupplyChanged.class);

  /** Events of Wargaming on the Square. */
  static final List<Class<? extends SpecificRecord>> ON_THE_SQUARE =
      List.of(
          AuxiliaryDrawn.class,
          BoxPlaced.class,
          OrderGiven.class,
          OrdersEnded.class,
          UnitRevealed.class,
          OrderExecuted.class,
          OrderStoodFast.class,
          OrderVoided.class,
          PartFaced.class,
          SectionFormed.class,
          SectionFellIn.class,
          SquareFormed.class,
          SquareEnded.class,
          UnitJoined.class,
          GunsLeft.class,
          GunsTaken.class,
          FireOpened.class,
          DeckShuffled.class,
          CardDrawn.class,
          FireResolved.class,
          GunHit.class,
          MenLost.class,
          PartLost.class,
          BaseReplaced.class,
          BridgeLit.class,
          BridgeBurned.class,
          ChargeMade.class,
          DefenderReacted.class,
          MeleeBegan.class,
          MeleeStruck.class,
          MeleeResolved.class,
          ChargeEnded.class,
          TurnEnded.class);

  private Vocabulary() {}
}
