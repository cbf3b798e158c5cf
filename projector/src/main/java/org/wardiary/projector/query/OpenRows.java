package org.wardiary.projector.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.projector.stream.EditionViews;
import org.wardiary.projector.stream.Quarantined;
import org.wardiary.projector.stream.ViewKind;
import org.wardiary.projector.stream.ViewReader;
import org.wardiary.projector.view.Edition;
import org.wardiary.projector.view.GameSummary;

/**
 * The rows of games that have not ended, folded from the log as far as they have been played. Rows
 * of games without new events are kept from the last call. For one thread.
 */
final class OpenRows {

  private static final long NEVER = -1;

  private final ViewReader reader;
  private Map<String, GameSummary> known = Map.of();

  OpenRows(ViewReader reader) {
    this.reader = reader;
  }

  /**
   * The rows, sorted by id.
   *
   * @param begun all games that have a board and no summary; those whose next message is damaged
   *     are left out
   */
  List<GameSummary> of(List<StoredGame> begun) {
    Map<String, GameSummary> rows = new HashMap<>();
    Map<String, Edition> changed = new HashMap<>();
    Map<String, Long> damaged = begun.isEmpty() ? Map.of() : damaged();
    for (StoredGame game : begun) {
      GameSummary before = known.get(game.gameId());
      if (before != null && before.getSeq() == game.seq()) {
        rows.put(game.gameId(), before);
      } else if (damaged.getOrDefault(game.gameId(), NEVER) <= game.range().last()) {
        changed.put(game.gameId(), Histories.only(game));
      }
    }
    if (!changed.isEmpty()) {
      rows.putAll(new EditionViews(reader, changed).of(ViewKind.SUMMARIES));
    }
    known = rows;
    List<GameSummary> sorted = new ArrayList<>(rows.values());
    sorted.sort(Comparator.comparing(GameSummary::getGameId));
    return sorted;
  }

  /**
   * The offset of the last message of each game that could not be used. A game that was folded
   * beyond it is in order: only one of its views failed, or an older program did not know the
   * event.
   */
  private Map<String, Long> damaged() {
    Map<String, Long> last = new HashMap<>();
    for (Quarantined message : reader.quarantined()) {
      message.offset().ifPresent(offset -> last.merge(message.key(), offset, Math::max));
    }
    return last;
  }
}
