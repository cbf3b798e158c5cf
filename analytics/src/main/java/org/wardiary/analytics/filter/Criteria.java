package org.wardiary.analytics.filter;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.wardiary.events.identity.Names;
import org.wardiary.events.record.PartialDate;
import org.wardiary.events.text.Nearest;
import org.wardiary.events.text.Numerals;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.GameResult;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/** Reads the values of parameters. Text is compared without regard to case. */
final class Criteria {

  private static final int LONGEST_OPENING = 3;

  private Criteria() {}

  static Criterion id(String value) {
    String prefix = value.toLowerCase(Locale.ROOT);
    return (game, side) -> game.getGameId().startsWith(prefix);
  }

  static Criterion game(String value) {
    if (Known.games().stream().anyMatch(id -> has(id, value))) {
      return text(GameSummary::getGame, value);
    }
    requireOther(QueryParameter.GAME, value);
    return (game, side) -> has(game.getTitle(), value) || has(game.getGame(), value);
  }

  /**
   * Requires a text that may be a word of games that are recorded only, which are not known before
   * their rows are read: it is no slip of the pen for a known one.
   */
  private static void requireOther(QueryParameter parameter, String value) {
    List<String> known = parameter.choices();
    boolean misspelt =
        known.stream()
            .filter(word -> word.length() > Nearest.SLIP)
            .anyMatch(word -> Nearest.distance(value, word) <= Nearest.SLIP);
    if (misspelt || value.isBlank()) {
      throw BadQuery.notOneOf(parameter.parameter(), known, value);
    }
  }

  /** A word that games with complete rules know, or one of games that are recorded only. */
  private static String word(QueryParameter parameter, String value) {
    Optional<String> known =
        parameter.choices().stream().filter(word -> word.equalsIgnoreCase(value)).findFirst();
    if (known.isEmpty()) {
      requireOther(parameter, value);
    }
    return known.orElse(value);
  }

  static Criterion map(String value) {
    return text(GameSummary::getMap, value);
  }

  static Criterion rules(String value) {
    return value.equalsIgnoreCase(RulePools.STANDARD)
        ? (game, side) -> game.getRules().isEmpty()
        : text(game -> game.getFile().isEmpty() ? game.getRules() : RulePools.counted(game), value);
  }

  static Criterion event(String value) {
    if (value.equalsIgnoreCase(EventPools.ALL)) {
      return (game, side) -> true;
    }
    return value.equalsIgnoreCase(EventPools.NONE)
        ? (game, side) -> EventPools.name(game).isEmpty()
        : text(GameSummary::getEvent, value);
  }

  static Criterion site(String value) {
    return text(GameSummary::getSite, value);
  }

  static Criterion round(String value) {
    return (game, side) -> Names.inAnyCase(game.getRound()).equals(Names.inAnyCase(value));
  }

  static Criterion date(String value) {
    return dated(QueryParameter.DATE, value, PartialDate::isWithin);
  }

  static Criterion after(String value) {
    return dated(QueryParameter.AFTER, value, PartialDate::isAfter);
  }

  static Criterion before(String value) {
    return dated(QueryParameter.BEFORE, value, PartialDate::isBefore);
  }

  private static Criterion dated(
      QueryParameter parameter, String value, BiPredicate<PartialDate, PartialDate> fits) {
    PartialDate wanted =
        PartialDate.read(value)
            .filter(PartialDate::isOneSpan)
            .orElseThrow(
                () ->
                    BadQuery.not(
                        parameter.parameter(),
                        "a date such as 1996.05.17, 1996.05 or 1996",
                        value));
    return (game, side) ->
        PartialDate.read(game.getDate()).filter(date -> fits.test(date, wanted)).isPresent();
  }

  static Criterion player(String value) {
    return (game, side) -> has(player(game, side), value);
  }

  static Criterion opponent(String value) {
    return (game, side) ->
        IntStream.range(0, game.getSides().size())
            .anyMatch(other -> other != side && has(player(game, other), value));
  }

  static Criterion side(String value) {
    String name = word(QueryParameter.SIDE, value);
    return (game, side) -> game.getSides().get(side).equalsIgnoreCase(name);
  }

  static Criterion opening(String value) {
    List<String> answers = Arrays.asList(value.strip().split("\\s+"));
    if (answers.size() > LONGEST_OPENING) {
      throw BadQuery.not(QueryParameter.OPENING.parameter(), "at most three answers", value);
    }
    return (game, side) -> {
      List<String> first = side == 0 ? game.getFirstOpening() : game.getSecondOpening();
      return first.size() >= answers.size() && first.subList(0, answers.size()).equals(answers);
    };
  }

  static Criterion first(String value) {
    String name = word(QueryParameter.FIRST, value);
    return (game, side) -> game.getFirstMover().equalsIgnoreCase(name);
  }

  static Criterion result(String value) {
    String name = word(QueryParameter.RESULT, value);
    return (game, side) -> game.getResult().equalsIgnoreCase(name);
  }

  static Criterion ending(String value) {
    String name = word(QueryParameter.ENDING, value);
    return (game, side) -> game.getTermination().equalsIgnoreCase(name);
  }

  static Criterion winner(String value) {
    return (game, side) -> {
      int winner = game.getSides().indexOf(game.getResult());
      return winner >= 0 && has(player(game, winner), value);
    };
  }

  static Criterion loser(String value) {
    return (game, side) -> {
      OptionalInt winner = GameResult.of(game).winner();
      return winner.isPresent() && has(player(game, 1 - winner.getAsInt()), value);
    };
  }

  static Criterion playedBy(String value) {
    boolean programs = oneOf(QueryParameter.PLAYED_BY, value).equals(Known.PROGRAMS);
    return (game, side) -> game.getSimulated() == programs;
  }

  static Criterion level(String value) {
    String name = oneOf(QueryParameter.LEVEL, value);
    return (game, side) -> game.getLevel().equals(name);
  }

  static Criterion minTurns(String value) {
    int least = number(QueryParameter.MIN_TURNS, value);
    return (game, side) -> game.getTurns() >= least;
  }

  static Criterion maxTurns(String value) {
    int most = number(QueryParameter.MAX_TURNS, value);
    return (game, side) -> game.getTurns() <= most;
  }

  private static int number(QueryParameter parameter, String value) {
    int number = value.equals("0") ? 0 : Numerals.parse(value, 0, value.length());
    if (number == Numerals.NONE) {
      throw BadQuery.not(
          parameter.parameter(), Text.of("a number of turns from 0 to %d", Numerals.MOST), value);
    }
    return number;
  }

  private static String oneOf(QueryParameter parameter, String value) {
    return parameter.choices().stream()
        .filter(known -> known.equalsIgnoreCase(value))
        .findFirst()
        .orElseThrow(() -> BadQuery.notOneOf(parameter.parameter(), parameter.choices(), value));
  }

  private static Criterion text(Function<GameSummary, String> field, String part) {
    return (game, side) -> has(field.apply(game), part);
  }

  private static boolean has(String text, String part) {
    return Names.contains(text, part);
  }

  private static String player(GameSummary game, int side) {
    return PlayerName.written(game, side);
  }
}
