package org.wardiary.events.game.onthesquare.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.onthesquare.OnTheSquarePosition;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerText;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.text.Text;

/**
 * Plays two games side by side to the end. They differ only in what one side, the blind one, cannot
 * see: kinds under boxes, unexecuted orders and their number. Both get the same answers, or answers
 * that look the same. Once the rules reveal the difference ({@link Open}), the second game is
 * abandoned, and a new one begins as a copy of the first when the other side next gives orders,
 * some of which then differ.
 */
final class TwinGames {

  /** More answers than a game usually has. */
  private static final int ANSWERS = 1500;

  private static final List<String> PLAYERS = List.of("aggressive", "mixed:0.7", "uniform");

  /**
   * Both games at a point where the blind side must see them alike.
   *
   * @param about where that is, for failure messages
   * @param blind the blind side
   * @param one the first game
   * @param other the second game
   * @param hidden what differed unseen at the previous meeting: boxes, orders, number
   */
  record Meeting(String about, int blind, TwinGame one, TwinGame other, List<String> hidden) {

    /** The first game's events since its last {@link TwinGame#look}. */
    List<SpecificRecord> emitted() {
      return one.emitted();
    }
  }

  private final long seed;
  private final RandomDraws draws;
  private final int blind;
  private final List<Player> players = new ArrayList<>();
  private final Consumer<Meeting> meetings;
  private final TwinGame one;
  private Optional<TwinGame> other = Optional.empty();
  private List<String> hidden = List.of();
  private String answered = "";

  /** Prepares two games, determined by a seed. */
  TwinGames(Setup setup, long seed, Consumer<Meeting> meetings) {
    this.seed = seed;
    this.meetings = meetings;
    draws = new RandomDraws(seed);
    blind = draws.draw(2) - 1;
    Game game = setup.game();
    for (int side = 0; side < 2; side++) {
      players.add(Players.named(PLAYERS.get(draws.draw(PLAYERS.size()) - 1), game));
    }
    TwinBoxes own = TwinBoxes.drawn("LA", draws);
    TwinBoxes enemy = TwinBoxes.drawn("JJ", draws);
    int difference = draws.draw(5);
    one = placed(setup, own, enemy);
    if (difference < 3) {
      other = Optional.of(placed(setup, own, enemy.swapped(draws)));
    } else if (difference < 5) {
      char kind = "AL".charAt(draws.draw(2) - 1);
      other = Optional.of(placed(setup, own, enemy.otherAuxiliary(kind)));
    }
  }

  private TwinGame placed(Setup setup, TwinBoxes own, TwinBoxes enemy) {
    TwinGame game = TwinGame.begun(setup, blind);
    Board board = game.board();
    while (board.turn() == 0) {
      boolean drawing = board.question() == QuestionKind.AUXILIARY;
      int side =
          drawing ? board.preparation().drawer(board.preparation().draws()) : board.decider();
      TwinBoxes boxes = side == blind ? own : enemy;
      game.play(
          drawing
              ? "%" + boxes.auxiliaries().charAt(board.preparation().draws() / 2)
              : "=" + boxes.boxes().charAt(board.preparation().placed() % Units.SIDE_UNITS));
    }
    return game;
  }

  /** Plays both games to the end. */
  void play() {
    meet();
    Board board = one.board();
    for (int i = 0; i < ANSWERS && board.question() != QuestionKind.NONE; i++) {
      if (board.question() == QuestionKind.ORDER && board.decider() != blind) {
        orders();
      } else {
        answer();
      }
    }
  }

  /** Passes both games on if the difference is still hidden, and otherwise abandons the second. */
  private void meet() {
    other = other.filter(this::alike);
    if (other.isEmpty()) {
      one.look();
      return;
    }
    List<String> now = hidden(other.get());
    String about =
        Text.of(
            "seed %d (-Dlaws.seed), %s cannot see %s, turn %d, after %s",
            seed, Units.SIDES.name(blind), now, one.board().turn(), answered);
    meetings.accept(new Meeting(about, blind, one, other.get(), hidden));
    hidden = now;
  }

  private boolean alike(TwinGame twin) {
    return Open.of(one.board(), blind).equals(Open.of(twin.board(), blind))
        && Open.orders(one.army(), one.emitted()).equals(Open.orders(twin.army(), twin.emitted()));
  }

