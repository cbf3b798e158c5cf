package org.wardiary.events.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Gathers one game while it is read. What comes after a problem is not kept. */
final class GameTextBuilder {

  private final GameText.Origin origin;
  private final Place begin;
  private final List<TagText> tags = new ArrayList<>();
  private final List<GameText.Comment> comments = new ArrayList<>(0);
  private String[] words = new String[128];
  private long[] places = new long[128];
  private int size;
  private Place end;
  private Optional<Problem> problem = Optional.empty();

  GameTextBuilder(GameText.Origin origin, Place begin) {
    this.origin = origin;
    this.begin = begin;
    this.end = begin;
  }

  /** Notes the first problem; later ones are its consequences. */
  void refuse(Place place, String token, String reason) {
    if (problem.isEmpty()) {
      problem = Optional.of(Problem.of(origin, place, token, reason));
    }
  }

  boolean refused() {
    return problem.isPresent();
  }

  boolean hasTag(String name) {
    for (TagText tag : tags) {
      if (tag.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  void add(TagText tag) {
    tags.add(tag);
  }

  void word(String word, long place) {
    if (refused()) {
      return;
    }
    if (size == words.length) {
      words = Arrays.copyOf(words, 2 * size);
      places = Arrays.copyOf(places, 2 * size);
    }
    words[size] = word;
    places[size++] = place;
  }

  void comment(String text) {
    if (!refused()) {
      comments.add(new GameText.Comment(size - 1, text));
    }
  }

  void endsAt(Place place) {
    end = place;
  }

  GameText build() {
    return new GameText(this);
  }

  GameText.Origin origin() {
    return origin;
  }

  List<TagText> tags() {
    return List.copyOf(tags);
  }

  String[] words() {
    return Arrays.copyOf(words, size);
  }

  long[] places() {
    return Arrays.copyOf(places, size);
  }

  List<GameText.Comment> comments() {
    return List.copyOf(comments);
  }

  Place begin() {
    return begin;
  }

  Place end() {
    return end;
  }

  Optional<Problem> problem() {
    return problem;
  }
}
