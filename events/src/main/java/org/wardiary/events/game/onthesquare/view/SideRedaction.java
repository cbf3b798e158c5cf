package org.wardiary.events.game.onthesquare.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.BridgeBurned;
import org.wardiary.events.event.BridgeLit;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.DeckShuffled;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.FireResolved;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.GunHit;
import org.wardiary.events.event.GunsLeft;
import org.wardiary.events.event.GunsTaken;
import org.wardiary.events.event.MeleeBegan;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.MeleeStruck;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.PartFaced;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.SectionFellIn;
import org.wardiary.events.event.SectionFormed;
import org.wardiary.events.event.SquareEnded;
import org.wardiary.events.event.SquareFormed;
import org.wardiary.events.event.TagPair;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnEnded;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitJoined;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitRevealed;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.game.Redaction;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.text.Text;

/**
 * Redacts events to what one side may know (WS-11.4). It hides the opponent's auxiliaries and
 * placed boxes, and which and how many orders it gives; an order is shown only once it is executed
 * or revealed by a charge (WS-8.2). The opponent's boxed units are named by the numbers of their
 * boxes. Comments and analysis are removed, since they may give anything away.
 */
final class SideRedaction implements Redaction {

  /** Takes the place of the kind of a unit under a box. */
  static final String BOX = "box";

  /** The kinds of events that both sides see unchanged. */
  private static final Set<Class<? extends SpecificRecord>> SEEN =
      Set.of(
          TurnBegan.class,
          TurnEnded.class,
          OrderStoodFast.class,
          UnitRetreated.class,
          UnitEliminated.class,
          UnitJoined.class,
          SectionFormed.class,
          SectionFellIn.class,
          SquareFormed.class,
          SquareEnded.class,
          GunsLeft.class,
          GunsTaken.class,
          FireOpened.class,
          FireResolved.class,
          DeckShuffled.class,
          CardDrawn.class,
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
          ChargeEnded.class);

  private static final Map<
          Class<?>, BiFunction<SideRedaction, SpecificRecord, Optional<SpecificRecord>>>
      REDACTIONS = new HashMap<>();

  static {
    on(GameStarted.class, SideRedaction::started);
    on(GameEnded.class, SideRedaction::ended);
    on(AnswerGiven.class, SideRedaction::answered);
    on(QuestionAsked.class, (redaction, asked) -> redaction.unlessEnemy(asked.getDecides(), asked));
    on(CommentAdded.class, (redaction, comment) -> Optional.empty());
    on(AuxiliaryDrawn.class, (redaction, drawn) -> redaction.unlessEnemy(drawn.getSide(), drawn));
    on(BoxPlaced.class, SideRedaction::placed);
    on(OrderGiven.class, (redaction, order) -> redaction.unlessEnemy(order.getSide(), order));
    on(OrdersEnded.class, (redaction, orders) -> redaction.unlessEnemy(orders.getSide(), orders));
    on(OrderVoided.class, SideRedaction::voided);
    on(OrderExecuted.class, SideRedaction::executed);
    on(UnitRevealed.class, SideRedaction::revealed);
    on(UnitMoved.class, SideRedaction::moved);
    on(PartFaced.class, SideRedaction::faced);
  }

  private final String enemy;

  /** The enemy's boxes that have not been taken off, by the id of the unit under them. */
  private final Map<String, String> boxes = new HashMap<>();

  /**
   * Creates a redaction for the events from the first on.
   *
   * @param side the side that views the game, 0 or 1
   */
  SideRedaction(int side) {
    enemy = Units.SIDES.name(1 - side);
  }

