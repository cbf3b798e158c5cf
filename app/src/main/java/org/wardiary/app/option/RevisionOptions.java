package org.wardiary.app.option;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.wardiary.app.archive.Reviser;
import org.wardiary.app.archive.Session;
import org.wardiary.app.archive.StoredEditions;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Which stored game is changed, by whom and why. */
public final class RevisionOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "the beginning of an archived game's id")
  private String game;

  @Option(
      names = "--by",
      required = true,
      paramLabel = "WHO",
      description = "who does it; the history keeps the name")
  private String by;

  @Option(
      names = "--reason",
      required = true,
      paramLabel = "WHY",
      description = "why; the history keeps it")
  private String reason;

  @Option(
      names = "--seq",
      paramLabel = "N",
      description =
          "seq of the game's last event that you have seen, as 'history' prints it: where the game"
              + " has changed since, nothing is done (default: as it is now)")
  private Long seq;

  /**
   * The reviser of the game that the options name.
   *
   * @throws ParameterException if the name or the reason is blank
   */
  public Reviser reviser(Session session) {
    require("--by", by);
    require("--reason", reason);
    StoredEditions found = session.games().editions(game);
    long time = Instant.now().truncatedTo(ChronoUnit.SECONDS).toEpochMilli();
    long seen = seq == null ? found.lastSeq() : seq;
    return new Reviser(session, found, by.strip(), reason.strip(), time, seen);
  }

  private void require(String option, String value) {
    if (value.isBlank()) {
      throw new ParameterException(
          spec.commandLine(), Text.of("expected a text for %s but it is blank", option));
    }
  }

  /** What was done, in one line. */
  public static String text(Reviser.Done done) {
    CommandOutcome outcome = done.outcome();
    String what = done.what().done();
    String id = outcome.getGameId();
    if (SubmissionOutcome.of(outcome.getOutcome()) != SubmissionOutcome.ACCEPTED) {
      return Text.of("%s already stands like this; nothing was stored", id);
    }
    return done.what() == Revision.WITHDRAWN
        ? Text.of("%s %s", what, id)
        : Text.of(
            "%s %s: edition %d, %s",
            what, id, outcome.getEdition(), Text.count(outcome.getEvents(), "new event"));
  }
}
