package org.wardiary.analytics.sequence;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.sequence.SequenceQuery.Outcome;
import org.wardiary.analytics.sequence.SequenceQuery.Result;
import org.wardiary.projector.view.GameSummary;

/**
 * What was found in one game.
 *
 * @param game the game
 * @param firsts how many events fit the first step
 * @param sequences the sequences, at most one for each of them, in their order
 * @param outcome how the game must have ended for a side of a sequence
 */
public record FoundGame(GameSummary game, long firsts, List<Match> sequences, Outcome outcome) {

  private static final String DRAW = "draw";

  /** Copies the list. */
  public FoundGame {
    sequences = List.copyOf(sequences);
  }

  /** The sequences whose side ended as the query asks. */
  public List<Match> matches() {
    return outcome.results().size() == Result.values().length
        ? sequences
        : sequences.stream().filter(this::ended).toList();
  }

  private boolean ended(Match match) {
    return result(match).filter(outcome.results()::contains).isPresent();
  }

  /** The side of a sequence: that of its first event, or of the one that the query names. */
  public String side(Match match) {
    return match.events().get(outcome.step()).side();
  }

  /** How the game ended for the side of a sequence; nothing if it is unfinished. */
  public Optional<Result> result(Match match) {
    return result(side(match));
  }

  /** How the game ended for a side; nothing if it is unfinished, or for a text that is no side. */
  Optional<Result> result(String side) {
    if (!game.getSides().contains(side)) {
      return Optional.empty();
    }
    if (game.getResult().equals(DRAW)) {
      return Optional.of(Result.DREW);
    }
    return game.getSides().contains(game.getResult())
        ? Optional.of(game.getResult().equals(side) ? Result.WON : Result.LOST)
        : Optional.empty();
  }
}
