package org.wardiary.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RulesFile;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Setups.Resolved;

/** What a designer writes, a map or changed rules, is understood or refused with the reason. */
class DesignFuzzTest {

  private static final MapLibrary BUNDLED = MapLibrary.bundled();

  /** A map that is accepted for a game gives a starting position. */
  @MethodSource("org.wardiary.app.fuzz.Seeds#maps")
  @FuzzTest
  void map(byte[] data) {
    String text = new String(data, StandardCharsets.UTF_8);
    for (Game game : Games.all()) {
      Setups setups = new Setups(new GivenMap(BUNDLED, text));
      Resolved resolved = setups.of(game, game.sides().get(0), Optional.of("mine"));
      if (resolved instanceof Resolved.Ready ready) {
        assertThat(ready.setup().start().ply()).isZero();
      } else {
        assertThat(((Resolved.Bad) resolved).rejection().reason()).isNotEmpty();
      }
    }
  }

  /** Rules that are accepted are the same when they are written and read again. */
  @MethodSource("org.wardiary.app.fuzz.Seeds#rules")
  @FuzzTest
  void rules(byte[] data) {
    String text = new String(data, StandardCharsets.UTF_8);
    try {
      var rules = RulesFile.read(text, DesignFuzzTest::parameters);
      assertThat(game(rules.parameters().game()).under(rules)).isNotNull();
      assertThat(RulesFile.read(RulesFile.write(rules), DesignFuzzTest::parameters).digest())
          .isEqualTo(rules.digest());
    } catch (BadRules e) {
      assertThat(e.getMessage()).isNotEmpty();
    }
  }

  private static Parameters parameters(String id) {
    return game(id).parameters();
  }

  private static Game game(String id) {
    return Games.find(id)
        .orElseThrow(() -> new BadRules("", "", "expected a game but got another"));
  }
}
