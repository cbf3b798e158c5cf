package org.wardiary.projector.stream;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.avro.specific.SpecificRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.projector.view.Edition;

/**
 * Views of chosen editions of games, folded from the log when they are first asked for: for the few
 * games that were revised. For one thread.
 */
public final class EditionViews {

  private static final Logger LOG = LoggerFactory.getLogger(EditionViews.class);

  private final ViewReader reader;
  private final Map<String, Edition> editions;
  private final Map<ViewKind<?>, Map<String, SpecificRecord>> views = new HashMap<>();
  private boolean folded;

  /**
   * Prepares views; nothing is read yet.
   *
   * @param editions the edition of each game, by id; none of them a withdrawal
   */
  public EditionViews(ViewReader reader, Map<String, Edition> editions) {
    this.reader = reader;
    this.editions = Map.copyOf(editions);
  }

  /** The chosen edition of each game, by id. */
  public Map<String, Edition> byGame() {
    return editions;
  }

  /**
   * Whether a game is read in an edition chosen here, and not in that of its views on the topics.
   */
  public boolean has(String gameId) {
    return editions.containsKey(gameId);
  }

  /** The offset range of a game's chosen edition in the log; empty for other games. */
  public Optional<OffsetRange> range(String gameId) {
    return Optional.ofNullable(editions.get(gameId))
        .map(edition -> OffsetRange.of(reader.partitions(), gameId, edition));
  }

  /**
   * The views of a kind, by game id; a game that has none is missing. Safe to call from any thread.
   */
  public synchronized <V extends SpecificRecord> Map<String, V> of(ViewKind<V> kind) {
    if (!folded) {
      editions.keySet().forEach(this::fold);
      folded = true;
    }
    Map<String, V> found = new TreeMap<>();
    views
        .getOrDefault(kind, Map.of())
        .forEach((gameId, view) -> found.put(gameId, kind.view().cast(view)));
    return found;
  }

  private void fold(String gameId) {
    try {
      OffsetRange range = range(gameId).orElseThrow();
      FoldedEdition edition =
          FoldedEdition.of(reader.events(gameId, range, event -> false), ViewKind.all());
      edition
          .views()
          .forEach(
              (kind, view) ->
                  views.computeIfAbsent(kind, key -> new TreeMap<>()).put(gameId, view));
      edition
          .failures()
          .forEach((kind, why) -> LOG.warn("game {} has no {}: {}", gameId, kind.name(), why));
    } catch (CorruptMessage e) {
      LOG.warn("game {} is left out: {}", gameId, e.getMessage());
    }
  }
}
