package org.wardiary.reports.game.onthesquare;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerText;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.KindSymbols;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.game.AnswerPart;
import org.wardiary.reports.game.AnswerParts;

/** What answers of Wargaming on the Square name (WS-4.3, WS-11.1): units and sectors. */
final class OnTheSquareAnswers implements AnswerParts {

  private final String side;
  private final List<String> ids;
  private final KindSymbols kinds;

  OnTheSquareAnswers(DrawnPosition drawn) {
    this.side = drawn.text("decides").orElse("");
    this.ids = drawn.sides().contains(side) ? List.copyOf(drawn.units(side).keySet()) : List.of();
    this.kinds = KindSymbols.of(drawn.game());
  }

  @Override
  public List<AnswerPart> of(String answer) {
    long code = AnswerText.read(answer);
    return switch (AnswerCode.form(code)) {
      case AUXILIARY -> words(kind(code) + " is drawn");
      case SETUP -> words(kind(code));
      case END -> words("no more orders");
      case RETREAT -> words("retreat");
      case STAND -> words("stand");
      case CARD -> words(AnswerCode.colour(code) == 0 ? "a red card" : "a black card");
      case ORDER -> List.of(unit(code), AnswerPart.word(words(AnswerCode.order(code))));
      case STAND_FAST -> List.of(unit(code), AnswerPart.word("stands fast"));
      case SQUARE -> List.of(unit(code), AnswerPart.word("forms square"));
      case FALL_IN -> List.of(unit(code), AnswerPart.word("falls in"));
      case MOVE -> List.of(unit(code), sector(code), AnswerPart.word(end(code)));
      case MUSKETS -> at(code, "fires at");
      case GUNS -> at(code, "fires its guns at");
      case BURN -> at(code, "burns the bridge");
      case CHARGE -> at(code, "charges");
      case DEPLOY -> deployed(code);
    };
  }

  private static List<AnswerPart> words(String label) {
    return List.of(AnswerPart.word(label));
  }

  private static String words(Order order) {
    return switch (order) {
      case A -> "advance and face";
      case F -> "face and advance";
      case D -> "deploy, line, square or fall in";
      case S -> "fire";
      case C -> "charge";
      case B -> "move the box";
      case NONE -> "no order";
    };
  }

  private static String end(long code) {
    String facing = Text.of("facing %s", Facing.letter(AnswerCode.facing(code)));
    return switch (AnswerCode.suffix(code)) {
      case AnswerCode.HALF -> facing + ", half of the men stay";
      case AnswerCode.NO_GUNS -> facing + ", the guns stay";
      default -> facing;
    };
  }

  private List<AnswerPart> at(long code, String does) {
    return List.of(unit(code), AnswerPart.word(does), sector(code));
  }

  private List<AnswerPart> deployed(long code) {
    List<AnswerPart> parts = new ArrayList<>(at(code, "deploys"));
    OptionalInt second = AnswerCode.second(code);
    if (second.isPresent()) {
      parts.add(AnswerPart.space(Sector.name(second.getAsInt())));
    }
    return parts;
  }

  private static AnswerPart sector(long code) {
    return AnswerPart.space(Sector.name(AnswerCode.sector(code)));
  }

  private String kind(long code) {
    return kinds.name(String.valueOf(AnswerCode.kind(code).letter()));
  }

  /** A unit may be pointed at by its base or any of its sections. */
  private AnswerPart unit(long code) {
    String id = Text.of("%s%d", AnswerCode.kind(code).letter(), AnswerCode.number(code));
    List<String> refs =
        ids.stream()
            .filter(part -> part.startsWith(id))
            .map(part -> Target.unit(side, part))
            .toList();
    return new AnswerPart(Text.of("%s %s", kind(code), id), refs);
  }
}
