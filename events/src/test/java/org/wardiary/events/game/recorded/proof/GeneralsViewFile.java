package org.wardiary.events.game.recorded.proof;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;
import org.wardiary.events.game.generalsview.unit.Kind;

/** A General's View as a game file, made from a setup's map and rules. */
final class GeneralsViewFile {

  private GeneralsViewFile() {}

  static String of(Setup setup, String id) {
    FileNode file = new FileNode(id, setup.game());
    file.phases("Gold Movement Attack Cleanup Victory");
    GeneralsViewMap map = (GeneralsViewMap) setup.map();
    file.squares(map.grid().height(), row -> row(map, row));
    file.terrain("f", "field");
    file.terrain("c", "city");
    GeneralsViewRules rules = new GeneralsViewRules(setup.game().rules());
    kinds(file);
    file.state("owner", "spaces", "Red Blue");
    file.state("battle", "spaces");
    file.state("supply", "units", "number");
    file.state("points", "units", "number");
    file.state("fights", "units");
    for (int faces = 2; faces <= largestDie(rules); faces++) {
      file.at("dice").put("d" + faces, "d" + faces);
    }
    file.at("scores", "gold").put("name", "gold");
    for (int i = 0; i < map.cityCount(); i++) {
      file.at("scores", "gold", "held")
          .put(map.name(map.city(i)), rules.income(map.income(map.city(i))));
    }
    file.at("endings", "strategic").put("when", "at once, when a side owns all the cities");
    file.at("endings", "limit").put("when", "after the last turn, where there is one");
    checks(file, rules);
    return file.text();
  }

  /** What a file can state of the rules: squares of the opponent cost more than it says. */
  private static void checks(FileNode file, GeneralsViewRules rules) {
    file.at("checks", "GV-3.2")
        .put(
            "move",
            Kind.ALL.stream()
                .map(kind -> rules.movement(kind) + " of " + kind.letter())
                .collect(Collectors.joining(", ")))
        .put("enemies", "stop")
        .put("strict", true);
    file.at("checks").put("GV-3.3", "range 0");
    file.at("checks").put("GV-3", "phases move place in Movement, attack lose in Attack");
  }

  private static String row(GeneralsViewMap map, int row) {
    return IntStream.range(0, map.grid().width())
        .mapToObj(column -> map.isCity(map.grid().at(column, row)) ? "c" : "f")
        .collect(Collectors.joining());
  }

  /** The kinds of units; any number of them can be raised, so there is no order of battle. */
  private static void kinds(FileNode file) {
    Kind.ALL.forEach(kind -> file.at("kinds", kind.letter()).put("name", kind.title()));
    file.state(
        "kind", "units", Kind.ALL.stream().map(Kind::letter).collect(Collectors.joining(" ")));
  }

  /** A duel is decided by a die with as many faces as attack and defence together. */
  private static int largestDie(GeneralsViewRules rules) {
    int full = rules.fullSupply();
    int attack = Kind.ALL.stream().mapToInt(kind -> rules.attack(kind, full)).max().orElseThrow();
    return attack
        + Kind.ALL.stream().mapToInt(kind -> rules.defence(kind, full)).max().orElseThrow();
  }
}
