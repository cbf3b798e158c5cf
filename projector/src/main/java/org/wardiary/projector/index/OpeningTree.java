package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.key.PositionKey;
import org.wardiary.events.key.PositionKeys;

/**
 * The explorer's positions from a start onwards, as data: those that enough games reached, each
 * once, however many paths lead to it.
 */
public final class OpeningTree {

  /**
   * A position.
   *
   * @param number its number, 0 for the start; smaller for positions nearer to the start
   * @param answers the answers that lead from the start to it, on the first path that was found
   * @param position the position itself; not to be changed
   * @param exploration what games did there
   * @param next by answer, the number of the position that it leads to, if that is in the tree
   */
  public record Node(
      int number,
      List<String> answers,
      Position position,
      Exploration exploration,
      Map<String, Integer> next) {}

  /**
   * How large the tree may be.
   *
   * @param games minimum number of games that reached a position
   * @param nodes maximum number of positions; those nearest to the start are kept
   */
  public record Limits(int games, int nodes) {}

  private final Explorer explorer;
  private final PositionKeys keys;
  private final PositionQuery wanted;
  private final Limits limits;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<Node> nodes = new ArrayList<>();

  private OpeningTree(PositionIndex index, PositionKeys keys, PositionQuery wanted, Limits limits) {
    this.explorer = new Explorer(index, keys);
    this.keys = keys;
    this.wanted = wanted;
    this.limits = limits;
  }

  /**
   * The positions from a start onwards, by their numbers.
   *
   * @param start where the tree begins; a copy is kept
   * @param keys the keys of its game and map
   * @param wanted the query to use for each position: what is merged, which games count
   */
  public static List<Node> of(
      Position start, PositionIndex index, PositionKeys keys, PositionQuery wanted, Limits limits) {
    OpeningTree tree = new OpeningTree(index, keys, wanted, limits);
    tree.add(start.copy(), List.of());
    for (int i = 0; i < tree.nodes.size(); i++) {
      tree.expand(tree.nodes.get(i));
    }
    return List.copyOf(tree.nodes);
  }

  private int add(Position position, List<String> answers) {
    PositionKey key = keys.of(position);
    String name = key.shape() + " " + key.rights() + " " + label(key);
    Integer known = numbers.putIfAbsent(name, nodes.size());
    if (known != null) {
      return known;
    }
    Exploration exploration = explorer.explore(position, wanted.at(key));
    nodes.add(new Node(nodes.size(), answers, position, exploration, new TreeMap<>()));
    return nodes.size() - 1;
  }

  private String label(PositionKey key) {
    String orientation = wanted.merged().contains(Merge.MIRROR) ? "" : " " + key.orientation();
    return wanted.merged().contains(Merge.INTERCHANGEABLE)
        ? orientation
        : key.label() + orientation;
  }

  private void expand(Node node) {
    for (Choice choice : node.exploration().choices()) {
      if (choice.next() >= limits.games() && nodes.size() < limits.nodes()) {
        Position next = node.position().copy();
        next.play(next.read(choice.answer()), EventSink.NONE);
        List<String> answers = new ArrayList<>(node.answers());
        answers.add(choice.answer());
        node.next().put(choice.answer(), add(next, List.copyOf(answers)));
      }
    }
  }
}
