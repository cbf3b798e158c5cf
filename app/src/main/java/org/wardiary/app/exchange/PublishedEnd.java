package org.wardiary.app.exchange;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.app.exchange.PublishedGame.Move;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Importer;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.text.Text;

/**
 * How a published game ended: by its players, as its last move says, or by the rules.
 *
 * @param move the last move if it ends a game; empty if only the rules can have ended it
 */
record PublishedEnd(Optional<Move> move) {

  /** The termination in a record, by what the site writes as the last move. */
  private static final Map<String, String> TERMINATIONS =
      Map.of(
          "resign", "resignation",
          "timeout", "time",
          "draw", "agreement",
          "abandoned", "unfinished");

  /** Values of the tags. */
  record Outcome(String result, String termination) {}

  /** The end of a game with these moves. */
  static PublishedEnd of(List<Move> moves) {
    return new PublishedEnd(
        moves.stream()
            .skip(Math.max(0, moves.size() - 1))
            .filter(last -> TERMINATIONS.containsKey(last.text()))
            .findAny());
  }

  /**
   * The outcome of a game whose other moves have been translated.
   *
   * @throws NotImported if nothing or more than one thing has ended the game, or the players'
   *     results contradict it
   */
  Outcome outcome(RecordTags tags, Importer.Translation translation) {
    Ending ending = translation.ending();
    int answers = translation.answers().size();
    if (ending == Ending.NONE) {
      return byPlayers(tags, move.orElseThrow(() -> open(answers)));
    }
    if (move.isPresent()) {
      String reason = "expected no such move because the rules have ended the game";
      throw NotImported.refused(move.get(), answers, new Rejection("", reason));
    }
    String termination = ending.termination();
    return new Outcome(agreed(tags, ending.result(tags.game()), termination), termination);
  }

  private static Outcome byPlayers(RecordTags tags, Move move) {
    String termination = TERMINATIONS.get(move.text());
    String other = tags.sideOf(1 - move.seat());
    String result =
        switch (termination) {
          case "resignation" -> agreed(tags, other, termination);
          case "agreement" -> agreed(tags, "draw", termination);
          case "time" -> tags.result().orElse(other);
          default -> undecided(tags);
        };
    return new Outcome(result, termination);
  }

  private static String agreed(RecordTags tags, String due, String termination) {
    Optional<String> published = tags.result();
    if (published.isPresent() && !published.get().equals(due)) {
      throw new NotImported(
          Text.of(
              "expected the result '%s' because the game ended by %s but got '%s'",
              due, termination, published.get()));
    }
    return due;
  }

  /** The result of an abandoned game, in which the site makes nobody the winner. */
  private static String undecided(RecordTags tags) {
    Optional<String> winner = tags.result().filter(result -> !result.equals("draw"));
    if (winner.isPresent()) {
      throw new NotImported(
          Text.of("expected no winner because the game was abandoned but got '%s'", winner.get()));
    }
    return "*";
  }

  private static NotImported open(int answers) {
    return new NotImported(
        Text.of(
            "ply %d: expected another move because no rule has ended the game but the site has"
                + " none",
            answers));
  }
}
