package org.wardiary.events.game.recorded.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Makes statements of every kind at random, with words of {@link FordWords#CLOSED}. */
final class RandomStatements {

  private static final String LETTERS = "AbcXyzÉßЖ漢x0123456789";
  private static final String INNER = LETTERS + "/._'";

  private final Random random;

  RandomStatements(long seed) {
    this.random = new Random(seed);
  }

  Statement next() {
    return switch (random.nextInt(12)) {
      case 0 -> new Statement.Move(ids(), maybe(id()), ids(), facts());
      case 1 -> new Statement.Place(ids(), id(), facts());
      case 2 -> new Statement.PutRight(standing());
      case 3, 4 -> attack();
      case 5 -> new Statement.Resolve(1 + random.nextInt(99), new Facts(List.of(fact())));
      case 6 -> new Statement.Retreat(ids(), ids(), facts());
      case 7 -> new Statement.Advance(ids(), ids(), facts());
      case 8 -> standing();
      case 9 -> new Statement.Chance("d6", List.of(die(), die()), facts());
      case 10 -> new Statement.Play(oneOf("Storm", "17"), facts());
      default -> time();
    };
  }

  private Statement time() {
    return switch (random.nextInt(4)) {
      case 0 -> new Statement.Turn(1 + random.nextInt(999_999_999), facts());
      case 1 -> new Statement.Acting(Optional.of(oneOf("Red", "all")), Optional.empty(), facts());
      case 2 -> new Statement.Acting(Optional.empty(), Optional.of("Combat"), facts());
      default -> new Statement.Acting(Optional.of("Blue"), Optional.of("Orders"), facts());
    };
  }

  private Statement.Standing standing() {
    return switch (random.nextInt(3)) {
      case 0 -> new Statement.Gone(ids(), facts());
      case 1 -> new Statement.Place(ids(), id(), facts());
      default -> state();
    };
  }

  private Statement.StateChange state() {
    String number = "" + (1 + random.nextInt(20));
    return switch (random.nextInt(5)) {
      case 0 -> change(new Target.Units(ids()), "disrupted", Change.SET, "");
      case 1 -> change(new Target.Units(ids()), "step", Change.ASSIGN, "-" + number);
      case 2 -> change(new Target.Space(id()), "control", Change.ASSIGN, "Red");
      case 3 -> change(new Target.Edge(id(), id()), "blown", Change.CLEAR, "");
      default ->
          change(
              new Target.Side("Red"),
              "vp",
              random.nextBoolean() ? Change.ADD : Change.SUBTRACT,
              number);
    };
  }

  private Statement.StateChange change(Target target, String state, Change change, String value) {
    return new Statement.StateChange(target, state, change, value, facts());
  }

  private Statement.Attack attack() {
    boolean bySupport = random.nextInt(5) == 0;
    boolean ofASpace = random.nextInt(3) == 0;
    List<String> attackers = random.nextInt(5) == 0 ? List.of("Red") : ids();
    return new Statement.Attack(
        bySupport ? List.of() : attackers,
        bySupport || random.nextInt(3) == 0 ? ids() : List.of(),
        ofASpace ? List.of() : ids(),
        ofASpace ? Optional.of(id()) : maybe(id()),
        random.nextInt(3) == 0 ? ids() : List.of(),
        facts());
  }

  private Facts facts() {
    return new Facts(
        Stream.generate(this::fact)
            .limit(random.nextInt(3))
            .filter(fact -> fact.isBare() || !Facts.KEYS.contains(fact.key()))
            .toList());
  }

  private Fact fact() {
    return switch (random.nextInt(7)) {
      case 0 -> new Fact("", oneOf("1-1", "DE"));
      case 1 -> new Fact("d6", die() + "," + die());
      case 2 -> new Fact("by", oneOf("Red", "Blue"));
      case 3 -> new Fact("of", "" + (1 + random.nextInt(9)));
      case 4 -> new Fact("ruling", id() + "  " + id());
      case 5 -> new Fact("result", "AE");
      default -> new Fact("terrain", id() + "=|" + id());
    };
  }

  private List<String> ids() {
    List<String> ids = new ArrayList<>();
    do {
      ids.add(id() + ids.size());
    } while (random.nextInt(3) == 0);
    return ids;
  }

  /** An id of 3 to 5 characters, so that it is no reserved word. */
  private String id() {
    return letter(LETTERS) + letter(INNER) + letter(INNER) + letter(LETTERS);
  }

  private String letter(String of) {
    int at = random.nextInt(of.length());
    return of.substring(at, at + 1);
  }

  private String die() {
    return "" + (1 + random.nextInt(6));
  }

  private static <T> Optional<T> maybe(T value) {
    return value.hashCode() % 2 == 0 ? Optional.of(value) : Optional.empty();
  }

  private String oneOf(String one, String other) {
    return random.nextBoolean() ? one : other;
  }
}
