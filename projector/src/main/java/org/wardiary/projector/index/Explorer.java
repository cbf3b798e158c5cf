package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.wardiary.events.game.Position;
import org.wardiary.events.key.PositionKey;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.projector.index.NextPositions.AnswerGroup;

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
    if (here.games() == 0) {
      return new ArrayList<>();
    }
    List<AnswerGroup> groups = new NextPositions(position, query, keys).groups();
    List<Integer> games = new ArrayList<>();
    for (AnswerGroup group : groups) {
      games.add(here.followed(query.at(group.next()), group.count()));
    }
    if (!here.allFollowed()) {
      groups.forEach(group -> here.followed(query.at(group.next().withAnyRights()), group.count()));
    }
    List<Choice> choices = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      AnswerGroup group = groups.get(i);
      if (group.count().results().games() > 0) {
        choices.add(choice(group.answers(), group.count(), games.get(i)));
      }
    }
    return choices;
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
    PositionKey next = new NextPositions(position, query, keys).after(code);
    return Math.max(gave, new GamesAtPosition(index, query.at(next)).games());
  }
}
