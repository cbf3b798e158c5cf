package org.wardiary.events.game.onthesquare.players;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPlayer;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.turn.LegalAnswers;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * A player with some judgement: it marches on the centre with infantry in the middle and dummies on
 * the wings, gives each unit the order whose best answer is worth most to it now, fires first,
 * charges where it pays, and deploys on the centre if few other units are near.
 */
public final class AggressivePlayer extends BoardPlayer<Board> {

  /** Weights of an order's worth, in sixteenths: a fire or a charge may come too late. */
  private static final int SURE = 16;

  private static final int UNSURE = 12;
  private static final int WAIT_AND_FIRE = 6;
  private static final int NOISE = 3;

  /** Kinds wanted in the first row, in order of preference, by distance from the row's middle. */
  private static final String[] ROW = {"IJLDA", "IJLDA", "IJDLA", "DLAIJ", "ADLIJ", "XADLI"};

  /** Creates the player. */
  public AggressivePlayer() {
    super("aggressive", Board.class);
  }

  @Override
  public long choose(Board board, AnswerList legal, RandomDraws draws) {
    return switch (board.question()) {
      case SETUP -> box(board, legal, draws);
      case ORDER -> order(board, legal, draws);
      case EXECUTE -> execute(board, legal, draws);
      case REACT -> AnswerCode.of(Form.STAND);
      case NONE, AUXILIARY, CARD -> legal.get(draws.draw(legal.size()) - 1);
    };
  }

  private static long box(Board board, AnswerList legal, RandomDraws draws) {
    int column = board.preparation().placed() % Units.SIDE_UNITS;
    int half = Units.SIDE_UNITS / 2;
    String wanted = ROW[column < half ? half - 1 - column : column - half];
    for (int i = 0; i < wanted.length(); i++) {
      long code = AnswerCode.of(Form.SETUP, Kind.valueOf(wanted.substring(i, i + 1)));
      if (legal.contains(code) && draws.draw(NOISE) > 1) {
        return code;
      }
    }
    return legal.get(draws.draw(legal.size()) - 1);
  }

  private static long order(Board board, AnswerList legal, RandomDraws draws) {
    int side = board.decider();
    AnswerEvaluation judge = new AnswerEvaluation(board, side);
    LegalAnswers answers = new LegalAnswers(board);
    long best = AnswerCode.of(Form.END);
    int most = Integer.MIN_VALUE;
    int next = first(board, legal);
    for (int i = 0; i < legal.size(); i++) {
      long code = legal.get(i);
      if (AnswerCode.form(code) != Form.ORDER
          || board.army().find(side, AnswerCode.key(code)) != next) {
        continue;
      }
      int worth = order(judge, answers, next, AnswerCode.order(code)) + draws.draw(NOISE);
      if (worth > most) {
        most = worth;
        best = code;
      }
    }
    return best;
  }

  /**
   * The first unit, in ASCII order, to which an order can be given; {@link Board#NOBODY} if there
   * is none.
   */
  private static int first(Board board, AnswerList legal) {
    int first = Board.NOBODY;
    int key = Integer.MAX_VALUE;
    for (int i = 0; i < legal.size(); i++) {
      long code = legal.get(i);
      if (AnswerCode.form(code) == Form.ORDER && AnswerCode.key(code) < key) {
        key = AnswerCode.key(code);
        first = board.army().find(board.decider(), AnswerCode.key(code));
      }
    }
    return first;
  }

  /** The order whose best execution is worth most to a unit now, apart from some noise. */
  static Order bestOrder(
      AnswerEvaluation judge, LegalAnswers answers, int unit, RandomDraws draws) {
    Order best = Order.NONE;
    int most = Integer.MIN_VALUE;
    for (Order order : judge.orders(unit)) {
      int worth = order(judge, answers, unit, order) + draws.draw(NOISE);
      if (worth > most) {
        most = worth;
        best = order;
      }
    }
    return best;
  }

  private static int order(AnswerEvaluation judge, LegalAnswers answers, int unit, Order order) {
    AnswerList executions = new AnswerList();
    answers.list(unit, order, executions);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < executions.size(); i++) {
      best = Math.max(best, judge.worth(unit, order, executions.get(i)));
    }
    boolean now = order != Order.C && order != Order.S;
    if (best < 0 && order == Order.S) {
      return judge.ready(unit) ? WAIT_AND_FIRE : best;
    }
    return best * (now || best < 0 ? SURE : UNSURE) / SURE;
  }

  private static long execute(Board board, AnswerList legal, RandomDraws draws) {
    AnswerEvaluation judge = new AnswerEvaluation(board, board.decider());
    boolean charged = board.charge().active();
    long best = legal.get(0);
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < legal.size(); i++) {
      long code = legal.get(i);
      int unit = board.army().find(board.decider(), AnswerCode.key(code));
      int worth =
          charged
              ? judge.worthInCharge(unit, code)
              : judge.worth(unit, board.orders().of(unit), code);
      worth = worth * NOISE + draws.draw(NOISE);
      if (worth > most) {
        most = worth;
        best = code;
      }
    }
    return best;
  }
}
