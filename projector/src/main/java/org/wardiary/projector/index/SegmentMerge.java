package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Predicate;

/**
 * Several segments, or some of their games, read as one; games keep their order. For one thread.
 */
final class SegmentMerge implements EntrySource {

  /** A segment being read. */
  private static final class Input {

    private final Segment.Cursor cursor;
    private final int order;
    private final int[] games;
    private final int[] answers;
    private final Entry entry = new Entry();

    Input(Segment segment, int order, int[] games) {
      this.cursor = segment.all();
      this.order = order;
      this.games = games;
      this.answers = new int[segment.header().answers()];
    }

    /** Reads the next entry of a game that is wanted. */
    boolean read() {
      while (cursor.read(entry)) {
        if (games[entry.game] != LEFT_OUT) {
          return true;
        }
      }
      return false;
    }
  }

  private static final int LEFT_OUT = -1;

  private final List<IndexedGame> games = new ArrayList<>();
  private final List<String> answers = new ArrayList<>(List.of(""));
  private final PriorityQueue<Input> inputs =
      new PriorityQueue<>(
          (a, b) ->
              a.entry.key != b.entry.key
                  ? Long.compare(a.entry.key, b.entry.key)
                  : Integer.compare(a.order, b.order));

  /**
   * Merges segments.
   *
   * @param wanted the games to keep
   */
  SegmentMerge(List<Segment> segments, Predicate<IndexedGame> wanted) {
    List<Input> all = new ArrayList<>();
    for (Segment segment : segments) {
      all.add(new Input(segment, all.size(), numbers(segment, wanted)));
    }
    number(segments, all);
    all.stream().filter(Input::read).forEach(inputs::add);
  }

  /** Adds the wanted games of a segment, and returns the new number of each of its games. */
  private int[] numbers(Segment segment, Predicate<IndexedGame> wanted) {
    int[] numbers = new int[segment.header().games()];
    for (int game = 0; game < numbers.length; game++) {
      IndexedGame indexed = segment.game(game);
      numbers[game] = wanted.test(indexed) ? games.size() : LEFT_OUT;
      if (numbers[game] != LEFT_OUT) {
        games.add(indexed);
      }
    }
    return numbers;
  }

  /**
   * Numbers the answers of all segments. The frequent answers of each segment come first, so
   * answers are taken from the segments in turn.
   */
  private void number(List<Segment> segments, List<Input> all) {
    Map<String, Integer> numbers = new HashMap<>();
    int most = all.stream().mapToInt(input -> input.answers.length).max().orElse(0);
    for (int number = 1; number < most; number++) {
      for (int i = 0; i < all.size(); i++) {
        if (number < all.get(i).answers.length) {
          String text = segments.get(i).answer(number);
          Integer known = numbers.putIfAbsent(text, answers.size());
          if (known == null) {
            answers.add(text);
          }
          all.get(i).answers[number] = numbers.get(text);
        }
      }
    }
  }

  @Override
  public List<IndexedGame> games() {
    return games;
  }

  @Override
  public List<String> answers() {
    return answers;
  }

  @Override
  public boolean read(Entry to) {
    Input first = inputs.poll();
    if (first == null) {
      return false;
    }
    Entry from = first.entry;
    to.key = from.key;
    to.orientation = from.orientation;
    to.label = from.label;
    to.rights = from.rights;
    to.path = from.path;
    to.game = first.games[from.game];
    to.ply = from.ply;
    to.answer = first.answers[from.answer];
    if (first.read()) {
      inputs.add(first);
    }
    return true;
  }
}
