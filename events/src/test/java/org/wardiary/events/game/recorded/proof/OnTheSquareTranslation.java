package org.wardiary.events.game.recorded.proof;

import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.UnitRevealed;
import org.wardiary.events.game.BoardPosition;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.onthesquare.board.Board;

/**
 * Wargaming on the Square in the words of a recorded game, as an umpire sees it. A section is a
 * unit that lies in the tray until it is formed; men, facing, boxes, orders, guns and the deck are
 * states.
 */
final class OnTheSquareTranslation extends Translation {

  /** Where sections are that are not formed. */
  static final String TRAY = "Tray";

  /** Where units are that have become part of another. */
  static final String JOINED = "Joined";

  /** What has the states of the deck. */
  static final String DECK = "@Deck";

  /** Begins the words for the number of auxiliaries of a kind that a side has drawn. */
  static final String AUXILIARY = "aux";

  private static final StepTable<OnTheSquareTranslation> TABLE =
      new StepTable<OnTheSquareTranslation>("Wargaming on the Square")
          .on(GameStarted.class, (to, e) -> to.begin())
          .on(AuxiliaryDrawn.class, (to, e) -> to.draw(e))
          .on(BoxPlaced.class, (to, e) -> to.place(e))
          .on(UnitRevealed.class, (to, e) -> to.told.end(unit(e), "box"))
          // said by tags
          .ignoring(AnswerGiven.class)
          .ignoring(GameEnded.class);

  static {
    OnTheSquareTurns.addTo(TABLE);
    OnTheSquareMoves.addTo(TABLE);
    OnTheSquareFights.addTo(TABLE);
    OnTheSquareLosses.addTo(TABLE);
  }

  private final Setup setup;
  private final ToldStates told = new ToldStates(this);
  private final OnTheSquareTurns turns = new OnTheSquareTurns(this);
  private final OnTheSquareMoves moves = new OnTheSquareMoves(this);
  private final OnTheSquareFights fights = new OnTheSquareFights(this);
  private final OnTheSquareLosses losses = new OnTheSquareLosses(this);

  OnTheSquareTranslation(Setup setup) {
    this.setup = setup;
  }

  @Override
  public String fileId() {
    return setup.game().id();
  }

  @Override
  public String file() {
    return OnTheSquareFile.of(setup, fileId());
  }

  @Override
  public Picture picture(Position position) {
    return OnTheSquarePicture.of(board(position));
  }

  private static Board board(Position position) {
    return (Board) ((BoardPosition<?>) position).board();
  }

  @Override
  protected void tell(SpecificRecord event) {
    TABLE.apply(this, event);
  }

  ToldStates told() {
    return told;
  }

  OnTheSquareTurns turns() {
    return turns;
  }

  OnTheSquareMoves moves() {
    return moves;
  }

  OnTheSquareFights fights() {
    return fights;
  }

  OnTheSquareLosses losses() {
    return losses;
  }

  private void begin() {
    Board board = board(setup.position());
    if (board.deck().alternating()) {
      told.set(DECK, "next", "R");
    } else {
      told.set(DECK, "red", board.deck().red());
      told.set(DECK, "black", board.deck().black());
    }
  }

  private void draw(AuxiliaryDrawn drawn) {
    if (drawn.getOf() > 0) {
      say("%%auxiliary=%s <by=%s>", drawn.getKind(), drawn.getSide());
    }
    told.add(drawn.getSide(), AUXILIARY + drawn.getKind(), 1);
  }

  private void place(BoxPlaced placed) {
    String unit = unit(placed);
    say("%s@%s", unit, placed.getSpace());
    told.set(unit, "men", placed.getMen());
    told.set(unit, "facing", placed.getFacing());
    told.set(unit, "box", placed.getBox());
    if (!placed.getGuns().isEmpty()) {
      told.set(unit, "guns", String.join("/", placed.getGuns()));
    }
  }
}
