package org.wardiary.reports.search;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.wardiary.analytics.player.ExpectedScores;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.key.BadPosition;
import org.wardiary.events.key.PositionKey;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.ExpectedScore;
import org.wardiary.projector.index.Merge;
import org.wardiary.projector.index.PositionQuery;
import org.wardiary.projector.view.GameSummary;

/**
 * A position to search for.
 *
 * @param setup its game and map
 * @param keys makes the keys of positions of that game and map
 * @param key its key
 * @param position the position, unless only its JSON is known
 */
public record WantedPosition(
    Setup setup, PositionKeys keys, PositionKey key, Optional<Position> position) {

  /** A position of a game. */
  public static WantedPosition of(Position position) {
    PositionKeys keys = new PositionKeys(position.setup());
    return new WantedPosition(
        position.setup(), keys, keys.of(position), Optional.of(position.copy()));
  }

  /**
   * A position as its JSON shows it.
   *
   * @param setup a setup of its game and map
   * @throws InputRefused if it is not such a position; the message says why
   */
  public static WantedPosition of(JsonNode json, Setup setup) {
    PositionKeys keys = new PositionKeys(setup);
    try {
      return new WantedPosition(setup, keys, keys.read(json), Optional.empty());
    } catch (BadPosition e) {
      throw new InputRefused(e.getMessage());
    }
  }

  /** Returns this with the position itself, which was found in a game. */
  public WantedPosition found(Position itself) {
    return new WantedPosition(setup, keys, key, Optional.of(itself));
  }

  /**
   * The position after some more answers.
   *
   * @param answers separated by spaces
   * @throws InputRefused if the position itself is not known, or an answer is not legal
   */
  public WantedPosition after(String answers) {
    Position next =
        position
            .orElseThrow(() -> new InputRefused("expected --answers after GAME@PLY or --game"))
            .copy();
    for (String word : answers.trim().split("\\s+")) {
      for (String answer : next.setup().game().split(word)) {
        long code = next.read(answer);
        if (code == Position.UNREADABLE || !next.isLegal(code)) {
          throw new InputRefused(
              Text.of(
                  "expected a legal answer at ply %d but got '%s': %s",
                  next.ply(), answer, next.rejection(answer).reason()));
        }
        next.play(code, EventSink.NONE);
      }
    }
    return of(next);
  }

  /** The query for this position. */
  public PositionQuery query(Set<Merge> merged, Predicate<String> games) {
    return PositionQuery.of(key, keys, merged).in(games);
  }

  /**
   * The expected scores of the games of its kind.
   *
   * @param games all games, of any kind, including those not asked for, since strengths are
   *     estimated from all games of the players
   */
  public ExpectedScore expected(Collection<GameSummary> games) {
    String kind = setup().game().id();
    return ExpectedScores.of(games.stream().filter(game -> game.getGame().equals(kind)).toList());
  }
}
