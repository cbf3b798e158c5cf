package org.wardiary.reports.told;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.recorded.proof.Proof;
import org.wardiary.events.game.recorded.proof.ToldGames;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.reports.Tournaments;

/**
 * The read side's rows of some games, as they were played and as they were told.
 *
 * @param games each game
 */
record ToldTournament(List<Pair> games) {

  /** A game as it was played by complete rules, and as it was recorded. */
  record Pair(PlayedGames.PlayedGame game, PlayedGame played, PlayedGame recorded) {

    /** The pair with other rows of the recorded game. */
    Pair with(RecordedRows rows) {
      OwnRows own = OwnRows.NONE.with(RecordedRows.class, rows);
      return new Pair(game, played, new PlayedGame(recorded.summary(), recorded.curve(), own));
    }
  }

  /** Plays games with the numbers from 0 and tells them. */
  static ToldTournament of(ToldGames of, IntFunction<Verdict.Accepted> games, int size, Path to) {
    Proof proof = new Proof(to);
    List<Pair> pairs = new ArrayList<>();
    for (int number = 0; number < size; number++) {
      Verdict.Accepted accepted = games.apply(number);
      PlayedGames.PlayedGame game = PlayedGames.played(accepted);
      PlayedGames.PlayedGame told = proof.recorded(of.told(accepted));
      pairs.add(new Pair(game, folded(game.events()), folded(told.events())));
    }
    return new ToldTournament(pairs);
  }

  private static PlayedGame folded(List<GameEvent> events) {
    Archive.Builder archive = new Archive.Builder();
    Tournaments.fold(events, archive);
    return archive.build().sets().get(0).games().get(0);
  }

  /** The tables of the games as they were played. */
  Tables played(GameInfo info) {
    return new Tables(tables(games.stream().map(Pair::played).toList(), info));
  }

  /** The tables of the games as they were recorded. */
  Tables recorded() {
    return recorded(game -> game);
  }

  /** As {@link #recorded()}, with other rows for each game. */
  Tables recorded(UnaryOperator<Pair> with) {
    List<PlayedGame> all = games.stream().map(with).map(Pair::recorded).toList();
    return new Tables(tables(all, GameInfo.plain(all.get(0).summary().getGame())));
  }

  private static List<Table> tables(List<PlayedGame> games, GameInfo info) {
    List<PlayedGame> sorted =
        games.stream().sorted(Comparator.comparing(game -> game.summary().getGameId())).toList();
    return Studies.tables(new GameSet(info.game(), sorted), info);
  }
}
