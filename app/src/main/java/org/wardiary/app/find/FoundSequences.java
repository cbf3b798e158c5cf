package org.wardiary.app.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wardiary.analytics.sequence.BadSequence;
import org.wardiary.analytics.sequence.FoundGame;
import org.wardiary.analytics.sequence.SequenceStatistic;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;

/** The results of a query over many games, separately for each kind of game. Not thread-safe. */
public final class FoundSequences {

  private final Map<String, SequenceStatistic> statistics = new TreeMap<>();
  private final Map<String, Long> leftOut = new TreeMap<>();
  private final Map<String, BadSequence> unable;

  /**
   * Creates the results of no games.
   *
   * @param unable why games of some kinds cannot be asked, by the id of the kind
   */
  FoundSequences(Map<String, BadSequence> unable) {
    this.unable = unable;
  }

  void add(FoundGame found) {
    statistics
        .computeIfAbsent(found.game().getGame(), kind -> new SequenceStatistic(info(kind)))
        .add(found);
  }

  private static GameInfo info(String kind) {
    Game game = Games.find(kind).orElseThrow();
    return new GameInfo(kind, game.title(), game.kinds(), Optional.empty());
  }

  /**
   * Records how many games were not asked because of their kind.
   *
   * @param games how many, by the id of the kind
   */
  public void leaveOut(Map<String, Long> games) {
    leftOut.putAll(games);
  }

  /** The figures of each kind of game that was asked, by its id. */
  public List<SequenceStatistic> statistics() {
    return new ArrayList<>(statistics.values());
  }

  /** The number of sequences whose side ended as the query asks. */
  public long matches() {
    return statistics.values().stream().mapToLong(SequenceStatistic::matches).sum();
  }

  /** Sentences that say which games could not be asked. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    leftOut.forEach(
        (kind, games) ->
            notes.add(
                Text.of(
                    "%s of %s left out: games of this kind do not have what the query names at column %d",
                    Text.count(games, "game"),
                    Text.of("%s %s", info(kind).title(), games == 1 ? "was" : "were"),
                    unable.get(kind).column())));
    return notes;
  }
}
