package org.wardiary.events.game.onthesquare.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
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
public final class SearchPlayer implements Player {

  private static final int CANDIDATES = 6;

  private final String name;
  private final int nodes;
  private final Function<Position, Board> boards;
  private final AggressivePlayer aggressive;

  /**
   * Creates a player.
   *
   * @param name its name, which includes the budget
   * @param nodes number of positions to examine for an answer, 1 or more
   * @param boards gives the board of a position
   */
  public SearchPlayer(String name, int nodes, Function<Position, Board> boards) {
    this.name = name;
    this.nodes = nodes;
    this.boards = boards;
    this.aggressive = new AggressivePlayer(boards);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    Board board = boards.apply(position);
    long usual = aggressive.choose(position, legal, draws);
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
    AnswerEvaluation judge = new AnswerEvaluation(board, board.decides());
    boolean charged = board.charge().active();
    List<Weighed> others = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      long code = legal.get(i);
      int unit = board.army().find(board.decides(), AnswerCode.key(code));
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
