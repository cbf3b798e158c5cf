package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.game.recorded.file.Rule;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/**
 * How often recorded games break each rule that their game files state: which do players get wrong?
 */
public final class BreachesByRule {

  private static final int PLACES = 3;

  private final Map<List<String>, Count> rules = new TreeMap<>(BreachesByRule::compare);
  private long games;
  private long refused;

  private static final class Count {
    private final Set<String> games = new HashSet<>();
    private final List<String> places = new ArrayList<>();
    private long breaches;
  }

  private static int compare(List<String> a, List<String> b) {
    return String.join("\t", a).compareTo(String.join("\t", b));
  }

  /** Counts a game; one without rules has none to break. */
  public void add(GameText text, Verdict verdict) {
    if (!(verdict instanceof Verdict.Accepted good)) {
      refused++;
      return;
    }
    games++;
    if (good.sequence().setup().game() instanceof RecordedGame game) {
      for (Rule rule : game.file().rules()) {
        count(game.title(), rule.id(), rule.check().topic().title());
      }
      good.doubts().stream()
          .filter(doubt -> !doubt.rule().isEmpty())
          .forEach(doubt -> add(count(game.title(), doubt.rule(), doubt.check()), text, doubt));
    }
  }

  private Count count(String title, String rule, String check) {
    return rules.computeIfAbsent(List.of(title, rule, check), any -> new Count());
  }

  private static void add(Count count, GameText text, Verdict.Doubt doubt) {
    var place = doubt.ply() == 0 ? text.end() : text.place(doubt.ply() - 1);
    String file = Text.of("%s:%d", text.origin().file(), place.line());
    count.games.add(Text.of("%s %d", text.origin().file(), text.origin().game()));
    count.breaches++;
    if (count.places.size() < PLACES) {
      count.places.add(file);
    }
  }

  /** A line for each rule, by game and id, with its first places; then the number of games. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    rules.forEach(
        (rule, count) ->
            lines.add(
                Text.of(
                    "%s, rule %s (%s): %d %s in %s%s",
                    rule.get(0),
                    rule.get(1),
                    rule.get(2),
                    count.breaches,
                    count.breaches == 1 ? "breach" : "breaches",
                    Text.count(count.games.size(), "game"),
                    count.places.isEmpty() ? "" : ", first " + String.join(", ", count.places))));
    lines.add(Text.of("%s, %d refused", Text.count(games, "game"), refused));
    return lines;
  }
}
