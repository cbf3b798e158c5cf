package org.wardiary.reports.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Perft;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.Course;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/** Speed of the referee and of the rules, without files or Kafka, on one thread. */
public final class RulesBench {

  /** Nodes searched for a decision. */
  private static final int BUDGET = 4000;

  private static final int DECISIONS = 5;

  /** Decisions with at most so many answers may need fewer nodes and are left out. */
  private static final int MANY = 10;

  private final CpuRate rate;
  private final Effort effort;
  private final Referee referee = new Referee(MapLibrary.bundled());

  /** Creates a bench with the given effort. */
  public RulesBench(Effort effort) {
    this.effort = effort;
    this.rate = new CpuRate(effort);
  }

  /**
   * Measures how fast answers are read from text and judged.
   *
   * @param records accepted games of that game, as a file holds them
   */
  public Figure check(Game game, String records) {
    return Figure.of(
        "check " + game.id(), "answers/s per core", rate.rounds(() -> answers(game, records)));
  }

  private long answers(Game game, String records) {
    long answers = 0;
    try (RecordReader reader = RecordReader.of(records, game.id())) {
      Optional<GameText> text = reader.next();
      while (text.isPresent()) {
        Verdict verdict = referee.judge(text.get());
        if (verdict instanceof Verdict.Refused refused) {
          throw new IllegalStateException(refused.problem().message());
        }
        answers += ((Verdict.Accepted) verdict).course().length();
        text = reader.next();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return answers;
  }

  /**
   * Measures how fast sequences of answers are counted from the start, to the first depth at which
   * there are enough of them.
   *
   * @param start the position before the first answer
   */
  public Figure perft(Position start) {
    int depth = 1;
    while (Perft.count(start, depth) < effort.nodes()) {
      depth++;
    }
    int enough = depth;
    return Figure.of(
        Text.of("perft %s, depth %d", start.setup().game().id(), depth),
        "nodes/s per core",
        rate.rounds(() -> Perft.count(start, enough)));
  }

  /**
   * Measures how fast the game's searching player looks at positions; it spends its budget on each
   * of several decisions of a game.
   *
   * @param course a game of a kind that has such a player
   */
  public Figure search(Course course) {
    Game game = course.setup().game();
    Player player = Players.named("search:" + BUDGET, game);
    List<Position> decisions = new ArrayList<>();
    for (int ply = course.length() / 4; decisions.size() < DECISIONS; ply++) {
      Position position = course.at(ply);
      if (position.chanceCases() == 0 && position.choices() > MANY) {
        decisions.add(position);
      }
    }
    return Figure.of(
        Text.of("%s %s", player.name(), game.id()),
        "nodes/s per core",
        rate.rounds(() -> decisions.stream().mapToLong(one -> search(player, one)).sum()));
  }

  private static long search(Player player, Position position) {
    AnswerList legal = new AnswerList();
    position.legal(legal);
    player.choose(position, legal, new RandomDraws(1));
    return BUDGET;
  }
}
