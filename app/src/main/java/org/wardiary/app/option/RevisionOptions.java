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

  /** The description of the option {@code --seq}. */
  public static final String SEQ =
      "seq of the game's last event that you have seen, as 'history' prints it: where the game"
          + " has changed since, nothing is done (default: as it is now)";

  /**
   * The values of the options.
   *
   * @param game the beginning of the game's id
   * @param by who requests the revision
   * @param reason why it is requested
   * @param seq seq of the game's last event that was seen; null if it was not given
   */
  public record Given(String game, String by, String reason, Long seq) {}

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

  @Option(names = "--seq", paramLabel = "N", description = SEQ)
  private Long seq;

  /**
   * The reviser of the game that the options name.
   *
   * @throws ParameterException if the name or the reason is blank
   */
  public Reviser reviser(Session session) {
    return reviser(spec, session, new Given(game, by, reason, seq));
  }

  /** As {@link #reviser(Session)}, for a command that has such options of its own. */
  public static Reviser reviser(CommandSpec spec, Session session, Given given) {
    require(spec, "--by", given.by());
    require(spec, "--reason", given.reason());
    StoredEditions found = session.games().editions(given.game());
    long time = Instant.now().truncatedTo(ChronoUnit.SECONDS).toEpochMilli();
    long seen = given.seq() == null ? found.lastSeq() : given.seq();
    return new Reviser(session, found, given.by().strip(), given.reason().strip(), time, seen);
  }

  private static void require(CommandSpec spec, String option, String value) {
    if (value.isBlank()) {
      throw new ParameterException(
          spec.commandLine(), Text.of("expected a text for %s but it is blank", option));
    }
  }

  /** What was done, in one line. */
  public static String told(Reviser.Done done) {
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
