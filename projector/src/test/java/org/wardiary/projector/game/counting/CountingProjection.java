package org.wardiary.projector.game.counting;

import java.util.List;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.game.counting.view.AnswerCounts;

/** Rows that tests add to a game, as a jar would: view class, fold and topic are the tests' own. */
public final class CountingProjection implements GameProjection {

  /** Counts of answers; the fold throws in some games. */
  public static final RowKind<AnswerCounts> ANSWER_COUNTS =
      new RowKind<>("answer-counts", AnswerCounts.class, CountingFold.EVENTS, CountingFold::new);

  @Override
  public boolean serves(String game) {
    return game.equals("squares/civil-war");
  }

  @Override
  public List<RowKind<?>> rows() {
    return List.of(ANSWER_COUNTS);
  }
}
