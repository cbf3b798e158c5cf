package org.wardiary.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.game.squares.Rows;
import org.wardiary.analytics.game.squares.Rows.One;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.view.GameSummary;

class FindingsTest {

  private static List<String> sentences(Rows rows) {
    GameSet set = rows.set();
    return Findings.of(Studies.of(set, GameInfo.plain(Rows.GAME))).stream()
        .map(finding -> finding.text().replace('\u00A0', ' '))
        .toList();
  }

  private static Rows games(int blue, int gray) {
    return new Rows()
        .add(blue, () -> new One().ends("Blue", "strategic"))
        .add(gray, () -> new One().ends("Gray", "attrition"));
  }

  @Test
  void findings_tellWhatIsShownFirst_andWhatIsNotLast() {
    GameSet set = games(61, 39).set();
    List<Finding.Kind> kinds =
        Findings.of(Studies.of(set, GameInfo.plain(Rows.GAME))).stream()
            .map(Finding::kind)
            .toList();

    assertThat(kinds).isSorted().startsWith(Finding.Kind.SHOWN).contains(Finding.Kind.ANSWER);
  }

  @Test
  void whatIsNotShown_isToBeTestedNext_withGamesEnough() {
    GameSet set = games(59, 41).set();

    assertThat(Findings.of(Studies.of(set, GameInfo.plain(Rows.GAME))))
        .filteredOn(finding -> finding.kind() == Finding.Kind.NOT_SHOWN)
        .isNotEmpty()
        .allSatisfy(
            finding ->
                assertThat(finding.next().orElseThrow())
                    .matches(".* after all: about \\d+ games would show one of 55 to 45[.]"));
  }

  @Test
  void edge_isClaimed_onlyWhereTheIntervalsAllowIt() {
    assertThat(sentences(games(59, 41)))
        .anySatisfy(
            text ->
                assertThat(text)
                    .startsWith(
                        "An edge of a side or of the first move is not shown: Blue, which always moved"
                            + " first, won 59 % of 100 games with a winner (95 % interval 49 % to"
                            + " 68 %).")
                    .contains(" An edge of "));
    assertThat(sentences(games(61, 39)).get(0))
        .isEqualTo(
            "Blue, which always moved first, wins more than half: 61 % of 100 games with a winner"
                + " (95 % interval 51 % to 70 %).");
    assertThat(sentences(games(20, 80)).get(0))
        .startsWith("Gray, which always moved second, wins more than half: 80 % of 100 games");
  }

  private static List<Finding> found(Rows rows, String red, String blue) {
    List<GameSummary> games = rows.set().games().stream().map(PlayedGame::summary).toList();
    Archive.Builder archive = new Archive.Builder();
    for (int i = 0; i < games.size(); i++) {
      archive.add(
          GameSummary.newBuilder(games.get(i))
              .setFirstPlayer(red)
              .setSecondPlayer(blue)
              .setFirstMover(games.get(i).getSides().get(i % 2))
              .build());
    }
    return Findings.of(Studies.of(archive.build().sets().get(0), GameInfo.plain(Rows.GAME)));
  }

  @Test
  void firstMover_thatLoses_isSpokenOfAsTheSecondThatWins() {
    Rows rows = new Rows();
    for (int i = 0; i < 100; i++) {
      String winner = i % 2 == (i % 10 < 2 ? 0 : 1) ? "Blue" : "Gray";
      rows.add(1, () -> new One().ends(winner, "attrition"));
    }

    assertThat(found(rows, "", ""))
        .anyMatch(
            finding ->
                finding.text().startsWith("The side that moves second wins more than half: 80"));
  }

  @Test
  void sideOfPlayersWhoNeverChanged_isNotJudged_andChangingComesFirst() {
    List<Finding> findings = found(games(20, 0), "aggressive", "uniform");

    assertThat(findings.get(0).text())
        .isEqualTo(
            "Nobody played both sides: that Blue won 20 of 20 games with a winner may as well be"
                + " due to its players.");
    assertThat(findings.get(0).next().orElseThrow()).startsWith("Let the players change sides");
    assertThat(findings).noneMatch(finding -> finding.text().contains("more than half"));
    assertThat(findings)
        .filteredOn(finding -> finding.kind() == Finding.Kind.NOT_SHOWN)
        .noneMatch(finding -> finding.text().contains("of a side"));
  }

