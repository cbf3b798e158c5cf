package org.wardiary.events.game.recorded;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.events.event.AssaultDeclared;
import org.wardiary.events.event.AssaultResolved;
import org.wardiary.events.event.CardPlayed;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.Fact;
import org.wardiary.events.event.PhaseBegan;
import org.wardiary.events.event.StateChanged;
import org.wardiary.events.event.TableResult;
import org.wardiary.events.event.UnitPlaced;
import org.wardiary.events.event.UnitsGone;
import org.wardiary.events.event.UnitsMarched;
import org.wardiary.events.game.recorded.board.Assault;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.events.game.recorded.check.Breach;
import org.wardiary.events.game.recorded.check.Judges;
import org.wardiary.events.game.recorded.check.Spent;
import org.wardiary.events.game.recorded.file.Deck;
import org.wardiary.events.game.recorded.file.Die;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.MapPlan;
import org.wardiary.events.game.recorded.file.Rule;
import org.wardiary.events.game.recorded.statement.Change;
import org.wardiary.events.game.recorded.statement.Facts;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.game.recorded.statement.Target;
import org.wardiary.events.game.recorded.statement.Words;
import org.wardiary.events.text.Text;

/**
 * Turns one statement into steps: what it did, then what in it is doubtful. Nothing is refused,
 * since a record says what happened.
 */
final class RecordedPlay {

  private static final String PLACED = "placed";
  private static final String CHANGED = "changed";
  private static final String PUT_RIGHT = "put right";

  private final GameFile file;
  private final RecordedBoard board;
  private final RecordedSteps steps;
  private final Doubts doubts;
  private final Judges judges;
  private List<Spent> spent = List.of();

  RecordedPlay(GameFile file, Judges judges, RecordedBoard board, RecordedSteps steps) {
    this.file = file;
    this.judges = judges;
    this.board = board;
    this.steps = steps;
    this.doubts = new Doubts(file, board);
  }

  /** Plays a statement and asks for the next one. */
  void play(Statement statement) {
    List<String> doubtful = doubts.of(statement);
    List<Breach> breaches = new ArrayList<>();
    if (!judges.isEmpty()) {
      spent = judges.before(statement, board, breaches);
    }
    steps.answer();
    take(statement);
    if (!judges.isEmpty()) {
      judges.after(statement, board, breaches);
    }
    doubtful.forEach(what -> steps.note(doubt(what)));
    breaches.forEach(breach -> steps.note(noted(breach, statement.facts().ruling())));
    steps.askNext();
  }

  /** A doubt that is no breach of a rule. */
  static DoubtNoted doubt(String what) {
    return new DoubtNoted(what, "", "", false, "");
  }

  /** A breach, with what the players ruled about it. */
  static DoubtNoted noted(Breach breach, Optional<String> ruling) {
    Rule rule = breach.rule();
    String what = Text.of("rule %s: %s", rule.id(), breach.what());
    return new DoubtNoted(
        ruling.map(words -> Text.of("%s (ruling: %s)", what, words)).orElse(what),
        rule.id(),
        rule.check().topic().title(),
        rule.strict(),
        breach.side());
  }

  private void take(Statement statement) {
    List<Fact> facts = facts(statement.facts());
    if (statement instanceof Statement.Move move) {
      march(move.units(), move.path(), RecordedSteps.MOVE, 0, facts);
    } else if (statement instanceof Statement.Retreat retreat) {
      march(retreat.units(), retreat.path(), RecordedSteps.RETREAT, attack(retreat), facts);
    } else if (statement instanceof Statement.Advance advance) {
      march(advance.units(), advance.path(), RecordedSteps.ADVANCE, attack(advance), facts);
    } else if (statement instanceof Statement.Attack attack) {
      attack(attack, facts);
    } else if (statement instanceof Statement.Resolve resolve) {
      List<TableResult> lookups =
          board.assault(resolve.attack()).stream()
              .flatMap(attack -> judges.lookUp(attack, resolve.facts(), board).stream())
              .toList();
      steps.resolve(new AssaultResolved(resolve.attack(), lookups, facts));
    } else if (statement instanceof Statement.PutRight putRight) {
      stand(putRight.standing(), PUT_RIGHT, facts);
    } else if (statement instanceof Statement.Standing standing) {
      stand(standing, "", facts);
    } else {
      takeOther(statement, facts);
    }
  }

  private void takeOther(Statement statement, List<Fact> facts) {
    if (statement instanceof Statement.Turn turn) {
      steps.turn(turn.number());
    } else if (statement instanceof Statement.Acting acting) {
      String side = acting.side().orElseGet(board::acting);
      boolean all = side.equals(Words.ALL);
      steps.phase(new PhaseBegan(all ? "" : side, acting.phase().orElse("")));
    } else if (statement instanceof Statement.Chance chance) {
      draw(chance);
    } else if (statement instanceof Statement.Play play) {
      steps.playCard(new CardPlayed(board.acting(), play.card(), facts));
    } else {
      throw new IllegalStateException("expected a known statement but got " + statement.text());
    }
  }

