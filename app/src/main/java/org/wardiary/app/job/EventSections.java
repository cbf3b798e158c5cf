package org.wardiary.app.job;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.wardiary.analytics.filter.GamePool;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.GameResult;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.EventSection;

/** What each event of a report brought, for kinds of games with several events. */
final class EventSections {

  private final SortedMap<GamePool, Tally> pools = new TreeMap<>();

  private static final class Tally {
    private final Set<String> players = new TreeSet<>();
    private final long[] results = new long[GameResult.values().length];
    private List<String> sides = List.of();
    private long games;
    private long counted;

    void add(GameSummary game, boolean isCounted) {
      sides = game.getSides();
      games++;
      counted += isCounted ? 1 : 0;
      results[GameResult.of(game).ordinal()]++;
      players.add(PlayerName.of(game, 0));
      players.add(PlayerName.of(game, 1));
      players.remove("");
    }

    String results() {
      return Text.of(
          "%s won %d, %s %d; %d drawn, %d unfinished",
          sides.get(0),
          results[0],
          sides.get(1),
          results[1],
          results[2],
          results[GameResult.OPEN.ordinal()]);
    }
  }

  private EventSections() {}

  /**
   * The sections, sorted by kind of game and event.
   *
   * @param summaries the games of the archive
   * @param query which of them the report is about
   * @param selection those that are counted
   * @param infos what is known of a kind of game, by its id
   */
  static List<EventSection> of(
      StoredRows<GameSummary> summaries,
      GameQuery query,
      GameSelection selection,
      Function<String, GameInfo> infos) {
    Map<String, GameSummary> last = new HashMap<>();
    summaries.read(
        (id, message) ->
            message
                .map(summaries::decode)
                .filter(query)
                .ifPresentOrElse(game -> last.put(id, game), () -> last.remove(id)));
    EventSections sections = new EventSections();
    last.values().forEach(game -> sections.add(game, selection.has(game.getGameId())));
    return sections.all(infos);
  }

  private void add(GameSummary game, boolean isCounted) {
    GamePool pool = GamePool.of(game);
    if (pool.isOfTwo()) {
      pools.computeIfAbsent(pool, own -> new Tally()).add(game, isCounted);
    }
  }

  private List<EventSection> all(Function<String, GameInfo> infos) {
    Map<String, Set<String>> events = new HashMap<>();
    pools
        .keySet()
        .forEach(
            pool -> events.computeIfAbsent(pool.kind(), kind -> new TreeSet<>()).add(pool.event()));
    List<EventSection> sections = new ArrayList<>();
    pools.forEach(
        (pool, tally) -> {
          if (events.get(pool.kind()).size() > 1) {
            sections.add(
                new EventSection(
                    infos.apply(pool.kind()).title(),
                    name(pool),
                    tally.games,
                    tally.players.size(),
                    tally.results(),
                    tally.counted));
          }
        });
    return sections;
  }

  private static String name(GamePool pool) {
    boolean programs = pool.players() == GamePool.Players.PROGRAMS;
    String event = pool.event().isEmpty() ? "Games without event" : pool.event();
    return event + RulePools.suffix(pool.rules()) + (programs ? " (simulated)" : "");
  }
}
