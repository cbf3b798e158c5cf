package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Tags;
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

  private Endings() {}

  /** Whether a termination is one that the rules bring about. */
  public static boolean isByRules(String termination) {
    return BY_RULES.contains(termination);
  }

  /**
   * All terminations: those that the rules bring about, then those that players agree on or cause.
   */
  public static List<String> terminations() {
    List<String> all = new ArrayList<>(BY_RULES);
    all.addAll(BY_PLAYERS);
    return List.copyOf(all);
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
    List<String> known = terminations();
    Optional<String> termination = tags.get("Termination");
    if (termination.isPresent() && !known.contains(termination.get())) {
      return Optional.of(Setups.unknown("Termination", termination.get(), known));
    }
    return Optional.empty();
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
   * @param game the game
   * @param ending how a rule ended it, or {@link Ending#NONE}
   * @param result the result after the movetext
   * @param tags the record's tags
   */
  static Checked check(Game game, Ending ending, String result, Tags tags) {
    String tagged = tags.get("Result").orElse(result);
    if (!tagged.equals(result)) {
      return Checked.bad("expected '%s' as the tag Result says but got '%s'", tagged, result);
    }
    Optional<String> termination = tags.get("Termination");
    return ending.winner() >= 0
        ? byRules(game, ending, result, termination)
        : byPlayers(result, termination);
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

  private static Checked byPlayers(String result, Optional<String> termination) {
    if (termination.isEmpty()) {
      return result.equals(OPEN)
          ? new Checked(UNFINISHED, "")
          : Checked.bad(
              "expected a tag Termination because no rule ended the game with '%s' but there is"
                  + " none",
              result);
    }
    String how = termination.get();
    if (BY_RULES.contains(how)) {
      return Checked.bad(
          "expected a game that the rules ended (tag Termination '%s') but no rule has ended it",
          how);
    }
    return agree(how, result)
        ? new Checked(how, "")
        : Checked.bad("expected a result that goes with '%s' but got '%s'", how, result);
  }

  private static boolean agree(String termination, String result) {
    return switch (termination) {
      case UNFINISHED -> result.equals(OPEN);
      case "agreement" -> result.equals(DRAW);
      case "resignation" -> !result.equals(OPEN) && !result.equals(DRAW);
      default -> !result.equals(OPEN);
    };
  }
}
