package org.wardiary.events.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.wardiary.events.identity.GameIdentity.DOUBTFUL;
import static org.wardiary.events.identity.GameIdentity.OTHER_GAME;
import static org.wardiary.events.identity.GameIdentity.SAME_GAME;
import static org.wardiary.events.identity.GameIdentity.Shorter.ENDED;
import static org.wardiary.events.identity.GameIdentity.Shorter.OPEN;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of {@code docs/records.md}, "Identity", one by one. */
class GameIdentityTest {

  private static final Occasion CLUB = of("Club", "1996.05.01", "1", "Ann", "Bob");

  private static Occasion of(String event, String date, String round, String first, String second) {
    return new Occasion(event, date, round, List.of(first, second), "", false);
  }

  private static Occasion simulated(Occasion o, String random) {
    return new Occasion(o.event(), o.date(), o.round(), o.players(), random, true);
  }

  private static void assertEqual(int answers, Occasion other, GameIdentity expected) {
    assertThat(GameIdentity.ofEqual(answers, CLUB, other)).isEqualTo(expected);
    assertThat(GameIdentity.ofEqual(answers, other, CLUB)).isEqualTo(expected);
  }

  private static void assertBeginning(
      int answers, GameIdentity.Shorter shorter, Occasion other, GameIdentity expected) {
    assertThat(GameIdentity.ofBeginning(answers, shorter, CLUB, other)).isEqualTo(expected);
    assertThat(GameIdentity.ofBeginning(answers, shorter, other, CLUB)).isEqualTo(expected);
  }

  @Test
  void anotherRoundOrSeedIsAnotherGame_howeverLong() {
    assertEqual(200, of("Club", "1996.05.01", "2", "Ann", "Bob"), OTHER_GAME);
    assertThat(GameIdentity.ofEqual(200, simulated(CLUB, "x 1"), simulated(CLUB, "x 2")))
        .isEqualTo(OTHER_GAME);
    assertBeginning(200, OPEN, of("Club", "1996.05.01", "2", "Ann", "Bob"), OTHER_GAME);
  }

  @Test
  void equalAnswers_nothingContradicting() {
    Occasion unknown = of("", "1996.??.??", "?", "Ann", "Bob");
    assertEqual(1, unknown, SAME_GAME);
    assertEqual(0, unknown, SAME_GAME);
    Occasion nobody = of("", "", "\u00a0", "?", "\u200b \u00a0");
    assertEqual(8, nobody, SAME_GAME);
    assertEqual(7, nobody, DOUBTFUL);
    assertEqual(0, nobody, OTHER_GAME);
  }

  @Test
  void dateOfUnknownParts_isUnknown() {
    Occasion nobody = of("Club", "????.??.??", "1", "", "");
    assertThat(GameIdentity.ofEqual(7, nobody, nobody)).isEqualTo(DOUBTFUL);
    Occasion undated = of("Open", "????.??.??", "", "Ann", "Bob");
    Occasion year = of("Open", "1996", "", "Ann", "Bob");
    assertThat(GameIdentity.ofEqual(1, undated, year)).isEqualTo(SAME_GAME);
    assertThat(GameIdentity.ofEqual(1, year, undated)).isEqualTo(SAME_GAME);
  }

  @Test
  void equalAnswers_oneTagMended() {
    Occasion anne = of("Club", "1996.05.01", "1", "Anne", "Bob");
    assertEqual(8, anne, SAME_GAME);
    assertEqual(7, anne, DOUBTFUL);
    assertEqual(0, anne, OTHER_GAME);
    assertThat(GameIdentity.ofEqual(7, simulated(CLUB, ""), simulated(anne, "")))
        .isEqualTo(OTHER_GAME);
  }

  @Test
  void equalAnswers_muchContradicting() {
    Occasion other = of("Club", "1997.05.01", "", "Carl", "Dan");
    assertEqual(8, other, DOUBTFUL);
    assertEqual(7, other, OTHER_GAME);
    assertThat(GameIdentity.ofEqual(8, simulated(CLUB, ""), simulated(other, "")))
        .isEqualTo(OTHER_GAME);
    assertEqual(8, of("Club", "1996.05.01", "1", "Carl", "Dan"), OTHER_GAME);
  }

  @Test
  void oneRecordGoesOn_nothingContradicting() {
    Occasion same = of("Club", "", "", "Ann", "Bob");
    assertBeginning(1, OPEN, same, SAME_GAME);
    assertBeginning(8, ENDED, same, SAME_GAME);
    assertBeginning(7, ENDED, same, DOUBTFUL);
    Occasion nobody = of("", "", "", "", "");
    assertBeginning(8, OPEN, nobody, DOUBTFUL);
    assertBeginning(7, OPEN, nobody, OTHER_GAME);
  }

  @Test
  void oneRecordGoesOn_tagsContradicting() {
    Occasion later = of("Club", "1996.05.02", "1", "Ann", "Bob");
    assertBeginning(8, OPEN, later, DOUBTFUL);
    assertBeginning(7, OPEN, later, OTHER_GAME);
    assertBeginning(99, OPEN, of("Open", "1996.05.02", "1", "Ann", "Bob"), OTHER_GAME);
  }

  @Test
  void gameWithoutAnswersGoesOnAsItself_onlyIfNothingIsWrittenOtherwise() {
    assertBeginning(0, OPEN, CLUB, SAME_GAME);
    assertBeginning(0, ENDED, CLUB, OTHER_GAME);
    assertBeginning(0, OPEN, of("Club", "", "1", "Ann", "Bob"), OTHER_GAME);
  }
}
