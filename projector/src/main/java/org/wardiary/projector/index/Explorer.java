package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.key.PositionKey;
import org.wardiary.events.key.PositionKeys;

/**
 * The opening explorer: which answers the archive's games gave in a position, and how these games
 * ended. It takes any position, not only those of openings. For one thread.
 */
public final class Explorer {

  /** Number of latest games that are named for each answer. */
  public static final int LAST = 5;

  private static final Comparator<Choice> MOST_FREQUENT =
      Comparator.comparingInt((Choice choice) -> -choice.results().games())
          .thenComparing(Choice::answer);

  private final PositionIndex index;
  private final PositionKeys keys;

  /**
   * Creates an explorer of the games of one kind on one map.
   *
   * @param keys the keys of that game and map
   */
  public Explorer(PositionIndex index, PositionKeys keys) {
    this.index = index;
    this.keys = keys;
  }

  /**
   * The results of each answer that was given in exactly this position, by its text; answers that
   * were never given are missing. Plays no answers, unlike {@link #explore}, so that it can be
   * called for all positions of a game.
   */
  public Map<String, Results> choices(Position position) {
    return choices(PositionQuery.of(keys.of(position), keys, Set.of()));
  }

  /**
   * The results of each answer that was given in a query's position, by its text.
   *
   * @param query a query that merges nothing: answers in merged positions are written differently
   */
  public Map<String, Results> choices(PositionQuery query) {
    Map<String, Results> choices = new TreeMap<>();
    new GamesAtPosition(index, query)
        .byAnswer()
        .forEach((text, count) -> choices.put(text, count.results()));
    choices.remove("");
    return choices;
  }

  /**
   * Explores a position.
   *
   * @param position the position, with its question
   * @param query the query for it
   */
  public Exploration explore(Position position, PositionQuery query) {
    GamesAtPosition here = new GamesAtPosition(index, query);
    List<Choice> choices =
        query.merged().isEmpty() ? written(position, query, here) : followed(position, query, here);
    choices.sort(MOST_FREQUENT);
    return here.exploration(choices);
  }

  /** The choices if nothing is merged: all games then write an answer in the same way. */
  private List<Choice> written(Position position, PositionQuery query, GamesAtPosition here) {
    List<Choice> choices = new ArrayList<>();
    here.byAnswer()
        .forEach(
            (text, count) -> {
              if (!text.isEmpty()) {
                choices.add(choice(List.of(text), count, next(position, query, text, count)));
              }
            });
    return choices;
  }

  /**
   * The choices if positions are merged: an answer is identified by the position that it leads to.
   * Games that no full key accounts for are matched by what the position's JSON shows, since
   * positions after the same answer may differ in the rest ({@code search.md}).
   */
  private List<Choice> followed(Position position, PositionQuery query, GamesAtPosition here) {
    List<Group> groups = here.games() == 0 ? List.of() : groups(position, query);
    for (Group group : groups) {
      group.total = here.followed(query.at(group.next), group.count);
    }
    if (!here.allFollowed()) {
      groups.forEach(group -> here.followed(query.at(group.next.withAnyRights()), group.count));
    }
    List<Choice> choices = new ArrayList<>();
    for (Group group : groups) {
      if (group.count.results().games() > 0) {
        choices.add(choice(group.answers, group.count, group.total));
      }
    }
    return choices;
  }

  /** Answers that lead to the same position, given what is merged. */
  private static final class Group {

    private final PositionKey next;
    private final List<String> answers = new ArrayList<>();
    private final Count count = new Count();
    private int total;

    Group(PositionKey next) {
      this.next = next;
    }
  }

  private static Choice choice(List<String> alike, Count count, int next) {
    return new Choice(
        alike.get(0), alike.subList(1, alike.size()), count.results(), count.last(), next);
  }

  /**
   * How many games came to the position after an answer. If the query does not know the rights, the
   * answer may be none here, or lead elsewhere than in the games that gave it, which count at
   * least.
   */
  private int next(Position position, PositionQuery query, String answer, Count count) {
    boolean knowsRights = query.key().rights() != PositionKey.ANY;
    int gave = knowsRights ? 0 : count.results().games();
    long code = position.read(answer);
    if (code == Position.UNREADABLE || !position.isLegal(code)) {
      return gave;
    }
    PositionKey next = keys.of(after(position, code));
    PositionQuery then = query.at(knowsRights ? next : next.withAnyRights());
    return Math.max(gave, new GamesAtPosition(index, then).games());
  }

  private static Position after(Position position, long code) {
    Position next = position.copy();
    next.play(code, EventSink.NONE);
    return next;
  }

  /** The legal answers, grouped by the position that they lead to, given what is merged. */
  private List<Group> groups(Position position, PositionQuery query) {
    AnswerList legal = new AnswerList();
    position.legal(legal);
    Map<String, Group> groups = new LinkedHashMap<>();
    for (int i = 0; i < legal.size(); i++) {
      PositionKey next = keys.of(after(position, legal.get(i)));
      groups
          .computeIfAbsent(group(next, query), name -> new Group(next))
          .answers
          .add(position.write(legal.get(i)));
    }
    groups.values().forEach(group -> group.answers.sort(Comparator.naturalOrder()));
    return List.copyOf(groups.values());
  }

  private static String group(PositionKey key, PositionQuery query) {
    Set<Merge> merged = query.merged();
    int[] labels = key.labels().clone();
    Arrays.sort(labels);
    int label = merged.contains(Merge.MIRROR) ? labels[0] : key.label();
    return key.shape()
        + " "
        + key.rights()
        + (merged.contains(Merge.MIRROR) ? "" : " o" + key.orientation())
        + (merged.contains(Merge.INTERCHANGEABLE) ? "" : " l" + label);
  }
}
