package org.wardiary.events.game.recorded.harrow;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Plays a whole game between two players who want towns and good odds. */
final class Simulator {

  private static final int LAST = 8;
  private static final int COLLAPSE = 20;
  private static final int STEADY = 3;

  private final long seed;
  private final Random random;
  private final Field field;
  private final Ways ways;
  private final Marches marches;
  private final List<Game.Step> steps = new ArrayList<>();

  private Simulator(Sheet sheet, long seed) {
    this.seed = seed;
    this.random = new Random(seed);
    this.field = new Field(sheet);
    this.ways = new Ways(field);
    this.marches = new Marches(field, random);
  }

  /** The game of a seed; the same each time. */
  static Game play(Sheet sheet, long seed) {
    return new Simulator(sheet, seed).play();
  }

  private Game play() {
    for (int turn = 1; turn <= LAST; turn++) {
      say(new Said.Turn(turn));
      for (Side side : Side.values()) {
        move(side);
        fight(side);
        if (isCollapsed()) {
          return collapsed();
        }
      }
      rally();
    }
    for (Side side : Side.values()) {
      say(new Said.Points(side, field.points(side)));
    }
    int lead = field.points(Side.CROWN) - field.points(Side.LEAGUE);
    String result = lead == 0 ? "draw" : lead > 0 ? Side.CROWN.title() : Side.LEAGUE.title();
    return new Game(seed, steps, result, "points");
  }

  private void say(Said said) {
    steps.add(new Game.Step(field.copy(), said));
    field.take(said);
  }

  private boolean isCollapsed() {
    return field.losses(Side.CROWN) >= COLLAPSE || field.losses(Side.LEAGUE) >= COLLAPSE;
  }

  private Game collapsed() {
    boolean crown = field.losses(Side.CROWN) >= COLLAPSE;
    boolean league = field.losses(Side.LEAGUE) >= COLLAPSE;
    Side winner = crown ? Side.LEAGUE : Side.CROWN;
    return new Game(seed, steps, crown && league ? "draw" : winner.title(), "collapse");
  }

  private void move(Side side) {
    say(new Said.Phase(side.title(), "Move"));
    for (Counter unit : field.due(side)) {
      if (ways.hasRoom(unit, side.entry())) {
        say(new Said.Arrive(unit.id(), side.entry()));
        march(unit);
      }
    }
    List<Counter> units = new ArrayList<>(field.units(side));
    Collections.shuffle(units, random);
    units.stream().filter(unit -> !field.hasMoved(unit)).forEach(this::march);
    if (side == Side.LEAGUE && marches.blowsTheBridge()) {
      say(new Said.Blown());
    }
  }

  private void march(Counter unit) {
    Optional<Said.Move> move = marches.of(unit);
    if (move.isPresent()) {
      say(move.get());
      take(unit);
    }
  }

  /** A unit that stands in a town of the enemy takes it. */
  private void take(Counter unit) {
    Optional<Hex> town = field.at(unit.id()).filter(Field.TOWNS::containsKey);
    if (town.isPresent() && field.control(town.get()) != unit.side()) {
      say(new Said.Control(town.get(), unit.side()));
    }
  }

  private void fight(Side side) {
    say(new Said.Phase(side.title(), "Combat"));
    Attacks attacks = new Attacks(field, random, side);
    List<Hex> targets = attacks.targets();
    Collections.shuffle(targets, random);
    for (Hex target : targets) {
      attacks.on(target).ifPresent(attack -> resolve(attack, target));
      if (isCollapsed()) {
        return;
      }
    }
  }

