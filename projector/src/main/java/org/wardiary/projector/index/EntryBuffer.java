package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.key.PositionKey;

/**
 * Collects the positions of whole games in memory until there are enough for a segment. For one
 * thread.
 */
final class EntryBuffer implements EntrySource {

  private static final int RADIX_BITS = 14;
  private static final int KEY_BITS = 56;

  private final List<IndexedGame> games = new ArrayList<>();
  private final Map<String, Integer> answerNumbers = new HashMap<>();
  private final List<String> answers = new ArrayList<>();
  private int[] uses = new int[256];
  private int size;
  private long[] keys = new long[1 << 12];
  private long[] facts = new long[1 << 12];
  private int[] game = new int[1 << 12];
  private int[] ply = new int[1 << 12];
  private int[] answer = new int[1 << 12];
  private int[] order = {};
  private int[] renumbered = {};
  private int next;

  EntryBuffer() {
    answers.add("");
  }

  /** Adds a whole game. */
  void add(IndexedGame added, GamePositions positions) {
    reserve(positions.size());
    for (int i = 0; i < positions.size(); i++) {
      PositionKey key = positions.key(i);
      keys[size] = Entry.key(key);
      facts[size] =
          (long) key.orientation() << 60
              | (long) key.label() << 40
              | (long) key.rights() << 16
              | PathHash.bits(positions.path(i));
      game[size] = games.size();
      ply[size] = i;
      answer[size] = number(positions.answer(i));
      size++;
    }
    games.add(added);
  }

  /** Adds the games of another buffer after those of this one. */
  void addAll(EntryBuffer other) {
    reserve(other.size);
    System.arraycopy(other.keys, 0, keys, size, other.size);
    System.arraycopy(other.facts, 0, facts, size, other.size);
    System.arraycopy(other.ply, 0, ply, size, other.size);
    for (int i = 0; i < other.size; i++) {
      game[size + i] = games.size() + other.game[i];
      answer[size + i] = number(other.answers.get(other.answer[i]));
    }
    size += other.size;
    games.addAll(other.games);
  }

  private void reserve(int more) {
    if (size + more > keys.length) {
      int capacity = Math.max(2 * keys.length, size + more);
      keys = Arrays.copyOf(keys, capacity);
      facts = Arrays.copyOf(facts, capacity);
      game = Arrays.copyOf(game, capacity);
      ply = Arrays.copyOf(ply, capacity);
      answer = Arrays.copyOf(answer, capacity);
    }
  }

  private int number(String text) {
    if (text.isEmpty()) {
      return 0;
    }
    Integer known = answerNumbers.get(text);
    int number = known == null ? answers.size() : known;
    if (known == null) {
      answerNumbers.put(text, number);
      answers.add(text);
      if (number == uses.length) {
        uses = Arrays.copyOf(uses, 2 * number);
      }
    }
    uses[number]++;
    return number;
  }

  /** Number of positions. */
  int size() {
    return size;
  }

  /**
   * Sorts by key, game and ply, gives the smallest numbers to the most frequent answers, and
   * returns this buffer.
   */
  EntryBuffer sort() {
    order = new int[size];
    Arrays.setAll(order, i -> i);
    int[] sorted = new int[size];
    for (int shift = 0; shift < KEY_BITS; shift += RADIX_BITS) {
      pass(shift, sorted);
      int[] swap = order;
      order = sorted;
      sorted = swap;
    }
    List<Integer> byUse = new ArrayList<>();
    for (int number = 1; number < answers.size(); number++) {
      byUse.add(number);
    }
    byUse.sort(Comparator.comparingInt((Integer number) -> -uses[number]));
    renumbered = new int[answers.size()];
    for (int i = 0; i < byUse.size(); i++) {
      renumbered[byUse.get(i)] = i + 1;
    }
    next = 0;
    return this;
  }

  /** Sorts by one group of the key's bits; entries equal in these bits keep their order. */
  private void pass(int shift, int[] sorted) {
    int mask = (1 << RADIX_BITS) - 1;
    int[] starts = new int[mask + 2];
    for (int i = 0; i < size; i++) {
      starts[((int) (keys[i] >>> shift) & mask) + 1]++;
    }
    for (int i = 0; i < mask; i++) {
      starts[i + 1] += starts[i];
    }
    for (int i = 0; i < size; i++) {
      sorted[starts[(int) (keys[order[i]] >>> shift) & mask]++] = order[i];
    }
  }

  @Override
  public List<IndexedGame> games() {
    return games;
  }

  @Override
  public List<String> answers() {
    String[] texts = new String[answers.size()];
    for (int number = 0; number < texts.length; number++) {
      texts[renumbered[number]] = answers.get(number);
    }
    return Arrays.asList(texts);
  }

  @Override
  public boolean read(Entry to) {
    if (next == size) {
      return false;
    }
    int i = order[next++];
    to.key = keys[i];
    to.orientation = (int) (facts[i] >>> 60);
    to.label = (int) (facts[i] >>> 40) & (1 << PositionKey.LABEL_BITS) - 1;
    to.rights = (int) (facts[i] >>> 16) & (1 << PositionKey.RIGHTS_BITS) - 1;
    to.path = (int) facts[i] & 0xffff;
    to.game = game[i];
    to.ply = ply[i];
    to.answer = renumbered[answer[i]];
    return true;
  }
}
