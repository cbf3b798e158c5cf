package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * All positions that more than one game reached, with nothing merged: what a search can find, as
 * data.
 */
public final class SharedPositions {

  /**
   * A game in a position.
   *
   * @param gameId its id
   * @param ply number of answers before the position
   */
  public record Visit(String gameId, int ply) {}

  /** What must be equal, besides the key, in two entries of one position. */
  private record Rest(int orientation, int label, int rights) {}

  private final Predicate<String> games;
  private final List<List<Visit>> shared = new ArrayList<>();
  private final Map<Rest, List<Visit>> sameKey = new LinkedHashMap<>();

  private long key;

  private SharedPositions(Predicate<String> games) {
    this.games = games;
  }

  /**
   * Reads the whole index.
   *
   * @param games which games count, by id
   * @return for each position, in the order of the keys, every visit of every game, in the order in
   *     which the index holds the games
   * @throws IndexDamaged if the index does not hold what was written
   */
  public static List<List<Visit>> of(PositionIndex index, Predicate<String> games) {
    SharedPositions all = new SharedPositions(games);
    index.each(entry -> all.add(entry, index.game(entry.game)));
    all.close();
    return all.shared;
  }

  private void add(Entry entry, IndexedGame game) {
    if (entry.key != key) {
      close();
      key = entry.key;
    }
    String id = HexFormat.of().toHexDigits(game.id());
    if (games.test(id)) {
      sameKey
          .computeIfAbsent(
              new Rest(entry.orientation, entry.label, entry.rights), rest -> new ArrayList<>())
          .add(new Visit(id, entry.ply));
    }
  }

  private void close() {
    sameKey.values().stream()
        .filter(visits -> visits.stream().map(Visit::gameId).distinct().count() > 1)
        .map(List::copyOf)
        .forEach(shared::add);
    sameKey.clear();
  }
}
