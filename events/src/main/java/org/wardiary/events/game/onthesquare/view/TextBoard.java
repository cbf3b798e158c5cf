package org.wardiary.events.game.onthesquare.view;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Bridges;
import org.wardiary.events.game.onthesquare.board.Deck;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.text.Text;

/**
 * The board as text for a terminal: a cell for each sector with north at the top, then both sides'
 * units, loose guns, bridges that are not whole, and the cards.
 *
 * <p>A cell begins with the letter of the terrain ({@code .} plain, {@code +} road, {@code =}
 * bridge, {@code ~} river, {@code ^} hill, {@code w} woods, {@code h} house, {@code *} a burning
 * bridge); on an occupied sector {@code R} or {@code B}, the part's id or its box as {@code #7},
 * and its facing ({@code N E S W}, {@code o} in square) follow.
 */
public final class TextBoard {

  private final Board board;
  private final Army army;
  private final Viewer viewer;

  /** Creates the text view of a board as a viewer may see it. */
  public TextBoard(Board board, Viewer viewer) {
    this.board = board;
    army = board.army();
    this.viewer = viewer;
  }

  /** The whole text; lines end in LF. */
  public String draw() {
    StringBuilder text = new StringBuilder();
    for (int row = Sector.SIDE - 1; row >= 0; row--) {
      StringBuilder line = new StringBuilder(Text.of("%2d ", row + 1));
      for (int column = 0; column < Sector.SIDE; column++) {
        line.append(Text.of(" %-6s", cell(Sector.at(column, row))));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    StringBuilder columns = new StringBuilder("   ");
    for (int column = 0; column < Sector.SIDE; column++) {
      columns.append(Text.of(" %-6s", (char) ('a' + column)));
    }
    text.append(columns.toString().stripTrailing()).append('\n');
    for (int side = 0; side < 2; side++) {
      side(text, side);
    }
    footer(text);
    return text.toString();
  }

  private String cell(int sector) {
    char terrain = board.bridges().burning(sector) ? '*' : board.terrain(sector).letter();
    int part = army.on(sector);
    if (part < 0) {
      return String.valueOf(terrain);
    }
    int unit = Units.unitOf(part);
    boolean square = Units.slot(part) == 0 && army.inSquare(unit);
    String id = army.boxed(unit) ? "#" + (unit + 1) : army.partId(part);
    char facing = square ? 'o' : Facing.letter(army.facing(part));
    return terrain + Units.SIDES.name(Units.side(unit)).substring(0, 1) + id + facing;
  }

  private void side(StringBuilder text, int side) {
    boolean own = viewer.sees(side);
    text.append(Units.SIDES.name(side)).append(':');
    for (int unit = side * Units.SIDE_UNITS; unit < (side + 1) * Units.SIDE_UNITS; unit++) {
      if (army.active(unit) && (own || !army.boxed(unit))) {
        text.append(' ').append(unit(unit)).append(';');
      }
    }
    if (!own) {
      text.append(" boxes").append(boxes(side)).append(';');
    }
    if (own && board.preparation().draws() > 0) {
      text.append(" auxiliaries").append(auxiliaries(side)).append(';');
    }
    text.append('\n');
  }

  private String unit(int unit) {
    StringBuilder text = new StringBuilder(army.id(unit));
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      int part = Units.part(unit, slot);
      if (army.exists(part)) {
        text.append(' ').append(slot == 0 ? "" : Units.sectionLetter(slot) + " ");
        text.append(Sector.name(army.sector(part))).append(' ').append(army.men(part));
      }
    }
    for (String gun : board.guns().names(unit)) {
      text.append(" gun ").append(gun);
    }
    if (army.boxed(unit)) {
      text.append(" box ").append(unit + 1);
    }
    if (viewer.sees(Units.side(unit)) && board.orders().has(unit)) {
      text.append(" order ").append(board.orders().of(unit).text());
    }
    return text.toString();
  }

  private String boxes(int side) {
    StringBuilder text = new StringBuilder();
    for (int unit = side * Units.SIDE_UNITS; unit < (side + 1) * Units.SIDE_UNITS; unit++) {
      if (army.boxed(unit)) {
        text.append(" #").append(unit + 1);
      }
    }
    return text.isEmpty() ? " none" : text.toString();
  }

  private String auxiliaries(int side) {
    StringBuilder text = new StringBuilder();
    for (int draw = 0; draw < board.preparation().draws(); draw++) {
      if (board.preparation().drawer(draw) == side) {
        text.append(' ').append(board.preparation().drawn(draw));
      }
    }
    return text.toString();
  }

  /** Who has charged whom in this turn, which matters for further charges (WS-8.2). */
  private void charged(StringBuilder text) {
    List<String> charged = new ArrayList<>();
    for (int unit = 0; unit < Units.COUNT; unit++) {
      int chargers = board.charged().by(unit);
      if (chargers != 0) {
        String side = Units.SIDES.name(Units.side(unit));
        charged.add(
            Text.of("%s %s by %s", side, army.id(unit), String.join(" ", army.ids(chargers))));
      }
    }
    if (!charged.isEmpty()) {
      text.append("Charged in this turn: ").append(String.join(", ", charged)).append('\n');
    }
  }

  private void footer(StringBuilder text) {
    charged(text);
    for (int sector = 0; sector < Sector.COUNT; sector++) {
      if (board.guns().loose(sector) > 0) {
        text.append(
            Text.of(
                "Loose guns on %s: %s\n",
                Sector.name(sector), String.join(" ", board.guns().looseNames(sector))));
      }
    }
    List<String> bridges = new ArrayList<>();
    for (int i = 0; i < board.map().bridgeCount(); i++) {
      if (board.bridges().left(i) < Bridges.WHOLE) {
        String name = Sector.name(board.map().bridge(i));
        bridges.add(board.bridges().left(i) == 0 ? name + " is gone" : name + " burns");
      }
    }
    if (!bridges.isEmpty()) {
      text.append("Bridges: ").append(String.join(", ", bridges)).append('\n');
    }
    Deck deck = board.deck();
    text.append(
        deck.alternating()
            ? Text.of("Cards: %s next", deck.next() == 0 ? "red" : "black")
            : Text.of("Cards: %d red, %d black", deck.red(), deck.black()));
    if (board.cards().active()) {
      text.append(Text.of("; %d to draw, %d hits", board.cards().left(), board.cards().hits()));
    }
    text.append('\n');
    if (board.held() >= 0) {
      text.append(Units.SIDES.name(board.held())).append(" held the centre.\n");
    }
  }
}
