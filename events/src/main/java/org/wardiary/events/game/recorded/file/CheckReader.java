package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wardiary.events.game.Titled;

/** Reads the rules that a game file states. */
final class CheckReader {

  private static final String STRICT = "strict";

  private final CheckNames names;
  private final List<Rule> rules = new ArrayList<>();

  private CheckReader(CheckNames names) {
    this.names = names;
  }

  static List<Rule> read(Cursor root, GameFile.Parts parts) {
    CheckReader reader = new CheckReader(new CheckNames(parts));
    root.entries("edges").values().forEach(edge -> edge.get("unless").ifPresent(reader::ofEdges));
    root.entries("checks").values().forEach(reader::rule);
    return List.copyOf(reader.rules);
  }

  private void ofEdges(Cursor state) {
    if (!names.vocabulary().isState(state.text(), StateWord.Bearer.EDGES)) {
      throw state.bad("a state of edges", names.vocabulary().states().keySet());
    }
  }

  private void rule(Cursor rule) {
    if (!(rule.node() instanceof Node.Fields)) {
      rules.add(new Rule(rule.key(), false, line(rule), rule.text()));
      return;
    }
    Map<String, Cursor> checks = rule.entries();
    boolean strict = rule.isTrue(STRICT);
    checks.remove(STRICT);
    if (checks.isEmpty()) {
      throw rule.not("a check besides strict", "none");
    }
    checks.forEach(
        (word, line) -> {
          Check check = check(topic(line.ofKey()), line);
          rules.add(new Rule(rule.key(), strict, check, word + " " + line.text()));
        });
  }

  private Check line(Cursor line) {
    Cursor word = line.words().stream().findFirst().orElse(line);
    Topic topic = topic(word);
    String rest = line.text().stripLeading().substring(word.text().length()).stripLeading();
    return check(topic, line.part(line.text().length() - rest.length(), rest));
  }

  private static Topic topic(Cursor word) {
    List<String> right = List.of(Topic.values()).stream().map(Titled::title).toList();
    Clause.in(word, "one of the checks " + String.join(", ", right), right);
    return Enums.of(word, Topic.values());
  }

  private Check check(Topic topic, Cursor line) {
    return switch (topic) {
      case STACK -> Stacking.read(line, names);
      case MOVE -> Movement.read(line, names);
      case ENEMIES -> Enemies.read(line, names);
      case ZONE -> Zones.read(line, names);
      case RANGE -> Range.read(line, names);
      case TABLE -> CombatTable.read(line, names);
      case RETREAT, ADVANCE -> Withdrawal.read(topic, line, names);
      case ARRIVE -> Arrivals.read(line, names);
      case PHASES -> PhaseRules.read(line, names);
      case SCORE -> Scoring.read(line, names);
      case END -> GameEnds.read(line, names);
    };
  }
}
