package org.wardiary.app.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.archive.RecordEdit;
import org.wardiary.app.archive.Reviser;
import org.wardiary.app.archive.Session;
import org.wardiary.app.archive.StoredEditions;
import org.wardiary.app.dialog.MachineTime;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.Opening.Chance;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.revision.Revision;

/** Games whose seeds are kept beside the log until they are over, on the log of a real broker. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KeptSeedsTest {

  private static final Seat DIRECTOR = Seat.director("Dora");
  private static final String HASH = "splitmix64 sha256:[0-9a-f]{64}";
  private static final String SHOWN = HASH + " [0-9]+ [0-9a-f]{32}";

  @TempDir static Path folder;
  private Path data;
  private Session session;
  private LiveGames games;

  @BeforeAll
  void start() {
    data = folder.resolve("data");
    session = Session.openToPlay(new ClusterConfig.Embedded(data, "test"), data);
    games = started();
  }

  @AfterAll
  void stop() {
    games.close();
    session.close();
  }

  private LiveGames started() {
    return new LiveGames(session, MapLibrary.bundled(), new MachineTime());
  }

  private static LivePosition accepted(LiveOutcome outcome) {
    assertThat(outcome).isInstanceOf(LiveOutcome.Accepted.class);
    return ((LiveOutcome.Accepted) outcome).position();
  }

  private LivePosition opened() {
    Tags tags =
        new Tags(List.of(new Pair("Game", "wargaming-on-the-square"), new Pair("First", "Red")));
    return accepted(games.open(Opening.of(tags, Chance.GENERATOR)));
  }

  private static String random(LivePosition game) {
    return game.setup().tags().get("Random").orElseThrow();
  }

  private Path file(LivePosition game) {
    return data.resolve("seeds").resolve(game.gameId());
  }

  /** Gives some random answers. */
  private LivePosition play(LivePosition from, Random random, int answers) {
    LivePosition now = from;
    for (int i = 0; i < answers; i++) {
      assertThat(now.position().question().decides()).as("draws are made").isLessThan(2);
      List<String> legal = now.legal();
      String answer = legal.get(random.nextInt(legal.size()));
      now =
          accepted(games.give(DIRECTOR, LiveRequest.after(now), List.of(answer), List.of("said")));
    }
    return now;
  }

  private static Verdict judge(String record) throws IOException {
    try (RecordReader reader = RecordReader.of(record, "it")) {
      return new Referee(MapLibrary.bundled()).judge(reader.next().orElseThrow());
    }
  }

  @Test
  void seed_isKeptBesideTheLog_drawsGoOnAfterARestart_andItIsShownAtTheEnd() throws Exception {
    LivePosition start = opened();
    assertThat(random(start)).matches(HASH);
    assertThat(start.cases()).as("auxiliaries").hasSize(4);
    if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      assertThat(Files.getPosixFilePermissions(file(start)))
          .isEqualTo(PosixFilePermissions.fromString("rw-------"));
      assertThat(Files.getPosixFilePermissions(data.resolve("seeds")))
          .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    }
    String kept = Files.readString(file(start)).strip();
    assertThat(kept).matches(SHOWN);
    assertThat(start.record()).doesNotContain(kept.substring(kept.indexOf(' ', 20)));

    LivePosition before = play(start, new Random(3), 4);
    LivePosition back = accepted(games.takeBack(DIRECTOR, LiveRequest.after(before), 0, "again"));
    assertThat(back.answers()).as("the draws come out the same").isEqualTo(start.answers());
    games.close();
    games = started();
    games.resumeDraws();
    LivePosition after = play(games.position(start.gameId()), new Random(3), 8);
    assertThat(after.answers().subList(0, before.ply())).isEqualTo(before.answers());

    LivePosition end =
        accepted(games.end(DIRECTOR, LiveRequest.after(after), new LiveEnd.Resigned(0)));
    assertThat(random(end)).isEqualTo(kept);
    assertThat(file(start)).doesNotExist();
    assertThat(end.phase()).isEqualTo(Phase.ENDED);
    assertThat(end.record()).contains("[Random \"" + kept + "\"]", "{said}");
    String exported = session.games().game(start.gameId()).record();
    assertThat(judge(exported)).isInstanceOf(Verdict.Accepted.class);
    assertThat(((Verdict.Accepted) judge(exported)).canonical()).isEqualTo(exported);
    // anyone can check the draws: another auxiliary at the first draw is not the generator's
    String first = end.answers().get(0);
    String other = first.equals("%L") ? "%A" : "%L";
    Verdict.Refused wrong =
        (Verdict.Refused) judge(exported.replaceFirst("(?<=\\s)" + first + "(?=\\s)", other));
    assertThat(wrong.problem().rule()).isEqualTo("GV-5");
    assertThat(session.games().editions(start.gameId()).last().getReason()).contains("seed");
    correct(start.gameId());
  }

  /** Corrects the end of a game, which leaves its draws as they are. */
  private void correct(String id) {
    StoredEditions game = session.games().editions(id);
    Reviser reviser = new Reviser(session, game, "Ann", "a slip", 1000, game.lastSeq());
    int ply = games.position(id).ply();
    Verdict shorter =
        reviser.edit().corrected(ply - 1, "Blue", RecordEdit.Rest.DROPPED, "resignation");
    assertThat(reviser.replace(Revision.CORRECTED, shorter).what()).isEqualTo(Revision.CORRECTED);
    assertThat(session.games().game(id).record()).containsPattern("Random \"" + SHOWN + "\"");
  }

  @Test
  void whenTheSeedIsLost_theGameGoesOn_withDiceFromOutside() throws Exception {
    LivePosition start = opened();
    // another seed than that of the hash is none
    Files.writeString(file(start), RandomTag.shown(1, 2, 3).text());
    LivePosition now = accepted(games.takeBack(DIRECTOR, LiveRequest.after(start), 0, ""));
    assertThat(now.answers()).isEmpty();
    Files.delete(file(start));
    LivePosition drawn = now;
    for (int i = 1; i <= 4; i++) {
      assertThat(drawn.position().question().decides()).isEqualTo(Question.CHANCE);
      String die = drawn.legal().get(0);
      drawn = accepted(games.give(DIRECTOR, LiveRequest.after(drawn), List.of(die), List.of()));
      assertThat(drawn.ply()).isEqualTo(i);
    }
    drawn = play(drawn, new Random(7), 2);
    LivePosition end =
        accepted(games.end(DIRECTOR, LiveRequest.after(drawn), new LiveEnd.Unfinished()));
    assertThat(random(end)).isEqualTo(random(start)).matches(HASH);
    assertThat(judge(session.games().game(start.gameId()).record()))
        .isInstanceOf(Verdict.Accepted.class);
  }
}
