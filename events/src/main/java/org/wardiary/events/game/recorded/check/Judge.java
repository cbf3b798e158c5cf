package org.wardiary.events.game.recorded.check;

import java.util.function.BiConsumer;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.statement.Statement;

/** Judges by one rule. What it finds goes to a consumer: the side that breaks it, and how. */
interface Judge {

  /** Judges a statement that is about to be played. */
  default void before(Statement statement, Scene scene, BiConsumer<String, String> out) {
    // most rules are judged at other times
  }

  /** Judges a statement that has been played. */
  default void after(Statement statement, Scene scene, BiConsumer<String, String> out) {
    // most rules are judged at other times
  }

  /** Judges the last board of a game that has ended. */
  default void end(Tags tags, Scene scene, BiConsumer<String, String> out) {
    // most rules are judged at other times
  }
}
