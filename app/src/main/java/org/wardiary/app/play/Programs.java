package org.wardiary.app.play;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.app.live.LiveGames;
import org.wardiary.app.live.LiveOutcome;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.LiveRequest;
import org.wardiary.app.live.Offer;
import org.wardiary.app.live.Seat;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.game.RatedPlayer;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.play.Players;

/**
 * Built-in players that play sides of games opened here: those whose tags say that a program plays
 * a side, with a name from the game's ladder. They answer when somebody looks at the game, one game
 * after the other, agree to take answers back, and decline draws. Thread-safe.
 */
final class Programs implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Programs.class);
  private static final int KEPT_PLAYERS = 32;

  /** One edition of a game: after a take-back a player begins anew. */
  private record Chair(String gameId, int edition, int side) {}

  private final LiveGames games;
  private final SecureRandom random = new SecureRandom();
  private final Set<String> busy = ConcurrentHashMap.newKeySet();
  private final Cache<Chair, Player> players =
      Caffeine.newBuilder().maximumSize(KEPT_PLAYERS).executor(Runnable::run).build();
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "programs");
            thread.setDaemon(true);
            return thread;
          });

  Programs(LiveGames games) {
    this.games = games;
  }

  /** Sides of a game that a program of the ladder plays. */
  static List<String> sides(LivePosition now) {
    Game game = now.setup().game();
    Tags tags = now.setup().tags();
    List<String> known = game.ladder().stream().map(RatedPlayer::name).toList();
    return game.sides().stream()
        .filter(side -> tags.isProgram(side) && tags.get(side).filter(known::contains).isPresent())
        .toList();
  }

  /** Lets a program do what it has to do in a game, if anything, in the background. */
  void tend(LivePosition now) {
    if (now.phase() == Phase.OPEN && !sides(now).isEmpty() && due(now) && busy.add(now.gameId())) {
      worker.execute(() -> play(now.gameId()));
    }
  }

  private void play(String gameId) {
    try {
      LivePosition now = games.position(gameId);
      while (due(now) && !worker.isShutdown()) {
        LiveOutcome outcome = act(now);
        if (outcome instanceof LiveOutcome.Refused || outcome instanceof LiveOutcome.Illegal) {
          LOG.warn("game {}: the program's answer was refused: {}", gameId, outcome);
          return;
        }
        now = games.position(gameId);
      }
    } catch (RuntimeException e) {
      LOG.warn("game {}: the program does not answer", gameId, e);
    } finally {
      busy.remove(gameId);
    }
  }

  /** Whether a program has something to do. */
  private static boolean due(LivePosition now) {
    if (now.phase() != Phase.OPEN || now.decides().isEmpty()) {
      return false;
    }
    return offered(now).isPresent() || draws(now) || asked(now).isPresent();
  }

  /** What a person offers a program. */
  private static Optional<Offer> offered(LivePosition now) {
    List<String> names = now.setup().game().sides();
    return now.offer().filter(offer -> sides(now).contains(names.get(1 - offer.side())));
  }

  /** Whether chance decides and no generator draws. */
  private static boolean draws(LivePosition now) {
    return now.position().question().decides() == Question.CHANCE
        && RandomTag.of(now.setup().tags()).isEmpty();
  }

  /** The side that is asked, if a program plays it. */
  private static Optional<Integer> asked(LivePosition now) {
    List<String> names = now.setup().game().sides();
    int decides = now.position().question().decides();
    return decides >= 0 && decides < names.size() && sides(now).contains(names.get(decides))
        ? Optional.of(decides)
        : Optional.empty();
  }

  private LiveOutcome act(LivePosition now) {
    LiveRequest request = LiveRequest.after(now);
    if (offered(now).isPresent()) {
      return agree(now, offered(now).get());
    }
    Position position = now.position();
    if (draws(now)) {
      int drawn = 1 + random.nextInt(position.chanceCases());
      String answer = position.write(position.chanceAnswer(drawn));
      return games.give(Seat.director("computer"), request, List.of(answer), List.of());
    }
    return answer(now, request, asked(now).orElseThrow());
  }

  /**
   * Gives all answers up to the next question to somebody else in one command: on the log, each
   * command takes longer than a player thinks. A side may give only one, as while clocks run.
   */
  private LiveOutcome answer(LivePosition now, LiveRequest request, int side) {
    Position position = now.position();
    List<String> answers = new ArrayList<>();
    do {
      long code = choose(now, position, side);
      answers.add(position.write(code));
      position.play(code, event -> {});
    } while (now.clocks().isEmpty() && position.question().decides() == side);
    Seat seat = answers.size() == 1 ? seat(now, side) : Seat.director(name(now, side));
    return games.give(seat, request, answers, List.of());
  }

  private LiveOutcome agree(LivePosition now, Offer offer) {
    Seat seat = seat(now, 1 - offer.side());
    LiveRequest request = LiveRequest.after(now);
    if (offer.what() == Offer.What.DRAW) {
      return games.decline(seat, request);
    }
    boolean hides = now.setup().game().visibility().hidesInformation();
    Seat who = hides ? Seat.director(seat.name()) : seat;
    return games.takeBack(who, request, offer.ply(), "");
  }

  private long choose(LivePosition now, Position position, int side) {
    Game game = now.setup().game();
    Player player =
        players.get(
            new Chair(now.gameId(), now.edition(), side),
            chair -> Players.named(name(now, side), game).forOneGame());
    AnswerList legal = new AnswerList();
    position.legal(legal);
    return player.choose(position, legal, new RandomDraws(random.nextLong()));
  }

  private static String name(LivePosition now, int side) {
    return now.setup().tags().get(now.setup().game().sides().get(side)).orElseThrow();
  }

  private static Seat seat(LivePosition now, int side) {
    return Seat.side(side, name(now, side));
  }

  @Override
  public void close() {
    worker.shutdown();
  }
}
