package org.wardiary.events.game.recorded.statement;

import java.util.List;
import java.util.Optional;

/**
 * Reads statements. Lenient: any white space counts as one blank, and {@code by}, {@code of},
 * {@code ruling} may stand anywhere among the facts. Upper and lower case differ everywhere.
 * Immutable.
 */
public final class StatementReader {

  private final FactsReader facts;
  private final WordReader listed;
  private final StateReader states;
  private final UnitReader units;
  private final SpaceReader spaces;

  /** Reads statements of a game that has these words. */
  public StatementReader(Words words) {
    this.facts = new FactsReader(words);
    this.listed = new WordReader(words, facts);
    this.states = new StateReader(words, facts);
    this.units = new UnitReader(words);
    this.spaces = new SpaceReader(words.spaces());
  }

  /**
   * Reads one statement.
   *
   * @throws BadStatement if the text is none
   */
  public Statement read(String text) {
    Cursor in = new Cursor(text);
    return switch (in.takeAny("=:%^#")) {
      case '=' -> new Statement.PutRight(standing(in));
      case ':' -> listed.acting(in);
      case '%' -> listed.chance(in);
      case '^' -> listed.play(in);
      case '#' -> resolve(in);
      default -> in.atTurn() ? new Statement.Turn(in.turn(), facts.read(in)) : plain(in);
    };
  }

  private Statement.Standing standing(Cursor in) {
    int at = in.at();
    if (plain(in) instanceof Statement.Standing standing) {
      return standing;
    }
    throw in.expectedAt(at, "'U@S', 'T:word' or '-U' after '='");
  }

  private Statement.Resolve resolve(Cursor in) {
    int attack = in.number("the number of an attack, from 1");
    int at = in.at();
    Facts how = facts.read(in);
    if (how.isEmpty()) {
      throw in.expectedAt(at, "facts '<…>' that say how the attack ended");
    }
    return new Statement.Resolve(attack, how);
  }

  /** Reads a statement that begins with units, a side or a space. */
  private Statement plain(Cursor in) {
    return switch (in.takeAny("-@+")) {
      case '-' -> new Statement.Gone(units.read(in), facts.read(in));
      case '@' -> states.read(in, spaces.target(in));
      case '+' -> attack(in, List.of(), units.read(in));
      default -> withUnits(in);
    };
  }

  private Statement withUnits(Cursor in) {
    if (!in.atId()) {
      throw in.expected("a statement, such as 'U-S', 'U@S', 'U x W', '-U', 'U:word',");
    }
    int at = in.at();
    List<String> ids = in.ids(',', UnitReader.UNIT);
    return switch (in.takeAny("-@~>:+")) {
      case '-' -> move(in, units.checked(in, at, ids), Optional.empty());
      case '@' -> placed(in, units.checked(in, at, ids));
      case '~' ->
          new Statement.Retreat(units.checked(in, at, ids), spaces.path(in), facts.read(in));
      case '>' ->
          new Statement.Advance(units.checked(in, at, ids), spaces.path(in), facts.read(in));
      case ':' -> states.read(in, units.target(in, at, ids));
      case '+' -> attack(in, units.attackers(in, at, ids), units.read(in));
      default -> attack(in, units.attackers(in, at, ids), List.of());
    };
  }

  private Statement.Move move(Cursor in, List<String> ids, Optional<String> from) {
    return new Statement.Move(ids, from, spaces.path(in), facts.read(in));
  }

  private Statement placed(Cursor in, List<String> ids) {
    String space = spaces.read(in);
    return in.take('-')
        ? move(in, ids, Optional.of(space))
        : new Statement.Place(ids, space, facts.read(in));
  }

  private Statement.Attack attack(Cursor in, List<String> attackers, List<String> support) {
    in.against();
    List<String> defenders = in.atId() ? units.read(in) : List.of();
    boolean anywhere = !in.take('@');
    if (anywhere && defenders.isEmpty()) {
      throw in.expected("the units attacked, or '@' and a space, after 'x'");
    }
    Optional<String> space = anywhere ? Optional.empty() : Optional.of(spaces.read(in));
    List<String> defence = in.take('+') ? units.read(in) : List.of();
    return new Statement.Attack(attackers, support, defenders, space, defence, facts.read(in));
  }
}
