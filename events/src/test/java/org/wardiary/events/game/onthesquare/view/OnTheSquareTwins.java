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
import org.wardiary.events.referee.LegalTexts;
import org.wardiary.events.text.Text;

/**
 * Games up to the first execution of orders that a side cannot tell apart (WS-11.4): the other side
 * draws other auxiliaries, puts other kinds under its boxes, or gives different, more or fewer
 * orders. {@link TwinGames} goes beyond the first execution.
 */
public final class OnTheSquareTwins implements HiddenTwins {

  /**
   * Kinds of a side's units besides its auxiliaries, ordered so that only the last two boxes are
   * forced.
   */
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
   * @param orders numbers that select orders, each modulo the number of orders to choose from
   * @param given the most orders that it gives
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
   * @param seen the stage of the game as the blind side knows it, whatever the other side has
   *     answered
   * @param play the position with the events so far
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

  /** Swaps two boxes, but not one of the last, so that as many boxes are forced as before. */
  private static String swapped(String boxes, RandomDraws draws) {
    int one = draws.draw(8) - 1;
    int other = draws.draw(8) - 1;
    char[] kinds = boxes.toCharArray();
    char kind = kinds[one];
    kinds[one] = kinds[other];
    kinds[other] = kind;
    return new String(kinds);
  }

  /** A game in which the blind side and the other side each play by a plan of their own. */
  private static final class Game {
    private final OnTheSquarePosition position;
    private final Board board;
    private final int blind;
    private final Plan own;
    private final Plan other;
    private final List<SpecificRecord> emitted = new ArrayList<>();
    private int ownAnswers;
    private int orders;

    Game(Setup setup, int blind, Plan own, Plan other) {
      position = (OnTheSquarePosition) setup.game().position(setup);
      position.begin(emitted::add);
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
        if (board.question() != QuestionKind.EXECUTE || board.turnSide() == blind) {
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
              board.decider(),
              board.preparation().draws(),
              board.preparation().placed(),
              board.turn(),
              ownAnswers);
      return new Moment(seen, new Play(position.copy(), emitted));
    }

    private void play(String answer) {
      boolean mine = board.decider() == blind;
      if (board.question() == QuestionKind.ORDER) {
        orders = answer.equals("/") ? 0 : orders + 1;
      }
      emitted.add(
          new AnswerGiven(
              board.question().title(),
              Units.SIDES.decider(board.decider()),
              answer,
              position.choices(),
              List.of("a comment on " + answer),
              "!",
              List.of(answer + " {might follow}")));
      int turn = board.orders().ended();
      position.play(position.read(answer), emitted::add);
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
                + plan(board.decider())
                    .boxes()
                    .charAt(board.preparation().placed() % Units.SIDE_UNITS);
        case ORDER -> order(plan(board.decider()));
        case NONE, EXECUTE, REACT, CARD -> "";
      };
    }

    /** An order for the first unit that can be given one. */
    private String order(Plan plan) {
      if (orders == plan.given()) {
        return "/";
      }
      List<String> legal =
          LegalTexts.of(position).stream().filter(text -> !text.equals("/")).toList();
      String unit = legal.get(0).substring(0, 2);
      List<String> its = legal.stream().filter(text -> text.startsWith(unit)).toList();
      return its.get(plan.orders().get(legal.size() % Units.SIDE_UNITS) % its.size());
    }
  }
}
