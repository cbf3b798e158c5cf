package org.wardiary.events.game.recorded.harrow;

import java.util.List;
import java.util.stream.Collectors;

/** What players write down in a game, a statement each; {@link #text()} is how they write it. */
sealed interface Said {

  /** The statement in a record. */
  String text();

  /** A turn begins. */
  record Turn(int number) implements Said {
    @Override
    public String text() {
      return number + ".";
    }
  }

  /** A phase begins, of one side or of {@code all}. */
  record Phase(String who, String phase) implements Said {
    @Override
    public String text() {
      return ":" + who + "." + phase;
    }
  }

  /** A unit moves along a path; the last word may be a box of exit. */
  record Move(String unit, List<String> path) implements Said {
    public Move {
      path = List.copyOf(path);
    }

    @Override
    public String text() {
      return unit + "-" + String.join("-", path);
    }
  }

  /** A unit arrives. */
  record Arrive(String unit, Hex at) implements Said {
    @Override
    public String text() {
      return unit + "@" + at.number();
    }
  }

  /** An attack with its column, die and result. */
  record Attack(
      List<String> units,
      List<String> guns,
      List<String> enemies,
      String column,
      int die,
      String result)
      implements Said {
    public Attack {
      units = List.copyOf(units);
      guns = List.copyOf(guns);
      enemies = List.copyOf(enemies);
    }

    @Override
    public String text() {
      String support = guns.isEmpty() ? "" : "+" + String.join(",", guns);
      return String.join(",", units)
          + support
          + " x "
          + String.join(",", enemies)
          + " <"
          + String.join(" ", column, "d6=" + die, result)
          + ">";
    }
  }

  /** A unit retreats; {@code by} names who chose the hex, if not the side whose phase it is. */
  record Retreat(String unit, List<Hex> path, String by) implements Said {
    public Retreat {
      path = List.copyOf(path);
    }

    @Override
    public String text() {
      String hexes = path.stream().map(Hex::number).collect(Collectors.joining("-"));
      return unit + "~" + hexes + (by.isEmpty() ? "" : " <by=" + by + ">");
    }
  }

  /** A unit advances. */
  record Advance(String unit, List<Hex> path) implements Said {
    public Advance {
      path = List.copyOf(path);
    }

    @Override
    public String text() {
      return unit + ">" + path.stream().map(Hex::number).collect(Collectors.joining("-"));
    }
  }

  /** Units are eliminated. */
  record Gone(List<String> units) implements Said {
    public Gone {
      units = List.copyOf(units);
    }

    @Override
    public String text() {
      return "-" + String.join(",", units);
    }
  }

  /** A state of units begins, or with {@code -} ends. */
  record State(List<String> units, String state) implements Said {
    public State {
      units = List.copyOf(units);
    }

    @Override
    public String text() {
      return String.join(",", units) + ":" + state;
    }
  }

  /** Dice are thrown for rally. */
  record Dice(List<Integer> values) implements Said {
    public Dice {
      values = List.copyOf(values);
    }

    @Override
    public String text() {
      return "%d6=" + values.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
  }

  /** The bridge is blown up. */
  record Blown() implements Said {
    @Override
    public String text() {
      return "@0605|0705:blown";
    }
  }

  /** A town changes hands. */
  record Control(Hex town, Side side) implements Said {
    @Override
    public String text() {
      return "@" + town.number() + ":control=" + side.title();
    }
  }

  /** A side's points at the end. */
  record Points(Side side, int points) implements Said {
    @Override
    public String text() {
      return side.title() + ":vp=" + points;
    }
  }
}
