package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.BackupDamaged;
import org.wardiary.events.log.backup.Restore;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.EventChain;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.testkit.PlayedGames;

/** Backups of a log on a real broker, restored into an empty one and into one with games. */
@Tag("slow")
class BackupTest {

  private static final List<Submission> GAMES = TestGames.ofEach(2);
  private static final Submission WITHDRAWN = GAMES.get(1);
  private static final Submission RESTORED = GAMES.get(2);
  private static final Submission PLAIN = GAMES.get(3);
  private static final Submission LATE = TestGames.ofEach(3).get(GAMES.size() + 1);

  @TempDir Path temp;

  private static RevisionCommand command(
      Submission game, Revision what, long seq, int edition, String reason) {
    String record = what == Revision.WITHDRAWN ? "" : game.record();
    return new RevisionCommand(
        game.gameId(), what, "director", reason, 7, seq, edition, "", record, "", "");
  }

  private static long events(BackupProgram archive, Submission game) {
    return archive.messages().get(game.gameId()).lines().count();
  }

  private static void withdraw(BackupProgram archive, Submission game, String reason) {
    long last = events(archive, game) - 1;
    Map<String, CommandOutcome> done =
        archive.by(s -> s.revise(command(game, Revision.WITHDRAWN, last, 0, reason)));
    assertThat(done.get(game.gameId()).getOutcome()).isEqualTo("accepted");
  }

  /** Stores games, some of which are then withdrawn or restored. */
  private static void fill(BackupProgram archive) {
    archive.by(s -> GAMES.forEach(s::submit));
    withdraw(archive, WITHDRAWN, "twice");
    withdraw(archive, RESTORED, "by mistake");
    long last = events(archive, RESTORED) - 1;
    archive.by(s -> s.revise(command(RESTORED, Revision.RESTORED, last, 1, "so it was")));
  }

  @Test
  void restoredArchive_isTheSame_andGoesOnAsTheOther() throws Exception {
    Path file = temp.resolve("club.avro");
    Path later = temp.resolve("later.avro");
    Map<String, String> messages;
    try (BackupProgram archive = new BackupProgram(temp.resolve("a"))) {
      fill(archive);
      Backup.Report first = archive.backup(file);
      assertThat(first.games()).isEqualTo(GAMES.size());
      assertThat(first.damaged()).isEmpty();
      messages = archive.messages();
      byte[] bytes = Files.readAllBytes(file);
      assertThat(archive.backup(file).newEvents()).isZero();
      assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
      Path copy = Files.copy(file, temp.resolve("copy.avro"));
      Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("rw-r-----"));
      Files.createSymbolicLink(later, copy);
      archive.by(s -> s.submit(LATE));
      withdraw(archive, PLAIN, "never played");
      Backup.Report second = archive.backup(later);
      assertThat(second.newEvents()).isEqualTo(events(archive, LATE) + 1);
      assertThat(second.events()).isEqualTo(first.events() + second.newEvents());
      assertThat(later).isSymbolicLink();
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
          .isEqualTo("rw-r-----");
    }
    try (BackupProgram archive = new BackupProgram(temp.resolve("b"))) {
      assertThat(archive.restore(file))
          .containsExactly(Map.entry(SubmissionOutcome.ACCEPTED, GAMES.size()));
      assertThat(archive.messages()).isEqualTo(messages);
      assertThat(archive.restore(file)).isEmpty();
      assertKnown(archive);
      assertForgeriesRefused(archive);
      assertThat(archive.messages()).isEqualTo(messages);
      assertMerged(archive, later);
    }
  }

  private static void assertKnown(BackupProgram archive) {
    Map<String, CommandOutcome> again = archive.by(s -> GAMES.forEach(s::submit));
    assertThat(again.values())
        .allSatisfy(
            outcome ->
                assertThat(outcome.getOutcome())
                    .isEqualTo(
                        outcome.getGameId().equals(WITHDRAWN.gameId())
                            ? "withdrawn"
                            : "duplicate"));
  }

  /**
   * Checks that events that do not follow from the rules are refused, even if they form a valid
   * chain.
   */
  private static void assertForgeriesRefused(BackupProgram archive) {
    PlayedGames.PlayedGame game = PlayedGames.simulated(Games.all().get(1), 99);
    List<byte[]> forged = new ArrayList<>();
    EventChain chain = new EventChain(PlayedGames.CODEC, Chain.begin(game.id()));
    for (GameEvent event : game.events()) {
      SpecificRecord body = (SpecificRecord) event.getBody();
      if (body instanceof TurnBegan turn) {
        // the record stays the same
        body = TurnBegan.newBuilder(turn).setActions(9).build();
      }
      forged.add(chain.next(event.getPly(), event.getTurn(), event.getSide(), body));
    }
    List<GameMessages> all =
        List.of(
            new GameMessages(game.id(), forged),
            new GameMessages(game.id(), game.messages().subList(0, 5)),
            new GameMessages(WITHDRAWN.gameId(), game.messages()));
    for (GameMessages messages : all) {
      CommandOutcome outcome = archive.by(s -> s.restore(messages)).get(messages.gameId());
      assertThat(outcome.getOutcome()).isEqualTo("rejected");
      assertThat(outcome.getReason()).contains("expected ");
    }
    assertThat(archive.by(s -> s.restore(all.get(0))).get(game.id()).getReason())
        .contains("expected the event that the rules give but at seq ");
  }

  /**
   * Checks that a backup with more games is merged, and that a game that contradicts it is named
   * and not backed up.
   */
  private static void assertMerged(BackupProgram archive, Path later) throws Exception {
    withdraw(archive, PLAIN, "another reason");
    Restore.Comparison found = archive.compare(later);
    assertThat(found.contradicted()).containsExactly(PLAIN.gameId());
    assertThat(found.missing()).containsOnlyKeys(LATE.gameId());
    assertThat(archive.restore(later)).containsExactly(Map.entry(SubmissionOutcome.ACCEPTED, 1));
    byte[] before = Files.readAllBytes(later);
    assertThatThrownBy(() -> archive.backup(later))
        .isInstanceOf(BackupDamaged.class)
        .hasMessageContaining("to hold game " + PLAIN.gameId());
    assertThat(Files.readAllBytes(later)).isEqualTo(before);
  }
}
