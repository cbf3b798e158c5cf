package org.wardiary.reports.site;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/**
 * What happened to the games of a site.
 *
 * @param games number of games now
 * @param words in sentences; empty if games in progress went on, and nothing else
 */
public record News(int games, String words) {

  /** What can happen to a game, in the order in which it is told. */
  private enum Event {
    OPENED("was opened", "were opened"),
    ENDED("has ended", "have ended"),
    RECORDED("was recorded", "were recorded"),
    CORRECTED("was corrected", "were corrected"),
    WITHDRAWN("was withdrawn", "were withdrawn");

    private final String one;
    private final String several;

    Event(String one, String several) {
      this.one = one;
      this.several = several;
    }

    private String words(List<GameRow> games) {
      return games.size() == 1
          ? Text.of("A game %s: %s, %s.", one, games.get(0).players(), games.get(0).ending())
              .replace(", unfinished.", ".")
          : Text.of("%d games %s.", games.size(), several);
    }
  }

  /** No news of a number of games. */
  public static News none(int games) {
    return new News(games, "");
  }

  /** What happened between two moments. */
  public static News between(SiteInput before, SiteInput after) {
    Map<Event, List<GameRow>> events = new EnumMap<>(Event.class);
    for (GameSummary game : after.games()) {
      event(before, game, after)
          .ifPresent(
              event ->
                  events.computeIfAbsent(event, key -> new ArrayList<>()).add(new GameRow(game)));
    }
    for (GameSummary game : before.games()) {
      if (after.game(game.getGameId()).isEmpty()) {
        events.computeIfAbsent(Event.WITHDRAWN, key -> new ArrayList<>()).add(new GameRow(game));
      }
    }
    return new News(
        after.games().size(),
        events.entrySet().stream()
            .map(event -> event.getKey().words(event.getValue()))
            .collect(Collectors.joining(" ")));
  }

  private static Optional<Event> event(SiteInput before, GameSummary game, SiteInput after) {
    String id = game.getGameId();
    Optional<GameSummary> known = before.game(id);
    if (known.isEmpty()) {
      return Optional.of(after.hasEnded(id) ? Event.RECORDED : Event.OPENED);
    }
    if (after.hasEnded(id) && !before.hasEnded(id)) {
      return Optional.of(Event.ENDED);
    }
    return known.get().getEdition() == game.getEdition()
        ? Optional.empty()
        : Optional.of(Event.CORRECTED);
  }
}
