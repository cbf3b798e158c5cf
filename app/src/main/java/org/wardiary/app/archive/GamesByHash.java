package org.wardiary.app.archive;

import java.util.Arrays;

/**
 * Maps 64-bit hashes to numbers of games, any number of them per hash. Takes 8 bytes per game and
 * 18 to 36 per hash. For one thread.
 */
final class GamesByHash {

  private static final int[] EMPTY = {};
  private static final int NONE = -1;
  private static final int SMALLEST = 64;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  /** Open addressing: the hash in each slot; {@code lasts} has its last entry, or {@link #NONE}. */
  private long[] hashes = new long[SMALLEST];

  private int[] lasts = places(SMALLEST);
  private int used;

  /** The game of each entry; {@code befores} has the previous entry with the same hash. */
  private int[] games = new int[SMALLEST];

  private int[] befores = new int[SMALLEST];
  private int entries;

  private static int[] places(int count) {
    int[] places = new int[count];
    Arrays.fill(places, NONE);
    return places;
  }

  /** Adds a game under a hash. */
  void add(long hash, int game) {
    if (3 * used >= 2 * lasts.length) {
      grow();
    }
    if (entries == games.length) {
      games = Arrays.copyOf(games, 2 * entries);
      befores = Arrays.copyOf(befores, 2 * entries);
    }
    int place = place(hash);
    used += lasts[place] == NONE ? 1 : 0;
    games[entries] = game;
    befores[entries] = lasts[place];
    hashes[place] = hash;
    lasts[place] = entries;
    entries++;
  }

  private void grow() {
    long[] oldHashes = hashes;
    int[] oldLasts = lasts;
    hashes = new long[2 * oldHashes.length];
    lasts = places(hashes.length);
    for (int i = 0; i < oldLasts.length; i++) {
      if (oldLasts[i] != NONE) {
        int place = place(oldHashes[i]);
        hashes[place] = oldHashes[i];
        lasts[place] = oldLasts[i];
      }
    }
  }

  /** The slot that holds a hash, or else the free slot for it. */
  private int place(long hash) {
    int mask = lasts.length - 1;
    int place = (int) (hash * SPREAD >>> Integer.SIZE) & mask;
    while (lasts[place] != NONE && hashes[place] != hash) {
      place = (place + 1) & mask;
    }
    return place;
  }

  /** The games under a hash, in the order in which they were added. */
  int[] of(long hash) {
    int last = lasts[place(hash)];
    int count = 0;
    for (int entry = last; entry != NONE; entry = befores[entry]) {
      count++;
    }
    int[] found = count == 0 ? EMPTY : new int[count];
    for (int entry = last; entry != NONE; entry = befores[entry]) {
      count--;
      found[count] = games[entry];
    }
    return found;
  }
}
