package org.wardiary.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.DecisionFold;
import org.wardiary.projector.fold.SummaryFold;
import org.wardiary.projector.fold.TallyFold;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.testkit.Folded;

/**
 * The bundled tournaments, judged, emitted and folded as the program does it, but without a log.
 */
public final class Tournaments {

  private static final Map<String, Tournament> READ = new ConcurrentHashMap<>();

  private Tournaments() {}

  /**
   * A tournament.
   *
   * @param archive the read side's rows of its games
   * @param verdicts the referee's verdicts, in the order of the record
   */
  public record Tournament(Archive archive, List<Verdict> verdicts) {

    /** Its games: all of one kind. */
    public GameSet set() {
      return archive.sets().get(0);
    }
  }

  /** Ids of the games that have a bundled tournament. */
  public static List<String> ids() {
    return Games.all().stream()
        .map(Game::id)
        .filter(id -> Tournaments.class.getResource(name(id)) != null)
        .toList();
  }

  private static String name(String game) {
    return Text.of("/bundled/%s-tournament.wdr", game.replace('/', '-'));
  }

  /** The bundled tournament of a kind of game. */
  public static Tournament of(String game) {
    return READ.computeIfAbsent(game, Tournaments::read);
  }

  /** The records of the bundled tournament of a kind of game. */
  public static List<GameText> records(String game) {
    String name = name(game);
    return GameData.read(Tournaments.class.getResourceAsStream(name), name);
  }

  private static Tournament read(String game) {
    Archive.Builder archive = new Archive.Builder();
    List<Verdict> verdicts = new ArrayList<>();
    for (GameText text : records(game)) {
      Verdict.Accepted accepted = GameData.accepted(text);
      verdicts.add(accepted);
      fold(PlayedGames.played(accepted).events(), archive);
    }
    return new Tournament(archive.build(), List.copyOf(verdicts));
  }

  /** Adds the rows of a game. */
  public static void fold(List<GameEvent> events, Archive.Builder archive) {
    archive.add(Folded.of(new SummaryFold(events.get(0)), events).view());
    archive.add(Folded.of(new TallyFold(events.get(0)), events).view());
    archive.add(Folded.of(new DecisionFold(events.get(0)), events).view());
    String game = Folded.of(new SummaryFold(events.get(0)), events).view().getGame();
    for (RowKind<?> kind : GameProjections.rows(game)) {
      archive.add(Folded.of(kind.begin().apply(events.get(0)), events).view());
    }
  }
}
