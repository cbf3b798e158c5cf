package org.wardiary.reports.game.squares;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.game.squares.Openings;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.game.squares.CivilWar;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.game.Gallery;
import org.wardiary.reports.page.ReportGame;

/** Boards of openings, by the rules and on the map of the games that had them. */
class OpeningBoardsTest {

  private static final Game GAME = new CivilWar();

  private static final GameInfo INFO =
      ReportGame.of(GAME, MapLibrary.bundled().find(GAME.standardMap()).orElseThrow()).info();

  private static GameInfo under(String parameter, int value) {
    RuleSet rules = RuleSet.of(GAME.parameters(), "mine", Map.of(parameter, value));
    return INFO.under(RulesTag.write(rules));
  }

  @Test
  void openings_arePlayedByTheRulesOfTheirGames() {
    List<String> pass = List.of("pass");

    assertThat(OpeningBoards.of(INFO).picture("Gray", pass)).isPresent();
    assertThat(OpeningBoards.of(under("passes", 0)).picture("Gray", pass)).isEmpty();
    assertThat(OpeningBoards.of(under("number-infantry", 4)).picture("Gray", pass))
        .isPresent()
        .isNotEqualTo(OpeningBoards.of(INFO).picture("Gray", pass));
  }

  private static List<Gallery> galleries(String map) {
    Study study = Studies.of(INFO);
    study.addAll(
        Tournaments.of(GAME.id()).set().games().stream().map(game -> on(map, game)).toList());
    return new SquaresPresentation().galleries(study, study.table(Openings.ID).orElseThrow());
  }

  private static PlayedGame on(String map, PlayedGame game) {
    GameSummary summary = GameSummary.newBuilder(game.summary()).setMap(map).build();
    return new PlayedGame(summary, game.curve(), game.own());
  }

  @Test
  void boards_areDrawn_onlyWhereAllGamesWereOnTheStandardMap() {
    assertThat(galleries(GAME.standardMap())).isNotEmpty();
    assertThat(galleries("own")).isEmpty();
  }
}
