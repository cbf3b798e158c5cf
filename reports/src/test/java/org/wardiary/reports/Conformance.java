package org.wardiary.reports;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;

/** The conformance games, refereed and told: real input for tests of what people see. */
public final class Conformance {

  private static final Path GAMES = Path.of("../events/src/test/resources/games");

  private Conformance() {}

  /**
   * A game with its events.
   *
   * @param accepted what the referee said
   * @param events all of them, in order
   */
  public record Played(Verdict.Accepted accepted, List<EmittedEvent> events) {}

  /** Ids of all games. */
  public static List<String> ids() {
    return Games.all().stream().map(Game::id).toList();
  }

  /** The first games of a game's conformance file. */
  public static List<Played> games(String id, int limit) throws IOException {
    MapLibrary maps = MapLibrary.bundled();
    Referee referee = new Referee(maps);
    List<Played> games = new ArrayList<>();
    Path file = GAMES.resolve(id).resolve("conformance.wdr");
    try (RecordReader reader = new RecordReader(Files.newInputStream(file), file.toString())) {
      Optional<GameText> text = reader.next();
      while (text.isPresent() && games.size() < limit) {
        Verdict.Accepted accepted = (Verdict.Accepted) referee.judge(text.get());
        List<EmittedEvent> events = new ArrayList<>();
        new EventEmitter(maps).emit(accepted, events::add);
        games.add(new Played(accepted, events));
        text = reader.next();
      }
    }
    return games;
  }
}
