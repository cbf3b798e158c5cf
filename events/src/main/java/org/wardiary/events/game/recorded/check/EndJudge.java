package org.wardiary.events.game.recorded.check;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.events.game.recorded.file.GameEnds;
import org.wardiary.events.game.recorded.file.GameEnds.End;
import org.wardiary.events.game.recorded.file.Stacking;
import org.wardiary.events.game.recorded.file.WayToWin;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.text.Text;

/** Judges when a game ends, and who then wins, as far as its tags say how it ended. */
final class EndJudge implements Judge {

  private static final String DRAW = "draw";
  private static final String UNFINISHED = "*";

  private final GameEnds check;

  EndJudge(GameEnds check) {
    this.check = check;
  }

  /** A turn that begins although the game has ended. */
  @Override
  public void before(Statement statement, Scene scene, BiConsumer<String, String> out) {
    if (statement instanceof Statement.Turn) {
      for (End end : check.ends()) {
        atOnce(end, scene)
            .ifPresent(
                winner ->
                    out.accept(
                        "", Text.of("the game is over: %s by %s", wins(winner), end.ending())));
      }
    }
  }

  @Override
  public void end(Tags tags, Scene scene, BiConsumer<String, String> out) {
    Optional<String> how = tags.get("Termination");
    Optional<String> result = tags.get("Result");
    if (how.isEmpty() || result.filter(word -> !word.equals(UNFINISHED)).isEmpty()) {
      return;
    }
    for (End end : check.ends()) {
      Optional<String> winner = atOnce(end, scene);
      boolean named = end.ending().equals(how.get());
      if (end.when() instanceof GameEnds.Last) {
        winner = named ? last(end, scene, out) : Optional.empty();
      } else if (named && winner.isEmpty()) {
        out.accept("", Text.of("nobody has won by %s", end.ending()));
      }
      if (winner.isPresent() && !(named && winner.equals(result))) {
        String what = "%s by %s, not %s by %s";
        out.accept(
            "", Text.of(what, wins(winner.get()), end.ending(), wins(result.get()), how.get()));
      }
    }
  }

  private static String wins(String result) {
    return result.equals(DRAW) ? "it is a draw" : result + " wins";
  }

  /** The winner of an ending that comes at once. */
  private static Optional<String> atOnce(End end, Scene scene) {
    List<String> sides = scene.board().sideNames();
    if (end.when() instanceof GameEnds.Lost lost) {
      String worth = lost.of().equals(Stacking.UNITS) ? "1" : lost.of();
      Losses losses = new Losses(scene);
      List<String> left =
          sides.stream().filter(side -> lost(losses, worth, side) < lost.least()).toList();
      return left.size() == sides.size()
          ? Optional.empty()
          : Optional.of(left.isEmpty() ? DRAW : left.get(0));
    }
    if (end.when() instanceof GameEnds.Held held) {
      return sides.stream()
          .filter(
              side ->
                  held.spaces().stream()
                      .allMatch(space -> Control.of(space, scene).filter(side::equals).isPresent()))
          .findFirst();
    }
    return Optional.empty();
  }

  private static int lost(Losses losses, String worth, String side) {
    return losses.sum(worth, (how, of) -> how.equals(RecordedSteps.LOST) && of.equals(side));
  }

  /** The winner after the last turn, if the score says who that is. */
  private static Optional<String> last(End end, Scene scene, BiConsumer<String, String> out) {
    OptionalInt last = scene.file().turns().last();
    if (last.isPresent() && scene.board().turn() < last.getAsInt()) {
      String what = "%s comes after turn %d, not in turn %d";
      out.accept("", Text.of(what, end.ending(), last.getAsInt(), scene.board().turn()));
    }
    WayToWin way = scene.file().goals().endings().get(end.ending());
    Map<String, Integer> points = new TreeMap<>();
    for (String side : scene.board().sideNames()) {
      String value =
          scene
              .board()
              .marks()
              .getOrDefault(side, new TreeMap<>())
              .getOrDefault(way.most().orElse(""), "");
      if (!value.matches("-?[0-9]{1,9}")) {
        return Optional.empty();
      }
      points.put(side, Integer.valueOf(value));
    }
    String most =
        points.entrySet().stream()
            .max(Map.Entry.comparingByValue(Comparator.naturalOrder()))
            .orElseThrow()
            .getKey();
    boolean alone = points.values().stream().filter(points.get(most)::equals).count() == 1;
    return Optional.of(alone ? most : DRAW);
  }
}
