package org.wardiary.events.game.onthesquare;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Draws;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.HiddenTwins;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;

/**
 * Games that a side cannot tell apart (WS-11.4): the other side draws other auxiliaries, puts other
 * kinds under its boxes, gives other orders.
 */
public final class OnTheSquareTwins implements HiddenTwins {

  /** What a side has of its own, in an order that leaves no forced box before the last two. */
  private static final String OWN = "IDAXIDAXII";

  /** For the service loader. */
  public OnTheSquareTwins() {}

  @Override
  public String game() {
    return OnTheSquare.ID;
  }

  /**
   * How one side plays up to the first execution.
   *
   * @param auxiliaries two kinds
   * @param boxes kinds of its boxes
   * @param orders for each of its units, the place of an order in its kind's list, modulo its
   *     length
   */
  private record Plan(String auxiliaries, String boxes, List<Integer> orders) {}

  @Override
  public List<Pair> pairs(Setup setup, Draws draws) {
    List<Pair> pairs = new ArrayList<>();
    for (int blind = 0; blind < 2; blind++) {
      for (int round = 0; round < 10; round++) {
        Plan own = plan("AL", draws);
        Plan plain = plan("JJ", draws);
        List<Plan> twins =
            List.of(
                new Plan(
                    "LA",
                    plain.boxes().replaceFirst("J", "L").replaceFirst("J", "A"),
                    plain.orders()),
                new Plan("JJ", swapped(plain.boxes(), draws), plain.orders()),
                new Plan("JJ", plain.boxes(), plan("JJ", draws).orders()));
        for (Plan twin : twins) {
          Game one = new Game(setup, blind, own, plain);
          Game other = new Game(setup, blind, own, twin);
          Viewer viewer = Viewer.side(blind);
          while (one.next() && other.next()) {
            pairs.add(new Pair("auxiliaries, boxes or orders", one.copy(), other.copy(), viewer));
          }
        }
      }
    }
    pairs.removeIf(
        pair ->
            pair.one().ply() != pair.other().ply()
                || java.util.Arrays.equals(pair.one().snapshot(), pair.other().snapshot()));
    return pairs;
  }

  private static Plan plan(String auxiliaries, Draws draws) {
    List<Integer> orders = new ArrayList<>();
    for (int i = 0; i < Army.SIDE_UNITS; i++) {
      orders.add(draws.draw(60));
    }
    return new Plan(auxiliaries, auxiliaries + OWN, orders);
  }

  /** Two boxes change places, not the last ones: as many of them are forced as before. */
  private static String swapped(String boxes, Draws draws) {
    int one = draws.draw(8) - 1;
    int other = draws.draw(8) - 1;
    char[] kinds = boxes.toCharArray();
    char kind = kinds[one];
    kinds[one] = kinds[other];
    kinds[other] = kind;
    return new String(kinds);
  }

  /** A game in which one side plays by one plan and the blind side by its own. */
  private static final class Game {
    private final Position position;
    private final State state;
    private final int blind;
    private final Plan own;
    private final Plan other;

    Game(Setup setup, int blind, Plan own, Plan other) {
      OnTheSquarePosition fresh = (OnTheSquarePosition) setup.game().position(setup);
      fresh.begin(EventSink.NONE);
      position = fresh;
      state = fresh.state();
      this.blind = blind;
      this.own = own;
      this.other = other;
    }

    Position copy() {
      return position.copy();
    }

    private Plan plan(int side) {
      return side == blind ? own : other;
    }

    /** Plays one answer; false once orders are executed. */
    boolean next() {
      String answer = answer();
      if (answer.isEmpty()) {
        return false;
      }
      position.play(position.read(answer), EventSink.NONE);
      return true;
    }

    private String answer() {
      return switch (state.ask()) {
        case AUXILIARY -> {
          int draw = state.draws();
          yield "%" + plan(state.drawer(draw)).auxiliaries().charAt(draw / 2);
        }
        case SETUP -> "=" + plan(state.decides()).boxes().charAt(state.placed() % Army.SIDE_UNITS);
        case ORDER -> order(plan(state.decides()).orders());
        case NONE, EXECUTE, REACT, CARD -> "";
      };
    }

    /** An order for the first unit that can be given one. */
    private String order(List<Integer> choices) {
      List<String> legal =
          org.wardiary.events.referee.LegalAnswers.of(position).stream()
              .filter(text -> !text.equals("/"))
              .toList();
      String unit = legal.get(0).substring(0, 2);
      List<String> its = legal.stream().filter(text -> text.startsWith(unit)).toList();
      return its.get(choices.get(legal.size() % Army.SIDE_UNITS) % its.size());
    }
  }
}
