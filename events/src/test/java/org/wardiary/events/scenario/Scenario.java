package org.wardiary.events.scenario;

import java.util.List;
import org.wardiary.events.text.Text;

/**
 * One case of a scenario file.
 *
 * @param file name of its file
 * @param line where it begins
 * @param ids rule ids that it shows
 * @param title what it shows
 * @param steps its lines between {@code CASE} and {@code END}
 */
record Scenario(String file, int line, List<String> ids, String title, List<Step> steps) {

  /**
   * One line.
   *
   * @param line its number
   * @param keyword its first word
   * @param text the rest, stripped
   * @param block the lines below it for {@code SETUP} and {@code MAP}, without comments
   */
  record Step(int line, String keyword, String text, List<String> block) {

    List<String> words() {
      return text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
    }
  }

  @Override
  public String toString() {
    return Text.of("%s:%d: %s | %s", file, line, String.join(" ", ids), title);
  }
}
