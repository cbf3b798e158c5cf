package org.wardiary.reports.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.text.Text;
import org.wardiary.reports.play.PlayRefused;
import org.wardiary.reports.play.PlayedGames;
import org.wardiary.reports.play.PlayedGames.OpenedGame;

/**
 * Played games over HTTP: {@code play/games.json} opens a game and lists open games, {@code
 * play/games/ID.json} returns the state of a game and takes the requests of its seats, {@code
 * play/games/ID/changes} announces changes of its state. The key of a seat is in the {@code
 * Authorization} header, which a page elsewhere cannot make a browser send. The browser that opens
 * a game gets a cookie, by which only it gets the list of the games that it opened.
 */
final class PlayRoutes {

  /** Path at which a game is opened, and open games are listed. */
  static final String OPEN = "play/games.json";

  private static final Pattern GAME = Pattern.compile("play/games/([0-9a-f]{16})\\.json");
  private static final Pattern CHANGES = Pattern.compile("play/games/([0-9a-f]{16})/changes");
  private static final String OWNER = "wardiary-owner";
  private static final String KEPT = "; Path=/play/; Max-Age=34560000; HttpOnly; SameSite=Strict";
  private static final Pattern BEARER = Pattern.compile("Bearer ([0-9a-f]{1,100})");
  private static final int LONGEST = 64 << 10;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final LiveSite site;
  private final Watchers watchers = new Watchers();

  PlayRoutes(LiveSite site) {
    this.site = site;
  }

  /** Whether a path takes {@code POST}. */
  static boolean takesPost(String path) {
    return path.equals(OPEN) || GAME.matcher(path).matches();
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
      return Optional.of(
          Answer.json(games().list(owner(context), site.now().input()::hasEnded).toString()));
    }
    Matcher game = GAME.matcher(path);
    return game.matches()
        ? Optional.of(Answer.json(games().state(game.group(1), key(context)).toString()))
        : Optional.empty();
  }

  /** Carries out a request. */
  void post(Context context) {
    String path = context.req().getRequestURI().substring(1);
    JsonNode request = request(context);
    ObjectNode answer;
    if (path.equals(OPEN)) {
      requireThisMachine(context);
      OpenedGame opened = games().open(request, owner(context));
      context.header("Set-Cookie", OWNER + "=" + opened.owner() + KEPT);
      answer = opened.json();
      context.status(201);
    } else {
      Matcher game = GAME.matcher(path);
      if (!game.matches()) {
        throw new Refusal(404, "expected the path of a game");
      }
      answer = games().act(game.group(1), key(context), request);
      watchers.look(games(), game.group(1));
    }
    context.header("Cache-Control", "no-store");
    context.contentType("application/json");
    context.result(answer + "\n");
  }

  /**
   * Requires a client on this machine, since opening a game writes to its owner's archive and the
   * list has keys.
   */
  private static void requireThisMachine(Context context) {
    try {
      if (!InetAddress.getByName(context.req().getRemoteAddr()).isLoopbackAddress()) {
        throw new Refusal(
            403,
            "expected games to be opened and listed on the server's own machine but this is another");
      }
    } catch (UnknownHostException e) {
      throw new Refusal(403, "expected an address of the machine but got none");
    }
  }

  /**
   * Reads the body of a request of the site's own pages; other pages cannot send JSON without a
   * preflight.
   */
  private static JsonNode request(Context context) {
    String type = Optional.ofNullable(context.req().getContentType()).orElse("");
    if (!type.toLowerCase(Locale.ROOT)
        .replace(" ", "")
        .matches("application/json(;charset=utf-8)?")) {
      throw new Refusal(415, Text.of("expected application/json but got '%s'", shown(type)));
    }
    String host = Optional.ofNullable(context.header("Host")).orElse("");
    String origin = Optional.ofNullable(context.header("Origin")).orElse("");
    String fetched = Optional.ofNullable(context.header("Sec-Fetch-Site")).orElse("same-origin");
    boolean own = origin.isEmpty() || origin.replaceFirst("^https?://", "").equalsIgnoreCase(host);
    if (!own || !fetched.equals("same-origin")) {
      throw new Refusal(403, "expected a request of this site's own pages but got another");
    }
    try (InputStream in = context.req().getInputStream()) {
      byte[] body = in.readNBytes(LONGEST + 1);
      if (body.length > LONGEST) {
        throw new Refusal(413, Text.of("expected at most %d bytes but got more", LONGEST));
      }
      JsonNode request = MAPPER.readTree(body);
      if (!request.isObject()) {
        throw new Refusal(400, "expected a JSON object but got something else");
      }
      return request;
    } catch (JsonProcessingException e) {
      throw new Refusal(400, "expected a JSON object but got something else");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String shown(String text) {
    return text.length() <= 60 ? text : text.substring(0, 60) + "...";
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
      throw new Refusal(403, "expected 'Authorization: Bearer KEY' but got another");
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
    watchers.add(client, game.group(1), key, games().version(game.group(1), key));
  }

  private static Matcher watched(Context context) {
    return CHANGES.matcher(context.req().getRequestURI().substring(1));
  }

  /**
   * Requires that the game can be watched if the path is that of the changes of one.
   *
   * @throws PlayRefused if there is no such game, or the key is not one of its keys
   */
  void requireWatchable(Context context) {
    Matcher game = watched(context);
    if (game.matches()) {
      games().version(game.group(1), key(context));
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
