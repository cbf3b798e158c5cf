package org.wardiary.events.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.testkit.GameData;

/** Players by name, and what they choose. */
final class PlayersTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "uniform",
        "aggressive",
        "careful",
        "bold",
        "daring",
        "gunner",
        "mixed:0",
        "mixed:1",
        "mixed:0.25",
        "mixed:1.0",
        "bold:0.9",
        "search:1",
        "search:2000",
        "search:2000:0.95"
      })
  void name_ofAPlayer_isTheOneItWasAskedForBy(String name) {
    Player player = Players.named(name, Games.find("squares/civil-war").orElseThrow());
    assertThat(player.name()).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Uniform",
        "mixed",
        "mixed:",
        "mixed:1.5",
        "mixed:-0.1",
        "mixed:.5",
        "mixed:x",
        "uniform:0.5",
        "nobody:0.5",
        "bold:2",
        "search",
        "search:0",
        "search:0.5",
        "search:-1",
        "search:01",
        "search:200000000",
        "search:9999999999",
        "search:100:2"
      })
  void name_ofNoPlayer_isRefusedWithTheChoices(String name) {
    assertThatThrownBy(() -> Players.named(name, Games.find("squares/civil-war").orElseThrow()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "expected a player uniform, aggressive, careful, bold, daring, gunner, search:N with N"
                + " from 1 to 100000000, NAME:P or mixed:P with P from 0 to 1 but got '%s'",
            name);
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void uniform_askedOften_takesEveryAnswer(Game game) {
    Position position = start(game);
    AnswerList legal = new AnswerList();
    position.legal(legal);
    Player player = Players.named("uniform", game);
    RandomDraws draws = new RandomDraws(1);
    Set<Long> chosen = new HashSet<>();
    for (int i = 0; i < 100 * legal.size(); i++) {
      chosen.add(player.choose(position, legal, draws));
    }
    assertThat(chosen).hasSize(legal.size());
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void choice_fromTheSameDraws_isTheSameAndLegal(Game game) {
    List<Player> players = new ArrayList<>(game.players());
    players.add(Players.named("mixed:0.5", game));
    game.search("search:200", 200).ifPresent(players::add);
    for (Player player : players) {
      RandomDraws one = new RandomDraws(7);
      RandomDraws two = new RandomDraws(7);
      Position position = start(game);
      AnswerList legal = new AnswerList();
      for (int i = 0; i < 40 && position.ending() == Ending.NONE; i++) {
        legal.clear();
        position.legal(legal);
        byte[] before = position.snapshot();
        long code = player.choose(position, legal, one);
        assertThat(player.choose(position, legal, two)).isEqualTo(code);
        assertThat(position.isLegal(code)).isTrue();
        assertThat(position.snapshot()).isEqualTo(before);
        position.play(code, EventSink.NONE);
      }
    }
  }

  private static Position start(Game game) {
    Position position = game.position(GameData.setup(game, 0));
    position.begin(EventSink.NONE);
    return position;
  }
}
