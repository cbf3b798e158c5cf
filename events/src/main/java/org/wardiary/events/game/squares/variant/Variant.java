package org.wardiary.events.game.squares.variant;

import java.util.List;
import java.util.Set;
import org.wardiary.events.game.Sides;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Muster;

/**
 * A game of SQUARES under a rule set. What distinguishes the games is data and a short list of
 * named differences. Immutable.
 */
public final class Variant {

  private final Definition definition;
  private final RuleSet values;
  private final Armies armies;
  private final AttackTable attacks;
  private final SquaresRules rules;

  private Variant(Definition definition, RuleSet values) {
    this.definition = definition;
    this.values = values;
    this.armies = SquaresParameters.armies(definition.musters(), values);
    this.attacks = AttackTable.of(definition.attacks(), values);
    this.rules = new SquaresRules(values);
  }

  /** A rule that only some variants have. */
  public enum Difference {
    /** Option 1 is not available against guns (SQ-7.3). */
    FIRST_OPTION_SPARES_GUNS,
    /** Artillery attacks with other guns in support (SQ-5.4). */
    GRAND_BATTERY,
    /** Horse attacks foot in the first action of a double turn (SQ-5.5). */
    CHARGE
  }

  /**
   * A game as its rulebook defines it.
   *
   * @param id the game's id, as the tag {@code Game} gives it
   * @param title human-readable title
   * @param sides names of the sides, first-named side first
   * @param north the side, 0 or 1, whose reserve lies in the north (SQ-2.1)
   * @param musters the units of each side (SQ-2.2)
   * @param attacks which kinds may attack which, as rows of an {@link AttackTable} (SQ-5.3)
   * @param differences the other rules that only some variants have
   * @param readings the contested rulings that matter in this game (SQ-10)
   */
  public record Definition(
      String id,
      String title,
      Sides sides,
      int north,
      List<Muster> musters,
      List<String> attacks,
      Set<Difference> differences,
      Set<Reading> readings) {

    /** Copies the collections. */
    public Definition {
      musters = List.copyOf(musters);
      attacks = List.copyOf(attacks);
      differences = Set.copyOf(differences);
      readings = Set.copyOf(readings);
    }
  }

  /** The game with the rules of its rulebook. */
  public static Variant standard(Definition definition) {
    return new Variant(definition, RuleSet.standard(SquaresParameters.of(definition)));
  }

  /**
   * This game under other rules.
   *
   * @throws BadRules if values exclude each other
   */
  public Variant under(RuleSet other) {
    return new Variant(definition, other);
  }

  /** The values of the game's parameters. */
  public RuleSet values() {
    return values;
  }

  /** The game's id, as the tag {@code Game} gives it. */
  public String id() {
    return definition.id();
  }

  /** Human-readable title. */
  public String title() {
    return definition.title();
  }

  /** Names of the sides, first-named side first. */
  public Sides sides() {
    return definition.sides();
  }

  /** The side, 0 or 1, whose reserve lies in the north (SQ-2.1). */
  public int north() {
    return definition.north();
  }

  /** The units of both sides (SQ-2.2). */
  public Armies armies() {
    return armies;
  }

  /** The table of which kinds may attack which (SQ-5.3). */
  public AttackTable attacks() {
    return attacks;
  }

  /** All other rules that may differ. */
  public SquaresRules rules() {
    return rules;
  }
}
