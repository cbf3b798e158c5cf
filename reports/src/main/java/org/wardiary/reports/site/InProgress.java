package org.wardiary.reports.site;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.projector.view.GameSummary;

/**
 * Games that have not ended.
 *
 * @param ids ids of those that anyone may follow; the site shows them as the others
 * @param sealed summaries of those that hide information, of which the site tells no more than who
 *     plays whom, and where
 */
public record InProgress(Set<String> ids, List<GameSummary> sealed) {

  /** No game. */
  public static final InProgress NONE = new InProgress(Set.of(), List.of());

  /** Copies the set; of the sealed games only what stood when they were opened. */
  public InProgress {
    ids = Set.copyOf(ids);
    sealed = sealed.stream().map(InProgress::asOpened).toList();
  }

  /** A hidden answer changes nothing here, so that nobody learns that it was given. */
  private static GameSummary asOpened(GameSummary game) {
    return GameSummary.newBuilder(game)
        .setPlies(0)
        .setTurns(0)
        .setEvents(0)
        .setFirstLosses(0)
        .setSecondLosses(0)
        .setFirstOpening(List.of())
        .setSecondOpening(List.of())
        .setCounts(Map.of())
        .setRandom("")
        .setEdition(1)
        .setSeq(0)
        .build();
  }
}
