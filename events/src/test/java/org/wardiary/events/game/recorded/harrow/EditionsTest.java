package org.wardiary.events.game.recorded.harrow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.recorded.JudgedGame;
import org.wardiary.events.game.recorded.check.DueResult;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.GameData;

/**
 * Games of the Bridge at Harrow judged by an edition with a stricter limit of stacking, a greater
 * shift in towns, a dearer town and an earlier collapse: what the simulator's own rules make of it.
 */
final class EditionsTest {

  private static final int GAMES = Extent.of(12, 200);
  private static final int TOWN_SHIFT = 2;
  private static final int MORE_FOR_HARROW = 4;
  private static final int COLLAPSE = 14;
  private static final Hex HARROW = Hex.of("0803");

  private static final Sheet SHEET = Sheet.bundled();

  private static String next() throws IOException {
    try (InputStream in = EditionsTest.class.getResourceAsStream("/games/harrow.game.json")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.replace("stack 2 always", "stack 1 always")
          .replace("t -1 river", "t -2 river")
          .replace("\"0803\": 5, ", "\"0803\": 9, ")
          .replace("lost 20 strength", "lost 14 strength");
    }
  }

  private static JudgedGame judged(Game game, MapLibrary maps) {
    Verdict verdict = new Referee(maps).judge(GameData.one(game.record()));
    Setup setup = ((Verdict.Accepted) verdict).sequence().setup();
    return JudgedGame.of(setup, game.texts());
  }

  @Test
  void games_byTheirOwnEdition_areAsTheyWerePlayed() {
    for (long seed = 0; seed < GAMES; seed++) {
      Game game = Simulator.play(SHEET, seed);
      JudgedGame own = judged(game, MapLibrary.bundled());
      assertThat(own.breaches()).isEmpty();
      assertThat(own.attacks()).extracting(JudgedGame.Attack::result).noneMatch(DueResult::differs);
      assertThat(own.attacks())
          .extracting(JudgedGame.Attack::result)
          .allMatch(result -> result.column().equals(result.dueColumn()));
      assertThat(own.end().orElseThrow().ply()).isEqualTo(game.steps().size());
      assertThat(own.end().orElseThrow().how().ending()).isEqualTo(game.termination());
      assertThat(own.end().orElseThrow().how().winner(own.due())).hasValue(game.result());
    }
  }

  @Test
  void games_byAnotherEdition_areAsTheSimulatorsRulesSay() throws IOException {
    MapLibrary maps = new GivenMap(MapLibrary.bundled(), next());
    int shifted = 0;
    int earlier = 0;
    int turned = 0;
    for (long seed = 0; seed < GAMES; seed++) {
      Game game = Simulator.play(SHEET, seed);
      JudgedGame then = judged(game, maps);
      Map<Integer, String> columns = columns(game);
      Map<Integer, String> found = new HashMap<>();
      then.attacks().forEach(attack -> found.put(attack.ply(), words(attack.result())));
      assertThat(found).as("seed %d", seed).isEqualTo(columns);
      shifted += then.attacks().stream().filter(attack -> attack.result().differs()).count();
      assertThat(crowded(then)).as("seed %d", seed).isEqualTo(crowds(game));
      JudgedGame.End end = then.end().orElseThrow();
      End due = end(game);
      assertThat(end.ply()).as("seed %d", seed).isEqualTo(due.ply);
      assertThat(end.how().ending()).isEqualTo(due.ending);
      assertThat(end.how().winner(then.due())).hasValue(due.winner);
      assertThat(then.due()).isEqualTo(due.points);
      earlier += due.ply < game.steps().size() ? 1 : 0;
      turned += due.winner.equals(game.result()) ? 0 : 1;
    }
    assertThat(List.of(shifted, earlier, turned)).as("something differs").doesNotContain(0);
  }

  private static String words(DueResult result) {
    return result.dueColumn() + " " + result.due();
  }

  private static Map<Integer, String> columns(Game game) {
    Map<Integer, String> columns = new HashMap<>();
    for (int i = 0; i < game.steps().size(); i++) {
      if (game.steps().get(i).said() instanceof Said.Attack attack) {
        Field field = game.steps().get(i).before();
        List<Counter> units = attack.units().stream().map(SHEET::counter).toList();
        List<Counter> guns = attack.guns().stream().map(SHEET::counter).toList();
        Counter enemy = SHEET.counter(attack.enemies().get(0));
        String column =
            new Odds(field, TOWN_SHIFT).column(units, guns, field.hex(enemy), enemy.side().enemy());
        columns.put(i + 1, column + " " + Odds.result(column, attack.die()));
      }
    }
    return columns;
  }

  private static List<Integer> crowded(JudgedGame game) {
    return game.breaches().stream()
        .filter(breach -> breach.note().getRule().equals("H3.1"))
        .map(JudgedGame.Noted::ply)
        .toList();
  }

  /** The statements by which a unit joins another. */
  private static List<Integer> crowds(Game game) {
    List<Integer> plies = new ArrayList<>();
    for (int i = 0; i < game.steps().size(); i++) {
      Said said = game.steps().get(i).said();
      Field after = game.steps().get(i).before().copy();
      after.take(said);
      Optional<Counter> came = came(said).map(SHEET::counter);
      Optional<Hex> hex = came.flatMap(unit -> after.at(unit.id()));
      if (hex.isPresent() && after.in(hex.get(), came.get().side()).size() > 1) {
        plies.add(i + 1);
      }
    }
    return plies;
  }

  private static Optional<String> came(Said said) {
    if (said instanceof Said.Move move) {
      return Optional.of(move.unit());
    } else if (said instanceof Said.Arrive arrive) {
      return Optional.of(arrive.unit());
    } else if (said instanceof Said.Retreat retreat) {
      return Optional.of(retreat.unit());
    }
    return said instanceof Said.Advance advance ? Optional.of(advance.unit()) : Optional.empty();
  }

  private record End(int ply, String ending, String winner, Map<String, Integer> points) {}

  /** Before a turn, or at the end, a side has collapsed; else the points decide. */
  private static End end(Game game) {
    int size = game.steps().size();
    for (int i = 0; i < size; i++) {
      Game.Step step = game.steps().get(i);
      if (step.said() instanceof Said.Turn && isOver(step.before())) {
        return collapse(i, step.before());
      }
    }
    Field last = game.steps().get(size - 1).before().copy();
    last.take(game.steps().get(size - 1).said());
    if (isOver(last)) {
      return collapse(size, last);
    }
    int lead = points(last, Side.CROWN) - points(last, Side.LEAGUE);
    String winner = lead == 0 ? "draw" : lead > 0 ? Side.CROWN.title() : Side.LEAGUE.title();
    return new End(size, "points", winner, points(last));
  }

  private static boolean isOver(Field field) {
    return field.losses(Side.CROWN) >= COLLAPSE || field.losses(Side.LEAGUE) >= COLLAPSE;
  }

  private static End collapse(int ply, Field field) {
    boolean crown = field.losses(Side.CROWN) >= COLLAPSE;
    boolean both = crown && field.losses(Side.LEAGUE) >= COLLAPSE;
    Side winner = crown ? Side.LEAGUE : Side.CROWN;
    return new End(ply, "collapse", both ? "draw" : winner.title(), points(field));
  }

  private static Map<String, Integer> points(Field field) {
    return Map.of(
        Side.CROWN.title(), points(field, Side.CROWN),
        Side.LEAGUE.title(), points(field, Side.LEAGUE));
  }

  private static int points(Field field, Side side) {
    return field.points(side) + (field.control(HARROW) == side ? MORE_FOR_HARROW : 0);
  }
}
