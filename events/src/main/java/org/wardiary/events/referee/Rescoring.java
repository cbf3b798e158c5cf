package org.wardiary.events.referee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.rules.Parameter.Touches;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.text.Text;

/**
 * Replays recorded games under other scoring rules: the same answers are played until a rule ends
 * the game. Safe to share between threads.
 */
public final class Rescoring {

  private final Game game;
  private final Map<MapFile, GameMap> maps = new ConcurrentHashMap<>();

  /**
   * Replays games under a game's rules.
   *
   * @param game the game with the rules to try
   */
  public Rescoring(Game game) {
    this.game = game;
  }

  /**
   * How a game ends under the other rules.
   *
   * @param ply number of answers until a rule ended it, or of all answers if none did
   * @param ending how a rule ended it; {@link Ending#NONE} if its answers do not end it
   */
  public record Outcome(int ply, Ending ending) {}

  /**
   * A change other than of the scoring that the first rules make and the second do not; empty if
   * only the scoring differs.
   */
  public static Optional<RuleSet.Change> beyondScoring(RuleSet one, RuleSet other) {
    return one.changes().stream()
        .filter(change -> change.parameter().touches() != Touches.SCORING)
        .filter(change -> other.number(change.parameter().name()) != change.value())
        .findFirst();
  }

  /**
   * Replays the answers of a game.
   *
   * @param recorded the game's setup
   * @param answers all its answers
   * @throws IllegalArgumentException if its rules differ in more than the scoring
   * @throws IllegalStateException if an answer is illegal before the game has ended
   */
  public Outcome of(Setup recorded, List<String> answers) {
    Position position = setup(recorded).start();
    for (int ply = 0; ply < answers.size(); ply++) {
      if (!position.ending().equals(Ending.NONE)) {
        return new Outcome(ply, position.ending());
      }
      long code = position.read(answers.get(ply));
      if (!position.isLegal(code)) {
        throw new IllegalStateException(
            Text.of("ply %d: expected a legal answer but got '%s'", ply, answers.get(ply)));
      }
      position.play(code, EventSink.NONE);
    }
    return new Outcome(answers.size(), position.ending());
  }

  private Setup setup(Setup recorded) {
    RuleSet before = recorded.game().rules();
    RuleSet rules = game.rules();
    beyondScoring(before, rules)
        .or(() -> beyondScoring(rules, before))
        .ifPresent(
            change -> {
              throw new IllegalArgumentException(
                  Text.of("expected rules that differ in the scoring but got %s", change.text()));
            });
    Tags tags = recorded.tags().without(RulesTag.NAME);
    Tags ruled = rules.isStandard() ? tags : tags.with(RulesTag.NAME, RulesTag.write(rules));
    GameMap map = maps.computeIfAbsent(recorded.mapFile(), game::readMap);
    return new Setup(game, recorded.first(), recorded.mapFile(), map, ruled);
  }
}
