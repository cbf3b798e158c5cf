package org.wardiary.events.game.squares.variant;

import java.util.List;
import java.util.Set;
import org.wardiary.events.game.squares.unit.Kind;

/**
 * What makes one game of SQUARES differ from the other: data, and a short list of named
 * differences.
 *
 * @param id as the tag {@code Game} writes it
 * @param title for people
 * @param sides names, first-named side first
 * @param north the side, 0 or 1, whose reserve lies in the north (SQ-2.1)
 * @param army what each side has, in the order in which positions list it (SQ-2.2)
 * @param attacks who may attack what (SQ-5.3)
 * @param differences the rest
 */
public record Variant(
    String id,
    String title,
    List<String> sides,
    int north,
    List<Muster> army,
    AttackTable attacks,
    Set<Difference> differences) {

  /** SQUARES: The Civil War Battle Game. */
  public static final Variant CIVIL_WAR =
      new Variant(
          "squares/civil-war",
          "SQUARES: The Civil War Battle Game",
          List.of("Blue", "Gray"),
          0,
          List.of(
              new Muster(Kind.INFANTRY, 9),
              new Muster(Kind.ARTILLERY, 3),
              new Muster(Kind.CAVALRY, 4)),
          AttackTable.of("I IAC US", "C I S", "C AC US", "A A US"),
          Set.of());

  /** SQUARES: The Napoleonic War Variant. */
  public static final Variant NAPOLEONIC =
      new Variant(
          "squares/napoleonic",
          "SQUARES: The Napoleonic War Variant",
          List.of("French", "British"),
          1,
          List.of(
              new Muster(Kind.INFANTRY, 6),
              new Muster(Kind.LIGHT_INFANTRY, 2),
              new Muster(Kind.GUARD, 1),
              new Muster(Kind.ARTILLERY, 2),
              new Muster(Kind.HORSE_BATTERY, 1),
              new Muster(Kind.CAVALRY, 3),
              new Muster(Kind.HEAVY_CAVALRY, 1)),
          AttackTable.of(
              "ILG ILGAH US",
              "C ILG Sc",
              "C CKAH US",
              "K ILG USc",
              "K CKAH US",
              "A ILGCK g",
              "A AH US",
              "H ILGCKAH US"),
          Set.of(Difference.FIRST_OPTION_SPARES_GUNS));

  /** Copies the collections. */
  public Variant {
    sides = List.copyOf(sides);
    army = List.copyOf(army);
    differences = Set.copyOf(differences);
  }

  /**
   * Units of one kind in an army.
   *
   * @param kind the kind
   * @param count how many, numbered from 1
   */
  public record Muster(Kind kind, int count) {}

  /** A rule that only some variants have and that is no row of a table. */
  public enum Difference {
    /** Option 1 is not available against guns (SQ-7.3). */
    FIRST_OPTION_SPARES_GUNS
  }
}
