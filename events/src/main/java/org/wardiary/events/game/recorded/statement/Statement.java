package org.wardiary.events.game.recorded.statement;

import java.util.List;
import java.util.Optional;

/**
 * One statement of a recorded game. Ids of units and spaces are words as {@link Ids} describes
 * them. Each kind says the form in which it is written; facts in angle brackets may follow it.
 * Immutable.
 */
public sealed interface Statement {

  /** What is known about the statement besides, {@link Facts#NONE} if nothing is. */
  Facts facts();

  /** The canonical text without facts. */
  String form();

  /** The canonical text. Reading it gives an equal statement. */
  default String text() {
    return facts().isEmpty() ? form() : form() + " " + facts().text();
  }

  /** What says how something stands, so that it can also put right what was forgotten. */
  sealed interface Standing extends Statement {}

  /**
   * Units move: {@code U-S}, {@code U,V-S-S}, {@code U@S0-S}.
   *
   * @param units one or more units
   * @param from where they start, if it was written
   * @param path the spaces they enter, in order, one or more; the last is where they stop
   */
  record Move(List<String> units, Optional<String> from, List<String> path, Facts facts)
      implements Statement {

    /** Copies the lists. */
    public Move {
      units = List.copyOf(units);
      path = List.copyOf(path);
    }

    @Override
    public String form() {
      return Ids.list(units) + from.map(space -> "@" + space).orElse("") + "-" + Ids.path(path);
    }
  }

  /**
   * Units arrive, are dropped or rebuilt: {@code U@S}, {@code U,V@S}.
   *
   * @param units one or more units
   */
  record Place(List<String> units, String space, Facts facts) implements Standing {

    /** Copies the list. */
    public Place {
      units = List.copyOf(units);
    }

    @Override
    public String form() {
      return Ids.list(units) + "@" + space;
    }
  }

  /**
   * What was forgotten is put right: {@code =U@S}, {@code =T:word}, {@code =-U}.
   *
   * @param standing how it stands; it has the facts
   */
  record PutRight(Standing standing) implements Statement {

    @Override
    public Facts facts() {
      return standing.facts();
    }

    @Override
    public String form() {
      return "=" + standing.form();
    }
  }

  /**
   * An attack is declared, and resolved if the facts say how: {@code U,V+A x W,X@S+B}, where {@code
   * +A}, {@code W,X}, {@code @S} and {@code +B} may be missing, but not both of {@code W,X} and
   * {@code @S}. Instead of attackers the name of a side may stand alone: the side attacks without a
   * unit, from the air or from off the map.
   *
   * @param attackers the attacking units; a side's name; empty if supporters attack alone ({@code
   *     +A x W})
   * @param support units that support the attack
   * @param defenders the units attacked; may be empty if there is a space
   * @param space the space attacked, if it was written
   * @param defence units that support the defenders
   */
  record Attack(
      List<String> attackers,
      List<String> support,
      List<String> defenders,
      Optional<String> space,
      List<String> defence,
      Facts facts)
      implements Statement {

    /** Copies the lists. */
    public Attack {
      attackers = List.copyOf(attackers);
      support = List.copyOf(support);
      defenders = List.copyOf(defenders);
      defence = List.copyOf(defence);
    }

    @Override
    public String form() {
      return Ids.list(attackers)
          + Ids.support(support)
          + " x "
          + Ids.list(defenders)
          + space.map(id -> "@" + id).orElse("")
          + Ids.support(defence);
    }
  }

  /**
   * The attack that was declared n-th in this turn is resolved: {@code #2 <3-1 d6=4 DR>}.
   *
   * @param attack its number, from 1
   * @param facts how it ended; never empty
   */
  record Resolve(int attack, Facts facts) implements Statement {

    @Override
    public String form() {
      return "#" + attack;
    }
  }

  /**
   * Units retreat: {@code U~S}, {@code U,V~S-S}.
   *
   * @param units one or more units
   * @param path the spaces they enter, in order, one or more
   */
  record Retreat(List<String> units, List<String> path, Facts facts) implements Statement {

    /** Copies the lists. */
    public Retreat {
      units = List.copyOf(units);
      path = List.copyOf(path);
    }

    @Override
    public String form() {
      return Ids.list(units) + "~" + Ids.path(path);
    }
  }

  /**
   * Units advance after an attack: {@code U>S}, {@code U,V>S-S}.
   *
   * @param units one or more units
   * @param path the spaces they enter, in order, one or more
   */
  record Advance(List<String> units, List<String> path, Facts facts) implements Statement {

    /** Copies the lists. */
    public Advance {
      units = List.copyOf(units);
      path = List.copyOf(path);
    }

    @Override
    public String form() {
      return Ids.list(units) + ">" + Ids.path(path);
    }
  }

  /**
   * Units are eliminated: {@code -U}, {@code -U,V}.
   *
   * @param units one or more units
   */
  record Gone(List<String> units, Facts facts) implements Standing {

    /** Copies the list. */
    public Gone {
      units = List.copyOf(units);
    }

    @Override
    public String form() {
      return "-" + Ids.list(units);
    }
  }

  /**
   * A state changes: {@code T:word} begins, {@code T:-word} ends, {@code T:word=value}, {@code
   * T:word+2}, {@code T:word-2}. Forms of {@code T}: {@link Target}.
   *
   * @param target what has the state
   * @param state the state's word
   * @param value the new value, or the number by which the old one grows or shrinks, from 1; empty
   *     if the change has none
   */
  record StateChange(Target target, String state, Change change, String value, Facts facts)
      implements Standing {

    @Override
    public String form() {
      return target.text() + ":" + change.text(state, value);
    }
  }

  /**
   * Chance decides: {@code %d6=5}, {@code %d6=5,2} of two dice, {@code %card=17}.
   *
   * @param source the die or deck
   * @param drawn what was thrown or drawn, one or more, in order
   */
  record Chance(String source, List<String> drawn, Facts facts) implements Statement {

    /** Copies the list. */
    public Chance {
      drawn = List.copyOf(drawn);
    }

    @Override
    public String form() {
      return "%" + source + "=" + Ids.list(drawn);
    }
  }

  /** A card is played: {@code ^Card}. */
  record Play(String card, Facts facts) implements Statement {

    @Override
    public String form() {
      return "^" + card;
    }
  }

  /**
   * A game turn begins: {@code 3.}
   *
   * @param number its number, from 1
   */
  record Turn(int number, Facts facts) implements Statement {

    @Override
    public String form() {
      return number + ".";
    }
  }

  /**
   * A side begins to act, or a phase begins: {@code :Side}, {@code :all}, {@code :Phase}, {@code
   * :Side.Phase}, {@code :all.Phase}. One of the two is always there.
   *
   * @param side who acts: a side or {@link Words#ALL}; if it is missing, whoever acted so far
   * @param phase the phase that begins, if one does
   */
  record Acting(Optional<String> side, Optional<String> phase, Facts facts) implements Statement {

    @Override
    public String form() {
      String dot = side.isPresent() && phase.isPresent() ? "." : "";
      return ":" + side.orElse("") + dot + phase.orElse("");
    }
  }
}
