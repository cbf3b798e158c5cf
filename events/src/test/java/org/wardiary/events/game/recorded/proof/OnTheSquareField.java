package org.wardiary.events.game.recorded.proof;

import static org.wardiary.events.game.recorded.proof.OnTheSquareTranslation.AUXILIARY;
import static org.wardiary.events.game.recorded.proof.OnTheSquareTranslation.DECK;

import java.util.stream.IntStream;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Bridges;
import org.wardiary.events.game.onthesquare.board.Deck;
import org.wardiary.events.game.onthesquare.board.Preparation;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/** What a picture shows of Wargaming on the Square besides its units. */
final class OnTheSquareField {

  private final Board board;
  private final Picture picture;

  private OnTheSquareField(Board board, Picture picture) {
    this.board = board;
    this.picture = picture;
  }

  /** Adds loose guns, bridges, the centre, the deck and the auxiliaries to a picture. */
  static void add(Board board, Picture picture) {
    OnTheSquareField field = new OnTheSquareField(board, picture);
    field.addGround();
    field.addDeck();
    for (int side = 0; side < 2; side++) {
      field.addAuxiliaries(side);
    }
  }

  private void addGround() {
    for (int sector = 0; sector < Sector.COUNT; sector++) {
      if (board.guns().loose(sector) > 0) {
        String loose = String.join("/", board.guns().looseNames(sector));
        picture.mark("@" + Sector.name(sector), "loose", loose);
      }
    }
    for (int i = 0; i < board.map().bridgeCount(); i++) {
      int left = board.bridges().left(i);
      String bridge = "@" + Sector.name(board.map().bridge(i));
      if (left == 0) {
        picture.mark(bridge, "burnt", "");
      } else if (left != Bridges.WHOLE) {
        picture.mark(bridge, "burning", left);
      }
    }
    if (board.held() >= 0) {
      picture.mark(Units.SIDES.name(board.held()), "held", "");
    }
  }

  private void addDeck() {
    Deck deck = board.deck();
    if (deck.alternating()) {
      picture.mark(DECK, "next", deck.next() == 0 ? "R" : "B");
    } else {
      picture.mark(DECK, "red", deck.red()).mark(DECK, "black", deck.black());
    }
    if (board.cards().active()) {
      picture.mark(DECK, "left", board.cards().left()).mark(DECK, "hits", board.cards().hits());
    }
  }

  private void addAuxiliaries(int side) {
    Preparation preparation = board.preparation();
    for (Kind kind : Kind.values()) {
      long drawn =
          IntStream.range(0, preparation.draws())
              .filter(draw -> preparation.drawer(draw) == side && preparation.drawn(draw) == kind)
              .count();
      if (drawn > 0) {
        picture.mark(Units.SIDES.name(side), AUXILIARY + kind, drawn);
      }
    }
  }
}
