package org.wardiary.analytics.sequence;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.sequence.SequenceQuery.Link;
import org.wardiary.analytics.sequence.SequenceQuery.Outcome;
import org.wardiary.analytics.sequence.SequenceQuery.Step;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Game;
import org.wardiary.projector.view.GameSummary;

/** Finds the sequences of a query in games of one kind. Immutable and thread-safe. */
public final class SequenceMatcher {

  private final List<PlacedStep> steps;
  private final Outcome outcome;

  /**
   * A compiled step.
   *
   * @param link the step's relation to the steps written before it
   * @param pattern which events fit
   * @param between events that must not occur on the way to the step
   */
  record PlacedStep(Link link, PatternMatcher pattern, List<PatternMatcher> between) {}

  private SequenceMatcher(List<PlacedStep> steps, Outcome outcome) {
    this.steps = List.copyOf(steps);
    this.outcome = outcome;
  }

  /**
   * Compiles a query for a kind of game.
   *
   * @throws BadSequence if the query names something that the game does not have
   */
  public static SequenceMatcher of(SequenceQuery query, Game game) {
    PatternCompiler compiler =
        new PatternCompiler(
            Vocabulary.of(game), query.steps().stream().map(Step::pattern).toList());
    List<PlacedStep> steps = new ArrayList<>();
    for (Step step : query.steps()) {
      steps.add(
          new PlacedStep(
              step.link(),
              compiler.compile(step.pattern()),
              step.link().without().stream().map(compiler::compile).toList()));
    }
    return new SequenceMatcher(steps, query.outcome());
  }

  /**
   * Finds all sequences in a game.
   *
   * @param game the game, which has ended
   * @param events the events of the game in order
   */
  public FoundGame find(GameSummary game, List<GameEvent> events) {
    EventRow[] rows =
        events.stream().map(event -> new EventRow(event, game)).toArray(EventRow[]::new);
    SequenceSearch search = new SequenceSearch(steps, rows);
    List<Match> sequences = new ArrayList<>();
    long firsts = 0;
    for (int i = 0; i < rows.length; i++) {
      if (search.begins(i)) {
        firsts++;
        search.from(i).ifPresent(sequences::add);
      }
    }
    return new FoundGame(game, firsts, sequences, outcome);
  }
}
