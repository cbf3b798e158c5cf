package org.wardiary.projector.fold;

import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.MovementEnded;
import org.wardiary.events.event.MovementSpent;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitBrought;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitStood;

/**
 * The events that belong to one game or family of games, one list each. A fold names the lists that
 * it has nothing to do with, so a new event of a game is added here once.
 */
final class Vocabulary {

  /** Events of SQUARES. */
  static final List<Class<? extends SpecificRecord>> SQUARES =
      List.of(
          TurnPassed.class,
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
  static final List<Class<? extends SpecificRecord>> ON_THE_SQUARE = List.of(AuxiliaryDrawn.class);

  private Vocabulary() {}
}
