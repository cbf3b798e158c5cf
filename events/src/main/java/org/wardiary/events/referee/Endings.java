package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Tags;
import org.wardiary.events.identity.Names;
import org.wardiary.events.identity.Occasion;
import org.wardiary.events.referee.Setups.Resolved;
import org.wardiary.events.text.Text;

/** The rules of {@code records.md} for results and terminations. */
public final class Endings {

  static final String DRAW = "draw";
  static final String OPEN = "*";
  static final String UNFINISHED = "unfinished";

  private static final List<String> BY_RULES =
      List.of("strategic", "attrition", "no-legal-order", "limit");
  private static final List<String> BY_PLAYERS =
      List.of("resignation", "agreement", "time", "adjudication", UNFINISHED);

  private static final String UNKNOWN = "unknown";
  private static final String FORFEIT = "forfeit";
  private static final String BYE = "bye";
  private static final List<String> NOT_PLAYED = List.of(FORFEIT, BYE, "unplayed");

  private Endings() {}

  /** Whether a termination is one that the rules bring about. */
  public static boolean isByRules(String termination) {
    return BY_RULES.contains(termination);
  }

  /**
   * All terminations: those that the rules bring about, those that players agree on or cause,
   * {@code unknown}, and those of games that were not played.
   */
  public static List<String> terminations() {
    List<String> all = new ArrayList<>(BY_RULES);
    all.addAll(BY_PLAYERS);
    all.add(UNKNOWN);
    all.addAll(NOT_PLAYED);
    return List.copyOf(all);
  }

  /** The terminations that a record of a game may name. */
  static List<String> terminations(Game game) {
    List<String> all = new ArrayList<>(game.terminations());
    terminations().stream().filter(how -> !all.contains(how)).forEach(all::add);
    return List.copyOf(all);
  }

  /** Whether a termination is one that the players decide or cause. */
  static boolean isByPlayers(String termination) {
    return BY_PLAYERS.contains(termination);
  }

  /** Whether a game that ended in this way was played: no forfeit, no bye, not left unplayed. */
  public static boolean isPlayed(String termination) {
    return !NOT_PLAYED.contains(termination);
  }

  /**
   * Whether a game that ended has no answers: it was not played, or only its result is known.
   *
   * @param answers number of its answers
   */
  public static boolean isResultOnly(String termination, int answers) {
    return answers == 0 && !termination.equals(UNFINISHED);
  }

  /** Whether it is a bye, which only one player has. */
  public static boolean isBye(String termination) {
    return termination.equals(BYE);
  }

  /**
   * Whether a record must say who had the first turn: not if the game's rules are not known, nor if
   * the game has ended without answers, as far as the tags tell.
   */
  static boolean needsFirst(Game game, Tags tags) {
    return game.level() == Level.REFEREED
        && tags.get("Termination").filter(how -> !how.equals(UNFINISHED)).isEmpty();
  }

  /**
   * Whether a record of a game with this termination has no answers; where no rules are known, the
   * play may be known and not how it ended.
   */
  static boolean isWithoutAnswers(Game game, String termination) {
    return game.level() == Level.REFEREED && termination.equals(UNKNOWN) || !isPlayed(termination);
  }

  /**
   * Whether a game without answers is known to have begun by its rules, so that what they do before
   * the first answer is told too.
   */
  static boolean isBegun(String termination, Tags tags) {
    return isByPlayers(termination) && tags.get("First").isPresent();
  }

  /** The results that a record of a game may have. */
  static List<String> results(Game game) {
    List<String> results = new ArrayList<>(game.sides());
    results.add(DRAW);
    results.add(OPEN);
    return results;
  }

  /** Checks the tags {@code Result} and {@code Termination}, each by itself. */
  static Optional<Resolved> badTags(Game game, Tags tags) {
    Optional<String> result = tags.get("Result");
    if (result.isPresent() && !results(game).contains(result.get())) {
      return Optional.of(Setups.unknown("Result", result.get(), results(game)));
    }
    List<String> known = terminations(game);
    Optional<String> termination = tags.get("Termination");
    boolean open = termination.filter(game::isTermination).isPresent();
    if (termination.isPresent() && !open && !known.contains(termination.get())) {
      return Optional.of(Setups.unknown("Termination", termination.get(), known));
    }
    return termination.filter(how -> !isPlayed(how)).flatMap(how -> badPlayers(game, how, tags));
  }

