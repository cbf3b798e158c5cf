package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/** Several segments as one; games keep their order. For one thread. */
final class SegmentMerge implements EntrySource {

  /** A segment being read. */
  private static final class Input {

    private final Segment.Cursor cursor;
    private final int order;
    private final int firstGame;
    private final int[] answers;
    private final Entry entry = new Entry();

    Input(Segment segment, int order, int firstGame) {
      this.cursor = segment.all();
      this.order = order;
      this.firstGame = firstGame;
      this.answers = new int[segment.header().answers()];
    }
  }

  private final List<GameLine> games = new ArrayList<>();
  private final List<String> answers = new ArrayList<>(List.of(""));
  private final PriorityQueue<Input> inputs =
      new PriorityQueue<>(
          (a, b) ->
              a.entry.key != b.entry.key
                  ? Long.compare(a.entry.key, b.entry.key)
                  : Integer.compare(a.order, b.order));

  SegmentMerge(List<Segment> segments) {
    List<Input> all = new ArrayList<>();
    for (Segment segment : segments) {
      all.add(new Input(segment, all.size(), games.size()));
      for (int game = 0; game < segment.header().games(); game++) {
        games.add(segment.game(game));
      }
    }
    number(segments, all);
    all.stream().filter(input -> input.cursor.read(input.entry)).forEach(inputs::add);
  }

  /**
   * Numbers the answers of all: frequent ones are the first ones of each segment, so they are taken
   * in turns.
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
  public List<GameLine> games() {
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
    to.way = from.way;
    to.game = first.firstGame + from.game;
    to.ply = from.ply;
    to.answer = first.answers[from.answer];
    if (first.cursor.read(from)) {
      inputs.add(first);
    }
    return true;
  }
}
