package org.wardiary.events.identity;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.wardiary.events.game.Tags;
import org.wardiary.events.record.RecordDraft;

/**
 * How a record differs from the record of the same game that is stored.
 *
 * @param tags tags with another value, or in one of them alone; the id's tag is no difference
 * @param comments places with other comments
 * @param marks answers with another mark, of which a list has one at most
 * @param variations answers with other variations
 * @param here number of answers here
 * @param stored number of answers stored
 * @param firstOther the first answer that differs; empty if one record has all answers of the other
 */
public record Differences(
    List<TagDifference> tags,
    List<CommentDifference> comments,
    List<CommentDifference> marks,
    List<CommentDifference> variations,
    int here,
    int stored,
    Optional<AnswerDifference> firstOther) {

  private static final String UNFINISHED = "unfinished";

  /** A tag; an absent one has no value. */
  public record TagDifference(String name, Optional<String> here, Optional<String> stored) {}

  /**
   * Comments, or analysis, at a place.
   *
   * @param after number of answers before them, {@link RecordDraft#CLOSING} after the result
   */
  public record CommentDifference(int after, List<String> here, List<String> stored) {}

  /**
   * An answer.
   *
   * @param ply its number, from 1
   */
  public record AnswerDifference(int ply, String here, String stored) {}

  /** Copies the lists. */
  public Differences {
    tags = List.copyOf(tags);
    comments = List.copyOf(comments);
    marks = List.copyOf(marks);
    variations = List.copyOf(variations);
  }

  /** The differences between a record and the stored one. */
  public static Differences between(RecordDraft here, RecordDraft stored) {
    return new Differences(
        tags(here.writtenTags().withoutGameId(), stored.writtenTags().withoutGameId()),
        texts(here.comments(), stored.comments()),
        texts(listed(here.marks()), listed(stored.marks())),
        texts(here.variations(), stored.variations()),
        here.answers().size(),
        stored.answers().size(),
        firstOther(here.answers(), stored.answers()));
  }

  private static List<TagDifference> tags(Tags here, Tags stored) {
    Set<String> names = new LinkedHashSet<>();
    here.pairs().forEach(pair -> names.add(pair.name()));
    stored.pairs().forEach(pair -> names.add(pair.name()));
    return names.stream()
        .map(name -> new TagDifference(name, here.get(name), stored.get(name)))
        .filter(tag -> !tag.here().equals(tag.stored()))
        .toList();
  }

  private static Map<Integer, List<String>> listed(Map<Integer, String> marks) {
    Map<Integer, List<String>> lists = new TreeMap<>();
    marks.forEach((ply, mark) -> lists.put(ply, List.of(mark)));
    return lists;
  }

  private static List<CommentDifference> texts(
      Map<Integer, List<String>> here, Map<Integer, List<String>> stored) {
    Set<Integer> places = new TreeSet<>(here.keySet());
    places.addAll(stored.keySet());
    return places.stream()
        .map(
            after ->
                new CommentDifference(
                    after,
                    here.getOrDefault(after, List.of()),
                    stored.getOrDefault(after, List.of())))
        .filter(comment -> !comment.here().equals(comment.stored()))
        .toList();
  }

  private static Optional<AnswerDifference> firstOther(List<String> here, List<String> stored) {
    for (int i = 0; i < Math.min(here.size(), stored.size()); i++) {
      if (!here.get(i).equals(stored.get(i))) {
        return Optional.of(new AnswerDifference(i + 1, here.get(i), stored.get(i)));
      }
    }
    return Optional.empty();
  }

  /** Whether there is none. */
  public boolean none() {
    return tags.isEmpty()
        && comments.isEmpty()
        && marks.isEmpty()
        && variations.isEmpty()
        && here == stored
        && firstOther.isEmpty();
  }

  /** Whether the two cannot be records of one game: another game, map, first side or answer. */
  public boolean ofAnotherGame() {
    return firstOther.isPresent()
        || tags.stream()
            .anyMatch(tag -> List.of("Game", "Map", "Rules", "First").contains(tag.name()));
  }

  /** Whether the record goes on where the stored one stops: more answers, or its end. */
  public boolean goesOn() {
    return here > stored
        || here == stored
            && tags.stream()
                .filter(tag -> tag.name().equals("Termination"))
                .anyMatch(tag -> tag.stored().filter(UNFINISHED::equals).isPresent());
  }
}
