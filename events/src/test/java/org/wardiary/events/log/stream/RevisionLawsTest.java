package org.wardiary.events.log.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.ReviseGame;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.LoggedEditions;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.RandomRecords;
import org.wardiary.events.testkit.RefereeHarness;
import org.wardiary.events.testkit.RevisedGames;
import org.wardiary.events.testkit.RevisedGames.RevisedGame;
import org.wardiary.events.text.Text;

/**
 * Laws of the messages that a history of revisions leaves on the log. {@code
 * -Dwardiary.revision.histories=N -Dwardiary.revision.seed=S} tests more histories.
 */
@Tag("slow")
class RevisionLawsTest {

  private static final int STEPS = 8;

  private final int histories = Extent.of(2, 30);
  private final long seed = Long.getLong("wardiary.revision.seed", 1);

  @TempDir Path temp;

  @TestFactory
  Stream<DynamicTest> editionsAreTheirRecords_andTheFirstIsWhatALogWithoutRevisionsHas() {
    return Games.all().stream()
        .map(
            game ->
                DynamicTest.dynamicTest(
                    Text.of("%s, seed %d", game.id(), seed), () -> requireLaws(game)));
  }

  private void requireLaws(Game game) {
    int editions = 0;
    try (RefereeHarness referee = new RefereeHarness(temp.resolve(game.id()))) {
      for (int i = 0; i < histories; i++) {
        RevisedGame archived = RevisedGames.random(referee, game, seed + i, STEPS);
        requireEditions(archived);
        requireFirst(archived.recorded(), archived);
        RevisedGame played = RevisedGames.live(referee, game, seed + i, STEPS);
        requireEditions(played);
        editions += archived.editions().size();
      }
    }
    assertThat(editions).isGreaterThan(2 * histories);
  }

  /** Checks that the first messages are those of a log without revisions. */
  private static void requireFirst(Verdict.Accepted recorded, RevisedGame game) {
    List<byte[]> plain = PlayedGames.played(recorded).messages();
    for (int seq = 0; seq < plain.size(); seq++) {
      assertThat(game.messages().get(seq)).as("seq %s", seq).isEqualTo(plain.get(seq));
    }
  }

  private static void requireEditions(RevisedGame game) {
    List<List<GameEvent>> editions = LoggedEditions.of(game.id(), game.messages());
    assertThat(editions).hasSameSizeAs(game.editions());
    for (int i = 0; i < editions.size(); i++) {
      Optional<String> expected = game.editions().get(i).map(RevisedGames::text);
      assertThat(record(editions.get(i))).as("edition %s", i + 1).isEqualTo(expected);
    }
  }

  private static Optional<String> record(List<GameEvent> edition) {
    return Optional.of(edition).filter(it -> !it.isEmpty()).map(LoggedEditions::record);
  }

  @Test
  void revisionIsRefused_thatIsNotWhatItSays() {
    Game game = Games.find("squares/civil-war").orElseThrow();
    Verdict.Accepted first =
        RandomRecords.judged(RandomRecords.tags(game, 1), List.of("IGR-G3R", "IBR-B3C"), "*");
    String before = RevisedGames.text(first);
    String longer = before.replace("\n*\n", "\n\n*\n");
    String id = first.gameId();
    try (RefereeHarness referee = new RefereeHarness(temp)) {
      CommandMessage unknown = command(id, "withdraw", "Ann", "why", 1, "", "");
      assertThat(referee.send(unknown).getReason()).contains("but there is none with id " + id);
      referee.send(new CommandMessage(id, new SubmitRecord("first", before, "")));
      long seq = referee.messages(id).size() - 1L;
      String canonical =
          RevisedGames.text(
              RandomRecords.judged(
                  RandomRecords.tags(game, 1), List.of("IGR-G3R", "IBR-B3C", "CGR-G2CR"), "*"));
      require(referee, command(id, "withdraw", " ", "why", seq, "", ""), "by whom");
      require(referee, command(id, "withdraw", "Ann", "", seq, "", ""), "a reason");
      require(referee, command(id, "withdraw", "A".repeat(201), "b", seq, "", ""), "201");
      require(referee, command(id, "burn", "Ann", "b", seq, "", ""), "but got 'burn'");
      require(referee, command(id, "withdraw", "Ann", "b", seq + 1, "", ""), "0 to " + seq);
      require(referee, command(id, "amend", "Ann", "b", seq, before, canonical), "'amend' may");
      require(referee, command(id, "correct", "Ann", "b", seq, longer, canonical), "stands");
      require(referee, command(id, "correct", "Ann", "b", seq, before, longer), "canonical form");
      String other = before.replace("[Event", "[Map \"x\"]\n[Event");
      require(referee, command(id, "correct", "Ann", "b", seq, before, other), "'x'");
      String own = before.replace("\n\n", "\n[GameId \"" + id + "\"]\n\n");
      require(referee, command(id, "amend", "Ann", "b", seq, before, own), "GameId to stay absent");
      assertThat(referee.messages(id)).hasSize((int) seq + 1);
      CommandMessage good = command(id, "continue", "", "", seq, before, canonical);
      assertThat(referee.send(good).getOutcome()).isEqualTo("accepted");
      assertThat(again(referee, id, before)).isEqualTo("superseded");
      assertThat(again(referee, id, canonical)).isEqualTo("duplicate");
      long last = referee.messages(id).size() - 1L;
      referee.send(command(id, "withdraw", "Ann", "b", last, "", ""));
      assertThat(again(referee, id, canonical)).isEqualTo("withdrawn");
    }
  }

  private static String again(RefereeHarness referee, String id, String record) {
    int commands = referee.messages(id).size();
    return referee
        .send(new CommandMessage(id, new SubmitRecord("again " + commands, record, "")))
        .getOutcome();
  }

  private static CommandMessage command(
      String id, String what, String by, String reason, long seq, String before, String record) {
    return new CommandMessage(
        id,
        new ReviseGame(
            what + by + reason + seq, what, by, reason, 5L, seq, 0, before, record, "", ""));
  }

  private static void require(RefereeHarness referee, CommandMessage command, String reason) {
    CommandOutcome outcome = referee.send(command);
    assertThat(outcome.getOutcome()).isEqualTo("rejected");
    assertThat(outcome.getReason()).contains(reason);
  }
}
