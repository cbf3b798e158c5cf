package org.wardiary.projector;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Tags;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.EventChain;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Match;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.game.RowKind;

/** The games of the conformance records, as the referee tells them. */
public final class PlayedGames {

  /** The codec of events. */
  public static final MessageCodec<GameEvent> CODEC = Codecs.events(WriterSchemas.released());

  private static final int LONGEST = 400;
  private static final Path GAMES = Path.of("../events/src/test/resources/games");
  private static final Map<String, List<PlayedGame>> READ = new ConcurrentHashMap<>();

  private PlayedGames() {}

  /**
   * A game that was played.
   *
   * @param id its id
   * @param messages its messages in order
   * @param events the events in them
   * @param accepted what the referee said
   */
  public record PlayedGame(
      String id, List<byte[]> messages, List<GameEvent> events, Verdict.Accepted accepted) {

    /** Its first event. */
    public GameEvent first() {
      return events.get(0);
    }

    /** Number of answers. */
    public int plies() {
      return accepted.course().length();
    }

    /** The bodies of its events of one kind. */
    public <B> List<B> bodies(Class<B> kind) {
      return events.stream()
          .map(GameEvent::getBody)
          .filter(kind::isInstance)
          .map(kind::cast)
          .toList();
    }

    /** The view that a fold makes of it. */
    public <V extends SpecificRecord> V view(RowKind<V> kind) {
      GameFold<V> fold = kind.begin().apply(first());
      events.subList(1, events.size()).forEach(fold::fold);
      return fold.view();
    }

    @Override
    public String toString() {
      return Text.of("game %s of %d events", id, events.size());
    }
  }

  /** All games of a game's conformance record. */
  public static List<PlayedGame> of(Game game) {
    return READ.computeIfAbsent(game.id(), PlayedGames::read);
  }

  /** The lines of a game's conformance trace: every position of every game. */
  public static List<String> trace(Game game) {
    Path file = GAMES.resolve(game.id()).resolve("conformance.trace.jsonl.gz");
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      return in.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<PlayedGame> read(String id) {
    Path file = GAMES.resolve(id).resolve("conformance.wdr");
    List<PlayedGame> games = new ArrayList<>();
    try (RecordReader reader = new RecordReader(Files.newInputStream(file), file.toString())) {
      Referee referee = new Referee(MapLibrary.bundled());
      for (Optional<GameText> text = reader.next(); text.isPresent(); text = reader.next()) {
        games.add(played((Verdict.Accepted) referee.judge(text.get())));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(games);
  }

  /** A game between two aggressive players; the same seed gives the same game. */
  public static PlayedGame simulated(Game game, int seed) {
    Tags tags =
        new Tags(
            List.of(
                new Tags.Pair("Game", game.id()),
                new Tags.Pair("Round", Integer.toString(seed)),
                new Tags.Pair("First", game.sides().get(seed % 2))));
    List<Player> players = List.of(game.aggressive(), game.aggressive());
    Setups setups = new Setups(MapLibrary.bundled());
    return played(new Simulation(setups).play(new Match(tags, players, seed, LONGEST)));
  }

  /** A game as the log holds it. */
  public static PlayedGame played(Verdict.Accepted accepted) {
    String id = accepted.gameId();
    EventChain chain = new EventChain(CODEC, Chain.begin(id));
    List<byte[]> messages = new ArrayList<>();
    new EventEmitter(MapLibrary.bundled())
        .emit(
            accepted,
            told -> messages.add(chain.next(told.ply(), told.turn(), told.side(), told.body())));
    return new PlayedGame(id, messages, messages.stream().map(CODEC::decode).toList(), accepted);
  }
}
