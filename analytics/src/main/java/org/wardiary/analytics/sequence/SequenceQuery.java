package org.wardiary.analytics.sequence;

import java.util.List;
import java.util.Set;
import org.wardiary.analytics.filter.GameQuery;

/**
 * A parsed query over sequences. Names are not resolved yet, as their meaning depends on the game.
 *
 * @param text the query
 * @param steps the events of a sequence, in the order in which they are written; events of the
 *     first step are what is counted
 * @param outcome how the game must have ended for a side; {@link Outcome#ANY} if irrelevant
 * @param games which games are searched
 */
public record SequenceQuery(String text, List<Step> steps, Outcome outcome, GameQuery games) {

  /** Copies the list. */
  public SequenceQuery {
    steps = List.copyOf(steps);
  }

  /** How a game ended for a side. */
  public enum Result {
    /** The side won. */
    WON,
    /** The other side won. */
    LOST,
    /** The game was drawn. */
    DREW
  }

  /**
   * How the game must have ended for a side.
   *
   * @param step index, from 0, of the step whose side is meant
   * @param results the accepted results; none if the outcome is irrelevant
   */
  public record Outcome(int step, Set<Result> results) {

    /** Any outcome, that of an unfinished game included. */
    public static final Outcome ANY = new Outcome(0, Set.of());

    /** Copies the set. */
    public Outcome {
      results = Set.copyOf(results);
    }
  }

  /**
   * One event of a sequence.
   *
   * @param link relation to the events written before it; ignored for the first step
   * @param pattern which events fit
   */
  public record Step(Link link, Pattern pattern) {}

  /** Where an event occurs, relative to those written before it. */
  public enum Place {
    /** After all events written before it. */
    THEN,
    /** Before all events written before it, so that these come after it. */
    AFTER
  }

  /** Units of distance. */
  public enum Unit {
    /** Turns, counted over both sides. */
    TURNS,
    /** Answers. */
    PLIES
  }

  /**
   * The relation of an event to the events written before it.
   *
   * @param place where the event occurs
   * @param within limits of its distance, all of which apply
   * @param without events that must not occur in between
   */
  public record Link(Place place, List<Within> within, List<Pattern> without) {

    /** The link of the first step. */
    static final Link NONE = new Link(Place.THEN, List.of(), List.of());

    /** Copies the lists. */
    public Link {
      within = List.copyOf(within);
      without = List.copyOf(without);
    }
  }

  /** A maximum distance, 0 or more. */
  public record Within(int number, Unit unit) {}

  /**
   * Which events fit.
   *
   * @param kinds kinds of event, of which the event must be one
   * @param conditions conditions, all of which the event must satisfy
   */
  public record Pattern(List<Word> kinds, List<Condition> conditions) {

    /** Copies the lists. */
    public Pattern {
      kinds = List.copyOf(kinds);
      conditions = List.copyOf(conditions);
    }
  }

  /**
   * A condition on a field.
   *
   * @param field name of the field
   * @param operator the comparison
   * @param values values, for one of which the comparison must hold; for all of them with {@link
   *     Operator#NOT_EQUAL}
   */
  public record Condition(Word field, Operator operator, List<Value> values) {

    /** Copies the list. */
    public Condition {
      values = List.copyOf(values);
    }
  }

  /** A value with which a field is compared. */
  public sealed interface Value {

    /** A literal: a text, a number, a side, etc. */
    record Literal(Word word) implements Value {}

    /**
     * A field of an event written before.
     *
     * @param step index of the event's step, from 0
     * @param field name of the field
     */
    record Reference(int step, Word field) implements Value {}
  }
}
