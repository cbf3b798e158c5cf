package org.wardiary.reports.game.generalsview;

import java.util.List;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.answer.AnswerText;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.KindSymbols;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.game.AnswerPart;
import org.wardiary.reports.game.AnswerParts;

/** What answers of A General's View name (GV-3): units and squares. */
final class GeneralsViewAnswers implements AnswerParts {

  private final GeneralsViewMap map;
  private final String side;
  private final KindSymbols kinds;

  GeneralsViewAnswers(DrawnPosition drawn) {
    this.map = (GeneralsViewMap) drawn.map();
    this.side = drawn.text("decides").orElse("");
    this.kinds = KindSymbols.of(drawn.game());
  }

  @Override
  public List<AnswerPart> of(String answer) {
    long code = AnswerText.read(map, answer);
    return switch (AnswerCode.type(code)) {
      case END -> List.of(AnswerPart.word("movement ends"));
      case DRAW -> List.of(AnswerPart.word(Text.of("%d is drawn", AnswerCode.number(code))));
      case PICK -> List.of(unit(code));
      case STEP -> List.of(unit(code), square(code));
      // the unit is not on the board yet and cannot be pointed at
      case RAISE -> List.of(AnswerPart.word("raise " + name(code)), square(code));
    };
  }

  private AnswerPart square(long code) {
    return AnswerPart.space(map.name(AnswerCode.square(code)));
  }

  private AnswerPart unit(long code) {
    return new AnswerPart(name(code), List.of(Target.unit(side, AnswerCode.unitId(code))));
  }

  private String name(long code) {
    String id = AnswerCode.unitId(code);
    return Text.of("%s %s", kinds.name(KindSymbols.letter(id)), id);
  }
}
