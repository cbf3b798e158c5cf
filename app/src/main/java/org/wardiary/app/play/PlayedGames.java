package org.wardiary.app.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import org.wardiary.app.live.LiveGames;
import org.wardiary.app.live.LiveOutcome;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.Seat;
import org.wardiary.app.play.PlayRefused.Kind;
import org.wardiary.app.play.SeatKeys.GameKeys;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.history.View;
import org.wardiary.reports.viewer.GameDocument;

/**
 * The games played through this server: opens them, shows their state and carries out requests. A
 * change is on the log when its method returns. Thread-safe.
 */
public final class PlayedGames implements AutoCloseable {

  private static final int KEPT_STATES = 200;
  private static final int KEPT_OUTCOMES = 10_000;
  private static final Duration KEPT_OVER = Duration.ofMinutes(1);

  private record Shown(String gameId, long seq, int seat) {}

  private record Seen(String gameId, long seq, Viewer viewer) {}

  private record Sent(String gameId, int seat, String command) {

    /** Id of the referee's command: the referee remembers it, a server only until it ends. */
    String commandId() {
      String name = Text.of("%s %d %s", gameId, seat, command);
      return UUID.nameUUIDFromBytes(Text.utf8(name)).toString();
    }
  }

  private final LiveGames games;
  private final SeatKeys keys;
  private final Programs programs;
  private final Cache<Shown, PlayState> states =
      Caffeine.newBuilder().maximumSize(KEPT_STATES).executor(Runnable::run).build();
  private final Cache<Seen, GameDocument> documents =
      Caffeine.newBuilder().maximumSize(KEPT_STATES).executor(Runnable::run).build();
  private final Cache<Sent, LiveOutcome> outcomes =
      Caffeine.newBuilder().maximumSize(KEPT_OUTCOMES).executor(Runnable::run).build();

  /**
   * Ids of games that were found ended: not read again for a list until the site knows it too, but
   * not for long, since a correction may let a game go on.
   */
  private final Cache<String, Boolean> over =
      Caffeine.newBuilder().expireAfterWrite(KEPT_OVER).executor(Runnable::run).build();

  /**
   * The games of an archive.
   *
   * @param games plays the games
   * @param keys keys of the seats
   */
  public PlayedGames(LiveGames games, SeatKeys keys) {
    this.games = games;
    this.keys = keys;
    this.programs = new Programs(games);
  }

  /**
   * A game that was opened.
   *
   * @param json its id and the keys of its seats
   * @param owner key of whoever opened it
   */
  public record OpenedGame(ObjectNode json, String owner) {}

  /**
   * Opens a game.
   *
   * @param request {@code tags}, {@code chance}; {@code from} with {@code game} and {@code ply} to
   *     play on from a position of another game
   * @param owner the owner's key that the sender has, if any
   * @throws PlayRefused if the request is malformed or there can be no such game
   */
  public OpenedGame open(JsonNode request, Optional<String> owner) {
    Optional<LivePosition> from =
        request.has(OpenRequest.FROM)
            ? Optional.of(position(OpenRequest.from(request)))
            : Optional.empty();
    LiveOutcome outcome = games.open(OpenRequest.read(request, from));
    if (outcome instanceof LiveOutcome.Refused refused) {
      // the id was drawn here, so only the tags can be wrong
      throw new PlayRefused(Kind.MALFORMED, refused.reason());
    }
    LiveOutcome.Accepted accepted = (LiveOutcome.Accepted) outcome;
    String id = accepted.position().gameId();
    Game game = accepted.position().setup().game();
    GameKeys drawn = keys.draw(id, game.sides().size(), owner);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("id", id);
    links(json, game, drawn);
    return new OpenedGame(json, drawn.owner());
  }