  private List<String> hidden(TwinGame twin) {
    int side = 1 - blind;
    List<String> differences = new ArrayList<>();
    if (!Open.boxes(one.army(), side).equals(Open.boxes(twin.army(), side))) {
      differences.add("boxes");
    }
    if (!Open.pending(one.board(), side).equals(Open.pending(twin.board(), side))) {
      differences.add("orders");
    }
    int number = Integer.bitCount(one.board().orders().given(side));
    if (number != Integer.bitCount(twin.board().orders().given(side))) {
      differences.add("number");
    }
    return differences;
  }

  /**
   * Gives the other side's orders in both games; the last answers are played together, because the
   * numbers of orders may differ.
   */
  private void orders() {
    TwinOrders plans = new TwinOrders(players.get(1 - blind), draws);
    boolean fresh = other.isEmpty();
    TwinGame twin = other.orElseGet(one::copy);
    other = Optional.of(twin);
    Map<Integer, Order> plan = plans.of(one);
    plans.close(one, twin, plan);
    Map<Integer, Order> itsPlan = new TreeMap<>(plan);
    // different orders are revealed by the end of the turn; kinds under boxes may stay hidden
    // longer
    if (fresh || hidden.isEmpty() || draws.draw(8) == 1) {
      plans.vary(twin, itsPlan);
    }
    String last = give(one, plan);
    String itsLast = give(twin, itsPlan);
    one.play(last);
    twin.play(itsLast);
    answered = last + " and " + itsLast;
    meet();
  }

  /** Gives all orders but the last answer, which is returned. */
  private String give(TwinGame game, Map<Integer, Order> plan) {
    String answer = TwinOrders.next(game, plan);
    while (!TwinOrders.last(game, answer)) {
      game.play(answer);
      answered = answer;
      meet();
      answer = TwinOrders.next(game, plan);
    }
    return answer;
  }

  /** Plays any other answer; the second game gets the same one, or one that looks the same. */
  private void answer() {
    String answer = choose();
    Optional<String> its = other.flatMap(twin -> same(twin, answer));
    other = other.filter(twin -> its.isPresent());
    one.play(answer);
    other.ifPresent(twin -> twin.play(its.get()));
    answered = answer;
    meet();
  }

  private String choose() {
    OnTheSquarePosition position = one.position();
    int decides = one.board().decider();
    if (decides == Question.CHANCE) {
      return position.write(position.chanceAnswer(draws.draw(position.chanceCases())));
    }
    long itsSeed = draws.draw(Integer.MAX_VALUE);
    String chosen = choice(one, itsSeed);
    if (decides == blind) {
      other.ifPresent(twin -> seenAlike(chosen, choice(twin, itsSeed)));
      return chosen;
    }
    if (other.isEmpty() || same(other.get(), chosen).isPresent() || draws.draw(40) == 1) {
      return chosen;
    }
    List<String> alike =
        one.legal().stream().filter(answer -> same(other.get(), answer).isPresent()).toList();
    return alike.isEmpty() ? chosen : alike.get(draws.draw(alike.size()) - 1);
  }

  /**
   * Checks that a player that looks only at what its side sees makes the same choice in both games.
   */
  private void seenAlike(String chosen, String itsChoice) {
    if (!chosen.equals(itsChoice)) {
      throw new AssertionError(
          Text.of(
              "seed %d: expected a player that sees what %s sees to choose %s but it chose %s",
              seed, Units.SIDES.name(blind), chosen, itsChoice));
    }
  }

  private String choice(TwinGame game, long itsSeed) {
    AnswerList legal = new AnswerList();
    game.position().legal(legal);
    Player player = players.get(game.board().decider());
    return game.position().write(player.choose(game.position(), legal, new RandomDraws(itsSeed)));
  }

  /** The answer that looks the same in the second game, if there is one. */
  private Optional<String> same(TwinGame twin, String answer) {
    Board board = one.board();
    Optional<String> its = Optional.of(answer);
    if (board.question() == QuestionKind.EXECUTE && board.decider() != blind) {
      int unit = one.army().find(board.decider(), AnswerCode.key(AnswerText.read(answer)));
      Order order = one.board().orders().of(unit);
      boolean closed = one.army().boxed(unit) && order == Order.B;
      boolean alike = closed || one.army().key(unit) == twin.army().key(unit);
      its =
          alike && twin.board().orders().of(unit) == order
              ? Optional.of(twin.army().id(unit) + answer.substring(2))
              : Optional.empty();
    }
    return its.filter(text -> twin.position().isLegal(twin.position().read(text)));
  }
}
