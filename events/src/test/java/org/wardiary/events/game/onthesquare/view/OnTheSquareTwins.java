package org.wardiary.events.game.onthesquare.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.game.HiddenTwins;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.onthesquare.OnTheSquareGame;
import org.wardiary.events.game.onthesquare.OnTheSquarePosition;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.referee.LegalAnswers;
import org.wardiary.events.text.Text;

/**
 * Games that a side cannot tell apart (WS-11.4): the other side draws other auxiliaries, puts other
 * kinds under its boxes, gives other orders, or more or fewer. Up to the first execution; {@link
 * TwinGames} plays on.
 */
public final class OnTheSquareTwins implements HiddenTwins {

  /** What a side has of its own, in an order that leaves no forced box before the last two. */
  private static final String OWN = "IDAXIDAXII";

  /** As many orders as a side has units. */
  private static final int ALL = Units.SIDE_UNITS;

  /** For the service loader. */
  public OnTheSquareTwins() {}

  @Override
  public String game() {
    return OnTheSquareGame.ID;
  }

  /**
   * How one side plays up to the first execution.
   *
   * @param auxiliaries two kinds
   * @param boxes kinds of its boxes
   * @param orders for each of its units, the place of an order in its kind's list, modulo its
   *     length
   * @param given number of orders that it gives at most
   */
  private record Plan(String auxiliaries, String boxes, List<Integer> orders, int given) {

    Plan giving(int most) {
      return new Plan(auxiliaries, boxes, orders, most);
    }
  }

  @Override
  public List<Pair> pairs(Setup setup, RandomDraws draws) {
    List<Pair> pairs = new ArrayList<>();
    for (int blind = 0; blind < 2; blind++) {
      for (int round = 0; round < 10; round++) {
        Plan own = plan("AL", draws);
        Plan plain = plan("JJ", draws);
        String others = plain.boxes().replaceFirst("J", "L").replaceFirst("J", "A");
        List<Plan> twins =
            List.of(
                new Plan("LA", others, plain.orders(), ALL),
                new Plan("JJ", swapped(plain.boxes(), draws), plain.orders(), ALL),
                new Plan("JJ", plain.boxes(), plan("JJ", draws).orders(), ALL),
                plain.giving(0),
                plain.giving(draws.draw(Units.SIDE_UNITS)));
        for (Plan twin : twins) {
          List<Moment> one = new Game(setup, blind, own, plain).moments();
          List<Moment> other = new Game(setup, blind, own, twin).moments();
          addAlike(one, other, Viewer.side(blind), pairs);
        }
      }
    }
    pairs.removeIf(
        pair ->
            Arrays.equals(pair.one().position().snapshot(), pair.other().position().snapshot()));
    return pairs;
  }

  /**
   * A position of a game.
   *
   * @param seen how far the game is for the blind side; whatever the other side has answered
   * @param play the position with what was told
   */
  private record Moment(String seen, Play play) {}

  private static void addAlike(
      List<Moment> one, List<Moment> other, Viewer blind, List<Pair> pairs) {
    for (Moment moment : one) {
      for (Moment twin : other) {
        if (moment.seen().equals(twin.seen())) {
          pairs.add(
              new Pair(
                  "auxiliaries, boxes, orders or their number: " + moment.seen(),
                  moment.play(),
                  twin.play(),
                  blind));
        }
      }
    }
  }

  private static Plan plan(String auxiliaries, RandomDraws draws) {
    List<Integer> orders = new ArrayList<>();
    for (int i = 0; i < Units.SIDE_UNITS; i++) {
      orders.add(draws.draw(60));
    }
    return new Plan(auxiliaries, auxiliaries + OWN, orders, ALL);
  }

  /** Two boxes change places, not the last ones: as many of them are forced as before. */
  private static String swapped(String boxes, RandomDraws draws) {
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
    private final OnTheSquarePosition position;
    private final Board board;
    private final int blind;
    private final Plan own;
    private final Plan other;
    private final List<SpecificRecord> told = new ArrayList<>();
    private int ownAnswers;
    private int orders;

    Game(Setup setup, int blind, Plan own, Plan other) {
      position = (OnTheSquarePosition) setup.game().position(setup);
      position.begin(told::add);
      board = position.board();
      this.blind = blind;
      this.own = own;
      this.other = other;
    }

    private Plan plan(int side) {
      return side == blind ? own : other;
    }

    /** All positions up to the first execution. */
    List<Moment> moments() {
      List<Moment> moments = new ArrayList<>();
      moments.add(moment());
      for (String answer = answer(); !answer.isEmpty(); answer = answer()) {
        play(answer);
        if (board.question() != QuestionKind.EXECUTE || board.leader() == blind) {
          moments.add(moment());
        }
      }
      return moments;
    }

    private Moment moment() {
      String seen =
          Text.of(
              "%s of %d, %d draws, %d boxes, turn %d, %d own answers",
              board.question(),
              board.decides(),
              board.preparation().draws(),
              board.preparation().placed(),
              board.turn(),
              ownAnswers);
      return new Moment(seen, new Play(position.copy(), told));
    }

    private void play(String answer) {
      boolean mine = board.decides() == blind;
      if (board.question() == QuestionKind.ORDER) {
        orders = answer.equals("/") ? 0 : orders + 1;
      }
      told.add(
          new AnswerGiven(
              board.question().title(),
              Units.SIDES.decider(board.decides()),
              answer,
              position.choices(),
              List.of("a comment on " + answer),
              "!",
              List.of(answer + " {might follow}")));
      int turn = board.orders().ended();
      position.play(position.read(answer), told::add);
      if (board.orders().ended() != turn) {
        orders = 0;
      }
      ownAnswers += mine ? 1 : 0;
    }

    private String answer() {
      return switch (board.question()) {
        case AUXILIARY -> {
          int draw = board.preparation().draws();
          yield "%" + plan(board.preparation().drawer(draw)).auxiliaries().charAt(draw / 2);
        }
        case SETUP ->
            "="
                + plan(board.decides())
                    .boxes()
                    .charAt(board.preparation().placed() % Units.SIDE_UNITS);
        case ORDER -> order(plan(board.decides()));
        case NONE, EXECUTE, REACT, CARD -> "";
      };
    }

    /** An order for the first unit that can be given one. */
    private String order(Plan plan) {
      if (orders == plan.given()) {
        return "/";
      }
      List<String> legal =
          LegalAnswers.of(position).stream().filter(text -> !text.equals("/")).toList();
      String unit = legal.get(0).substring(0, 2);
      List<String> its = legal.stream().filter(text -> text.startsWith(unit)).toList();
      return its.get(plan.orders().get(legal.size() % Units.SIDE_UNITS) % its.size());
    }
  }
}
