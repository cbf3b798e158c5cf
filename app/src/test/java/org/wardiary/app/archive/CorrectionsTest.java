package org.wardiary.app.archive;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.view.Edition;
import org.wardiary.reports.history.Corrections;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.viewer.GameDocument;

/**
 * Checks that a game tells what was changed in it, but tells a side nothing that may be hidden from
 * it.
 */
class CorrectionsTest {

  private static final long TIME = 1_795_350_000_000L;
  private static final List<Edition> EDITIONS =
      List.of(
          edition(1, "recorded", "", "", 0, 0),
          edition(2, "continued", "", "", 5, 0),
          edition(3, "corrected", "Ann", "misread\u202e the sheet", 2, 0),
          edition(4, "withdrawn", "Bob", "never played.", 0, 0),
          edition(5, "restored", "Ann", "it was", 0, 3));

  private static Edition edition(
      int number, String what, String by, String reason, int fromPly, int restored) {
    return Edition.newBuilder()
        .setNumber(number)
        .setWhat(what)
        .setBy(by)
        .setReason(reason)
        .setTime(number == 1 ? 0 : TIME)
        .setFromPly(fromPly)
        .setRestored(restored)
        .setFirstSeq(100L * number)
        .setLastSeq(100L * number + 50)
        .setFirstOffset(0)
        .setLastOffset(9)
        .build();
  }

  private static final List<Edition> PLAYED =
      List.of(
          edition(1, "recorded", "", "", 0, 0),
          edition(2, "taken back", "Ann", "", 5, 0),
          edition(3, "corrected", "Ann", "misread", 2, 0));

  /** A game whose current edition is one of its editions. */
  private record Revised(RefereedGame game, List<Edition> editions, int edition)
      implements GameHistory {

    @Override
    public Setup setup() {
      return game.setup();
    }

    @Override
    public Optional<String> id() {
      return Optional.of("0123456789abcdef");
    }

    @Override
    public int length() {
      return game.length();
    }

    @Override
    public Position at(int ply) {
      return game.at(ply);
    }

    @Override
    public void walk(Consumer<Position> out) {
      game.walk(out);
    }

    @Override
    public List<EmittedEvent> events() {
      return game.events();
    }

    @Override
    public Optional<Problem> problem() {
      return game.problem();
    }
  }

  private static Revised game(String id, int edition) {
    return game(id, EDITIONS, edition);
  }

  private static Revised game(String id, List<Edition> editions, int edition) {
    Game kind = Games.find(id).orElseThrow();
    return new Revised(
        new RefereedGame(
            PlayedGames.of(kind).get(0).accepted(), Optional.empty(), MapLibrary.bundled()),
        editions,
        edition);
  }

  @Test
  void linesSayWhatWasDone_byWhomAndWhy() {
    Revised game = game("squares/civil-war", 5);
    View umpire = View.ofUmpire(game.setup().game());
    assertThat(Corrections.lines(game, umpire))
        .containsExactly(
            "Continued by a longer record on 2026-11-22, from answer 6 on.",
            "Corrected by Ann on 2026-11-22, from answer 3 on: misread the sheet.",
            "Withdrawn by Bob on 2026-11-22: never played.",
            "Restored by Ann on 2026-11-22, edition 3: it was.");
    assertThat(game.account(3, umpire).text())
        .contains("Corrected by Ann on 2026-11-22, from answer 3 on: misread the sheet.\n");
    assertThat(Corrections.lines(game("squares/civil-war", 1), umpire))
        .endsWith("This is the game as it was recorded, edition 1 of 5.");
    assertThat(Corrections.lines(game("squares/civil-war", 3), umpire))
        .endsWith("This is edition 3 of 5.");
    assertThat(Corrections.lines(game.game(), umpire)).isEmpty();
  }

  @Test
  void theRecordedEdition_isTheFirstThatWasNotBrokenOffToTakeAnswersBack() {
    String kind = "squares/civil-war";
    View umpire = View.ofUmpire(Games.find(kind).orElseThrow());
    assertThat(Corrections.lines(game(kind, PLAYED, 1), umpire))
        .endsWith("This is edition 1 of 3.");
    assertThat(Corrections.lines(game(kind, PLAYED, 2), umpire))
        .endsWith("This is the game as it was recorded, edition 2 of 3.");
  }

  @Test
  void sideIsToldNeitherWhyNorFromWhere() throws IOException {
    Revised game = game("wargaming-on-the-square", 5);
    View side = new View(game.setup().game(), Viewer.named("Red", game.setup().game()));
    assertThat(side.side()).isPresent();
    assertThat(Corrections.lines(game, side)).contains("Corrected by Ann on 2026-11-22.");
    String json = GameDocument.of(game, side, "game").json();
    assertThat(json).doesNotContain("misread", "never played", "fromPly", "firstSeq");
    assertThat(new ObjectMapper().readTree(json).path("editions").path(2).size()).isEqualTo(4);
  }

  @Test
  void documentHasTheEditions_andARecordWithTheGamesId() throws IOException {
    Revised game = game("squares/civil-war", 5);
    View umpire = View.ofUmpire(game.setup().game());
    JsonNode json = new ObjectMapper().readTree(GameDocument.of(game, umpire, "game").json());
    assertThat(json.path("edition").asInt()).isEqualTo(5);
    JsonNode third = json.path("editions").path(2);
    assertThat(third.path("what").asText()).isEqualTo("corrected");
    assertThat(third.path("when").asText()).startsWith("2026-11-22T").endsWith("Z");
    assertThat(third.path("fromPly").asInt()).isEqualTo(2);
    assertThat(third.path("restored").isNull()).isTrue();
    assertThat(json.path("header").toString()).contains("Corrected by Ann");
    assertThat(json.path("record").asText()).contains("[GameId \"0123456789abcdef\"]");
    JsonNode plain =
        new ObjectMapper().readTree(GameDocument.of(game.game(), umpire, "game").json());
    assertThat(plain.has("editions")).isFalse();
    assertThat(plain.path("record").asText()).doesNotContain("GameId");
  }
}
