package org.wardiary.events.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Gathers one line of play while it is read. */
final class LineTextBuilder {

  private final Place begin;
  private final List<LineText.Comment> comments = new ArrayList<>(0);
  private final List<LineText.Mark> marks = new ArrayList<>(0);
  private final List<LineText.Variation> variations = new ArrayList<>(0);
  private String[] words;
  private long[] places;
  private int size;

  /**
   * Begins an empty line.
   *
   * @param begin where it begins; for a variation, the place of its opening parenthesis
   * @param expected expected number of words; the line grows if it has more
   */
  LineTextBuilder(Place begin, int expected) {
    this.begin = begin;
    this.words = new String[expected];
    this.places = new long[expected];
  }

  void word(String word, long place) {
    if (size == words.length) {
      words = Arrays.copyOf(words, 2 * size);
      places = Arrays.copyOf(places, 2 * size);
    }
    words[size] = word;
    places[size++] = place;
  }

  /** The last word; empty if there is none. */
  String last() {
    return size == 0 ? "" : words[size - 1];
  }

  /** Appends to the last word, after a blank; always true. */
  boolean append(String word) {
    words[size - 1] += " " + word;
    return true;
  }

  void comment(String text) {
    comments.add(new LineText.Comment(size - 1, text));
  }

  void mark(String text, Place place) {
    marks.add(new LineText.Mark(size - 1, text, place));
  }

  void variation(LineTextBuilder variation) {
    variations.add(new LineText.Variation(size - 1, variation.build(), variation.begin));
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Whether the last word has a mark. */
  boolean isMarked() {
    return !marks.isEmpty() && marks.get(marks.size() - 1).after() == size - 1;
  }

  Place begin() {
    return begin;
  }

  LineText build() {
    return new LineText(
        Arrays.copyOf(words, size), Arrays.copyOf(places, size), comments, marks, variations);
  }
}