  private void resolve(Said.Attack attack, Hex target) {
    say(attack);
    List<Counter> attackers = counters(attack.units());
    List<Counter> defenders = counters(attack.enemies());
    boolean bombards = attackers.isEmpty();
    switch (attack.result()) {
      case "AE" -> lose(attackers);
      case "AR" -> repulse(attackers, defenders);
      case "EX" -> exchange(attackers, defenders);
      case "DR" -> retreat(defenders, true);
      case "DE" -> lose(defenders);
      default -> {
        return;
      }
    }
    boolean open = field.in(target, defenders.get(0).side()).isEmpty();
    if (!bombards && open && !isCollapsed()) {
      advance(attackers, target);
    }
  }

  private List<Counter> counters(List<String> ids) {
    return ids.stream().map(field.sheet()::counter).toList();
  }

  private void lose(List<Counter> units) {
    if (!units.isEmpty()) {
      say(new Said.Gone(units.stream().map(Counter::id).toList()));
    }
  }

  /** The defenders are lost, and attackers of at least their strength (H7.7). */
  private void exchange(List<Counter> attackers, List<Counter> defenders) {
    if (attackers.isEmpty()) {
      return;
    }
    int due = defenders.stream().mapToInt(Counter::strength).sum();
    lose(defenders);
    List<Counter> paid = new ArrayList<>();
    int sum = 0;
    for (Counter attacker : attackers) {
      if (sum < due) {
        paid.add(attacker);
        sum += attacker.strength();
      }
    }
    lose(paid);
  }

  private void repulse(List<Counter> attackers, List<Counter> defenders) {
    List<Hex> left = attackers.stream().map(field::hex).distinct().toList();
    retreat(attackers, false);
    Hex from = defenders.isEmpty() ? null : field.hex(defenders.get(0));
    Optional<Hex> taken =
        left.stream()
            .filter(hex -> ways.isOpen(from, hex))
            .filter(hex -> ways.hasRoom(defenders.get(0), hex))
            .findFirst();
    if (taken.isPresent() && !isCollapsed() && random.nextInt(3) == 0) {
      advance(List.of(defenders.get(0)), taken.get());
    }
  }

  private void advance(List<Counter> units, Hex target) {
    Optional<Counter> unit =
        units.stream()
            .filter(it -> field.at(it.id()).isPresent())
            .filter(it -> field.hex(it).distance(target) == 1)
            .filter(it -> ways.isOpen(field.hex(it), target))
            .filter(it -> !field.isDisrupted(it))
            .findFirst();
    if (unit.isPresent() && random.nextInt(4) > 0) {
      say(new Said.Advance(unit.get().id(), List.of(target)));
      take(unit.get());
    }
  }

  /** Units retreat a hex each and are disrupted; who cannot is lost (H8). */
  private void retreat(List<Counter> units, boolean named) {
    for (Counter unit : units) {
      List<Hex> to = ways.retreats(unit);
      boolean worn = field.isDisrupted(unit);
      boolean last = !unit.hasTwoSteps() || field.isReduced(unit);
      if (to.isEmpty() || worn && last) {
        lose(List.of(unit));
      } else {
        Hex hex = to.get(random.nextInt(to.size()));
        String by = named && random.nextBoolean() ? unit.side().title() : "";
        say(new Said.Retreat(unit.id(), List.of(hex), by));
        say(new Said.State(List.of(unit.id()), worn ? "step-1" : "disrupted"));
      }
      if (isCollapsed()) {
        return;
      }
    }
  }

  private void rally() {
    List<Counter> shaken = new ArrayList<>();
    for (Side side : Side.values()) {
      field.units(side).stream().filter(field::isDisrupted).forEach(shaken::add);
    }
    if (shaken.isEmpty()) {
      return;
    }
    say(new Said.Phase("all", "Rally"));
    List<Integer> dice = new ArrayList<>();
    List<String> rallied = new ArrayList<>();
    for (Counter unit : shaken) {
      int die = 1 + random.nextInt(6);
      dice.add(die);
      if (die >= STEADY) {
        rallied.add(unit.id());
      }
    }
    say(new Said.Dice(dice));
    if (!rallied.isEmpty()) {
      say(new Said.State(rallied, "-disrupted"));
    }
  }
}