  /** Checks that a game that was not played names the players whom it concerns. */
  private static Optional<Resolved> badPlayers(Game game, String how, Tags tags) {
    List<String> named =
        game.sides().stream().filter(side -> Occasion.isKnown(tags.get(side).orElse(""))).toList();
    int expected = how.equals(BYE) ? 1 : 2;
    long different =
        named.stream().map(side -> Names.same(tags.get(side).orElse(""))).distinct().count();
    boolean same = different < named.size();
    if (named.size() == expected && !same) {
      return Optional.empty();
    }
    String wanted = expected == 1 ? "one player" : "two different players";
    String reason = "expected the name of %s since the tag Termination is '%s' but got %s";
    return Optional.of(
        new Resolved.Bad(
            "Termination",
            "",
            Text.of(reason, wanted, how, same ? "the same twice" : named.size() + "")));
  }

  /**
   * A game's termination, or why its ending is refused.
   *
   * @param termination empty if the ending is refused
   * @param reason empty if the ending is valid
   */
  record Checked(String termination, String reason) {

    private static Checked bad(String reason, Object... values) {
      return new Checked("", Text.of(reason, values));
    }
  }

  /**
   * Checks how a record ends.
   *
   * @param position the last position
   * @param result the result after the movetext
   * @param tags the record's tags
   */
  static Checked check(Position position, String result, Tags tags) {
    Game game = position.setup().game();
    Ending ending = position.ending();
    String tagged = tags.get("Result").orElse(result);
    if (!tagged.equals(result)) {
      return Checked.bad("expected '%s' as the tag Result says but got '%s'", tagged, result);
    }
    Optional<String> termination = tags.get("Termination");
    return ending.winner() >= 0
        ? byRules(game, ending, result, termination)
        : byPlayers(position.ply() == 0, result, termination, game, tags);
  }

  private static Checked byRules(
      Game game, Ending ending, String result, Optional<String> termination) {
    String due = ending.result(game);
    if (!due.equals(result)) {
      return Checked.bad(
          "expected the result '%s' because the rules ended the game (%s) but got '%s'",
          due, ending.termination(), result);
    }
    if (!termination.orElse(ending.termination()).equals(ending.termination())) {
      return Checked.bad(
          "expected the tag Termination to be '%s' as the rules ended the game but it is '%s'",
          ending.termination(), termination.get());
    }
    return new Checked(ending.termination(), "");
  }

  private static Checked byPlayers(
      boolean resultOnly, String result, Optional<String> termination, Game game, Tags tags) {
    if (termination.isEmpty()) {
      if (game.level() != Level.REFEREED) {
        return new Checked(result.equals(OPEN) ? UNFINISHED : UNKNOWN, "");
      }
      return result.equals(OPEN)
          ? new Checked(UNFINISHED, "")
          : Checked.bad(
              "expected a tag Termination because no rule ended the game with '%s' but there is"
                  + " none%s",
              result, resultOnly ? " ('unknown' if only the result is known)" : "");
    }
    String how = termination.get();
    if (game.level() == Level.REFEREED && BY_RULES.contains(how) && !resultOnly) {
      return Checked.bad(
          "expected a game that the rules ended (tag Termination '%s') but no rule has ended it",
          how);
    }
    return agree(how, result, game, tags)
        ? new Checked(how, "")
        : Checked.bad("expected a result that goes with '%s' but got '%s'", how, result);
  }

  private static boolean agree(String termination, String result, Game game, Tags tags) {
    return switch (termination) {
      case UNFINISHED, "unplayed" -> result.equals(OPEN);
      // the whole point of a bye, half of it, or none
      case BYE -> !game.sides().contains(result) || Occasion.isKnown(tags.get(result).orElse(""));
      case FORFEIT -> game.sides().contains(result);
      case "agreement" -> result.equals(DRAW);
      case "resignation" -> !result.equals(OPEN) && !result.equals(DRAW);
      default -> !result.equals(OPEN);
    };
  }
}
