package org.wardiary.reports.search;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.projector.index.Choice;
import org.wardiary.projector.index.Exploration;
import org.wardiary.projector.index.OpeningTree;
import org.wardiary.projector.index.Results;

/** What games did in a position, as JSON ({@code docs/search.md}). */
public final class ExplorationJson {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final List<String> sides;

  /** JSON for a game with these sides. */
  public ExplorationJson(List<String> sides) {
    this.sides = List.copyOf(sides);
  }

  /** An exploration as a JSON object. */
  public ObjectNode of(Exploration found) {
    ObjectNode json = MAPPER.createObjectNode();
    json.set("results", of(found.results()));
    ArrayNode choices = json.putArray("choices");
    found.choices().forEach(choice -> choices.add(of(choice)));
    json.set("ended", of(found.ended()));
    json.set("others", of(found.others()));
    found.ways().forEach(json.putArray("ways")::add);
    json.put("merged", found.merged());
    json.put("renumbered", found.renumbered());
    json.put("mirrored", found.mirrored());
    return json;
  }

  /** A tree of positions as a JSON object; positions refer to each other by number. */
  public ObjectNode tree(List<OpeningTree.Node> nodes) {
    ObjectNode json = MAPPER.createObjectNode();
    ArrayNode list = json.putArray("positions");
    for (OpeningTree.Node node : nodes) {
      ObjectNode one = list.addObject().put("number", node.number());
      node.answers().forEach(one.putArray("answers")::add);
      one.setAll(of(node.exploration()));
      ObjectNode next = one.putObject("positions");
      node.next().forEach(next::put);
    }
    return json;
  }

  private ObjectNode of(Choice choice) {
    ObjectNode json = MAPPER.createObjectNode();
    json.put("answer", choice.answer());
    choice.alike().forEach(json.putArray("alike")::add);
    json.set("results", of(choice.results()));
    json.put("next", choice.next());
    ArrayNode last = json.putArray("last");
    choice.last().forEach(game -> last.addObject().put("id", game.gameId()).put("ply", game.ply()));
    return json;
  }

  /**
   * Numbers of games by result and, of those with a result, the share that each side won, with its
   * interval.
   */
  public ObjectNode of(Results results) {
    ObjectNode json = MAPPER.createObjectNode();
    json.put("games", results.games());
    json.put(sides.get(0), results.first());
    json.put(sides.get(1), results.second());
    json.put("draw", results.draws());
    json.put("*", results.open());
    results.score().ifPresent(score -> json.put("score", score));
    results.expected().ifPresent(score -> json.put("expected", score));
    ObjectNode shares = json.putObject("shares");
    share(shares, sides.get(0), results.first(), results.decided());
    share(shares, sides.get(1), results.second(), results.decided());
    return json;
  }

  /** Adds a share with its interval, if there are enough games to show it. */
  private static void share(ObjectNode json, String side, int won, int of) {
    Estimate share = Estimate.share(won, of);
    if (share.shown()) {
      json.putArray(side)
          .add(share.value())
          .add(share.interval().low())
          .add(share.interval().high());
    }
  }
}
