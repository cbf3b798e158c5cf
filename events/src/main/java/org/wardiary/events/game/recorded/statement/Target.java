package org.wardiary.events.game.recorded.statement;

import java.util.List;

/** What has a state. Immutable. */
public sealed interface Target {

  /** The kinds of targets; a state is one of some of them. */
  enum Kind {
    /** Units. */
    UNIT("units"),
    /** Spaces. */
    SPACE("spaces"),
    /** Sides of spaces, each between two of them. */
    EDGE("sides of spaces"),
    /** Sides of the game. */
    SIDE("sides");

    private final String plural;

    Kind(String plural) {
      this.plural = plural;
    }

    /** What people call several of them. */
    String plural() {
      return plural;
    }
  }

  /** The target's kind. */
  Kind kind();

  /** The canonical text. */
  String text();

  /**
   * Units: {@code U} or {@code U,V}.
   *
   * @param units one or more units
   */
  record Units(List<String> units) implements Target {

    /** Copies the list. */
    public Units {
      units = List.copyOf(units);
    }

    @Override
    public Kind kind() {
      return Kind.UNIT;
    }

    @Override
    public String text() {
      return Ids.list(units);
    }
  }

  /** A space: {@code @S}. */
  record Space(String space) implements Target {

    @Override
    public Kind kind() {
      return Kind.SPACE;
    }

    @Override
    public String text() {
      return "@" + space;
    }
  }

  /**
   * A side of a space: {@code @S|S}.
   *
   * @param space the space
   * @param beyond the space on the other side
   */
  record Edge(String space, String beyond) implements Target {

    @Override
    public Kind kind() {
      return Kind.EDGE;
    }

    @Override
    public String text() {
      return "@" + space + "|" + beyond;
    }
  }

  /** A side of the game, by its name. */
  record Side(String side) implements Target {

    @Override
    public Kind kind() {
      return Kind.SIDE;
    }

    @Override
    public String text() {
      return side;
    }
  }
}
