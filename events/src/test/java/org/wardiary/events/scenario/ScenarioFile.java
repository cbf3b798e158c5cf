package org.wardiary.events.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.wardiary.events.game.Game;
import org.wardiary.events.scenario.Scenario.Step;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;

/** Reads scenario files. A line is a step if it begins with a keyword in capitals. */
final class ScenarioFile {

  private static final Set<String> KEYWORDS =
      Set.of(
          "CASE",
          "FIRST",
          "TAG",
          "RULES",
          "MAP",
          "SETUP",
          "PLAY",
          "QUESTION",
          "LEGAL",
          "ILLEGAL",
          "LIST",
          "EXPECT",
          "SEEN",
          "EVENTS",
          "RESULT",
          "REFUSED",
          "ENDING",
          "BADENDING",
          "BADTAG",
          "BADMAP",
          "WARNS",
          "END");

  private final String name;
  private final List<String> lines;
  private final List<Scenario> cases = new ArrayList<>();
  private int next;

  private ScenarioFile(String name, List<String> lines) {
    this.name = name;
    this.lines = lines;
  }

  /** All cases of a game, in the order of their files' names. */
  static List<Scenario> ofGame(Game game) {
    Path folder = GameData.file(game, "cases");
    try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
      List<Scenario> all = new ArrayList<>();
      for (Path file : files.filter(f -> f.toString().endsWith(".case")).sorted().toList()) {
        all.addAll(
            new ScenarioFile(file.getFileName().toString(), Files.readAllLines(file)).read());
      }
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Scenario> read() {
    while (next < lines.size()) {
      String line = lines.get(next).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        next++;
      } else if (keyword(line).equals("CASE")) {
        cases.add(readCase());
      } else {
        throw bad("expected CASE but found " + line);
      }
    }
    return cases;
  }

  private Scenario readCase() {
    int begin = next + 1;
    String head = lines.get(next++).strip().substring("CASE".length());
    int bar = head.indexOf('|');
    if (bar < 0) {
      throw bad("expected CASE IDS | title");
    }
    List<String> ids = List.of(head.substring(0, bar).strip().split("\\s+"));
    List<Step> steps = new ArrayList<>();
    while (next < lines.size()) {
      Step step = readStep();
      if (step.keyword().equals("END")) {
        return new Scenario(name, begin, ids, head.substring(bar + 1).strip(), steps);
      }
      if (!step.keyword().isEmpty()) {
        steps.add(step);
      }
    }
    throw bad("expected END but the file ends");
  }

  private Step readStep() {
    int number = next + 1;
    String line = lines.get(next++).strip();
    if (line.isEmpty() || line.startsWith("#")) {
      return new Step(number, "", "", List.of());
    }
    String keyword = keyword(line);
    if (!KEYWORDS.contains(keyword) || keyword.equals("CASE")) {
      throw bad(Text.of("expected a keyword (%s) but found %s", KEYWORDS, line));
    }
    List<String> block = new ArrayList<>();
    boolean takesBlock = keyword.equals("SETUP") || keyword.equals("MAP");
    while (takesBlock && next < lines.size() && !KEYWORDS.contains(keyword(lines.get(next)))) {
      String inner = lines.get(next++).strip();
      if (!inner.isEmpty() && !inner.startsWith("#")) {
        block.add(inner);
      }
    }
    return new Step(number, keyword, line.substring(keyword.length()).strip(), block);
  }

  private static String keyword(String line) {
    return line.strip().split("\\s+", 2)[0];
  }

  private IllegalArgumentException bad(String reason) {
    return new IllegalArgumentException(Text.of("%s:%d: %s", name, next, reason));
  }
}
