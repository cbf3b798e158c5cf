package org.wardiary.projector.game.onthesquare;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.projector.game.onthesquare.view.CardCount;

/** Cards drawn in a game of Wargaming on the Square so far. Mutable. */
final class EngagementCards {

  private record Key(String side, String reason) {}

  private static final Comparator<Key> ORDER =
      Comparator.comparing(Key::side).thenComparing(Key::reason);

  private final String firstSide;
  private final Map<Key, CardCount.Builder> counts = new TreeMap<>(ORDER);

  /**
   * Starts with no cards.
   *
   * @param firstSide the first-named side, which hits with red cards; the other hits with black
   */
  EngagementCards(String firstSide) {
    this.firstSide = firstSide;
  }

  void drawn(CardDrawn card) {
    int hit = card.getHit() ? 1 : 0;
    int left = card.getRed() + card.getBlack();
    int own = card.getSide().equals(firstSide) ? card.getRed() : card.getBlack();
    double chance = left == 0 ? hit : (double) own / left;
    CardCount.Builder count = count(card.getSide(), card.getReason());
    count
        .setCards(count.getCards() + 1)
        .setHits(count.getHits() + hit)
        .setExpected(count.getExpected() + chance)
        .setVariance(count.getVariance() + chance * (1 - chance));
  }

  private CardCount.Builder count(String side, String reason) {
    return counts.computeIfAbsent(
        new Key(side, reason),
        key ->
            CardCount.newBuilder()
                .setSide(side)
                .setReason(reason)
                .setCards(0)
                .setHits(0)
                .setExpected(0)
                .setVariance(0));
  }

  List<CardCount> rows() {
    return counts.values().stream().map(CardCount.Builder::build).toList();
  }
}
