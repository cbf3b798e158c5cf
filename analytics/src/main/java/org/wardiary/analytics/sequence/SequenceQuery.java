package org.wardiary.analytics.sequence;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.wardiary.analytics.filter.GameQuery;

/**
 * A query over sequences as it was read. What its names mean is not asked yet: that is each game's.
 *
 * @param text the query
 * @param steps events that follow one another, in the order in which they are written; the first
 *     one is what is counted
 * @param outcome how the game must have ended for a side; nothing if that does not matter
 * @param games which games are asked
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
    /** Neither did. */
    DREW
  }

  /**
   * How the game must have ended.
   *
   * @param step number of the step whose side is meant, from 0
   * @param results one of these; all if it does not matter
   */
  public record Outcome(int step, Set<Result> results) {

    /** Any outcome. */
    public static final Outcome ANY = new Outcome(0, EnumSet.allOf(Result.class));

    /** Copies the set. */
    public Outcome {
      results = Set.copyOf(results);
    }
  }

  /**
   * One event of a sequence.
   *
   * @param link how it stands to those written before it; to be passed over for the first
   * @param pattern which events fit
   */
  public record Step(Link link, Pattern pattern) {}

  /** Where an event stands. */
  public enum Place {
    /** After all events written before it. */
    THEN,
    /** Before all events written before it: they come after it. */
    AFTER
  }

  /** What distances are counted in. */
  public enum Unit {
    /** Turns, counted over both sides. */
    TURNS,
    /** Answers. */
    PLIES
  }

  /**
   * The way from one event to the next.
   *
   * @param place where the event stands
   * @param within how far it may be, each of them
   * @param without what must not lie between both
   */
  public record Link(Place place, List<Within> within, List<Pattern> without) {

    /** That of the first step. */
    static final Link NONE = new Link(Place.THEN, List.of(), List.of());

    /** Copies the lists. */
    public Link {
      within = List.copyOf(within);
      without = List.copyOf(without);
    }
  }

  /** A distance, 0 or more, that is not exceeded. */
  public record Within(int number, Unit unit) {}

  /**
   * Which events fit.
   *
   * @param kinds one of these
   * @param conditions all of these
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
   * @param values of which one must fit, or with {@link Operator#NOT_EQUAL} none may
   */
  public record Condition(Word field, Operator operator, List<Value> values) {

    /** Copies the list. */
    public Condition {
      values = List.copyOf(values);
    }
  }

  /** What a field is compared with. */
  public sealed interface Value {

    /** A text, a number, a side ... */
    record Literal(Word word) implements Value {}

    /**
     * A field of an event that was written before.
     *
     * @param step its number, from 0
     */
    record Reference(int step, Word field) implements Value {}
  }
}
