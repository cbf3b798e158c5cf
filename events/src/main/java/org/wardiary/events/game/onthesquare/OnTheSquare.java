package org.wardiary.events.game.onthesquare;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.EventCut;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Layout;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.text.Text;

/** The game Wargaming on the Square. */
public final class OnTheSquare implements Game {

  /** Its id. */
  public static final String ID = "wargaming-on-the-square";

  private static final List<String> SIDES = List.of("Red", "Blue");
  private static final String CARDS = "Cards";
  private static final String ALTERNATING = "alternating";
  private static final String SHUFFLED = "shuffled";

  /** Name of a side, 0 or 1. */
  static String side(int side) {
    return SIDES.get(side);
  }

  /**
   * The side with a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static int side(String name) {
    int side = SIDES.indexOf(name);
    if (side < 0) {
      throw new IllegalArgumentException("expected Red or Blue but got '" + name + "'");
    }
    return side;
  }

  /** The other side's name. */
  static String other(String name) {
    return SIDES.get(1 - side(name));
  }

  /** Name of who decides a question. */
  static String decider(int decides) {
    return decides == Question.CHANCE ? "chance" : SIDES.get(decides);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Wargaming on the Square";
  }

  @Override
  public List<String> sides() {
    return SIDES;
  }

  @Override
  public Map<String, String> kinds() {
    return Map.of(
        "A", "Artillery",
        "D", "Dragoons",
        "I", "Infantry",
        "J", "Auxiliary Infantry",
        "L", "Lancers",
        "X", "Dummy");
  }

  @Override
  public String rulesVersion() {
    return "wargaming-on-the-square 1";
  }

  @Override
  public String standardMap() {
    return "wargaming-on-the-square";
  }

  @Override
  public Layout layout(MapFile map) {
    return Field.read(map);
  }

  @Override
  public Optional<TagRejection> checkTags(Tags tags) {
    Optional<String> cards = tags.get(CARDS);
    if (cards.isEmpty() || cards.get().equals(ALTERNATING) || cards.get().equals(SHUFFLED)) {
      return Optional.empty();
    }
    String reason =
        Text.of("expected '%s' or '%s' but got '%s'", SHUFFLED, ALTERNATING, cards.get());
    return Optional.of(new TagRejection(CARDS, "WS-7.5", reason));
  }

  @Override
  public Position position(Setup setup) {
    return new OnTheSquarePosition(setup, fresh(setup));
  }

  private static State fresh(Setup setup) {
    boolean alternating = setup.tags().get(CARDS).filter(ALTERNATING::equals).isPresent();
    return new State((Field) setup.layout(), setup.first(), alternating);
  }

  @Override
  public Position restore(Setup setup, byte[] snapshot) {
    try {
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(snapshot));
      return new OnTheSquarePosition(setup, State.read(in, fresh(setup)));
    } catch (IOException e) {
      throw new UncheckedIOException("expected a whole snapshot but it ends early", e);
    }
  }

  /** WS-11.4. */
  @Override
  public boolean hidesInformation() {
    return true;
  }

  @Override
  public EventCut cut(Viewer viewer) {
    return viewer == Viewer.UMPIRE ? Optional::of : new SideCut(viewer.ordinal());
  }

  @Override
  public TurnNumbers turnNumbers() {
    return TurnNumbers.TURNS;
  }

  @Override
  public Player aggressive() {
    return new Aggressive();
  }
}
