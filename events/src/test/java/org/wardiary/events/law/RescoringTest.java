package org.wardiary.events.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.Parameter;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Rescoring;
import org.wardiary.events.referee.Rescoring.Outcome;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;

/**
 * Recorded games folded under changed scoring: every answer stays legal until a rule ends the game,
 * and the referee accepts the record cut at that point under those rules.
 */
class RescoringTest {

  private static final int GAMES = 4;

  static Stream<Game> games() {
    return Games.all().stream().filter(game -> !scoring(game).isEmpty());
  }

  private static List<Parameter> scoring(Game game) {
    return game.parameters().all().stream()
        .filter(parameter -> parameter.touches() == Parameter.Touches.SCORING)
        .toList();
  }

  private static Verdict.Accepted play(Game game, int seed) {
    Player player = Players.named("mixed:0.8", game);
    Tags tags = GameData.tags(game, seed % 2);
    return new Simulation(GameData.SETUPS)
        .play(new PlannedGame(tags, List.of(player, player), seed, 5000));
  }

  private static List<String> answers(Verdict.Accepted game) {
    Position position = game.sequence().start();
    List<String> answers = new ArrayList<>();
    for (int ply = 0; ply < game.sequence().length(); ply++) {
      answers.add(position.write(game.sequence().code(ply)));
      position.play(game.sequence().code(ply), EventSink.NONE);
    }
    return answers;
  }

  /** Rules with one scoring value changed, without values that cannot be changed alone. */
  private static Stream<RuleSet> changed(Game game) {
    List<RuleSet> all = new ArrayList<>();
    for (Parameter parameter : scoring(game)) {
      for (int value :
          List.of(parameter.least(), parameter.standard() + 1, parameter.standard() / 2, 3)) {
        if (parameter.allows(value) && value != parameter.standard()) {
          RuleSet rules = RuleSet.of(game.parameters(), "mine", Map.of(parameter.name(), value));
          try {
            all.add(game.under(rules).rules());
          } catch (BadRules excluded) {
            assertThat(excluded.rule()).isNotEmpty();
          }
        }
      }
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void game_foldedByOtherScoring_endsWhereItsRecordWould(Game game) {
    int otherwise = 0;
    for (int seed = 1; seed <= GAMES; seed++) {
      Verdict.Accepted played = play(game, seed);
      List<String> answers = answers(played);
      Setup setup = played.sequence().setup();
      Outcome usual = new Rescoring(game).of(setup, answers);
      assertThat(usual).isEqualTo(new Outcome(answers.size(), ending(played)));
      for (RuleSet rules : changed(game).toList()) {
        Outcome then = new Rescoring(game.under(rules)).of(setup, answers);
        otherwise += then.equals(usual) ? 0 : 1;
        requireAccepted(setup, rules, answers.subList(0, then.ply()), then.ending());
      }
    }
    assertThat(otherwise).isPositive();
  }

  private static Ending ending(Verdict.Accepted game) {
    return game.sequence().at(game.sequence().length()).ending();
  }

  /**
   * Checks that under these rules the referee accepts the answers with this ending, and with no
   * earlier one.
   */
  private static void requireAccepted(
      Setup setup, RuleSet rules, List<String> answers, Ending how) {
    Tags tags = setup.tags().without("Random").with(RulesTag.NAME, RulesTag.write(rules));
    RecordDraft draft = new RecordDraft(setup.game().under(rules), tags);
    answers.forEach(answer -> draft.answer(answer, 1, ""));
    boolean open = how.equals(Ending.NONE);
    draft.end(open ? "*" : how.result(setup.game()), open ? "unfinished" : how.termination());
    Verdict verdict = GameData.judge(draft.write(Comments.KEPT));
    assertThat(verdict).as("%s: %s", rules, verdict).isInstanceOf(Verdict.Accepted.class);
    assertThat(ending((Verdict.Accepted) verdict)).isEqualTo(how);
  }

  @ParameterizedTest
  @MethodSource("games")
  void rulesThatTouchPlay_areRefused(Game game) {
    Parameter play =
        game.parameters().all().stream()
            .filter(parameter -> parameter.touches() == Parameter.Touches.PLAY)
            .filter(parameter -> parameter.least() < parameter.standard())
            .filter(parameter -> !parameter.name().startsWith("number-"))
            .findFirst()
            .orElseThrow();
    RuleSet rules = RuleSet.of(game.parameters(), "mine", Map.of(play.name(), play.least()));
    assertThat(Rescoring.beyondScoring(rules, game.rules()).orElseThrow().parameter())
        .isEqualTo(play);
    Setup setup = GameData.setup(GameData.tags(game, 0));
    assertThatThrownBy(() -> new Rescoring(game.under(rules)).of(setup, List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(play.name());
  }
}
