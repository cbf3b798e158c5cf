package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.squares.map.Space.Terrain;

/**
 * An answer of SQUARES to the question of a turn (SQ-9), parsed without applying the rules.
 *
 * @param text the answer as in a record
 */
record OpeningOrder(String text) {

  private static final Pattern WORD = Pattern.compile("[A-Z][A-Z0-9]*");
  private static final Pattern STEP = Pattern.compile("([A-Z])([A-Z0-9]+)([-=])([A-Z0-9]+)");

  /**
   * A move of one unit.
   *
   * @param kind letter of the kind of unit
   * @param from the space that it left
   * @param to the space that it entered
   */
  record Step(String kind, String from, String to) {}

  boolean pass() {
    return text.equals("pass");
  }

  /** The steps of a move; empty for a pass or an attack. */
  List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    for (String part : text.split(",")) {
      Matcher matcher = STEP.matcher(part);
      if (matcher.matches()) {
        steps.add(new Step(matcher.group(1), matcher.group(2), matcher.group(4)));
      }
    }
    return steps;
  }

  /**
   * The mirror image of this order, written as a record of the mirrored game would write it: if a
   * pair of Horse may be written in either order, the ASCII-smaller text is used (SQ-4.5).
   *
   * @param images the mirror image of each space
   */
  OpeningOrder mirrored(Map<String, String> images) {
    if (pass()) {
      return this;
    }
    StringBuilder mirrored = new StringBuilder();
    Matcher matcher = WORD.matcher(text);
    int end = 0;
    while (matcher.find()) {
      mirrored.append(text, end, matcher.start());
      String word = matcher.group();
      boolean unit = matcher.start() == 0 || ",+".indexOf(text.charAt(matcher.start() - 1)) >= 0;
      String space = unit ? word.substring(1) : word;
      mirrored.append(unit ? word.substring(0, 1) : "").append(images.getOrDefault(space, space));
      end = matcher.end();
    }
    return new OpeningOrder(sorted(mirrored.append(text.substring(end)).toString()));
  }

  private static String sorted(String text) {
    int comma = text.indexOf(',');
    if (comma < 0) {
      return text;
    }
    List<Step> steps = new OpeningOrder(text).steps();
    // the second unit enters the square that the first left, which is legal only in this order
    boolean bound = steps.size() == 2 && steps.get(1).to().equals(steps.get(0).from());
    String other = text.substring(comma + 1) + "," + text.substring(0, comma);
    return bound || text.compareTo(other) <= 0 ? text : other;
  }

  /** The order in words: {@code Infantry to G3L}. */
  String words(SquaresInfo info) {
    if (pass()) {
      return "pass";
    }
    List<Step> steps = steps();
    if (steps.isEmpty()) {
      return "attack " + text;
    }
    List<String> words = new ArrayList<>();
    for (Step step : steps) {
      boolean fromReserve =
          info.board().filter(board -> board.is(step.from(), Terrain.RESERVE)).isPresent();
      words.add(
          info.kind(step.kind()) + (fromReserve ? "" : " " + step.from()) + " to " + step.to());
    }
    return String.join(" and ", words) + (text.contains("=") ? " (double move)" : "");
  }
}