  @Test
  void fewGames_areCounted_andWhatTheyCannotShowIsLeftOut() {
    assertThat(sentences(games(19, 0)))
        .containsExactly(
            "Blue, which always moved first, won all 19 games.",
            "All 19 games were won by strategic victory.",
            "All 19 finished games lasted 30 turns.");
    assertThat(sentences(games(12, 3)))
        .contains(
            "Blue, which always moved first, won 12 of 15 games, Gray 3.",
            "Of 15 games 12 were won by strategic victory and 3 were won by attrition.");
    assertThat(sentences(games(1, 0)))
        .contains(
            "Blue, which always moved first, won the only game.",
            "The only game was won by strategic victory.",
            "1 finished game lasted 30 turns.");
  }

  @Test
  void endings_areAddedUp_whoeverWon() {
    Rows rows =
        new Rows()
            .add(40, () -> new One().ends("Blue", "attrition"))
            .add(45, () -> new One().ends("Gray", "attrition"))
            .add(8, () -> new One().ends("Gray", "strategic"))
            .add(7, () -> new One().ends("draw", "limit"));

    assertThat(sentences(rows))
        .contains(
            "One way dominates: 85 % of 100 games were won by attrition (95 % interval 77 % to"
                + " 91 %), 8 % by strategic victory and 7 % drawn.");
    assertThat(sentences(games(55, 45)))
        .anyMatch(
            text -> text.startsWith("That one way dominates is not shown: 55 % of 100 games"));
  }

  @Test
  void endings_thatAreAllAlike_haveNoInterval() {
    assertThat(sentences(games(90, 0)))
        .contains("One way dominates: all 90 games were won by strategic victory.");
  }

  private static One units(int infantry, int artillery) {
    return new One()
        .unit(Rows.unit("Blue", "I1").setDeployedTurn(1).setLostTurn(infantry))
        .unit(Rows.unit("Blue", "A1").setDeployedTurn(1).setLostTurn(artillery));
  }

  @Test
  void kindThatIsLostMost_isSaid_whereAnythingWasLost_andOthersThatMayBeAreNamed() {
    assertThat(sentences(new Rows().add(40, () -> units(0, 0))))
        .noneMatch(text -> text.contains("is lost most often"));
    assertThat(sentences(new Rows().add(20, () -> units(3, 4)).add(20, () -> units(3, 0))))
        .anySatisfy(
            text ->
                assertThat(text)
                    .startsWith("Of all kinds I is lost most often: 100 % of the units")
                    .doesNotContain("apart"));
    assertThat(sentences(new Rows().add(21, () -> units(3, 0)).add(20, () -> units(0, 3))))
        .anySatisfy(
            text ->
                assertThat(text)
                    .startsWith("Of all kinds I is lost most often: 51 % of the units")
                    .endsWith("; the intervals do not set it apart from A."));
  }

  @Test
  void kindOfWhichMoreThanHalfStaysInReserve_isSaid() {
    Rows rows =
        new Rows()
            .add(11, () -> new One().unit(Rows.unit("Blue", "I1")))
            .add(9, () -> new One().unit(Rows.unit("Blue", "I1").setDeployedTurn(1)));

    assertThat(sentences(rows))
        .anyMatch(text -> text.matches("55 % of the I [(].* never leave the reserve[.]"));
  }

  @Test
  void onePlayer_isOne() {
    Archive.Builder archive = new Archive.Builder();
    games(15, 15)
        .set()
        .games()
        .forEach(
            game ->
                archive.add(
                    GameSummary.newBuilder(game.summary())
                        .setFirstPlayer("Ann")
                        .setSecondPlayer("Ann")
                        .build()));
    GameSet set = archive.build().sets().get(0);

    assertThat(Findings.of(Studies.of(set, GameInfo.plain(Rows.GAME))))
        .anyMatch(finding -> finding.text().startsWith("Only 1 player played: the intervals"));
  }

  @Test
  void flankAttacks_andWinning_comeWithTheCaution() {
    Rows rows =
        new Rows().add(40, () -> new One().ends("Blue", "strategic").attack(Rows.flank("Blue", 3)));

    assertThat(sentences(rows))
        .anySatisfy(
            text ->
                assertThat(text)
                    .startsWith("The side that made more flank attacks won 100 % of 40 games")
                    .contains("does not say that one makes the other"));
  }
}
