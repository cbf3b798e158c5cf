package org.wardiary.events.key;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Sides;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.key.UnitTable.Ids;

/**
 * Adds up hashes of the facts that a position's JSON states, under all symmetries of the map at
 * once. A fact about a unit is added to that unit, so that units can be compared without their
 * numbers; the order of the facts does not matter. Reused from position to position. Not
 * thread-safe.
 */
final class KeyFold {

  /** The sum that a fact is added to. */
  enum Part {
    /** Facts that the position's JSON shows. */
    SHOWN,
    /** Facts that it does not show but that affect what may follow. */
    RIGHTS
  }

  /** Which facts were given. */
  enum Given {
    /** Only those that the position's JSON shows. */
    SHOWN,
    /** All facts. */
    ALL
  }

  private static final int DEEPEST = 8;
  private static final String UNITS = "units";
  private static final long REFERENCE = 11;
  private static final long SIDE = 13;
  private static final long[] NO_WORD = {};

  private final Sides sides;
  private final List<Symmetry> symmetries;
  private final Set<String> labelFields;
  private final UnitTable units;
  private final WordTable words;
  private final long[] shown;
  private final long[] rights;
  private final long[][] paths;
  private int decides;
  private Part part = Part.SHOWN;
  private String field = "";

  KeyFold(Game game, List<Symmetry> symmetries) {
    this.sides = Sides.of(game);
    this.symmetries = symmetries;
    this.labelFields = game.labelFields();
    Ids ids = game.level() == Level.RECORDED ? Ids.WORDS : Ids.LETTERED;
    units = new UnitTable(symmetries.size(), ids);
    words = new WordTable(symmetries);
    shown = new long[symmetries.size()];
    rights = new long[symmetries.size()];
    paths = new long[DEEPEST + 1][symmetries.size()];
  }

  /**
   * Begins a position.
   *
   * @param seed hash of what all positions of this game on this map have in common
   * @param whoDecides the side that decides, 0 or 1; any other number if no side does
   */
  void begin(long seed, int whoDecides) {
    units.begin();
    Arrays.fill(shown, seed);
    Arrays.fill(rights, 0);
    decides = whoDecides;
  }

  /** Adds a field whose value is a word. */
  void word(String name, String value) {
    part = Part.SHOWN;
    field = name;
    fill(0, Mix.of(name));
    scalar(0, -1, UnitTable.NONE, value);
  }

  /** Adds a field; the parser is at its value. */
  void value(String name, JsonParser in, Part to) throws IOException {
    part = to;
    field = name;
    fill(0, Mix.of(name));
    value(in, 0, -1, UnitTable.NONE);
  }

  private void fill(int depth, long path) {
    Arrays.fill(paths[depth], path);
  }

  private void value(JsonParser in, int depth, int side, int unit) throws IOException {
    if (depth == DEEPEST) {
      throw new BadPosition("expected a position but '" + field + "' is nested too deeply");
    }
    switch (in.currentToken()) {
      case START_OBJECT -> object(in, depth, side, unit);
      case START_ARRAY -> array(in, depth, side, unit);
      case VALUE_STRING, VALUE_NUMBER_INT, VALUE_TRUE -> scalar(depth, side, unit, in.getText());
      case VALUE_NULL, VALUE_FALSE -> {
        // null and false state no fact
      }
      default ->
          throw new BadPosition("expected a position but '" + field + "' has " + in.getText());
    }
  }

  private void object(JsonParser in, int depth, int side, int unit) throws IOException {
    while (in.nextToken() != JsonToken.END_OBJECT) {
      String key = in.currentName();
      in.nextToken();
      OptionalInt named = sides.number(key);
      if (named.isPresent()) {
        sidePath(depth, named.getAsInt());
        value(in, depth + 1, named.getAsInt(), unit);
        continue;
      }
      int found = unit(key, side);
      if (found == UnitTable.NONE) {
        wordPath(depth, key);
        value(in, depth + 1, side, unit);
      } else {
        System.arraycopy(paths[depth], 0, paths[depth + 1], 0, symmetries.size());
        value(in, depth + 1, side, found);
      }
    }
  }

