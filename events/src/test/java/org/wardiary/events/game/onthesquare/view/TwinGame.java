package org.wardiary.events.game.onthesquare.view;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Redaction;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.onthesquare.OnTheSquarePosition;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.referee.LegalTexts;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;

/**
 * One of two games that a side may not be able to tell apart, and the redacted events that this
 * side has received.
 */
final class TwinGame {

  private final OnTheSquarePosition position;
  private final int blind;
  private final List<SpecificRecord> emitted;
  private final Redaction cut;
  private final List<SpecificRecord> heard = new ArrayList<>();
  private int seen;

  private TwinGame(OnTheSquarePosition position, int blind, List<SpecificRecord> emitted) {
    this.position = position;
    this.blind = blind;
    this.emitted = new ArrayList<>(emitted);
    cut = position.setup().game().visibility().redaction(Viewer.side(blind));
    emitted.forEach(cut::redact);
    seen = emitted.size();
  }

  /** A game before its first answer. */
  static TwinGame begun(Setup setup, int blind) {
    TwinGame game =
        new TwinGame((OnTheSquarePosition) setup.game().position(setup), blind, new ArrayList<>());
    game.position.begin(game::emit);
    return game;
  }

  TwinGame copy() {
    return new TwinGame(position.copy(), blind, emitted);
  }

  private void emit(SpecificRecord event) {
    emitted.add(event);
    cut.redact(event).ifPresent(heard::add);
  }

  OnTheSquarePosition position() {
    return position;
  }

  Board board() {
    return position.board();
  }

  Army army() {
    return position.board().army();
  }

  List<String> legal() {
    return LegalTexts.of(position);
  }

  void play(String answer) {
    Board board = board();
    emit(
        new AnswerGiven(
            board.question().title(),
            Units.SIDES.decider(board.decider()),
            answer,
            position.choices(),
            List.of("a comment on " + answer),
            "!",
            List.of(answer + " {might follow}")));
    EventSink sink = this::emit;
    position.play(position.read(answer), sink);
  }

  /** The events since the last {@link #look}, as the umpire sees them. */
  List<SpecificRecord> emitted() {
    return emitted.subList(seen, emitted.size());
  }

  /**
   * What the blind side sees.
   *
   * @param json the position
   * @param text the board
   * @param heard the redacted events since the last look
   */
  record View(String json, String text, List<SpecificRecord> heard) {}

  /** What the blind side sees now, with the events since its last look. */
  View look() {
    Viewer viewer = Viewer.side(blind);
    View view =
        new View(
            new PositionJson(viewer, Legal.LISTED).write(position),
            position.text(viewer),
            List.copyOf(heard));
    heard.clear();
    seen = emitted.size();
    return view;
  }
}
