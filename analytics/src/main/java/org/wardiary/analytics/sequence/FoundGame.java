package org.wardiary.analytics.sequence;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.wardiary.analytics.sequence.SequenceQuery.Outcome;
import org.wardiary.analytics.sequence.SequenceQuery.Result;
import org.wardiary.projector.fold.GameResult;
import org.wardiary.projector.view.GameSummary;

/**
 * The sequences found in one game.
 *
 * @param game the game
 * @param firsts number of events that fit the first step
 * @param sequences the sequences, at most one for each of these events, in the order of these
 * @param outcome how the game must have ended for the side of a sequence
 */
public record FoundGame(GameSummary game, long firsts, List<Match> sequences, Outcome outcome) {

  /** Copies the list. */
  public FoundGame {
    sequences = List.copyOf(sequences);
  }

  /** The sequences for whose side the game ended as the query requires. */
  public List<Match> matches() {
    return outcome.results().isEmpty()
        ? sequences
        : sequences.stream().filter(this::ended).toList();
  }

  private boolean ended(Match match) {
    return result(match).filter(outcome.results()::contains).isPresent();
  }

  /** The side of a sequence: that of its first event, or of the step that the query names. */
  public String side(Match match) {
    return match.events().get(outcome.step()).side();
  }

  /** How the game ended for the side of a sequence; empty if it is unfinished. */
  public Optional<Result> result(Match match) {
    return result(side(match));
  }

  /** How the game ended for a side; empty if it is unfinished, or {@code side} is not a side. */
  Optional<Result> result(String side) {
    int own = game.getSides().indexOf(side);
    GameResult result = GameResult.of(game);
    if (own < 0 || !result.isFinished()) {
      return Optional.empty();
    }
    OptionalInt winner = result.winner();
    if (winner.isEmpty()) {
      return Optional.of(Result.DREW);
    }
    return Optional.of(winner.getAsInt() == own ? Result.WON : Result.LOST);
  }
}
