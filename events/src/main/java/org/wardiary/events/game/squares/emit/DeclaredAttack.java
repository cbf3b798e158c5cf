package org.wardiary.events.game.squares.emit;

import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.game.squares.attack.AttackTraits;
import org.wardiary.events.game.squares.attack.Pinning;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.board.Names;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.retreat.Retreats;

/** Builds the event {@code AttackDeclared} for the attack in progress on a board. */
final class DeclaredAttack {

  private final Board board;
  private final Names names;
  private final CurrentAttack attack;

  DeclaredAttack(Board board, Names names) {
    this.board = board;
    this.names = names;
    this.attack = board.attack();
  }

  AttackDeclared event() {
    return AttackDeclared.newBuilder()
        .setSide(names.sideOf(attack.attacker()))
        .setAttacker(names.unit(attack.attacker()))
        .setAttackerKind(names.kind(attack.attacker()))
        .setAttackerSpace(names.spaceOf(attack.attacker()))
        .setSupporter(names.unit(attack.supporter()))
        .setSupporterKind(names.kind(attack.supporter()))
        .setSupporterSpace(names.spaceOf(attack.supporter()))
        .setDefender(names.unit(attack.defender()))
        .setDefenderKind(names.kind(attack.defender()))
        .setTarget(names.space(attack.target()))
        .setFlank(AttackTraits.isFlank(board))
        .setCharge(AttackTraits.isCharge(board))
        .setGrandBattery(AttackTraits.isGrandBattery(board))
        .setIntoForest(AttackTraits.intoForest(board))
        .setIntoReserve(attack.defender() == Board.NOBODY)
        .setPinned(pinned())
        .setRetreats(retreats())
        .build();
  }

  private int pinned() {
    if (!board.rules().hasPinning()) {
      return 0;
    }
    int side = board.turnSide();
    return Bits.count(board.occupied(side) & Pinning.besideGun(board, 1 - side));
  }

  private int retreats() {
    int defender = attack.defender();
    return defender == Board.NOBODY ? 0 : Bits.count(Retreats.legal(board, defender));
  }
}
