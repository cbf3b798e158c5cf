package org.wardiary.events.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.Parameter;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;

/**
 * Checks for every parameter of every game that games under changed values are valid records, and
 * that the parameter has an effect.
 */
final class ChangedRulesTest {

  private static final int ANSWERS = 400;

  /** Number of games for each parameter that are judged and packed. */
  private static final int JUDGED = 2;

  /** The most games for each parameter that are compared with those under the unchanged rules. */
  private static final int GAMES = 300;

  /** Scarce supply, without which some parameters matter in few games. */
  private static final Map<String, Integer> SCARCE = Map.of("supply-full", 1, "supply-gained", 0);

  private static final Map<String, Map<String, Integer>> BESIDE =
      Map.of(
          "attack-unsupplied",
          SCARCE,
          "defence-unsupplied",
          SCARCE,
          "capacity-infantry",
          Map.of("men-infantry", 8),
          "move-cavalry-dragging-guns",
          Map.of("number-artillery", 4, "number-infantry", 3, "men-that-are-lost", 60));

  static Stream<Game> games() {
    return Games.all().stream().filter(game -> !game.parameters().all().isEmpty());
  }

  private static Verdict.Accepted play(Game game, RuleSet rules, long seed) {
    Player player = Players.named(seed % 2 == 0 ? "uniform" : "mixed:0.5", game);
    PlannedGame planned =
        new PlannedGame(
            GameData.tags(game, (int) seed % 2), List.of(player, player), seed, ANSWERS);
    PlannedGame ruled = rules.isStandard() ? planned : planned.under(RulesTag.write(rules));
    return new Simulation(GameData.SETUPS).play(ruled);
  }

  /**
   * The rules with one value changed, beside those of {@code BESIDE}; empty if the game cannot be
   * played by them.
   */
  private static Stream<RuleSet> changed(Game game, Parameter parameter, int value) {
    Map<String, Integer> values = new HashMap<>(beside(parameter));
    values.put(parameter.name(), value);
    try {
      return Stream.of(game.under(RuleSet.of(game.parameters(), "changed", values)).rules());
    } catch (BadRules e) {
      assertThat(e.rule()).as("%s=%s", parameter.name(), value).isNotEmpty();
      return Stream.empty();
    }
  }

  private static Map<String, Integer> beside(Parameter parameter) {
    return BESIDE.getOrDefault(parameter.name(), Map.of());
  }

  private static List<Integer> values(Parameter parameter) {
    TreeSet<Integer> values =
        new TreeSet<>(
            List.of(
                parameter.least(),
                Math.max(parameter.least(), parameter.standard() - 1),
                Math.min(parameter.most(), parameter.standard() + 1),
                Math.min(parameter.most(), parameter.least() + 3)));
    values.remove(parameter.standard());
    return List.copyOf(values);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("games")
  void parameter_ofAnotherValue_changesGamesThatStayRecords(Game game) throws IOException {
    Map<String, String> usual = new HashMap<>();
    List<Verdict.Accepted> games = new ArrayList<>();
    List<String> without = new ArrayList<>();
    for (Parameter parameter : game.parameters().all()) {
      List<RuleSet> all =
          values(parameter).stream().flatMap(value -> changed(game, parameter, value)).toList();
      assertThat(all).as(parameter.name()).isNotEmpty();
      OptionalInt effect = OptionalInt.empty();
      for (int seed = 1; seed <= GAMES && effect.isEmpty(); seed++) {
        Verdict.Accepted played = play(game, all.get(seed % all.size()), seed);
        if (seed <= JUDGED) {
          games.add(played);
        }
        RuleSet before = RuleSet.of(game.parameters(), "before", beside(parameter));
        String key = Text.of("%s %d", before, seed);
        long itsSeed = seed;
        usual.computeIfAbsent(key, it -> answers(play(game, before, itsSeed)));
        if (!answers(played).equals(usual.get(key))) {
          effect = OptionalInt.of(seed);
        }
      }
      if (effect.isEmpty()) {
        without.add(parameter.name());
      }
    }
    assertThat(without).as("parameters of %s that change no game", game.id()).isEmpty();
    for (Verdict.Accepted played : games) {
      assertThat(((Verdict.Accepted) GameData.judge(played.canonical())).canonical())
          .isEqualTo(played.canonical());
      played.sequence().walk(ChangedRulesTest::checkList);
    }
  }

  private static void checkList(Position position) {
    AnswerList legal = new AnswerList();
    position.legal(legal);
    assertThat(position.choices()).isEqualTo(legal.size());
    for (int i = 0; i < legal.size(); i++) {
      assertThat(position.isLegal(legal.get(i))).isTrue();
    }
  }

  /** The record without its tags: answers and result. */
  private static String answers(Verdict.Accepted game) {
    String record = game.canonical();
    return record.substring(record.indexOf("\n\n"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void setup_byRulesThatTheTagsDoNotGive_isRefused(Game game) {
    Parameter parameter = game.parameters().all().get(0);
    RuleSet rules = changed(game, parameter, values(parameter).get(0)).findFirst().orElseThrow();
    var setup = GameData.setup(GameData.tags(game, 0));
    var other = GameData.setup(GameData.tags(game, 0).with(RulesTag.NAME, RulesTag.write(rules)));
    assertThat(other.game().rules()).isEqualTo(rules);
    assertThat(other.game().id()).isEqualTo(game.id());
    assertThatThrownBy(() -> game.position(other)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> other.game().position(setup))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void rules_ofAGameWithoutParameters_areRefused() {
    Game none =
        Games.all().stream()
            .filter(game -> game.parameters().all().isEmpty())
            .findFirst()
            .orElseThrow();
    String record =
        "[Game \""
            + none.id()
            + "\"]\n[First \""
            + none.sides().get(0)
            + "\"]\n"
            + "[Rules \"mine sha256:0 pace=2\"]\n\n*\n";
    Verdict.Refused refused = (Verdict.Refused) GameData.judge(record);
    assertThat(refused.problem().reason()).contains("expected a parameter of " + none.id());
  }
}
