package org.wardiary.reports.site;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.viewer.GameDocument;

/** Makes the documents of games; keeps the last few, since each is part of several files. */
final class GameViews {

  private static final int KEPT = 8;

  private record Key(String gameId, View view) {}

  private final Function<String, GameHistory> histories;
  private final Cache<Key, GameDocument> documents =
      Caffeine.newBuilder().maximumSize(KEPT).executor(Runnable::run).build();

  GameViews(Function<String, GameHistory> histories) {
    this.histories = histories;
  }

  GameHistory history(String gameId) {
    return histories.apply(gameId);
  }

  GameDocument document(String gameId, View view) {
    Key key = new Key(gameId, view);
    Optional<GameDocument> known = Optional.ofNullable(documents.getIfPresent(key));
    if (known.isPresent()) {
      return known.get();
    }
    // made outside the cache, which would block other threads
    GameDocument made = GameDocument.of(history(gameId), view, gameId);
    documents.put(key, made);
    return made;
  }
}
