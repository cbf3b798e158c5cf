package org.wardiary.events.game.recorded.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.wardiary.events.event.TableResult;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.board.Assault;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.Among;
import org.wardiary.events.game.recorded.file.Arrivals;
import org.wardiary.events.game.recorded.file.Check;
import org.wardiary.events.game.recorded.file.CombatTable;
import org.wardiary.events.game.recorded.file.Die;
import org.wardiary.events.game.recorded.file.GameEnds;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.MapPlan;
import org.wardiary.events.game.recorded.file.PhaseRules;
import org.wardiary.events.game.recorded.file.Range;
import org.wardiary.events.game.recorded.file.ResultTable;
import org.wardiary.events.game.recorded.file.Rule;
import org.wardiary.events.game.recorded.file.Score;
import org.wardiary.events.game.recorded.file.Scoring;
import org.wardiary.events.game.recorded.file.Stacking;
import org.wardiary.events.game.recorded.file.Withdrawal;
import org.wardiary.events.game.recorded.file.Zones;
import org.wardiary.events.game.recorded.file.Zones.Zone;
import org.wardiary.events.game.recorded.statement.Facts;
import org.wardiary.events.game.recorded.statement.Statement;

/** Judges the statements of a recorded game by all rules that its file states. Immutable. */
public final class Judges {

  private final GameFile file;
  private final Ground ground;
  private final MoveJudge moves;
  private final Map<Rule, Judge> judges = new LinkedHashMap<>();

  /** Prepares the judges of a game file. */
  public Judges(GameFile file) {
    this.file = file;
    this.ground = new Ground(file.rules().isEmpty() ? MapPlan.OPEN : file.map());
    this.moves = new MoveJudge(file.rules());
    file.rules().forEach(rule -> judge(rule.check()).ifPresent(judge -> judges.put(rule, judge)));
  }

  private Optional<Judge> judge(Check check) {
    if (check instanceof Stacking stacking) {
      return Optional.of(new StackJudge(stacking));
    } else if (check instanceof Range range) {
      return Optional.of(new RangeJudge(range));
    } else if (check instanceof CombatTable table) {
      return Optional.of(table(table));
    } else if (check instanceof Withdrawal withdrawal) {
      return Optional.of(new WithdrawJudge(withdrawal, zones()));
    } else if (check instanceof Arrivals arrivals) {
      return Optional.of(new ArriveJudge(arrivals));
    } else if (check instanceof PhaseRules phases) {
      return Optional.of(new PhaseJudge(phases));
    } else if (check instanceof Scoring scoring) {
      return Optional.of(new ScoreJudge(scoring));
    }
    return check instanceof GameEnds ends ? Optional.of(new EndJudge(ends)) : Optional.empty();
  }

  private TableJudge table(CombatTable check) {
    ResultTable table = file.vocabulary().tables().get(check.table());
    Die die = file.vocabulary().die(table.die()).orElseThrow();
    return new TableJudge(check, table, die);
  }

  /** The zones of control of the file; else every space that adjoins an enemy. */
  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    for (Rule rule : file.rules()) {
      if (rule.check() instanceof Zones check) {
        zones.addAll(check.zones());
      }
    }
    return zones.isEmpty() ? List.of(Zone.of(Among.ALL)) : zones;
  }

  /** Whether there is nothing to judge. */
  public boolean isEmpty() {
    return file.rules().isEmpty();
  }

  /**
   * What a statement that is about to be played breaks.
   *
   * @param breaches breaches; filled
   * @return what the units spend, one a unit; none if it is no move, or no rule is about movement
   */
  public List<Spent> before(Statement statement, RecordedBoard board, List<Breach> breaches) {
    Scene scene = new Scene(file, ground, board);
    judges.forEach((rule, judge) -> judge.before(statement, scene, into(rule, breaches)));
    return statement instanceof Statement.Move move
        ? moves.judge(move, scene, breaches)
        : List.of();
  }

  /**
   * What a statement that has been played broke.
   *
   * @param breaches breaches; filled
   */
  public void after(Statement statement, RecordedBoard board, List<Breach> breaches) {
    Scene scene = new Scene(file, ground, board);
    judges.forEach((rule, judge) -> judge.after(statement, scene, into(rule, breaches)));
  }

  /**
   * What the first table that a rule is about says of an attack in which nobody has moved yet.
   *
   * @param facts what the players wrote down of it
   * @return none or one
   */
  public List<TableResult> lookUp(Assault assault, Facts facts, RecordedBoard board) {
    Scene scene = new Scene(file, ground, board);
    return judges.values().stream()
        .filter(TableJudge.class::isInstance)
        .flatMap(judge -> ((TableJudge) judge).lookUp(assault, facts, scene).stream())
        .limit(1)
        .map(lookup -> lookup.event(facts.result()))
        .toList();
  }

  /** What the end of a game breaks, by its tags and its last board. */
  public List<Breach> end(Tags tags, RecordedBoard board) {
    List<Breach> breaches = new ArrayList<>();
    Scene scene = new Scene(file, ground, board);
    judges.forEach((rule, judge) -> judge.end(tags, scene, into(rule, breaches)));
    return breaches;
  }

  /** What a table gives for the attack that a statement which has been played resolves. */
  public Optional<DueResult> result(Statement statement, RecordedBoard board) {
    Scene scene = new Scene(file, ground, board);
    return of(TableJudge.class)
        .flatMap(judge -> judge.result(statement, scene).stream())
        .findFirst();
  }

  /** How the game has ended before a statement is played; empty if it goes on. */
  public Optional<DueEnd> ended(Statement next, RecordedBoard board) {
    Scene scene = new Scene(file, ground, board);
    return of(EndJudge.class).flatMap(judge -> judge.before(next, scene).stream()).findFirst();
  }

  /** How a game has ended of which there is nothing more; empty if no rule says so. */
  public Optional<DueEnd> ended(Tags tags, RecordedBoard board) {
    Scene scene = new Scene(file, ground, board);
    return of(EndJudge.class).flatMap(judge -> judge.ended(tags, scene).stream()).findFirst();
  }

  /** The points of a score that sides should have at the end; empty if no rule is about it. */
  public Map<String, Integer> points(Score score, RecordedBoard board) {
    Map<String, Integer> points = new LinkedHashMap<>();
    if (of(ScoreJudge.class).anyMatch(judge -> judge.judges(score))) {
      Scene scene = new Scene(file, ground, board);
      board.sideNames().forEach(side -> points.put(side, ScoreJudge.due(score, side, scene)));
    }
    return points;
  }

  private <T extends Judge> Stream<T> of(Class<T> type) {
    return judges.values().stream().filter(type::isInstance).map(type::cast);
  }

  private static BiConsumer<String, String> into(Rule rule, List<Breach> breaches) {
    return (side, what) -> breaches.add(new Breach(rule, side, what));
  }
}