  private void array(JsonParser in, int depth, int side, int unit) throws IOException {
    int index = 0;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (linked(in, depth, side, unit)) {
        continue;
      }
      boolean reference =
          in.currentToken() == JsonToken.VALUE_STRING && unit(in.getText(), side) != UnitTable.NONE;
      for (int s = 0; s < symmetries.size(); s++) {
        // lists of units are sorted by id, so a unit's place in the list is not a fact
        paths[depth + 1][s] = reference ? paths[depth][s] : Mix.of(paths[depth][s], index);
      }
      value(in, depth + 1, side, unit);
      index++;
    }
  }

  private int unit(String id, int side) {
    if (field.equals(UNITS) && part == Part.SHOWN && side >= 0) {
      return units.name(side, id);
    }
    return units.find(side >= 0 ? side : decides, id);
  }

  private void sidePath(int depth, int side) {
    for (int s = 0; s < symmetries.size(); s++) {
      paths[depth + 1][s] = Mix.of(paths[depth][s], side(side, s));
    }
  }

  private void wordPath(int depth, String key) {
    long[] images = words.of(field, key);
    for (int s = 0; s < images.length; s++) {
      paths[depth + 1][s] = Mix.of(paths[depth][s], images[s]);
    }
  }

  private long side(int side, int symmetry) {
    return SIDE + (symmetries.get(symmetry).exchangesSides() ? 1 - side : side);
  }

  private void scalar(int depth, int side, int unit, String text) {
    OptionalInt named = sides.number(text);
    int referred = field.equals(UNITS) ? UnitTable.NONE : unit(text, side);
    long[] images =
        referred != UnitTable.NONE || named.isPresent() ? NO_WORD : words.of(field, text);
    boolean labels = unit != UnitTable.NONE && labelFields.contains(field);
    for (int s = 0; s < symmetries.size(); s++) {
      long path = paths[depth][s];
      if (referred != UnitTable.NONE) {
        add(referred, s, Mix.of(path, REFERENCE));
      } else if (named.isPresent()) {
        add(unit, s, Mix.of(path, side(named.getAsInt(), s)));
      } else if (labels) {
        add(unit, s, Mix.of(path, REFERENCE));
        units.addLabel(unit, s, Mix.of(path, images[s]));
      } else {
        add(unit, s, Mix.of(path, images[s]));
      }
    }
  }

  /** Adds a fact that binds a unit to one of the other side, whose id stands in the unit's list. */
  private boolean linked(JsonParser in, int depth, int side, int unit) throws IOException {
    boolean id = unit != UnitTable.NONE && in.currentToken() == JsonToken.VALUE_STRING;
    int other = id ? units.find(1 - side, in.getText()) : UnitTable.NONE;
    if (other == UnitTable.NONE) {
      return false;
    }
    units.addLink(unit, other, paths[depth]);
    return true;
  }

  private void add(int unit, int symmetry, long fact) {
    boolean isShown = part == Part.SHOWN;
    if (unit == UnitTable.NONE) {
      (isShown ? shown : rights)[symmetry] += fact;
    } else if (isShown) {
      units.addShown(unit, symmetry, fact);
    } else {
      units.addRights(unit, symmetry, fact);
    }
  }

  /**
   * Returns the key of the facts added since {@link #begin}.
   *
   * @param given which facts were added
   */
  PositionKey key(Given given) {
    boolean knowsRights = given == Given.ALL;
    int count = symmetries.size();
    long[] shapes = new long[count];
    long[] pending = new long[count];
    int[] labels = new int[count];
    for (int s = 0; s < count; s++) {
      UnitTable.Sums sums = units.sums(s, symmetries.get(s).exchangesSides() ? 1 : 0);
      shapes[s] = Mix.of(shown[s] + sums.shape());
      pending[s] = rights[s] + sums.rights();
      labels[s] = (int) (Mix.of(shown[s] + sums.label()) >>> 64 - PositionKey.LABEL_BITS);
    }
    int best = 0;
    for (int s = 1; s < count; s++) {
      int order = Long.compareUnsigned(shapes[s], shapes[best]);
      best = order < 0 || order == 0 && pending[s] < pending[best] ? s : best;
    }
    int alike = 0;
    int all = 0;
    for (int s = 0; s < count; s++) {
      alike |= shapes[s] == shapes[best] ? 1 << s : 0;
      boolean equal = shapes[s] == shapes[best] && (!knowsRights || pending[s] == pending[best]);
      all |= equal ? 1 << s : 0;
    }
    int what = knowsRights ? rights(pending[best]) : PositionKey.ANY;
    return new PositionKey(shapes[best], best, all, alike, labels, what);
  }

  /** Reduces a sum to {@link PositionKey#RIGHTS_BITS} bits; only 0 is reduced to 0. */
  private static int rights(long sum) {
    return sum == 0 ? 0 : Math.max(1, (int) (Mix.of(sum) >>> 64 - PositionKey.RIGHTS_BITS));
  }
}
