package org.wardiary.events.log.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Tags;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.log.Submission;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.LoggedEditions;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedLive;
import org.wardiary.events.testkit.PlayedLive.LiveRecord;
import org.wardiary.events.testkit.RandomRecords;
import org.wardiary.events.testkit.RefereeHarness;
import org.wardiary.events.text.Text;

/**
 * Laws of the messages that games leave on the log if they were played on it. {@code
 * -Dwardiary.live.games=N -Dwardiary.live.seed=S} tests more games.
 */
@Tag("slow")
class LiveLawsTest {

  private static final int STEPS = 40;

  private final int games = Extent.of(2, 40);
  private final long seed = Long.getLong("wardiary.live.seed", 1);

  @TempDir Path temp;

  @TestFactory
  Stream<DynamicTest> gameIsThatOfItsRecord_editionsAreJudgedAlike() {
    return Games.all().stream()
        .map(
            game ->
                DynamicTest.dynamicTest(
                    Text.of("%s, seed %d", game.id(), seed), () -> requireLaws(game)));
  }

  private void requireLaws(Game game) {
    int editions = 0;
    try (RefereeHarness referee = new RefereeHarness(temp.resolve(game.id()))) {
      for (int i = 0; i < games; i++) {
        LiveRecord live = PlayedLive.random(referee, game, seed + i, STEPS);
        List<List<GameEvent>> all = LoggedEditions.of(live.id(), live.messages());
        assertThat(all).hasSize(live.editions());
        List<GameEvent> last = all.get(all.size() - 1);
        assertThat(LoggedEditions.record(last)).isEqualTo(live.record());
        for (List<GameEvent> edition : all) {
          assertThat(new Readjudication().of(edition)).as("game %s", live.id()).isEmpty();
        }
        requireEventsOfTheRecord(live, last);
        editions += live.editions();
      }
    }
    assertThat(editions).isGreaterThan(games);
  }

  /**
   * Checks that the events are those of the record; if nothing was taken back and nobody commented,
   * the messages must be the same bytes.
   */
  private static void requireEventsOfTheRecord(LiveRecord live, List<GameEvent> last) {
    Verdict.Accepted archived = GameData.accepted(GameData.one(live.record()));
    assertThat(archived.gameId()).isEqualTo(live.id());
    List<byte[]> plain = PlayedGames.played(archived).messages();
    boolean commented = last.stream().anyMatch(e -> e.getBody() instanceof CommentAdded);
    if (live.editions() == 1 && !commented) {
      for (int seq = 0; seq < live.messages().size(); seq++) {
        assertThat(live.messages().get(seq)).as("seq %s", seq).isEqualTo(plain.get(seq));
      }
    }
    boolean ended = last.get(last.size() - 1).getBody() instanceof GameEnded;
    long comments = last.stream().filter(e -> e.getBody() instanceof CommentAdded).count();
    assertThat(last).hasSize(plain.size() + (int) comments - (ended ? 0 : 1));
  }

  @Test
  void commandsAreRefused_thatDoNotFit() {
    Game game = Games.find("squares/civil-war").orElseThrow();
    String id = "00000000000000aa";
    Tags tags = RandomRecords.tags(game, 1);
    String without = RandomRecords.judged(tags, List.of(), "*").canonical();
    String open = RandomRecords.judged(tags.with("GameId", id), List.of(), "*").canonical();
    try (RefereeHarness referee = new RefereeHarness(temp)) {
      require(referee, LiveCommand.answers(id, 0, List.of("pass")), "there is none with id");
      require(referee, LiveCommand.start(new Submission(id, without, "")), "as tag GameId");
      require(referee, LiveCommand.start(new Submission(id, open + "\n", "")), "canonical form");
      CommandOutcome started =
          referee.send(LiveCommand.start(new Submission(id, open, "")).message());
      assertThat(started.getOutcome()).isEqualTo("accepted");
      long seq = started.getSeq();
      CommandOutcome illegal =
          referee.send(LiveCommand.answers(id, seq, List.of("IGR-B3C")).message());
      assertThat(illegal.getRule()).startsWith("SQ-");
      assertThat(illegal.getNearest()).isNotEmpty();
      require(referee, LiveCommand.answers(id, seq + 1, List.of("pass")), "0 to " + seq);
      CommandOutcome archived =
          referee.send(new CommandMessage(id, new SubmitRecord("archive", open, "")));
      assertThat(archived.getOutcome()).isEqualTo("duplicate");
      LiveCommand end = LiveCommand.end(id, seq, "Blue", "resignation");
      LiveCommand asked = LiveCommand.outcomeOf(id, seq, end.commandId());
      require(referee, asked, "expected an answer but got none");
      assertThat(referee.send(end.message()).getOutcome()).isEqualTo("accepted");
      require(referee, LiveCommand.answers(id, seq + 1, List.of("pass")), "is not open");
      assertThat(referee.send(end.message()).getOutcome()).isEqualTo("accepted");
      assertThat(referee.send(asked.message()).getOutcome()).isEqualTo("accepted");
      assertThat(referee.messages(id)).hasSize((int) seq + 2);
    }
  }

  private static void require(RefereeHarness referee, LiveCommand command, String reason) {
    int before = referee.messages(command.gameId()).size();
    CommandOutcome outcome = referee.send(command.message());
    assertThat(outcome.getOutcome()).isEqualTo("rejected");
    assertThat(outcome.getReason()).contains(reason);
    assertThat(referee.messages(command.gameId())).hasSize(before);
  }
}
