package org.wardiary.events.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;

/**
 * Checks that, however a game's bytes are spoilt, nothing throws and the neighbouring games are
 * unaffected.
 */
final class SpoiltTextTest {

  private static final int TRIES = 400;

  /** Texts to insert, as ISO 8859-1, so that the result need not be valid UTF-8. */
  private static final List<String> NASTY =
      List.of(
          "[",
          "]",
          "{",
          "}",
          ";",
          "\"",
          "\\",
          "\n",
          "\r",
          "\n\n",
          "\n[",
          "\n[Game ",
          "\n[x \"\"]\n",
          "\u0000",
          "\u0007",
          "\u00C2\u0085",
          "\u00FF",
          "\u00C3",
          "\u00E2\u0082",
          "\u00EF\u00BB\u00BF",
          "*",
          " draw ",
          "7.",
          "99999999999.",
          " ",
          "%",
          "(",
          ")",
          "(()",
          " ! ",
          "!?",
          "?".repeat(9),
          "/",
          "\n[First \"x\"]\n",
          "w".repeat(300));

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void check_ofSpoiltBytes_losesNoNeighbour(Game game) {
    Player player = Players.named("uniform", game);
    PlannedGame planned =
        new PlannedGame(GameData.tags(game, 0), List.of(player, player), RandomGames.SEED, 40);
    String record = new Simulation(GameData.SETUPS).play(planned).canonical();
    byte[] good = record.getBytes(StandardCharsets.UTF_8);
    // the end of the middle game is kept, so that the last game still begins on a line of its own
    int end = record.lastIndexOf('\n', record.length() - 2);
    for (int seed = 0; seed < TRIES; seed++) {
      RandomDraws draws = new RandomDraws(RandomGames.SEED + seed);
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      file.writeBytes(good);
      file.write('\n');
      file.writeBytes(spoilt(good, end, draws));
      file.writeBytes("\n\n".getBytes(StandardCharsets.UTF_8));
      file.writeBytes(good);
      check(Text.of("%s, seed %d", game.id(), seed), file.toByteArray());
    }
  }

  private static byte[] spoilt(byte[] good, int end, RandomDraws draws) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int at = draws.draw(end - 1);
    int cut = draws.draw(3) == 1 ? draws.draw(Math.min(20, end - at)) : 0;
    out.write(good, 0, at);
    for (int i = draws.draw(3); i > 0; i--) {
      String nasty = NASTY.get(draws.draw(NASTY.size()) - 1);
      out.writeBytes(nasty.getBytes(StandardCharsets.ISO_8859_1));
    }
    out.write(good, at + cut, good.length - at - cut);
    return out.toByteArray();
  }

  private static void check(String where, byte[] file) {
    List<GameText> games = GameData.read(new ByteArrayInputStream(file), "f.wdr");
    assertThat(games).as(where).hasSizeGreaterThanOrEqualTo(2);
    for (int i = 0; i < games.size(); i++) {
      Verdict verdict = GameData.REFEREE.judge(games.get(i));
      if (verdict instanceof Verdict.Refused refused) {
        assertThat(i).as("%s: %s", where, refused.problem()).isBetween(1, games.size() - 2);
        assertThat(refused.problem().message()).as(where).startsWith("f.wdr:");
      } else {
        String canonical = ((Verdict.Accepted) verdict).canonical();
        assertThat(GameData.accepted(GameData.one(canonical)).canonical())
            .as(where)
            .isEqualTo(canonical);
      }
    }
  }
}
