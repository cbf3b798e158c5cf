package org.wardiary.reports;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.EventChain;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.fold.SummaryFold;
import org.wardiary.projector.fold.TallyFold;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;

/** The bundled tournaments, refereed, told and folded as the program does it, without a log. */
public final class Tournaments {

  private static final MessageCodec<GameEvent> CODEC = Codecs.events(WriterSchemas.released());
  private static final Map<String, Tournament> READ = new ConcurrentHashMap<>();

  private Tournaments() {}

  /**
   * A tournament.
   *
   * @param archive the read side's rows of its games
   * @param verdicts what the referee said, in the order of the record
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
    return Text.of("/records/%s-tournament.wdr", game.replace('/', '-'));
  }

  /** The bundled tournament of a kind of game. */
  public static Tournament of(String game) {
    return READ.computeIfAbsent(game, Tournaments::read);
  }

  private static Tournament read(String game) {
    String name = name(game);
    Archive.Builder archive = new Archive.Builder();
    List<Verdict> verdicts = new ArrayList<>();
    try (InputStream in = Tournaments.class.getResourceAsStream(name);
        RecordReader reader = new RecordReader(in, name)) {
      Referee referee = new Referee(MapLibrary.bundled());
      for (Optional<GameText> text = reader.next(); text.isPresent(); text = reader.next()) {
        Verdict.Accepted accepted = (Verdict.Accepted) referee.judge(text.get());
        verdicts.add(accepted);
        fold(events(accepted), archive);
      }
    } catch (IOException e) {
      throw new IllegalStateException("expected to read " + name, e);
    }
    return new Tournament(archive.build(), List.copyOf(verdicts));
  }

  private static List<GameEvent> events(Verdict.Accepted accepted) {
    EventChain chain = new EventChain(CODEC, Chain.begin(accepted.gameId()));
    List<GameEvent> events = new ArrayList<>();
    new EventEmitter(MapLibrary.bundled())
        .emit(
            accepted,
            told ->
                events.add(
                    CODEC.decode(chain.next(told.ply(), told.turn(), told.side(), told.body()))));
    return events;
  }

  private static void fold(List<GameEvent> events, Archive.Builder archive) {
    archive.add(folded(new SummaryFold(events.get(0)), events).view());
    archive.add(folded(new TallyFold(events.get(0)), events).view());
    String game = folded(new SummaryFold(events.get(0)), events).view().getGame();
    for (RowKind<?> kind : GameProjections.rows(game)) {
      archive.add(folded(kind.begin().apply(events.get(0)), events).view());
    }
  }

  private static <F extends GameFold<?>> F folded(F fold, List<GameEvent> events) {
    events.stream().skip(1).forEach(fold::fold);
    return fold;
  }
}
