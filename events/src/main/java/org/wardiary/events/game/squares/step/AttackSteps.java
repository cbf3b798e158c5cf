package org.wardiary.events.game.squares.step;

import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitStood;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.GameSteps;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.Titled;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.AttackTraits;
import org.wardiary.events.game.squares.attack.Pinning;
import org.wardiary.events.game.squares.attack.RetreatCause;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.board.EliminationCause;
import org.wardiary.events.game.squares.board.Names;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.text.Text;

/** The steps of an attack (SQ-5 to SQ-7). Units and spaces are given by their numbers. */
public abstract class AttackSteps extends GameSteps<Board, QuestionKind> {

  /** The names of sides, units and spaces. */
  protected final Names names;

  AttackSteps(Board board, EventSink events) {
    super(board, events);
    names = new Names(board);
  }

  static void addTo(StepTable<Steps> table) {
    table
        .on(AttackDeclared.class, AttackSteps::declareAttack)
        .on(UnitStood.class, AttackSteps::stand)
        .on(OptionChosen.class, AttackSteps::chooseOption)
        .on(UnitRetreated.class, AttackSteps::retreat)
        .on(UnitEliminated.class, AttackSteps::eliminate)
        .on(UnitAdvanced.class, AttackSteps::advance);
  }

  /** The space with a code. */
  protected final int space(String code) {
    int space = board.map().codes().find(code);
    if (space < 0) {
      throw corrupt("a space of the map", code);
    }
    return space;
  }

  /** A side's unit. */
  protected final int unit(int side, String id) {
    int unit = board.armies().find(side, id);
    if (unit < 0) {
      throw corrupt("a unit of " + name(side), id);
    }
    return unit;
  }

  /** A side's unit, which must be on a space. */
  protected final int unit(String side, String id, String from) {
    int unit = unit(side(side), id);
    if (board.space(unit) != space(from)) {
      String place =
          board.space(unit) < 0 ? "a lost unit" : "it at " + board.map().code(board.space(unit));
      throw new CorruptEvent(Text.of("expected %s %s at %s but got %s", side, id, from, place));
    }
    return unit;
  }

  /**
   * An attack is declared (SQ-5).
   *
   * @param supporter the supporting unit, {@link Board#NOBODY} if there is none
   * @param defender the attacked unit, {@link Board#NOBODY} for an attack into a reserve
   */
  public void declareAttack(int attacker, int supporter, int defender, int target) {
    board.declareAttack(attacker, supporter, defender, target);
    if (!recorded()) {
      return;
    }
    int side = board.turnSide();
    int pinned = board.occupied(side) & Pinning.besideGun(board, 1 - side);
    emit(
        AttackDeclared.newBuilder()
            .setSide(names.sideOf(attacker))
            .setAttacker(names.unit(attacker))
            .setAttackerKind(names.kind(attacker))
            .setAttackerSpace(names.spaceOf(attacker))
            .setSupporter(names.unit(supporter))
            .setSupporterKind(names.kind(supporter))
            .setSupporterSpace(names.spaceOf(supporter))
            .setDefender(names.unit(defender))
            .setDefenderKind(names.kind(defender))
            .setTarget(names.space(target))
            .setFlank(AttackTraits.isFlank(board))
            .setCharge(AttackTraits.isCharge(board))
            .setGrandBattery(AttackTraits.isGrandBattery(board))
            .setIntoForest(AttackTraits.intoForest(board))
            .setIntoReserve(defender == Board.NOBODY)
            .setPinned(board.rules().hasPinning() ? Bits.count(pinned) : 0)
            .setRetreats(defender == Board.NOBODY ? 0 : Bits.count(Retreats.legal(board, defender)))
            .build());
  }

  private void declareAttack(AttackDeclared event) {
    String side = event.getSide();
    int supporter = Board.NOBODY;
    int defender = Board.NOBODY;
    if (!event.getSupporter().isEmpty()) {
      supporter = unit(side, event.getSupporter(), event.getSupporterSpace());
    }
    if (!event.getIntoReserve()) {
      defender = unit(name(1 - side(side)), event.getDefender(), event.getTarget());
    }
    int attacker = unit(side, event.getAttacker(), event.getAttackerSpace());
    declareAttack(attacker, supporter, defender, space(event.getTarget()));
  }

  /** The defender stands (SQ-6.2, SQ-7.3), which leaves the board as it is. */
  public void stand(Compulsion compulsion) {
    if (recorded()) {
      int unit = board.attack().defender();
      String kind = names.kind(unit);
      String space = names.spaceOf(unit);
      emit(new UnitStood(names.sideOf(unit), names.unit(unit), kind, space, compulsion.title()));
    }
  }

  private void stand(UnitStood event) {
    int unit = unit(event.getSide(), event.getUnit(), event.getSpace());
    expect("number of the defender", board.attack().defender(), unit);
    stand(Titled.named(Compulsion.ALL, event.getHow()));
  }

  /**
   * The attacker's side takes an option (SQ-7.3 to SQ-7.5).
   *
   * @param option 1 to 5
   */
  public void chooseOption(int option) {
    board.chooseOption(option);
    if (recorded()) {
      emit(new OptionChosen(name(board.turnSide()), option));
    }
  }

  private void chooseOption(OptionChosen event) {
    expect("supported attack", true, board.attack().supported());
    expect("option from 1 to 5", true, event.getOption() >= 1 && event.getOption() <= 5);
    chooseOption(event.getOption());
  }

  /** A unit retreats to a space; a friend there is displaced (SQ-6.4, SQ-6.5). */
  public void retreat(int unit, int to, Compulsion compulsion) {
    if (recorded()) {
      String from = names.spaceOf(unit);
      emit(
          new UnitRetreated(
              names.sideOf(unit),
              names.unit(unit),
              names.kind(unit),
              from,
              names.space(to),
              RetreatCause.of(board, unit).title(),
              compulsion.title()));
    }
    board.retreat(unit, to);
  }

  private void retreat(UnitRetreated event) {
    expectAttack();
    int unit = unit(event.getSide(), event.getUnit(), event.getFrom());
    retreat(unit, space(event.getTo()), Titled.named(Compulsion.ALL, event.getHow()));
  }

  /** A unit is eliminated. */
  public void eliminate(int unit, EliminationCause cause) {
    String from = names.spaceOf(unit);
    int side = Armies.side(unit);
    int before = board.losses(side);
    board.eliminate(unit);
    if (recorded()) {
      emit(
          new UnitEliminated(
              name(side),
              names.unit(unit),
              names.kind(unit),
              from,
              cause.title(),
              board.losses(side) - before,
              name(board.turnSide())));
    }
  }

  private void eliminate(UnitEliminated event) {
    expectAttack();
    int unit = unit(event.getSide(), event.getUnit(), event.getSpace());
    eliminate(unit, Titled.named(EliminationCause.ALL, event.getCause()));
  }

  private void expectAttack() {
    if (board.attack() == CurrentAttack.NONE) {
      throw new CorruptEvent("expected an attack but got none");
    }
  }

  /** The attacker advances (SQ-7.6, SQ-7.7). */
  public void advance(int unit, int to) {
    String from = names.spaceOf(unit);
    board.advance(unit, to);
    if (recorded()) {
      String kind = names.kind(unit);
      emit(new UnitAdvanced(names.sideOf(unit), names.unit(unit), kind, from, names.space(to)));
    }
  }

  private void advance(UnitAdvanced event) {
    int unit = unit(event.getSide(), event.getUnit(), event.getFrom());
    expect("number of the attacker", board.attack().attacker(), unit);
    advance(unit, space(event.getTo()));
  }
}
