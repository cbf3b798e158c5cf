package org.wardiary.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.game.squares.Rows;
import org.wardiary.analytics.game.squares.Rows.One;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
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

    assertThat(kinds).isSorted().startsWith(Finding.Kind.SHOWN).contains(Finding.Kind.MEASURED);
  }

  @Test
  void whatIsNotShown_isToBeTestedNext() {
    GameSet set = games(59, 41).set();

    assertThat(Findings.of(Studies.of(set, GameInfo.plain(Rows.GAME))))
        .filteredOn(finding -> finding.kind() == Finding.Kind.NOT_SHOWN)
        .isNotEmpty()
        .allSatisfy(
            finding ->
                assertThat(finding.next().orElseThrow())
                    .contains("to settle an edge of 55 to 45 takes about"));
  }

  @Test
  void edge_isClaimed_onlyWhereTheIntervalsAllowIt() {
    assertThat(sentences(games(59, 41)))
        .anySatisfy(
            text ->
                assertThat(text)
                    .startsWith(
                        "Blue won 59 % of 100 games with a winner (95 % interval 49 % to 68 %): no"
                            + " edge of a side is shown. An edge of "));
    assertThat(sentences(games(61, 39)).get(0))
        .isEqualTo(
            "Blue won 61 % of 100 games with a winner (95 % interval 51 % to 70 %): in these games"
                + " Blue wins more than half of them.");
    assertThat(sentences(games(20, 80)).get(0)).endsWith("Blue wins less than half of them.");
  }

  @Test
  void edge_ofFewGames_isNotSpokenOf() {
    assertThat(sentences(games(19, 0)))
        .containsExactly(
            "There are too few games with a winner (19) to say whether a side has an edge.");
  }

  @Test
  void ending_thatIsNotSetApart_saysSo() {
    assertThat(sentences(games(55, 45)))
        .anySatisfy(
            text ->
                assertThat(text)
                    .startsWith("The most frequent ending is a Blue win by strategic victory")
                    .contains("do not set it apart from a Gray win by attrition"));
    assertThat(sentences(games(90, 10))).noneMatch(text -> text.contains("do not set it apart"));
  }

  @Test
  void endings_thatAreAllAlike_areSaidToBe() {
    assertThat(sentences(games(90, 0)))
        .anyMatch(text -> text.contains(". All of these games ended by strategic victory."));
    assertThat(sentences(games(90, 1))).noneMatch(text -> text.contains("All of these games"));
  }

  @Test
  void endings_thatAreNotSetApart_areListedWithCommas() {
    Rows rows = games(10, 10).add(10, () -> new One().ends("draw", "agreement"));

    assertThat(sentences(rows))
        .anySatisfy(
            text ->
                assertThat(text)
                    .contains("do not set it apart from a Gray win by attrition and a draw by no"));
    assertThat(sentences(rows.add(10, () -> new One().ends("Gray", "limit"))))
        .anySatisfy(
            text ->
                assertThat(text)
                    .contains(
                        "apart from a Gray win by attrition, a Gray win at the limit of turns"
                            + " and a draw by no"));
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
  void typeOfAttack_isTheMostFrequent_onlyWhereTheIntervalsSetItApart() {
    Rows flank = new Rows().add(40, () -> new One().attack(Rows.flank("Blue", 3)));
    Rows both =
        new Rows()
            .add(21, () -> new One().attack(Rows.flank("Blue", 3)))
            .add(20, () -> new One().attack(Rows.attack("Gray", 3)));

    assertThat(sentences(flank))
        .anySatisfy(
            text ->
                assertThat(text)
                    .startsWith("The most frequent type of attack is")
                    .endsWith(" 1 a game."));
    assertThat(sentences(both))
        .anySatisfy(
            text ->
                assertThat(text)
                    .startsWith("The most frequent type of attack is")
                    .contains("; the intervals do not set it apart from '"));
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
