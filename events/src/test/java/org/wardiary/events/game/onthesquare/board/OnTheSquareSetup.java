package org.wardiary.events.game.onthesquare.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.ScenarioSetup;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.onthesquare.OnTheSquareGame;
import org.wardiary.events.game.onthesquare.OnTheSquarePosition;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Gun;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * Reads the {@code SETUP} lines of this game's scenario files. Units that no line names are lost.
 *
 * <ul>
 *   <li>{@code Red I1 f6 N 16}: a part with its sector, facing and men, optionally followed by
 *       {@code boxed}, {@code square}, {@code guns=0h,1} ({@code guns=} for none) and {@code
 *       order=F}. A section, {@code I1a}, comes before the line of its base, which gives only the
 *       men left in the base.
 *   <li>{@code turn 3}, {@code deck 10 12} (red, black), {@code next B}, {@code held Red}, {@code
 *       bridge c4 2}, {@code loose c4 0h,1}
 *   <li>{@code charged Blue I1 D2}: Red's D2 has charged Blue's I1 in this turn.
 *   <li>{@code executing}: orders are being executed although no unit has one.
 * </ul>
 *
 * If a line gives an order, orders are being executed and the leader acts first; otherwise orders
 * are being given.
 */
public final class OnTheSquareSetup implements ScenarioSetup {

  private static final String KINDS = "IIIIDDAAXX";

  /** For the service loader. */
  public OnTheSquareSetup() {}

  @Override
  public List<String> games() {
    return List.of(OnTheSquareGame.ID);
  }

  @Override
  public Position position(Setup setup, List<String> lines) {
    OnTheSquarePosition position = (OnTheSquarePosition) setup.game().position(setup);
    new Reader(position.board()).read(lines);
    position.begin(EventSink.NONE);
    return position;
  }

  private static final class Reader {
    private final Board board;
    private final Army army;
    private final Steps steps;
    private final Map<String, String> auxiliaries = new HashMap<>();
    private boolean executing;

    Reader(Board board) {
      this.board = board;
      army = board.army();
      steps = new Steps(board, EventSink.NONE);
    }

    void read(List<String> lines) {
      List<String[]> parts = new ArrayList<>();
      List<String[]> others = new ArrayList<>();
      for (String line : lines) {
        String[] words = line.split("\\s+");
        (words[0].equals("Red") || words[0].equals("Blue") ? parts : others).add(words);
      }
      place(parts);
      others.forEach(this::other);
      if (board.turn() == 0) {
        beginTurn(1);
      }
      parts.forEach(this::part);
      if (executing) {
        board.orders().end();
        board.orders().end();
      }
    }

    /**
     * Places both sides' boxes, with the auxiliaries that the lines name or else J, and then clears
     * the field.
     */
    private void place(List<String[]> parts) {
      for (int side = 0; side < 2; side++) {
        auxiliaries.put(Units.SIDES.name(side), auxiliaries(parts, Units.SIDES.name(side)));
      }
      for (int draw = 0; draw < Preparation.AUXILIARIES; draw++) {
        String kinds = auxiliaries.get(Units.SIDES.name(board.preparation().drawer(draw)));
        steps.drawAuxiliary(Kind.valueOf(kinds.substring(draw / 2, draw / 2 + 1)));
      }
      while (board.preparation().placed() < Units.COUNT) {
        int side = board.preparation().placer();
        String kinds = KINDS + auxiliaries.get(Units.SIDES.name(side));
        int index = board.preparation().placed() % Units.SIDE_UNITS;
        steps.placeBox(Kind.valueOf(kinds.substring(index, index + 1)));
      }
      for (int unit = 0; unit < Units.COUNT; unit++) {
        army.remove(Units.base(unit));
        if (!named(parts, unit)) {
          board.guns().clear(unit);
          army.leave(unit, Army.Fate.LOST);
        }
      }
    }

    private static String auxiliaries(List<String[]> parts, String side) {
      StringBuilder kinds = new StringBuilder();
      for (String id : List.of("J1", "J2", "L1", "L2", "A3", "A4")) {
        for (String[] words : parts) {
          if (words[0].equals(side) && words[1].equals(id)) {
            kinds.append(id.charAt(0));
          }
        }
      }
      return kinds.append("JJ").substring(0, 2);
    }

    private boolean named(List<String[]> parts, int unit) {
      return parts.stream()
          .anyMatch(
              words ->
                  words[0].equals(Units.SIDES.name(Units.side(unit)))
                      && words[1].equals(army.id(unit)));
    }

    private void part(String[] words) {
      int side = Units.SIDES.number(words[0]).orElseThrow();
      int unit =
          army.find(side, Kind.valueOf(words[1].substring(0, 1)).key(words[1].charAt(1) - '0'));
      int slot = words[1].length() == 2 ? 0 : words[1].charAt(2) - 'a' + 1;
      int part = Units.part(unit, slot);
      army.detach(
          part, Sector.of(words[2]), Integer.parseInt(words[4]), Facing.of(words[3].charAt(0)));
      if (slot > 0) {
        return;
      }
      List<String> flags = List.of(words).subList(5, words.length);
      if (!flags.contains("boxed")) {
        army.reveal(unit);
      }
      flags.forEach(flag -> flag(unit, flag));
    }

    private void flag(int unit, String word) {
      if (word.equals("square")) {
        army.formSquare(unit);
      } else if (word.startsWith("order=")) {
        board.orders().give(unit, Order.of(word.charAt(6)));
        executing = true;
      } else if (word.startsWith("guns=")) {
        board.guns().clear(unit);
        guns(word.substring(5)).forEach(gun -> board.guns().add(unit, gun));
      } else if (!word.equals("boxed")) {
        throw new IllegalArgumentException("expected boxed, square, order= or guns= but " + word);
      }
    }

    private static List<Byte> guns(String text) {
      List<Byte> guns = new ArrayList<>();
      for (String gun : text.isEmpty() ? new String[0] : text.split(",")) {
        guns.add(gun(gun));
      }
      return guns;
    }

    private static byte gun(String name) {
      byte gun = 0;
      while (!Gun.name(gun).equals(name)) {
        gun++;
      }
      return gun;
    }

    /** A unit of a side was charged by a unit of the other. */
    private void charged(String side, String unit, String by) {
      int number = Units.SIDES.number(side).orElseThrow();
      board.charged().add(find(number, unit), find(1 - number, by));
    }

    private int find(int side, String id) {
      return army.find(side, Kind.valueOf(id.substring(0, 1)).key(id.charAt(1) - '0'));
    }

    private void beginTurn(int number) {
      while (board.turn() < number) {
        board.beginTurn(board.nextLeader(), 1);
      }
    }

    private void other(String[] words) {
      switch (words[0]) {
        case "turn" -> beginTurn(Integer.parseInt(words[1]));
        case "deck" -> board.deck().set(Integer.parseInt(words[1]), Integer.parseInt(words[2]), 0);
        case "next" -> board.deck().set(Deck.FRESH, Deck.FRESH, words[1].equals("B") ? 1 : 0);
        case "held" -> board.endTurn(Units.SIDES.number(words[1]).orElseThrow(), 1);
        case "bridge" -> board.burn(Sector.of(words[1]), Integer.parseInt(words[2]));
        case "loose" ->
            guns(words[2]).forEach(gun -> board.guns().leaveLoose(Sector.of(words[1]), gun));
        case "charged" -> charged(words[1], words[2], words[3]);
        case "executing" -> executing = true;
        default -> throw new IllegalArgumentException("expected a setup line but " + words[0]);
      }
    }
  }
}
