package org.wardiary.projector.game.squares;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.OpportunityArose;
import org.wardiary.projector.game.squares.view.AttackChance;

/**
 * Flank attacks, charges and Grand Batteries that the sides of a game of SQUARES could have ordered
 * so far, and those that they did order. A chance counts once the side orders its action: the last
 * chance of a game that its players ended does not count. Mutable.
 */
final class AttackChances {

  private static final String FLANK = "flank";
  private static final String CHARGE = "charge";
  private static final String GRAND_BATTERY = "grand-battery";

  private record Key(String side, String sort) implements Comparable<Key> {
    @Override
    public int compareTo(Key other) {
      int bySide = side.compareTo(other.side);
      return bySide != 0 ? bySide : sort.compareTo(other.sort);
    }
  }

  private final int[] actions = new int[2];
  private final Map<Key, AttackChance.Builder> chances = new TreeMap<>();
  private Optional<OpportunityArose> open = Optional.empty();

  void arose(OpportunityArose opportunity) {
    open = Optional.of(opportunity);
  }

  /**
   * Counts the action that a side ordered; if it is an attack, the declaration follows.
   *
   * @param number number of the side
   */
  void ordered(int number, String side) {
    actions[number]++;
    open.ifPresent(
        arose -> {
          add(side, FLANK, arose.getFlanks());
          add(side, CHARGE, arose.getCharges());
          add(side, GRAND_BATTERY, arose.getGrandBatteries());
        });
    open = Optional.empty();
  }

  private void add(String side, String sort, int orders) {
    if (orders > 0) {
      AttackChance.Builder chance = chance(side, sort);
      chance.setPossible(chance.getPossible() + 1).setOrders(chance.getOrders() + orders);
    }
  }

  private AttackChance.Builder chance(String side, String sort) {
    return chances.computeIfAbsent(
        new Key(side, sort),
        key ->
            AttackChance.newBuilder()
                .setSide(side)
                .setSort(sort)
                .setPossible(0)
                .setMade(0)
                .setOrders(0));
  }

  void declared(AttackDeclared attack) {
    String side = attack.getSide();
    if (attack.getFlank()) {
      made(side, FLANK);
    }
    if (attack.getCharge()) {
      made(side, CHARGE);
    }
    if (attack.getGrandBattery()) {
      made(side, GRAND_BATTERY);
    }
  }

  private void made(String side, String sort) {
    AttackChance.Builder chance = chance(side, sort);
    chance.setMade(chance.getMade() + 1);
  }

  /** Number of actions that each side ordered, by number of the side. */
  List<Integer> actions() {
    return List.of(actions[0], actions[1]);
  }

  /** The chances so far. */
  List<AttackChance> view() {
    return chances.values().stream().map(AttackChance.Builder::build).toList();
  }
}
