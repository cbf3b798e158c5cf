package org.wardiary.events.game.hasami;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.GameSteps;
import org.wardiary.events.game.StepTable;

/** The steps of the game. */
final class Steps extends GameSteps<Board, QuestionKind> {

  static final String ATTRITION = "attrition";
  static final String NO_LEGAL_ORDER = "no-legal-order";
  static final String LIMIT = "limit";

  private static final StepTable<Steps> EVENTS =
      GameSteps.<Steps>table("Hasami")
          .on(UnitMoved.class, Steps::move)
          .on(UnitEliminated.class, Steps::eliminate);

  Steps(Board board, EventSink events) {
    super(board, events);
  }

  @Override
  public void apply(SpecificRecord event) {
    EVENTS.apply(this, event);
  }

  @Override
  protected List<String> terminations() {
    return List.of(ATTRITION, NO_LEGAL_ORDER, LIMIT);
  }

  void move(int side, int man, int to) {
    HasamiMap map = board.map();
    String from = map.name(board.square(side, man));
    board.move(side, man, to);
    emit(new UnitMoved(name(side), board.id(man), "M", from, map.name(to), "single"));
  }

  private void move(UnitMoved event) {
    int side = side(event.getSide());
    move(side, man(side, event.getUnit()), board.map().square(event.getTo()));
  }

  void eliminate(int side, int man) {
    String square = board.map().name(board.square(side, man));
    board.move(side, man, Board.LOST);
    String by = name(1 - side);
    emit(new UnitEliminated(name(side), board.id(man), "M", square, "attacked", 1, by));
    score();
  }

  private void eliminate(UnitEliminated event) {
    int side = side(event.getSide());
    eliminate(side, man(side, event.getUnit()));
  }

  private int man(int side, String id) {
    return IntStream.range(0, board.men())
        .filter(man -> board.id(man).equals(id) && board.square(side, man) != Board.LOST)
        .findFirst()
        .orElseThrow(() -> corrupt("a man on the board", id));
  }
}
