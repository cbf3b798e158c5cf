package org.wardiary.events.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/** Games with their events: those of the conformance records, and simulated ones. */
public final class PlayedGames {

  /** The codec of events. */
  public static final MessageCodec<GameEvent> CODEC = Codecs.events(WriterSchemas.released());

  private static final int LONGEST = 400;
  private static final Map<String, List<PlayedGame>> READ = new ConcurrentHashMap<>();

  private PlayedGames() {}

  /**
   * A game that was played.
   *
   * @param id its id
   * @param messages its messages in order
   * @param events the events in them
   * @param accepted the referee's verdict
   */
  public record PlayedGame(
      String id, List<byte[]> messages, List<GameEvent> events, Verdict.Accepted accepted) {

    /** Its first event. */
    public GameEvent first() {
      return events.get(0);
    }

    /** Number of answers. */
    public int plies() {
      return accepted.sequence().length();
    }

    /** The bodies of its events of one kind. */
    public <B> List<B> bodies(Class<B> kind) {
      return events.stream()
          .map(GameEvent::getBody)
          .filter(kind::isInstance)
          .map(kind::cast)
          .toList();
    }

    /** Its events without the log's envelope. */
    public List<EmittedEvent> emitted() {
      return events.stream()
          .map(e -> new EmittedEvent(e.getPly(), e.getTurn(), e.getSide(), body(e)))
          .toList();
    }

    private static SpecificRecord body(GameEvent event) {
      return (SpecificRecord) event.getBody();
    }

    @Override
    public String toString() {
      return Text.of("game %s of %d events", id, events.size());
    }
  }

  /** All games of a game's conformance record. */
  public static List<PlayedGame> of(Game game) {
    return READ.computeIfAbsent(game.id(), id -> read(game));
  }

  /** The lines of a game's conformance trace: every position of every game. */
  public static List<String> trace(Game game) {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(GameData.open(game, "conformance.trace.jsonl.gz")),
                StandardCharsets.UTF_8))) {
      return in.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<PlayedGame> read(Game game) {
    return GameData.read(GameData.open(game, "conformance.wdr"), "conformance.wdr").stream()
        .map(GameData::accepted)
        .map(PlayedGames::played)
        .toList();
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
    return played(
        new Simulation(GameData.SETUPS).play(new PlannedGame(tags, players, seed, LONGEST)));
  }

  /** A game as the log holds it. */
  public static PlayedGame played(Verdict.Accepted accepted) {
    String id = accepted.gameId();
    EventChain chain = new EventChain(CODEC, Chain.begin(id));
    List<byte[]> messages = new ArrayList<>();
    new EventEmitter(MapLibrary.bundled())
        .emit(
            accepted,
            event ->
                messages.add(chain.next(event.ply(), event.turn(), event.side(), event.body())));
    return new PlayedGame(id, messages, messages.stream().map(CODEC::decode).toList(), accepted);
  }
}
