package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.wardiary.events.text.Text;

/** What a game file allows but probably does not mean. */
final class Warnings {

  private static final int SHOWN = 8;
  private static final Set<Topic> OF_MAPS =
      EnumSet.of(Topic.MOVE, Topic.ZONE, Topic.RANGE, Topic.RETREAT, Topic.ADVANCE);

  private final GameFile file;
  private final Set<String> changedUnits;
  private final List<String> found = new ArrayList<>();

  /**
   * Looks at a file.
   *
   * @param changedUnits ids of the units that a scenario or option changes
   */
  Warnings(GameFile file, Set<String> changedUnits) {
    this.file = file;
    this.changedUnits = changedUnits;
  }

  List<String> all() {
    if (file.sides().size() > 2) {
      found.add("with more than two sides, only results of games can be recorded");
    }
    map();
    units();
    boolean map = file.map().layout().shape() != Layout.Shape.NONE;
    Iterable<Rule> rules = map ? List.of() : file.rules();
    rules.forEach(this::withoutMap);
    return List.copyOf(found);
  }

  private void map() {
    Layout layout = file.map().layout();
    if (layout.spaces().isEmpty()) {
      return;
    }
    Set<String> used = new HashSet<>();
    layout.spaces().forEach(space -> layout.terrain(space).ifPresent(used::add));
    add("terrain that no space has", file.map().terrain().keySet(), id -> !used.contains(id));
    add("spaces without a neighbour", layout.spaces(), id -> layout.neighbours(id).isEmpty());
    add("spaces without a place on the map", layout.spaces(), id -> layout.place(id).isEmpty());
  }

  private void units() {
    Set<String> used = new HashSet<>();
    List<String> later = new ArrayList<>();
    List<String> nowhere = new ArrayList<>();
    int last = file.turns().last().orElse(Integer.MAX_VALUE);
    for (GameUnit unit : file.forces().units().values()) {
      unit.kind().ifPresent(used::add);
      if (unit.start().isEmpty() && !changedUnits.contains(unit.id())) {
        nowhere.add(unit.id());
      }
      if (unit.arrival().orElse(0) > last) {
        later.add(unit.id());
      }
    }
    add("units without a space", nowhere, id -> true);
    add("units that arrive after the last turn", later, id -> true);
    if (!file.forces().units().isEmpty()) {
      add("kinds without units", file.forces().kinds().keySet(), id -> !used.contains(id));
    }
  }

  private void withoutMap(Rule rule) {
    if (OF_MAPS.contains(rule.check().topic())) {
      found.add(Text.of("rule %s cannot be checked without a map", rule.id()));
    }
  }

  private void add(String what, Iterable<String> ids, Predicate<String> odd) {
    List<String> all = new ArrayList<>();
    ids.forEach(all::add);
    all.removeIf(odd.negate());
    if (!all.isEmpty()) {
      String more = all.size() > SHOWN ? Text.of(" and %d more", all.size() - SHOWN) : "";
      List<String> shown = all.subList(0, Math.min(SHOWN, all.size()));
      found.add(Text.of("%s: %s%s", what, String.join(", ", shown), more));
    }
  }
}
