package org.wardiary.app.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.app.play.PlayRefused;
import org.wardiary.app.play.PlayedGames;
import org.wardiary.app.play.PlayedGames.OpenedGame;
import org.wardiary.reports.site.SiteInput;

/**
 * Played games over HTTP: {@code play/games.json} opens a game and lists open games, {@code
 * play/games/ID.json} returns the state of a game and takes the requests of its seats, {@code
 * play/games/ID/line.json} says what a line of a recorded game would be, {@code
 * play/games/ID/changes} announces changes of the state. The key of a seat is in the {@code
 * Authorization} header, which a page elsewhere cannot make a browser send. The browser that opens
 * a game gets a cookie, by which only it gets the list of the games that it opened.
 */
final class PlayRoutes {

  /** Path at which a game is opened, and open games are listed. */
  static final String OPEN = "play/games.json";

  private static final Pattern GAME = Pattern.compile("play/games/([0-9a-f]{16})\\.json");
  private static final Pattern LINE = Pattern.compile("play/games/([0-9a-f]{16})/line\\.json");
  private static final Pattern CHANGES = Pattern.compile("play/games/([0-9a-f]{16})/changes");
  private static final String OWNER = "wardiary-owner";
  private static final String KEPT = "; Path=/play/; Max-Age=34560000; HttpOnly; SameSite=Strict";
  private static final String ONLY_HERE =
      "These links open on this machine alone. For links that open on others in your network, start"
          + " the server with 'wardiary serve --address 0.0.0.0'; the game goes on.";
  private static final Pattern BEARER = Pattern.compile("Bearer ([0-9a-f]{1,100})");

  /** Limit on requests to one game at a time; its seats send one after the other. */
  private static final int MOST_REQUESTS = 8;

  private final LiveSite site;
  private final Watchers watchers = new Watchers();
  private final UnderWay requests = new UnderWay(MOST_REQUESTS);

  PlayRoutes(LiveSite site) {
    this.site = site;
  }

  /** Whether a path takes {@code POST}. */
  static boolean takesPost(String path) {
    return path.equals(OPEN) || GAME.matcher(path).matches() || LINE.matcher(path).matches();
  }

  /** Whether a path is that of the changes of a game. */
  static boolean tellsChanges(String path) {
    return CHANGES.matcher(path).matches();
  }

  private PlayedGames games() {
    return site.played();
  }

  /** The list of open games or the state of one, if the path is one of these. */
  Optional<Answer> state(String path, Context context) {
    if (path.equals(OPEN)) {
      requireThisMachine(context);
      context.header("Vary", "Cookie");
      SiteInput input = site.now().input();
      return Optional.of(
          Answer.json(games().list(owner(context), input::hasEnded, input.games()).toString()));
    }
    Matcher game = GAME.matcher(path);
    return game.matches()
        ? Optional.of(
            Answer.json(reached(games().state(game.group(1), key(context)), context).toString()))
        : Optional.empty();
  }

  /** Carries out a request. */
  void post(Context context) {
    String path = context.req().getRequestURI().substring(1);
    JsonBody.require(context);
    ObjectNode answer;
    if (path.equals(OPEN)) {
      requireThisMachine(context);
      OpenedGame opened = games().open(JsonBody.read(context), owner(context));
      context.header("Set-Cookie", OWNER + "=" + opened.owner() + KEPT);
      answer = opened.json();
      context.status(201);
    } else {
      answer = ofGame(path, context);
    }
    reached(answer, context);
    context.header("Cache-Control", "no-store");
    context.contentType("application/json");
    context.result(answer + "\n");
  }

  /**
   * Adds to an answer with keys, for a page that was opened by a name that means another machine
   * elsewhere, the {@code address} with which its links begin, or a {@code note} if there is none.
   */
  private ObjectNode reached(ObjectNode answer, Context context) {
    if (answer.has("keys") && HostNames.isLocal(context.header("Host"))) {
      site.shared()
          .ifPresentOrElse(
              address -> answer.put("address", address.toString()),
              () -> answer.put("note", ONLY_HERE));
    }
    return answer;
  }

