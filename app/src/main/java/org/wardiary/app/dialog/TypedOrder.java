package org.wardiary.app.dialog;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * A command as it was typed after its colon.
 *
 * @param name its name in lower case; there may be no such command
 * @param rest what follows the name; empty for a command that takes nothing
 */
record TypedOrder(String name, String rest) {

  /** All commands, with their colons, sorted. */
  static final List<String> ALL =
      List.of(
          ":adjourn",
          ":adjudicate",
          ":board",
          ":clock",
          ":comment",
          ":decline",
          ":draw",
          ":end",
          ":help",
          ":quit",
          ":record",
          ":resign",
          ":resume",
          ":time",
          ":undo",
          ":unfinished");

  /** Whether a line of a recorded game is a command, and not a side or a phase that begins. */
  static boolean isOne(String line) {
    return ALL.contains(line.split("\\s", 2)[0]);
  }

  private static final Set<String> ALONE =
      Set.of(
          "adjourn",
          "board",
          "clock",
          "decline",
          "draw",
          "help",
          "quit",
          "record",
          "resume",
          "unfinished");

  /**
   * Reads a command.
   *
   * @param line the line without its colon
   * @throws InputRefused if something follows a command that takes nothing
   */
  static TypedOrder of(String line) {
    String[] parts = line.strip().split("\\s+", 2);
    String name = parts[0].toLowerCase(Locale.ROOT);
    String rest = parts.length > 1 ? parts[1].strip() : "";
    // to ignore it might end a game against what was meant
    if (ALONE.contains(name) && !rest.isEmpty()) {
      throw new InputRefused(
          Text.of("expected nothing after :%s but got '%s'", name, Problem.shown(rest)));
    }
    return new TypedOrder(name, rest);
  }
}
