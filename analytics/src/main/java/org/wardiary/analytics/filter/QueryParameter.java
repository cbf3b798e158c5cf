package org.wardiary.analytics.filter;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A parameter of a {@link GameQuery}; its name is the same as an option, in a URL and in JSON. */
public enum QueryParameter {
  /** The game's id. */
  ID("PREFIX", "games whose id begins so", List::of, Criteria::id),
  /** Kind of game. */
  GAME("TEXT", "games of a kind whose id has this text", Known::games, Criteria::game),
  /** Map. */
  MAP_NAME("TEXT", "games on a map whose name has this text", List::of, Criteria::map),
  /** Rules. */
  RULES(
      "TEXT",
      "games by rules with this name, digest or change; 'standard': by those of the rulebook",
      List::of,
      Criteria::rules),
  /** Tag Event. */
  EVENT(
      "TEXT",
      "games of events whose name has this text; 'none': those that name no event; 'all': of all"
          + " events, where a report would not count them together",
      List::of,
      Criteria::event),
  /** Tag Site. */
  SITE("TEXT", "games at a site whose name has this text", List::of, Criteria::site),
  /** Tag Round. */
  ROUND("ROUND", "games of exactly this round", List::of, Criteria::round),
  /** Tag Date. */
  DATE(
      "DATE",
      "games played on this day, in this month or year (1996.05.17, 1996.05, 1996)",
      List::of,
      Criteria::date),
  /** Lower bound of the date. */
  AFTER("DATE", "games certainly played after this day, month or year", List::of, Criteria::after),
  /** Upper bound of the date. */
  BEFORE(
      "DATE", "games certainly played before this day, month or year", List::of, Criteria::before),
  /** Either player. */
  PLAYER("TEXT", "games of a player whose name has this text", List::of, Criteria::player),
  /** The side of the player. */
  SIDE("SIDE", "games with this side; with --player, played as it", Known::sides, Criteria::side),
  /** The other player. */
  OPPONENT("TEXT", "games against a player whose name has this text", List::of, Criteria::opponent),
  /** The side's first answers. */
  OPENING(
      "ANSWERS",
      "games in which a side's first answers were these, one to three, divided by blanks;"
          + " with --player or --side that one's",
      List::of,
      Criteria::opening),
  /** Who had the first turn. */
  FIRST("SIDE", "games in which this side had the first turn", Known::sides, Criteria::first),
  /** Result. */
  RESULT("RESULT", "games with this result", Known::results, Criteria::result),
  /** The player who won. */
  WINNER("TEXT", "games won by a player whose name has this text", List::of, Criteria::winner),
  /** The player who lost. */
  LOSER("TEXT", "games lost by a player whose name has this text", List::of, Criteria::loser),
  /** Termination. */
  ENDING("ENDING", "games that ended this way", Known::endings, Criteria::ending),
  /** Whether programs played all sides. */
  PLAYED_BY(
      "WHO",
      "games that programs played alone, or all others",
      Known::playedBy,
      Criteria::playedBy),
  /** How much is known of the game. */
  LEVEL(
      "LEVEL",
      "games of which this is known: the result, what the players recorded, or their play by"
          + " complete rules",
      Known::levels,
      Criteria::level),
  /** Lower bound of the length. */
  MIN_TURNS("N", "games of N turns or more", List::of, Criteria::minTurns),
  /** Upper bound of the length. */
  MAX_TURNS("N", "games of N turns or fewer", List::of, Criteria::maxTurns);

  private final String placeholder;
  private final String description;
  private final Supplier<List<String>> choices;
  private final Function<String, Criterion> reader;

  QueryParameter(
      String placeholder,
      String description,
      Supplier<List<String>> choices,
      Function<String, Criterion> reader) {
    this.placeholder = placeholder;
    this.description = description;
    this.choices = choices;
    this.reader = reader;
  }

  /** The parameter's name: lower-case words joined by {@code -}, e.g. {@code played-by}. */
  public String parameter() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Placeholder of a value in help texts, e.g. {@code DATE}. */
  public String placeholder() {
    return placeholder;
  }

  /** Readable description of the games that the parameter selects. */
  public String description() {
    return description;
  }

  /** The values that the parameter can have, as far as known; empty if any text may be one. */
  public List<String> choices() {
    return choices.get();
  }

  /**
   * The condition that a value puts on a game.
   *
   * @throws BadQuery if the parameter cannot have this value
   */
  Criterion read(String value) {
    return reader.apply(value);
  }

  /** Names of all parameters. */
  public static List<String> names() {
    return Stream.of(values()).map(QueryParameter::parameter).toList();
  }

  /**
   * The parameter with a name.
   *
   * @throws BadQuery if there is none
   */
  static QueryParameter named(String name) {
    for (QueryParameter parameter : values()) {
      if (parameter.parameter().equals(name)) {
        return parameter;
      }
    }
    throw BadQuery.notOneOf("filter", names(), name);
  }
}
