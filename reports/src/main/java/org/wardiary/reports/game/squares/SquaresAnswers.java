package org.wardiary.reports.game.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.answer.AnswerText;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.KindSymbols;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.game.AnswerPart;
import org.wardiary.reports.game.AnswerParts;

/** What answers of SQUARES name (SQ-9): any unit of the kind on the space, and spaces. */
final class SquaresAnswers implements AnswerParts {

  private final SquaresMap map;
  private final String side;
  private final Map<String, String> units;
  private final KindSymbols kinds;

  SquaresAnswers(DrawnPosition drawn) {
    this.map = (SquaresMap) drawn.map();
    this.side = drawn.text("decides").orElse("");
    this.units = drawn.sides().contains(side) ? drawn.units(side) : Map.of();
    this.kinds = KindSymbols.of(drawn.game());
  }

  @Override
  public List<AnswerPart> of(String answer) {
    long code = AnswerText.read(map, answer);
    int first = AnswerCode.first(code);
    int second = AnswerCode.second(code);
    return switch (AnswerCode.type(code)) {
      case PASS -> words("pass");
      case STAND -> words("stand");
      case RETREAT -> words("retreat");
      case ADVANCE -> words("advance");
      case HOLD -> words("hold the square");
      case OPTION -> words(Text.of("option %d", first));
      case CASUALTY -> words(Text.of("%s lost", kinds.name(letter(first))));
      case SPACE -> List.of(AnswerPart.space(map.code(first)));
      case MOVE -> List.of(unit(first), to(first));
      case DOUBLE_MOVE -> List.of(unit(first), AnswerPart.word("double move"), to(first));
      case ATTACK -> List.of(unit(first), AnswerPart.word("attacks"), to(first));
      case PAIR -> List.of(unit(first), to(first), unit(second), to(second));
      case SUPPORTED_ATTACK ->
          List.of(unit(first), AnswerPart.word("with"), unit(second), to(second));
    };
  }

  private static List<AnswerPart> words(String label) {
    return List.of(AnswerPart.word(label));
  }

  private AnswerPart to(int step) {
    return AnswerPart.space(map.code(AnswerCode.to(step)));
  }

  /** Units of a kind on a space are alike: any of them may be pointed at. */
  private AnswerPart unit(int step) {
    String space = map.code(AnswerCode.from(step));
    String letter = letter(AnswerCode.kind(step));
    List<String> refs = new ArrayList<>();
    units.forEach(
        (id, place) -> {
          if (place.equals(space) && KindSymbols.letter(id).equals(letter)) {
            refs.add(Target.unit(side, id));
          }
        });
    return new AnswerPart(Text.of("%s on %s", kinds.name(letter), space), refs);
  }

  private static String letter(int kind) {
    return String.valueOf(Kind.of(kind).letter());
  }
}
