package org.wardiary.projector.query;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.stream.EditionViews;
import org.wardiary.projector.stream.MessageCodecs;
import org.wardiary.projector.stream.ViewKind;
import org.wardiary.projector.stream.ViewReader;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.Tally;

/**
 * The rows of an archive: one message of each kind for each game. Decoded rows are sorted by game
 * id. For one thread.
 */
public final class ViewRows {

  private final ViewReader reader;
  private final MessageCodecs codecs;
  private final EditionViews editions;

  /**
   * Creates the rows of an archive.
   *
   * @param editions the games to read in another edition than the one on the topics
   */
  ViewRows(ViewReader reader, MessageCodecs codecs, EditionViews editions) {
    this.reader = reader;
    this.codecs = codecs;
    this.editions = editions;
  }

  /** The rows of all games that have ended. */
  public List<GameSummary> summaries() {
    return decoded(ViewKind.SUMMARIES).toList();
  }

  /** The summaries of all games that have ended, as they are stored. */
  public StoredRows<GameSummary> storedSummaries() {
    return stored(ViewKind.SUMMARIES);
  }

  /** The score curves of all games, as they are stored. */
  public StoredRows<Tally> storedTallies() {
    return stored(ViewKind.TALLIES);
  }

  /** The decisions of all games that have ended, as they are stored. */
  public StoredRows<DecisionRows> storedDecisions() {
    return stored(ViewKind.DECISIONS);
  }

  /** Rows of a kind of all games that have ended, as they are stored. */
  public <V extends SpecificRecord> StoredRows<V> stored(RowKind<V> kind) {
    return stored(ViewKind.of(kind));
  }

  private <V extends SpecificRecord> StoredRows<V> stored(ViewKind<V> kind) {
    MessageCodec<V> codec = codecs.of(kind.view());
    return new StoredRows<>(
        kind.view(),
        codec,
        out -> {
          reader.each(
              kind.topic(),
              (gameId, message) -> {
                if (!editions.has(gameId)) {
                  out.accept(gameId, message);
                }
              });
          editions
              .of(kind)
              .forEach((gameId, view) -> out.accept(gameId, Optional.of(codec.encode(view))));
        });
  }

  private <V extends SpecificRecord> Stream<V> decoded(ViewKind<V> kind) {
    MessageCodec<V> codec = codecs.of(kind.view());
    if (editions.byGame().isEmpty()) {
      return reader.latest(kind.topic(), gameId -> true).stream()
          .map(found -> MetGames.meet(codec.decode(found.value())));
    }
    SortedMap<String, Supplier<V>> views = new TreeMap<>();
    reader
        .latest(kind.topic(), gameId -> !editions.has(gameId))
        .forEach(
            found -> views.put(found.gameId(), () -> MetGames.meet(codec.decode(found.value()))));
    editions.of(kind).forEach((gameId, view) -> views.put(gameId, () -> view));
    return views.values().stream().map(Supplier::get);
  }
}
