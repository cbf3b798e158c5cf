package org.wardiary.events.game.onthesquare.view;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.RandomDraws;

/**
 * The auxiliaries that a side draws and the kinds that it puts under its boxes, with variants that
 * the opponent cannot tell apart.
 */
record TwinBoxes(String auxiliaries, String boxes) {

  private static final String OWN = "AADDIIIIXX";

  /** Boxes in a random order. */
  static TwinBoxes drawn(String auxiliaries, RandomDraws draws) {
    StringBuilder left = new StringBuilder(OWN + auxiliaries);
    StringBuilder boxes = new StringBuilder();
    while (!left.isEmpty()) {
      int at = draws.draw(left.length()) - 1;
      boxes.append(left.charAt(at));
      left.deleteCharAt(at);
    }
    return new TwinBoxes(auxiliaries, boxes.toString());
  }

  /** The same units, but with an auxiliary infantry replaced by another kind. */
  TwinBoxes otherAuxiliary(char kind) {
    int at = boxes.lastIndexOf('J');
    return new TwinBoxes(
        auxiliaries.replaceFirst("J", String.valueOf(kind)),
        boxes.substring(0, at) + kind + boxes.substring(at + 1));
  }

  /** Swaps two boxes in such a way that no other unit's number changes (WS-2.1). */
  TwinBoxes swapped(RandomDraws draws) {
    List<String> choices = new ArrayList<>();
    for (int one = 0; one < boxes.length(); one++) {
      for (int other = one + 1; other < boxes.length(); other++) {
        String between = boxes.substring(one + 1, other);
        char first = boxes.charAt(one);
        char second = boxes.charAt(other);
        if (first != second && between.indexOf(first) < 0 && between.indexOf(second) < 0) {
          choices.add(
              boxes.substring(0, one) + second + between + first + boxes.substring(other + 1));
        }
      }
    }
    return new TwinBoxes(auxiliaries, choices.get(draws.draw(choices.size()) - 1));
  }
}
