package org.wardiary.projector.fold;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.projector.view.AttackRows;
import org.wardiary.projector.view.CampaignRows;
import org.wardiary.projector.view.CareerRows;
import org.wardiary.projector.view.EngagementRows;

/**
 * A kind of rows that some games have: all rows of one game stand in one message, on the kind's own
 * topic, written when the game ends. A game adds its rows as one line of {@link #ALL}.
 *
 * @param <V> the message that holds all rows of a game
 * @param name what the rows are, and the end of their topic's name, e.g. {@code attacks}
 * @param games ids of the games that have such rows
 * @param view the message's generated class
 * @param begin a fold from a game's first event
 */
public record RowKind<V extends SpecificRecord>(
    String name, Set<String> games, Class<V> view, Function<GameEvent, GameFold<V>> begin) {

  private static final Set<String> SQUARES = Set.of("squares/civil-war", "squares/napoleonic");

  /** Attacks of SQUARES. */
  public static final RowKind<AttackRows> ATTACKS =
      new RowKind<>("attacks", SQUARES, AttackRows.class, AttackFold::new);

  /** Careers of the units of SQUARES. */
  public static final RowKind<CareerRows> CAREERS =
      new RowKind<>("careers", SQUARES, CareerRows.class, CareerFold::new);

  /** Turns, units, draws and supply cuts of A General's View. */
  public static final RowKind<CampaignRows> CAMPAIGNS =
      new RowKind<>("campaigns", Set.of("generals-view"), CampaignRows.class, CampaignFold::new);

  /** Orders, losses, cards, the centre, boxes and charges of Wargaming on the Square. */
  public static final RowKind<EngagementRows> ENGAGEMENTS =
      new RowKind<>(
          "engagements",
          Set.of("wargaming-on-the-square"),
          EngagementRows.class,
          EngagementFold::new);

  /** All kinds of rows. */
  public static final List<RowKind<?>> ALL = List.of(ATTACKS, CAREERS, CAMPAIGNS, ENGAGEMENTS);

  /** Copies the set. */
  public RowKind {
    games = Set.copyOf(games);
  }
}