  private void stand(Statement.Standing standing, String way, List<Fact> facts) {
    if (standing instanceof Statement.Place place) {
      String placed = way.isEmpty() ? PLACED : way;
      for (String unit : place.units()) {
        Piece piece = piece(unit);
        steps.place(new UnitPlaced(piece.side(), unit, piece.kind(), place.space(), placed, facts));
      }
      leaveBy(place.space(), place.units(), 0);
    } else if (standing instanceof Statement.Gone gone) {
      go(gone.units(), way.isEmpty() ? RecordedSteps.LOST : way, attack(gone), facts);
    } else if (standing instanceof Statement.StateChange change) {
      change(change, way.isEmpty() ? CHANGED : way, facts);
    }
  }

  /** A unit as it stands; one that is named for the first time belongs to the side that acts. */
  private Piece piece(String unit) {
    return board.unit(unit).orElseGet(() -> Piece.waiting(board.acting(), ""));
  }

  private void march(
      List<String> units, List<String> path, String way, int attack, List<Fact> facts) {
    List<String> from = units.stream().map(unit -> piece(unit).space()).toList();
    String side = piece(units.get(0)).side();
    List<Spent> took = way.equals(RecordedSteps.MOVE) ? spent : List.of();
    steps.march(
        new UnitsMarched(
            side,
            units,
            from,
            path,
            way,
            attack,
            took.stream().map(Spent::points).toList(),
            took.stream().map(Spent::allowance).toList(),
            facts));
    leaveBy(path.get(path.size() - 1), units, attack);
  }

  /** Units that enter a box for the lost, or for those that left the map, are gone. */
  private void leaveBy(String space, List<String> units, int attack) {
    Optional<MapPlan.Box> box = file.map().box(space);
    if (box.filter(MapPlan.Box.LOST::equals).isPresent()) {
      go(units, RecordedSteps.LOST, attack, List.of());
    } else if (box.filter(MapPlan.Box.LEFT::equals).isPresent()) {
      go(units, RecordedSteps.LEFT, attack, List.of());
    }
  }

  private void go(List<String> units, String how, int attack, List<Fact> facts) {
    List<Piece> pieces = units.stream().map(this::piece).toList();
    steps.go(
        new UnitsGone(
            pieces.get(0).side(),
            units,
            pieces.stream().map(Piece::space).toList(),
            pieces.stream().map(Piece::kind).toList(),
            how,
            attack,
            facts));
  }

  private void attack(Statement.Attack attack, List<Fact> facts) {
    String approach = new Flanks(file, board).of(attack);
    List<String> targets = targets(attack);
    Assault assault =
        Assault.of(
            attack.attackers(), attack.support(), attack.defenders(), attack.defence(), targets);
    steps.attack(
        new AssaultDeclared(
            board.attacks() + 1,
            attackingSide(attack),
            attack.attackers(),
            attack.support(),
            attack.defenders(),
            attack.defence(),
            attack.space().orElse(""),
            kinds(attack.attackers(), attack.support()),
            kinds(attack.defenders(), attack.defence()),
            targets,
            approach.equals(Flanks.FLANK),
            approach,
            judges.lookUp(assault, attack.facts(), board),
            facts));
  }

  private List<String> kinds(List<String> units, List<String> support) {
    return Stream.concat(units.stream(), support.stream()).map(unit -> piece(unit).kind()).toList();
  }

  private List<String> targets(Statement.Attack attack) {
    return Stream.concat(
            attack.space().stream(), attack.defenders().stream().map(unit -> piece(unit).space()))
        .filter(space -> !space.isEmpty())
        .distinct()
        .toList();
  }

  /** The side of the attackers, of the supporters if they attack alone; else the side that acts. */
  private String attackingSide(Statement.Attack attack) {
    List<String> units = attack.attackers().isEmpty() ? attack.support() : attack.attackers();
    String first = units.isEmpty() ? "" : units.get(0);
    return board.sideNames().contains(first) ? first : piece(first).side();
  }

  /** The number of the attack that a statement belongs to; 0 if to none. */
  private int attack(Statement statement) {
    return statement.facts().of().orElse(board.openAttack());
  }

  private void change(Statement.StateChange change, String way, List<Fact> facts) {
    Target target = change.target();
    boolean holds = change.change() != Change.CLEAR;
    for (String id : StateTargets.ids(target)) {
      String value = StateTargets.value(board, target, id, change);
      steps.change(
          new StateChanged(
              StateTargets.kind(target), id, change.state(), holds, value, way, facts));
    }
  }

  private void draw(Statement.Chance chance) {
    Optional<Integer> cases =
        file.vocabulary()
            .die(chance.source())
            .filter(die -> die.count() == 1)
            .map(Die::faces)
            .map(List::size)
            .or(() -> file.vocabulary().deck(chance.source()).map(Deck::size));
    for (String drawn : chance.drawn()) {
      steps.draw(new ChanceDrawn(chance.source(), drawn, cases.orElse(1)));
    }
  }

  private static List<Fact> facts(Facts facts) {
    return facts.isEmpty()
        ? List.of()
        : facts.all().stream().map(fact -> new Fact(fact.key(), fact.value())).toList();
  }
}
