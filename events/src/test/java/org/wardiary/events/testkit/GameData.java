package org.wardiary.events.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Setups.Resolved;
import org.wardiary.events.referee.Verdict;

/** The games and their files under {@code src/test/resources/games/GAME/}. */
public final class GameData {

  /** Setups on the bundled maps. */
  public static final Setups SETUPS = new Setups(MapLibrary.bundled());

  /** A referee with the bundled maps. */
  public static final Referee REFEREE = new Referee(SETUPS);

  private GameData() {}

  /** All games, for parameterized tests. */
  public static List<Game> games() {
    return Games.all();
  }

  /** Ids of all games, for parameterized tests. */
  public static List<String> ids() {
    return games().stream().map(Game::id).toList();
  }

  /** A file of a game's test resources, as it is in the source tree. */
  public static Path file(Game game, String name) {
    return Path.of("src/test/resources/games", game.id(), name);
  }

  /** A stream on a file of a game's test resources. */
  public static InputStream open(Game game, String name) {
    String resource = "/games/" + game.id() + "/" + name;
    InputStream in = GameData.class.getResourceAsStream(resource);
    if (in == null) {
      throw new AssertionError("expected a test resource " + resource + " but there is none");
    }
    return in;
  }

  /** All games of a record file. */
  public static List<GameText> read(InputStream in, String name) {
    List<GameText> games = new ArrayList<>();
    try (RecordReader reader = new RecordReader(in, name)) {
      for (var game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return games;
  }

  /** The only game of a record text. */
  public static GameText one(String record) {
    try (RecordReader reader = RecordReader.of(record, "test.wdr")) {
      return reader.next().orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The verdict on a record. */
  public static Verdict judge(String record) {
    return REFEREE.judge(one(record));
  }

  /** An accepted record; fails with the problem if it is not accepted. */
  public static Verdict.Accepted accepted(GameText text) {
    Verdict verdict = REFEREE.judge(text);
    if (verdict instanceof Verdict.Refused refused) {
      throw new AssertionError("expected acceptance but " + refused.problem().message());
    }
    return (Verdict.Accepted) verdict;
  }

  /** The tags of a plain game. */
  public static Tags tags(Game game, int first) {
    return new Tags(
        List.of(new Pair("Game", game.id()), new Pair("First", game.sides().get(first))));
  }

  /** The setup of a plain game on the standard map. */
  public static Setup setup(Game game, int first) {
    return setup(tags(game, first));
  }

  /** The setup that tags describe; fails with the reason if they are bad. */
  public static Setup setup(Tags tags) {
    Resolved resolved = SETUPS.of(tags);
    if (resolved instanceof Resolved.Bad bad) {
      throw new AssertionError("expected good tags but " + bad.rejection());
    }
    return ((Resolved.Ready) resolved).setup();
  }
}
