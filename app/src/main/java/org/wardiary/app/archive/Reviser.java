package org.wardiary.app.archive;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.RevisionCommand;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.revision.Change;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * Revises one stored game: makes the commands, submits them and returns their outcomes. For one
 * thread.
 *
 * @param session the archive
 * @param game the game
 * @param by who requests the revision
 * @param reason why it is requested
 * @param time when it is requested, in milliseconds since 1970-01-01T00:00:00Z
 * @param seq seq of the game's last event that the requester has seen
 */
public record Reviser(
    Session session, StoredEditions game, String by, String reason, long time, long seq) {

  /**
   * What was done to the game.
   *
   * @param what the revision as the history names it: a correction may turn out to be another
   * @param outcome the outcome of the command
   */
  public record Done(Revision what, CommandOutcome outcome) {}

  /**
   * An edit of the current record.
   *
   * @throws InputRefused if the game is withdrawn
   */
  public RecordEdit edit() {
    ArchivedGame standing = standing();
    return new RecordEdit(
        standing.setup().game(), GivenMap.of(standing.setup().mapFile()), standing.draft());
  }

  /**
   * An edit of the current record by another edition of its game file.
   *
   * @throws InputRefused if the game is withdrawn, or has no game file
   */
  public RecordEdit edit(String gameFile) {
    ArchivedGame standing = standing();
    if (standing.draft().writtenTags().get(RecordedTags.GAME_FILE).isEmpty()) {
      throw new InputRefused(
          Text.of("expected a game with a game file but %s has none", game.id()));
    }
    return new RecordEdit(
        standing.setup().game(), new GivenMap(MapLibrary.bundled(), gameFile), standing.draft());
  }

  private ArchivedGame standing() {
    if (game.isWithdrawn()) {
      throw new InputRefused(withdrawn(game));
    }
    return game.edition(game.last().getNumber());
  }

  /** The message that a game is withdrawn, and how to get it back. */
  static String withdrawn(StoredEditions game) {
    return Text.of(
        "expected a game that stands but %s was withdrawn by %s (%s); 'wardiary correct %s"
            + " --edition %d' brings it back, 'wardiary history' tells of it",
        game.id(),
        game.last().getBy(),
        game.last().getReason(),
        game.id(),
        game.lastStanding().getNumber());
  }

  private static String mapText(Setup setup) {
    return GivenMap.of(setup.mapFile()).text();
  }

  /**
   * Replaces the current record by another one.
   *
   * @param what continued, corrected or amended
   * @param verdict the referee's verdict on the other record
   * @throws InputRefused if the record or the command is refused, or the game is withdrawn
   */
  public Done replace(Revision what, Verdict verdict) {
    if (verdict instanceof Verdict.Refused bad) {
      throw new InputRefused(bad.problem().message());
    }
    ArchivedGame standing = standing();
    RecordDraft draft = ((Verdict.Accepted) verdict).draft();
    String record = draft.write(Comments.KEPT);
    String before = standing.draft().write(Comments.KEPT);
    String own = mapText(standing.setup());
    String next = mapText(((Verdict.Accepted) verdict).sequence().setup());
    CommandOutcome outcome =
        submit(command(what, 0, before, record, own, next.equals(own) ? "" : next));
    // as the referee decides it, which has accepted the change
    Revision done = Change.between(standing.draft(), draft).as(what).orElse(what);
    return new Done(done, outcome);
  }

  /** Withdraws the game. */
  public Done withdraw() {
    return new Done(Revision.WITHDRAWN, submit(command(Revision.WITHDRAWN, 0, "", "", "", "")));
  }

  /**
   * Restores an edition.
   *
   * @throws InputRefused if there is no such edition, it is a withdrawal, or the command is refused
   */
  public Done restore(int edition) {
    ArchivedGame wanted = game.edition(edition);
    String record = wanted.draft().write(Comments.KEPT);
    return new Done(
        Revision.RESTORED,
        submit(command(Revision.RESTORED, edition, "", record, mapText(wanted.setup()), "")));
  }

  private RevisionCommand command(
      Revision what, int edition, String before, String record, String mapText, String gameFile) {
    return new RevisionCommand(
        game.id(), what, by, reason, time, seq, edition, before, record, mapText, gameFile);
  }

  private CommandOutcome submit(RevisionCommand command) {
    List<CommandOutcome> outcomes = new ArrayList<>();
    try (RecordSubmitter submitter = session.submitter(outcomes::add)) {
      submitter.revise(command);
      submitter.await();
    }
    CommandOutcome outcome = outcomes.get(0);
    if (SubmissionOutcome.of(outcome.getOutcome()) == SubmissionOutcome.REJECTED) {
      throw new InputRefused(Text.of("game %s: %s", game.id(), outcome.getReason()));
    }
    return outcome;
  }
}
