package org.wardiary.projector.game.recorded;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.UnitsMarched;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameUnit;
import org.wardiary.projector.game.recorded.view.RecordedBreaches;
import org.wardiary.projector.game.recorded.view.RecordedMovement;
import org.wardiary.projector.game.recorded.view.RecordedStatements;

/** Breaches of rules, statements by side, and movement that was used, in a game so far. Mutable. */
final class RuleRows {

  private final Map<String, GameUnit> units;
  private final Map<List<String>, Integer> breaches = new TreeMap<>(RuleRows::compare);
  private final Map<String, Integer> statements = new TreeMap<>();
  private final Map<Mover, Moved> moved = new LinkedHashMap<>();
  private int phase;

  private record Mover(int phase, String unit) {}

  /** The movement of a unit in a phase, by its side and kind. */
  private record Moved(List<String> of, double points, double allowance) {}

  /**
   * Starts with no breaches of the rules of a file.
   *
   * @param file the game's file, if there is one
   */
  RuleRows(Optional<GameFile> file) {
    this.units = file.map(known -> known.forces().units()).orElse(Map.of());
    file.map(GameFile::rules)
        .orElse(List.of())
        .forEach(rule -> breaches.put(List.of(rule.id(), rule.check().topic().title(), ""), 0));
  }

  private static int compare(List<String> a, List<String> b) {
    return String.join("\t", a).compareTo(String.join("\t", b));
  }

  void noted(DoubtNoted note) {
    if (!note.getRule().isEmpty()) {
      List<String> of = List.of(note.getRule(), note.getCheck(), note.getSide());
      breaches.merge(of, 1, Integer::sum);
    }
  }

  void stated(String side) {
    statements.merge(side, 1, Integer::sum);
  }

  void moved(UnitsMarched march) {
    for (int i = 0; i < march.getAllowances().size(); i++) {
      double points = march.getPoints().get(i);
      double allowance = march.getAllowances().get(i);
      if (allowance > 0) {
        String unit = march.getUnits().get(i);
        String kind = Optional.ofNullable(units.get(unit)).flatMap(GameUnit::kind).orElse("");
        List<String> of = List.of(march.getSide(), kind);
        moved.merge(
            new Mover(phase, unit),
            new Moved(of, points, allowance),
            (before, now) -> new Moved(of, before.points + now.points, now.allowance));
      }
    }
  }

  /** Another phase began, so that units move anew. */
  void phaseBegan() {
    phase++;
  }

  List<RecordedBreaches> breaches() {
    List<RecordedBreaches> rows = new ArrayList<>();
    breaches.forEach(
        (of, number) -> rows.add(new RecordedBreaches(of.get(0), of.get(1), of.get(2), number)));
    return rows;
  }

  List<RecordedStatements> statements() {
    List<RecordedStatements> rows = new ArrayList<>();
    statements.forEach((side, number) -> rows.add(new RecordedStatements(side, number)));
    return rows;
  }

  List<RecordedMovement> movement() {
    Map<List<String>, List<Moved>> groups = new TreeMap<>(RuleRows::compare);
    moved
        .values()
        .forEach(one -> groups.computeIfAbsent(one.of, any -> new ArrayList<>()).add(one));
    return groups.entrySet().stream().map(group -> row(group.getKey(), group.getValue())).toList();
  }

  private static RecordedMovement row(List<String> of, List<Moved> movers) {
    return new RecordedMovement(
        of.get(0),
        of.get(1),
        movers.size(),
        movers.stream().mapToDouble(Moved::points).sum(),
        movers.stream().mapToDouble(Moved::allowance).sum());
  }
}
