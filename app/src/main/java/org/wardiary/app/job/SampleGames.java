package org.wardiary.app.job;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wardiary.analytics.study.Condition;
import org.wardiary.app.archive.ArchivedGame;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredGame;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.page.SampleGame;

/**
 * The games that a report shows in full: of game files, what their owners allow to be published,
 * since reports are passed on.
 *
 * @param readSide reads the games
 * @param views how the games are seen, by the id of their kind; a kind without a view is seen as by
 *     the umpire
 */
public record SampleGames(ReadSide readSide, Map<String, View> views) {

  /**
   * The sample games, ordered by kind.
   *
   * @param shortest for each kind of game, the shortest game that a rule ended
   */
  List<SampleGame> of(Collection<GameSummary> shortest) {
    Set<String> ids = shortest.stream().map(GameSummary::getGameId).collect(Collectors.toSet());
    List<StoredGame> stored = readSide.games(ids);
    return shortest.stream()
        .sorted(Comparator.comparingInt(SampleGames::order).thenComparing(GameSummary::getGame))
        .flatMap(row -> sample(row, stored).stream())
        .toList();
  }

  /** The games with complete rules in display order, then those that are recorded only. */
  private static int order(GameSummary row) {
    List<String> ids = Games.all().stream().map(Game::id).toList();
    int index = ids.indexOf(row.getGame());
    return index < 0 ? ids.size() : index;
  }

  private Optional<SampleGame> sample(GameSummary row, List<StoredGame> stored) {
    return stored.stream()
        .filter(game -> game.gameId().equals(row.getGameId()))
        .findFirst()
        .map(game -> sample(row, ArchivedGame.of(game, readSide).published()));
  }

  private SampleGame sample(GameSummary row, GameHistory history) {
    View view =
        Optional.ofNullable(views.get(row.getGame()))
            .orElseGet(() -> View.ofUmpire(history.setup().game()));
    return sample(row, history, view);
  }

  /** A game in words, with its last position as a picture. */
  public static SampleGame sample(GameSummary row, GameHistory history, View view) {
    String title =
        Text.of(
            "%s: %s, round %s, %s against %s, %s%s",
            view.game().title(),
            row.getEvent(),
            row.getRound(),
            row.getFirstPlayer(),
            row.getSecondPlayer(),
            ending(row),
            view.side().map(side -> Text.of(", as %s saw it", side)).orElse(""));
    String text = history.account(history.length(), view).text();
    return new SampleGame(row.getGame(), title, text, picture(history, view));
  }

  private static Optional<Scene> picture(GameHistory history, View view) {
    return GamePresentations.picture(view.game().id())
        .map(board -> board.full(history.drawn(history.at(history.length()), view)));
  }

  private static String ending(GameSummary row) {
    String how = Condition.of(row.getTermination()).label();
    return row.getSides().contains(row.getResult())
        ? Text.of("won by %s (%s)", row.getResult(), how)
        : Text.of("drawn (%s)", how);
  }
}
