package org.wardiary.app.print;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.events.game.recorded.JudgedGame;
import org.wardiary.events.game.recorded.JudgedGame.Attack;
import org.wardiary.events.game.recorded.JudgedGame.Noted;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.projector.view.GameSummary;

/**
 * A recorded game as its own game file judges it, and as another edition of the file does.
 *
 * @param end how it ended, and how it would have ended
 * @param own by its own file
 * @param then by the other edition
 * @param score the points by side, as written down or else as the tag Score gives them; empty if
 *     neither does
 * @param scoreThen the points by side that this would be by the other edition; empty if nobody
 *     wrote them down
 */
public record RejudgedGame(
    RescoredGame end,
    JudgedGame own,
    JudgedGame then,
    Map<String, Integer> score,
    Map<String, Integer> scoreThen) {

  /** Compares what both editions say of a game. */
  public static RejudgedGame of(GameSummary recorded, JudgedGame own, JudgedGame then) {
    Map<String, Integer> score = score(recorded, own);
    boolean earlier = then.end().filter(end -> end.ply() < recorded.getPlies()).isPresent();
    Map<String, Integer> scoreThen =
        earlier && !then.due().isEmpty() && !score.isEmpty() ? then.due() : moved(score, own, then);
    return new RejudgedGame(
        end(recorded, own, then, score, scoreThen), own, then, score, scoreThen);
  }

  private static Map<String, Integer> score(GameSummary recorded, JudgedGame own) {
    List<String> sides = recorded.getSides();
    if (own.written().size() == sides.size()) {
      return own.written();
    }
    List<Integer> tagged =
        RecordedTags.score(recorded.getRecorded().getOrDefault(RecordedTags.SCORE, ""));
    Map<String, Integer> score = new LinkedHashMap<>();
    if (tagged.size() == sides.size()) {
      sides.forEach(side -> score.put(side, tagged.get(sides.indexOf(side))));
    }
    return score;
  }

  /** Points as the other edition changes what is due; the due ones if the own file says nothing. */
  private static Map<String, Integer> moved(
      Map<String, Integer> score, JudgedGame own, JudgedGame then) {
    Map<String, Integer> moved = new LinkedHashMap<>(score);
    if (!then.due().isEmpty()) {
      moved.replaceAll(
          (side, points) ->
              own.due().isEmpty()
                  ? then.due().get(side)
                  : points + then.due().get(side) - own.due().get(side));
    }
    return moved;
  }

  /**
   * How the game would have ended. Where both editions say the same of it, as it is recorded, right
   * or wrong.
   */
  private static RescoredGame end(
      GameSummary recorded,
      JudgedGame own,
      JudgedGame then,
      Map<String, Integer> score,
      Map<String, Integer> scoreThen) {
    Optional<Due> before = Due.of(own, score);
    Optional<Due> after = Due.of(then, scoreThen);
    if (after.equals(before)) {
      return RescoredGame.same(recorded);
    }
    if (after.isEmpty()) {
      return then.states(recorded.getTermination())
          ? RescoredGame.open(recorded, recorded.getPlies())
          : RescoredGame.same(recorded);
    }
    Due due = after.get();
    String result = due.winner().orElse(recorded.getResult());
    return RescoredGame.ended(recorded, result, due.ending(), due.ply());
  }

  /** An end with its winner. */
  private record Due(int ply, String ending, Optional<String> winner) {

    static Optional<Due> of(JudgedGame game, Map<String, Integer> points) {
      return game.end()
          .map(end -> new Due(end.ply(), end.how().ending(), end.how().winner(points)));
    }
  }

  /** The game as recorded. */
  public GameSummary recorded() {
    return end.recorded();
  }

  /** Breaches by the other edition alone. */
  public List<Noted> newBreaches() {
    return without(then.breaches(), own.breaches());
  }

  /** Breaches that are none by the other edition. */
  public List<Noted> goneBreaches() {
    return without(own.breaches(), then.breaches());
  }

  private static List<Noted> without(List<Noted> all, List<Noted> others) {
    List<Noted> left = new ArrayList<>(all);
    others.forEach(left::remove);
    return left;
  }

  /**
   * Attacks for which the other edition's table gives another result than recorded, and than the
   * own file's gives.
   */
  public List<Attack> otherResults() {
    Map<Integer, String> due =
        own.attacks().stream()
            .collect(Collectors.toMap(Attack::ply, attack -> attack.result().due()));
    return then.attacks().stream()
        .filter(attack -> attack.result().differs())
        .filter(attack -> !attack.result().due().equals(due.get(attack.ply())))
        .toList();
  }

  /** How much is known of the game by the other edition. */
  public String levelThen() {
    return recorded().getPlies() == 0 ? recorded().getLevel() : then.level().title();
  }

  /** Whether anything differs. */
  public boolean differs() {
    return end.change() != RescoredGame.Change.SAME
        || !score.equals(scoreThen)
        || !levelThen().equals(recorded().getLevel())
        || !newBreaches().isEmpty()
        || !goneBreaches().isEmpty()
        || !otherResults().isEmpty();
  }

  /** Points as a text, such as {@code 12-17}; empty if there are none. */
  static String text(Map<String, Integer> points) {
    return points.values().stream().map(String::valueOf).collect(Collectors.joining("-"));
  }

  /** The game as {@code games --json} lists it, with what the other edition makes of it. */
  public ObjectNode json() {
    ObjectNode object = end.json();
    ObjectNode by = (ObjectNode) object.get("then");
    by.put("level", levelThen());
    by.put("score", text(scoreThen));
    by.put("breaches", then.breaches().size());
    breaches(newBreaches(), by.putArray("newBreaches"));
    breaches(goneBreaches(), by.putArray("goneBreaches"));
    ArrayNode attacks = by.putArray("attacks");
    for (Attack attack : otherResults()) {
      attacks
          .addObject()
          .put("ply", attack.ply())
          .put("statement", attack.statement())
          .put("result", attack.result().result())
          .put("column", attack.result().dueColumn())
          .put("due", attack.result().due());
    }
    return object;
  }

  private static void breaches(List<Noted> breaches, ArrayNode out) {
    for (Noted breach : breaches) {
      out.addObject()
          .put("ply", breach.ply())
          .put("rule", breach.note().getRule())
          .put("check", breach.note().getCheck())
          .put("side", breach.note().getSide())
          .put("what", breach.note().getWhat());
    }
  }
}