  /**
   * The unfinished games that the holder of an owner's key opened here, latest first, with the keys
   * of their seats.
   *
   * @param owner the key; without one there are none
   * @param ended tells by id of games that are known to have ended, and are not read: most of those
   *     that were ever opened here
   * @param archive the games of the archive
   * @return also {@code files}, the games that can be recorded
   */
  public ObjectNode list(
      Optional<String> owner, Predicate<String> ended, List<GameSummary> archive) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    new FilesJson(games.maps(), json.putArray("files")).add(archive);
    ArrayNode open = json.putArray("games");
    keys.games(owner.orElse("")).stream()
        .filter(id -> over.getIfPresent(id) == null && !ended.test(id))
        .forEach(id -> list(id, open));
    return json;
  }

  private void list(String id, ArrayNode open) {
    LivePosition now;
    try {
      now = position(id);
    } catch (PlayRefused e) {
      // its keys are still here but the game is not: it was withdrawn, or the archive rebuilt
      return;
    }
    if (now.phase() == Phase.ENDED) {
      over.put(id, true);
    } else {
      Game game = now.setup().game();
      ObjectNode one = open.addObject().put("id", id).put("title", game.title());
      PlayState.players(one, now);
      one.put("turn", now.position().turn()).put("phase", PlayState.phase(now));
      keys.of(id).ifPresent(drawn -> links(one, game, drawn));
    }
  }

  private static void links(ObjectNode json, Game game, GameKeys drawn) {
    ObjectNode all = json.putObject("keys").put("director", drawn.director());
    for (int side = 0; side < drawn.sides().size(); side++) {
      all.put(game.sides().get(side), drawn.sides().get(side));
    }
  }

  /**
   * The state of a game for the holder of a key, or for a spectator if there is no key.
   *
   * @throws PlayRefused if there is no such game, or the key is not one of its keys
   */
  public ObjectNode state(String gameId, Optional<String> key) {
    LivePosition now = position(gameId);
    Optional<Seat> seat = seat(now, key);
    return json(now, seat);
  }

  /**
   * The version of a game's state for the holder of a key: equal for equal states.
   *
   * @throws PlayRefused if there is no such game, or the key is not one of its keys
   */
  public String version(String gameId, Optional<String> key) {
    LivePosition now = position(gameId);
    return state(now, seat(now, key)).version();
  }

  private ObjectNode json(LivePosition now, Optional<Seat> seat) {
    ObjectNode json = state(now, seat).with(now);
    if (seat.filter(Seat::isDirector).isPresent()) {
      keys.of(now.gameId()).ifPresent(drawn -> links(json, now.setup().game(), drawn));
    }
    return json;
  }

  private PlayState state(LivePosition now, Optional<Seat> seat) {
    Shown shown = new Shown(now.gameId(), now.seq(), seat.map(PlayedGames::number).orElse(-2));
    PlayState known = states.getIfPresent(shown);
    if (known == null) {
      known = PlayState.of(now, seat, view -> document(now, view));
      states.put(shown, known);
    }
    return known;
  }

  /** Returns the document of a view; all viewers who see everything share one. */
  private GameDocument document(LivePosition now, View view) {
    Seen seen = new Seen(now.gameId(), now.seq(), view.viewer());
    GameDocument known = documents.getIfPresent(seen);
    if (known == null) {
      known = PlayState.document(now, view);
      documents.put(seen, known);
    }
    return known;
  }

  private static int number(Seat seat) {
    return seat.side().orElse(-1);
  }

  private LivePosition position(String gameId) {
    try {
      LivePosition now = games.position(gameId);
      if (keys.of(now.gameId()).isPresent()) {
        programs.tend(now);
      }
      return now;
    } catch (InputRefused e) {
      throw new PlayRefused(Kind.UNKNOWN, Text.of("expected a game's id but got '%s'", gameId));
    }
  }

  /** The seat of the holder of a key; empty without a key. */
  private Optional<Seat> seat(LivePosition now, Optional<String> key) {
    if (key.isEmpty()) {
      return Optional.empty();
    }
    int number =
        keys.of(now.gameId())
            .flatMap(drawn -> drawn.seat(key.get()))
            .orElseThrow(
                () ->
                    new PlayRefused(
                        Kind.FORBIDDEN,
                        "expected the key of a seat of this game, as kept by the server that opened"
                            + " it, but got another"));
    if (number < 0) {
      return Optional.of(Seat.director("director"));
    }
    String side = now.setup().game().sides().get(number);
    String name = now.setup().tags().get(side).filter(it -> !it.isBlank()).orElse(side);
    return Optional.of(Seat.side(number, name));
  }

  private Seat requiredSeat(LivePosition now, Optional<String> key) {
    return seat(now, key)
        .orElseThrow(
            () ->
                new PlayRefused(
                    Kind.FORBIDDEN, "expected the key of a seat of this game but got none"));
  }

  /**
   * Requires the key of a seat, for what needs one to be asked at all.
   *
   * @throws PlayRefused if there is no such game, or the key is not one of its keys
   */
  public void requireSeat(String gameId, Optional<String> key) {
    requiredSeat(position(gameId), key);
  }

  /**
   * Carries out a request of a seat. A request with a {@code command} that the seat has sent before
   * is not carried out again.
   *
   * @param request {@code do}, {@code seen}, {@code command}, and the fields that {@code do} needs
   * @return the state of the game afterwards
   * @throws PlayRefused if it is not carried out
   */
  public synchronized ObjectNode act(String gameId, Optional<String> key, JsonNode request) {
    LivePosition now = position(gameId);
    Seat seat = requiredSeat(now, key);
    Sent sent = new Sent(now.gameId(), number(seat), PlayRequest.text(request, "command", 100));
    LiveOutcome outcome = outcomes.getIfPresent(sent);
    if (outcome == null) {
      PlayState state = state(now, Optional.of(seat));
      boolean current = PlayRequest.text(request, "seen", 100).equals(state.seen());
      long seen = seen(request, state, current);
      outcome = new PlayRequest(games, seat, now, seen, sent.commandId()).act(request);
      outcomes.put(sent, outcome);
    }
    if (outcome instanceof LiveOutcome.Accepted) {
      return json(position(now.gameId()), Optional.of(seat));
    }
    throw refused(outcome, seat);
  }

  /**
   * What a line of a recorded game would be, for a seat that is about to give it; nothing is
   * stored.
   *
   * @param request {@code line}, {@code pointed}
   * @throws PlayRefused if it is malformed, the key is none of a seat, or the game is not recorded
   */
  public ObjectNode line(String gameId, Optional<String> key, JsonNode request) {
    LivePosition now = position(gameId);
    requiredSeat(now, key);
    return LineJson.of(now, request);
  }

  /**
   * The {@code seq} that the sender saw. A side that does not see everything is not told it; its
   * request counts as based on the present state if it has seen all that it may see.
   */
  private static long seen(JsonNode request, PlayState state, boolean current) {
    if (state.seen().chars().allMatch(c -> c >= '0' && c <= '9') && state.seen().length() < 19) {
      String text = PlayRequest.text(request, "seen", 100);
      if (!text.matches("[0-9]{1,18}")) {
        throw PlayRefused.malformed("the 'seen' of a state of this game", "'" + text + "'");
      }
      return Long.parseLong(text);
    }
    return current ? PlayRequest.PRESENT : PlayRequest.PAST;
  }

  private static PlayRefused refused(LiveOutcome outcome, Seat seat) {
    if (outcome instanceof LiveOutcome.Refused refused) {
      return new PlayRefused(Kind.CONFLICT, refused.reason());
    }
    if (outcome instanceof LiveOutcome.Overtaken overtaken) {
      Game game = overtaken.position().setup().game();
      return new PlayRefused(
          Kind.CONFLICT,
          overtaken.position().isRecorded()
              ? meanwhile(overtaken.position())
              : overtaken.reason(seat.viewer(game)));
    }
    LiveOutcome.Illegal illegal = (LiveOutcome.Illegal) outcome;
    Game game = illegal.position().setup().game();
    var why = illegal.why(seat.viewer(game));
    return new PlayRefused(Kind.ILLEGAL, why.reason(), why.rule(), why.nearest());
  }

  private static String meanwhile(LivePosition now) {
    String last = now.answers().isEmpty() ? "" : now.answers().get(now.ply() - 1);
    return Text.of(
        "expected the game as you saw it but somebody else has changed it since (last: %s); look"
            + " at it, then record yours",
        last);
  }

  /** Lets no program answer any more. */
  @Override
  public void close() {
    programs.close();
  }
}
