package org.wardiary.events.game.recorded.harrow;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.wardiary.events.text.Text;

/**
 * A game as its players wrote it down.
 *
 * @param seed what it was played from
 * @param steps the statements, each with the field before it
 * @param result who won, {@code draw}, or {@code *}
 * @param termination how it ended; empty if it did not
 */
record Game(long seed, List<Step> steps, String result, String termination) {

  private static final int WIDTH = 79;

  /** A statement and how the game stood before it. */
  record Step(Field before, Said said) {}

  /** Copies the list. */
  Game {
    steps = List.copyOf(steps);
  }

  /** The statements. */
  List<String> texts() {
    return steps.stream().map(step -> step.said().text()).collect(Collectors.toList());
  }

  /** Its record. */
  String record() {
    return record(texts(), result, termination);
  }

  /** A record of statements with the tags of this game. */
  String record(List<String> statements, String result, String termination) {
    List<String> tags =
        new ArrayList<>(
            List.of(
                "[Game \"The Bridge at Harrow\"]",
                "[GameFile \"harrow\"]",
                Text.of("[Crown \"Seed %d\"]", seed),
                Text.of("[League \"Seed %d\"]", seed),
                "[First \"Crown\"]",
                "[Result \"" + result + "\"]"));
    if (!termination.isEmpty()) {
      tags.add("[Termination \"" + termination + "\"]");
    }
    return String.join("\n", tags) + "\n\n" + filled(statements) + "\n" + result + "\n";
  }

  /** Words in lines. */
  private static String filled(List<String> statements) {
    StringBuilder text = new StringBuilder();
    int length = 0;
    for (String word : String.join(" ", statements).split(" ")) {
      if (length > 0 && length + 1 + word.length() > WIDTH) {
        text.append('\n');
        length = 0;
      }
      if (length > 0) {
        text.append(' ');
        length++;
      }
      text.append(word);
      length += word.length();
    }
    return text.toString();
  }
}
