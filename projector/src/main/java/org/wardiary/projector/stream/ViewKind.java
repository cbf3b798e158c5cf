package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.log.Topic;
import org.wardiary.projector.fold.BoardFold;
import org.wardiary.projector.fold.BoardViewFold;
import org.wardiary.projector.fold.DecisionFold;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.fold.SummaryFold;
import org.wardiary.projector.fold.TallyFold;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.view.BoardView;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.Tally;

/**
 * A view of games that the projector writes: one message per game, keyed by the game's id, on a
 * compacted topic of its own.
 *
 * @param <V> the message
 * @param topic where it is written
 * @param view the message's generated class
 * @param when when it is written
 * @param begin makes a fold from a game's first event and its board; empty if the game has no such
 *     view
 */
public record ViewKind<V extends SpecificRecord>(
    Topic topic,
    Class<V> view,
    Publication when,
    BiFunction<GameEvent, BoardFold, Optional<GameFold<V>>> begin) {

  /** When a view is written. */
  public enum Publication {
    /** Soon after a question is asked, and when the game ends. */
    AT_QUESTIONS,
    /** When the game ends. */
    AT_END
  }

  /** The current position of a game. */
  public static final ViewKind<BoardView> BOARDS =
      new ViewKind<>(
          Topic.ofViews("boards"),
          BoardView.class,
          Publication.AT_QUESTIONS,
          (first, board) -> Optional.of(new BoardViewFold(board)));

  /** The score curve of a game. */
  public static final ViewKind<Tally> TALLIES =
      new ViewKind<>(
          Topic.ofViews("tallies"),
          Tally.class,
          Publication.AT_QUESTIONS,
          (first, board) -> Optional.of(new TallyFold(first)));

  /** The flat row of a game that ended. */
  public static final ViewKind<GameSummary> SUMMARIES =
      new ViewKind<>(
          Topic.ofViews("summaries"),
          GameSummary.class,
          Publication.AT_END,
          (first, board) -> Optional.of(new SummaryFold(first)));

  /** The decisions of a game that ended: how much there was to choose from. */
  public static final ViewKind<DecisionRows> DECISIONS =
      new ViewKind<>(
          Topic.ofViews("decisions"),
          DecisionRows.class,
          Publication.AT_END,
          (first, board) -> Optional.of(new DecisionFold(first)));

  private static final List<ViewKind<?>> ALL = everyKind();

  private static List<ViewKind<?>> everyKind() {
    List<ViewKind<?>> kinds = new ArrayList<>(List.of(BOARDS, TALLIES, SUMMARIES, DECISIONS));
    for (GameProjection game : GameProjections.all()) {
      game.rows().forEach(kind -> kinds.add(rows(kind, game::serves)));
    }
    return List.copyOf(kinds);
  }

  /** All kinds of views: first those of every game, then the kinds of rows of particular games. */
  public static List<ViewKind<?>> all() {
    return ALL;
  }

  /**
   * The view of a kind of rows, written when the game ends.
   *
   * @param games whether a game has them, by its id
   */
  static <V extends SpecificRecord> ViewKind<V> rows(RowKind<V> kind, Predicate<String> games) {
    return new ViewKind<>(
        topic(kind),
        kind.view(),
        Publication.AT_END,
        (first, board) ->
            Optional.of(((GameStarted) first.getBody()).getGame())
                .filter(games)
                .map(game -> kind.begin().apply(first)));
  }

  /** The view of a kind of rows. */
  @SuppressWarnings("unchecked") // the kind of this topic was made of that kind of rows
  public static <V extends SpecificRecord> ViewKind<V> of(RowKind<V> kind) {
    Topic topic = topic(kind);
    return (ViewKind<V>)
        ALL.stream().filter(view -> view.topic().equals(topic)).findFirst().orElseThrow();
  }

  /** The topic of a kind of rows. */
  public static Topic topic(RowKind<?> kind) {
    return Topic.ofViews(kind.name());
  }

  /** The view's name in a topology, e.g. {@code boards}. */
  String name() {
    return topic.name();
  }
}
