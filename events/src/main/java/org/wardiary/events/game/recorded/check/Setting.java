package org.wardiary.events.game.recorded.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.game.recorded.board.Assault;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.Edge;

/** The terrain that all attacked spaces have, and the edges that all adjoining attackers cross. */
final class Setting {

  private final Set<String> words;

  Setting(Assault assault, Scene scene) {
    List<Set<String>> terrain = new ArrayList<>();
    List<Set<String>> edges = new ArrayList<>();
    for (String target : assault.targets()) {
      terrain.add(Set.of(scene.ground().terrain(target)));
      for (String unit : assault.attackers()) {
        String from = scene.standing(unit).map(Piece::space).orElse("");
        if (scene.ground().neighbours(target).contains(from)) {
          edges.add(edges(from, target, scene));
        }
      }
    }
    this.words = common(terrain);
    words.addAll(common(edges));
  }

  private static Set<String> edges(String from, String to, Scene scene) {
    Set<String> ids = new HashSet<>();
    scene.ground().edges(from, to, scene.board()).stream().map(Edge::id).forEach(ids::add);
    return ids;
  }

  private static Set<String> common(List<Set<String>> all) {
    Set<String> common = new HashSet<>(all.stream().findFirst().orElse(Set.of()));
    all.forEach(common::retainAll);
    return common;
  }

  int sum(Map<String, Integer> steps) {
    return steps.entrySet().stream()
        .filter(step -> words.contains(step.getKey()))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }
}
