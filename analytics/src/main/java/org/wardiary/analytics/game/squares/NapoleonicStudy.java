package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.Map;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.study.Allowed;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;

/** The statistics that the Napoleonic variant adds to those of SQUARES. */
public final class NapoleonicStudy implements GameStudy {

  @Override
  public boolean serves(String game) {
    return game.equals("squares/napoleonic");
  }

  @Override
  public List<Statistic> statistics(GameInfo info) {
    SquaresInfo squares = SquaresInfo.of(info);
    return List.of(
        Napoleonic.rates(squares),
        Napoleonic.outcomes(squares),
        Guard.service(),
        Guard.results(),
        Woods.statistic(squares));
  }

  @Override
  public List<Allowed> allowed(GameInfo info) {
    return SquaresAllowed.napoleonic();
  }

  @Override
  public Map<Question, List<String>> evidence() {
    return Map.of(
        Question.ATTACKS, List.of(Napoleonic.RATES, Napoleonic.OUTCOMES),
        Question.UNITS, List.of(Guard.RESULTS, Guard.SERVICE, Woods.ID));
  }

  @Override
  public List<Finding> findings(Study study) {
    return study.totals(Guard.RESULTS).flatMap(Guard::finding).stream().toList();
  }
}
