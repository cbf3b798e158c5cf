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
 * How a record differs from the stored record of the same game.
 *
 * @param tags tags that differ in value or occur in only one of the records; the tag {@code GameId}
 *     is ignored
 * @param comments places where the comments differ
 * @param marks answers whose marks differ; each list holds at most one mark
 * @param variations answers whose variations differ
 * @param here number of answers in this record
 * @param stored number of answers in the stored record
 * @param firstOther the first answer that differs; empty if one record's answers all occur in the
 *     other
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

  /** A tag that differs; a value is empty if that record lacks the tag. */
  public record TagDifference(String name, Optional<String> here, Optional<String> stored) {}

  /**
   * Comments, marks or variations that differ at one place.
   *
   * @param after number of answers before them, or {@link RecordDraft#CLOSING} after the result
   */
  public record CommentDifference(int after, List<String> here, List<String> stored) {}

  /**
   * An answer that differs.
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

  /** Compares a record with the stored one. */
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

  /** Whether the records do not differ. */
  public boolean none() {
    return tags.isEmpty()
        && comments.isEmpty()
        && marks.isEmpty()
        && variations.isEmpty()
        && here == stored
        && firstOther.isEmpty();
  }

  /**
   * Whether the two cannot be records of the same game, since the game, map, rules, first side or
   * an answer differs.
   */
  public boolean ofAnotherGame() {
    return firstOther.isPresent()
        || tags.stream()
            .anyMatch(
                tag ->
                    List.of("Game", "Map", "Rules").contains(tag.name())
                        || tag.name().equals("First")
                            && tag.here().isPresent()
                            && tag.stored().isPresent());
  }

  /** Whether the record continues the stored one, with more answers or with an ending. */
  public boolean goesOn() {
    return here > stored
        || here == stored
            && tags.stream()
                .filter(tag -> tag.name().equals("Termination"))
                .anyMatch(tag -> tag.stored().filter(UNFINISHED::equals).isPresent());
  }
}