  private ObjectNode ofGame(String path, Context context) {
    Matcher line = LINE.matcher(path);
    if (line.matches()) {
      return ofSeat(line.group(1), context, games()::line);
    }
    Matcher game = GAME.matcher(path);
    if (!game.matches()) {
      throw new HttpProblem(404, "expected the path of a game");
    }
    ObjectNode answer = ofSeat(game.group(1), context, games()::act);
    watchers.look(games(), game.group(1));
    return answer;
  }

  /** Answers the request of a seat about a game. */
  private interface SeatRequest {
    ObjectNode answer(String gameId, Optional<String> key, JsonNode request);
  }

  /** Reads a body only for the holder of a key, and few at a time for each game. */
  private ObjectNode ofSeat(String gameId, Context context, SeatRequest wanted) {
    Optional<String> key = key(context);
    games().requireSeat(gameId, key);
    if (!requests.enter(gameId)) {
      throw new HttpProblem(429, "expected fewer requests to this game at a time but got more");
    }
    try {
      return wanted.answer(gameId, key, JsonBody.read(context));
    } finally {
      requests.leave(gameId);
    }
  }

  /**
   * Requires a client on this machine, since opening a game writes to its owner's archive and the
   * list has keys.
   */
  private static void requireThisMachine(Context context) {
    try {
      if (!InetAddress.getByName(context.req().getRemoteAddr()).isLoopbackAddress()) {
        throw new HttpProblem(
            403,
            "expected games to be opened and listed on the server's own machine but this is another");
      }
    } catch (UnknownHostException e) {
      throw new HttpProblem(403, "expected an address of the machine but got none");
    }
  }

  private static Optional<String> owner(Context context) {
    return Optional.ofNullable(context.cookie(OWNER));
  }

  private static Optional<String> key(Context context) {
    String sent = context.header("Authorization");
    if (sent == null) {
      return Optional.empty();
    }
    Matcher bearer = BEARER.matcher(sent);
    if (!bearer.matches()) {
      throw new HttpProblem(403, "expected 'Authorization: Bearer KEY' but got another");
    }
    return Optional.of(bearer.group(1));
  }

  /** Tells a client whenever the state of a game changes in its view. */
  void watch(SseClient client) {
    Context context = client.ctx();
    Matcher game = watched(context);
    if (!game.matches()) {
      client.close();
      return;
    }
    Optional<String> key = key(context);
    String version = games().version(game.group(1), key);
    watchers.add(client, watcher(context, game.group(1), key), version);
  }

  private static Watchers.Watcher watcher(Context context, String gameId, Optional<String> key) {
    String address = ClientAddress.limited(context.req().getRemoteAddr());
    return new Watchers.Watcher(gameId, key, address);
  }

  private static Matcher watched(Context context) {
    return CHANGES.matcher(context.req().getRequestURI().substring(1));
  }

  /**
   * Requires that the game can be watched if the path is that of the changes of one.
   *
   * @throws PlayRefused if there is no such game, or the key is not one of its keys
   * @throws HttpProblem if there is no room for another watcher
   */
  void requireWatchable(Context context) {
    Matcher game = watched(context);
    if (game.matches()) {
      Optional<String> key = key(context);
      games().version(game.group(1), key);
      watchers.requireRoom(watcher(context, game.group(1), key));
    }
  }

  /** Checks whether watched games have changed, and tells those who watch them. */
  void look() {
    if (watchers.any()) {
      watchers.look(games());
    }
  }

  /** Keeps idle connections open. */
  void beat() {
    watchers.beat();
  }

  /** The HTTP status of a refusal. */
  static int status(PlayRefused refused) {
    return switch (refused.kind()) {
      case MALFORMED -> 400;
      case FORBIDDEN -> 403;
      case UNKNOWN -> 404;
      case CONFLICT -> 409;
      case ILLEGAL -> 422;
    };
  }
}
