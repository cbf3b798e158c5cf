package org.wardiary.events.game.onthesquare.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPlayer;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.board.Board;

/**
 * A player that compares the answers that the {@link AggressivePlayer} finds best with a budget of
 * positions ({@link InformationSetSearch}). What the side cannot see makes no difference: positions
 * that it cannot tell apart get the same answer from the same draws. It places boxes as the
 * aggressive player does.
 */
public final class SearchPlayer extends BoardPlayer<Board> {

  private static final int CANDIDATES = 6;

  private final int nodes;
  private final AggressivePlayer aggressive = new AggressivePlayer();

  /**
   * Creates a player.
   *
   * @param name its name, which includes the budget
   * @param nodes positions to examine for an answer, 1 or more
   */
  public SearchPlayer(String name, int nodes) {
    super(name, Board.class);
    this.nodes = nodes;
  }

  @Override
  public long choose(Board board, AnswerList legal, RandomDraws draws) {
    long usual = aggressive.choose(board, legal, draws);
    List<Long> candidates =
        switch (board.question()) {
          case ORDER -> orders(legal, usual);
          case EXECUTE -> executions(board, legal, usual);
          case REACT -> List.of(usual, AnswerCode.of(Form.RETREAT));
          case NONE, AUXILIARY, SETUP, CARD -> List.of(usual);
        };
    return candidates.size() == 1
        ? usual
        : new InformationSetSearch(board, draws).best(candidates, nodes);
  }

  /** The usual answer, followed by the other orders for the same unit. */
  private static List<Long> orders(AnswerList legal, long usual) {
    List<Long> candidates = new ArrayList<>(List.of(usual));
    for (int i = 0; i < legal.size() && AnswerCode.form(usual) == Form.ORDER; i++) {
      long code = legal.get(i);
      if (AnswerCode.form(code) == Form.ORDER
          && AnswerCode.key(code) == AnswerCode.key(usual)
          && code != usual) {
        candidates.add(code);
      }
    }
    candidates.subList(1, candidates.size()).sort(Comparator.naturalOrder());
    return candidates;
  }

  private static List<Long> executions(Board board, AnswerList legal, long usual) {
    AnswerEvaluation judge = new AnswerEvaluation(board, board.decider());
    boolean charged = board.charge().active();
    List<Weighed> others = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      long code = legal.get(i);
      int unit = board.army().find(board.decider(), AnswerCode.key(code));
      if (code != usual) {
        int worth =
            charged
                ? judge.worthInCharge(unit, code)
                : judge.worth(unit, board.orders().of(unit), code);
        others.add(new Weighed(code, worth));
      }
    }
    others.sort(Comparator.comparing((Weighed one) -> -one.worth()).thenComparing(Weighed::code));
    List<Long> candidates = new ArrayList<>(List.of(usual));
    others.stream().limit(CANDIDATES - 1).map(Weighed::code).forEach(candidates::add);
    return candidates;
  }

  /** An answer and its worth now. */
  private record Weighed(long code, int worth) {}
}
