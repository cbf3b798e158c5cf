package org.wardiary.reports.cli.option;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.Reviser;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.archive.StoredEditions;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Which stored game is changed, by whom and why. */
public final class RevisionOptions {

  /** What the option {@code --seq} says. */
  public static final String SEQ =
      "seq of the game's last event that you have seen, as 'history' prints it: where the game"
          + " has changed since, nothing is done (default: as it is now)";

  /**
   * What was given.
   *
   * @param seq none if it is null
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
   * The revisions of the game.
   *
   * @throws ParameterException if nobody is named, or no reason
   */
  public Reviser reviser(Session session) {
    return reviser(spec, session, new Given(game, by, reason, seq));
  }

  /** The same for a command with such options of its own. */
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

  /** What was done, in a line. */
  public static String told(Revision what, CommandOutcome outcome) {
    String id = outcome.getGameId();
    if (SubmissionOutcome.of(outcome.getOutcome()) != SubmissionOutcome.ACCEPTED) {
      return Text.of("%s already stands like this; nothing was stored", id);
    }
    return what == Revision.WITHDRAWN
        ? Text.of("%s %s", what.done(), id)
        : Text.of(
            "%s %s: edition %d, %s",
            what.done(), id, outcome.getEdition(), Text.count(outcome.getEvents(), "new event"));
  }
}