  private static <E extends SpecificRecord> void on(
      Class<E> type, BiFunction<SideRedaction, E, Optional<SpecificRecord>> redaction) {
    REDACTIONS.put(type, (side, event) -> redaction.apply(side, type.cast(event)));
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the event is not one of this game, since it might give
   *     anything away
   */
  @Override
  public Optional<SpecificRecord> redact(SpecificRecord event) {
    if (SEEN.contains(event.getClass())) {
      return Optional.of(event);
    }
    BiFunction<SideRedaction, SpecificRecord, Optional<SpecificRecord>> redaction =
        REDACTIONS.get(event.getClass());
    if (redaction == null) {
      throw new IllegalArgumentException(
          Text.of(
              "expected an event of %s but got %s",
              "Wargaming on the Square", event.getClass().getSimpleName()));
    }
    return redaction.apply(this, event);
  }

  private Optional<SpecificRecord> unlessEnemy(String who, SpecificRecord event) {
    return who.equals(enemy) ? Optional.empty() : Optional.of(event);
  }

  /**
   * Removes the seed of the draws, with which a side could repeat the draws of the enemy's
   * auxiliaries.
   */
  private Optional<SpecificRecord> started(GameStarted started) {
    return Optional.of(
        new GameStarted(
            started.getGame(),
            started.getMap(),
            started.getMapHash(),
            started.getMapText(),
            started.getRulesVersion(),
            started.getSides(),
            started.getFirst(),
            started.getTags().stream().flatMap(tag -> heard(tag).stream()).toList(),
            List.of()));
  }

  /** A tag as a side hears it: of the generator's seed (GV-5), the hash alone. */
  private static Optional<TagPair> heard(TagPair tag) {
    return tag.getName().equals(RandomTag.NAME)
        ? RandomTag.commitment(tag.getValue()).map(hash -> new TagPair(RandomTag.NAME, hash))
        : Optional.of(tag);
  }

  private Optional<SpecificRecord> ended(GameEnded ended) {
    return Optional.of(GameEnded.newBuilder(ended).setComments(List.of()).build());
  }

  /**
   * Hides the enemy's answers, of which only the effects are seen, and draws of auxiliaries, which
   * may be the enemy's.
   */
  private Optional<SpecificRecord> answered(AnswerGiven answer) {
    boolean hidden =
        answer.getDecides().equals(enemy)
            || answer.getQuestion().equals(QuestionKind.AUXILIARY.title());
    return hidden
        ? Optional.empty()
        : Optional.of(
            AnswerGiven.newBuilder(answer)
                .setComments(List.of())
                .setMark("")
                .setVariations(List.of())
                .build());
  }

  private Optional<SpecificRecord> placed(BoxPlaced box) {
    if (box.getSide().equals(enemy)) {
      boxes.put(box.getUnit(), "#" + box.getBox());
    }
    return unlessEnemy(box.getSide(), box);
  }

  private Optional<SpecificRecord> revealed(UnitRevealed unit) {
    if (unit.getSide().equals(enemy)) {
      boxes.remove(unit.getUnit());
    }
    return Optional.of(unit);
  }

  /**
   * Shows an order used up by a charge, which reveals it (WS-8.2); any other order stays face down.
   */
  private Optional<SpecificRecord> voided(OrderVoided order) {
    boolean open = order.getCause().equals("charged");
    return open ? Optional.of(order) : unlessEnemy(order.getSide(), order);
  }

  private boolean boxed(String side, String unit) {
    return side.equals(enemy) && boxes.containsKey(unit);
  }

  private Optional<SpecificRecord> executed(OrderExecuted order) {
    return Optional.of(
        boxed(order.getSide(), order.getUnit())
            ? OrderExecuted.newBuilder(order)
                .setUnit(boxes.get(order.getUnit()))
                .setKind(BOX)
                .build()
            : order);
  }

  private Optional<SpecificRecord> moved(UnitMoved move) {
    return Optional.of(
        boxed(move.getSide(), move.getUnit())
            ? UnitMoved.newBuilder(move).setUnit(boxes.get(move.getUnit())).setKind(BOX).build()
            : move);
  }

  private Optional<SpecificRecord> faced(PartFaced part) {
    return Optional.of(
        boxed(part.getSide(), part.getUnit())
            ? PartFaced.newBuilder(part).setUnit(boxes.get(part.getUnit())).setKind(BOX).build()
            : part);
  }
}
