package org.wardiary.events.game.recorded;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.check.DueEnd;
import org.wardiary.events.game.recorded.check.DueResult;
import org.wardiary.events.game.recorded.check.WrittenPoints;
import org.wardiary.events.game.recorded.file.GameEnds;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.Score;
import org.wardiary.events.game.recorded.statement.Statement;

/**
 * A recorded game as the rules of one edition of its game file judge it.
 *
 * @param file the game file, with scenario and options applied
 * @param breaches what breaks a rule, in order
 * @param attacks the attacks for which a table of the file gives a result, in order
 * @param end how the game ends by its file; empty if no rule says so
 * @param written the points that sides have at the end by the score that decides, as far as
 *     somebody wrote them down, by side
 * @param due the points of that score that they should have where the game ends; empty if no rule
 *     is about it
 */
public record JudgedGame(
    GameFile file,
    List<Noted> breaches,
    List<Attack> attacks,
    Optional<End> end,
    Map<String, Integer> written,
    Map<String, Integer> due) {

  /**
   * A breach of a rule.
   *
   * @param ply number of the statement, from 1; 0 for the end of the game
   */
  public record Noted(int ply, DoubtNoted note) {}

  /**
   * An attack.
   *
   * @param ply number of the statement that resolves it, from 1
   * @param statement that statement
   * @param result its result
   */
  public record Attack(int ply, String statement, DueResult result) {}

  /**
   * Where a game ends.
   *
   * @param ply number of statements until then
   * @param how how it ends
   */
  public record End(int ply, DueEnd how) {}

  /** Copies the lists. */
  public JudgedGame {
    breaches = List.copyOf(breaches);
    attacks = List.copyOf(attacks);
  }

  /**
   * Judges a game.
   *
   * @param setup its setup, with the game file by which it is judged
   * @param answers its statements, which the file can read
   */
  public static JudgedGame of(Setup setup, List<String> answers) {
    return new Judging(setup).of(answers);
  }

  /** How much is known of the game, if it has statements. */
  public Level level() {
    boolean strict = breaches.stream().anyMatch(breach -> breach.note().getStrict());
    return file.rules().isEmpty() || strict ? Level.RECORDED : Level.CHECKED;
  }

  /** Whether a rule says when a game ends in this way. */
  public boolean states(String ending) {
    return file.rules().stream()
        .filter(rule -> rule.check() instanceof GameEnds)
        .flatMap(rule -> ((GameEnds) rule.check()).ends().stream())
        .anyMatch(end -> end.ending().equals(ending));
  }

  /** One pass over the statements of a game. */
  private static final class Judging {

    private final Setup setup;
    private final RecordedGame game;
    private final RecordedPosition position;
    private final RecordedBoard board;
    private final List<Noted> breaches = new ArrayList<>();
    private final List<Attack> attacks = new ArrayList<>();
    private Optional<End> end = Optional.empty();
    private Map<String, Integer> due = Map.of();

    Judging(Setup setup) {
      this.setup = setup;
      this.game = (RecordedGame) setup.game();
      this.position = (RecordedPosition) setup.start();
      this.board = position.board();
    }

    JudgedGame of(List<String> answers) {
      for (int ply = 1; ply <= answers.size(); ply++) {
        play(ply, position.read(answers.get(ply - 1)));
      }
      if (!answers.isEmpty()) {
        position.settle(noting(0));
        ends(answers.size(), game.judges().ended(setup.tags(), board));
      }
      Optional<Score> deciding = score(setup.tags().get("Termination"));
      if (end.isEmpty()) {
        due = deciding.map(this::points).orElse(Map.of());
      }
      Map<String, Integer> written =
          deciding.map(score -> WrittenPoints.of(score, board)).orElse(Map.of());
      return new JudgedGame(game.file(), breaches, attacks, end, written, due);
    }

    private void play(int ply, long code) {
      Statement statement = game.statements().get(code);
      ends(ply - 1, game.judges().ended(statement, board));
      position.play(code, noting(ply));
      game.judges()
          .result(statement, board)
          .ifPresent(result -> attacks.add(new Attack(ply, statement.text(), result)));
    }

    /** The first end counts. */
    private void ends(int ply, Optional<DueEnd> how) {
      if (end.isEmpty() && how.isPresent()) {
        end = Optional.of(new End(ply, how.get()));
        due = score(Optional.of(how.get().ending())).map(this::points).orElse(Map.of());
      }
    }

    private Optional<Score> score(Optional<String> termination) {
      return game.file().goals().deciding(termination);
    }

    private Map<String, Integer> points(Score score) {
      return game.judges().points(score, board);
    }

    private EventSink noting(int ply) {
      return event -> {
        if (event instanceof DoubtNoted note && !note.getRule().isEmpty()) {
          breaches.add(new Noted(ply, note));
        }
      };
    }
  }
}
