package org.wardiary.events.log;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AddComment;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.EndGame;
import org.wardiary.events.event.GiveAnswers;
import org.wardiary.events.event.StartGame;
import org.wardiary.events.event.TakeBack;
import org.wardiary.events.text.Text;

/**
 * A command to the referee about a game in progress. It is idempotent: sent again, it has the same
 * outcome.
 *
 * @param gameId the game
 * @param body what to do, a branch of the union in {@code commands.avdl}
 */
public record LiveCommand(String gameId, SpecificRecord body) {

  /**
   * Opens a game.
   *
   * @param game the game, whose record so far has the tag {@code GameId}
   */
  public static LiveCommand start(Submission game) {
    return new LiveCommand(game.gameId(), new StartGame(newId(), game.record(), game.mapText()));
  }

  /**
   * Gives answers.
   *
   * @param seq seq of the last event of the game that the sender has seen
   * @param answers one or more; either all or none are given
   */
  public static LiveCommand answers(String gameId, long seq, List<String> answers) {
    return answers(gameId, seq, answers, List.of());
  }

  /**
   * Gives answers and comments on them.
   *
   * @param seq seq of the last event of the game that the sender has seen
   * @param answers one or more; either all or none are given
   * @param comments comments after the last of them
   */
  public static LiveCommand answers(
      String gameId, long seq, List<String> answers, List<String> comments) {
    return new LiveCommand(gameId, new GiveAnswers(newId(), seq, answers, comments));
  }

  /** Adds a comment on what happened last. */
  public static LiveCommand comment(String gameId, long seq, String text) {
    return new LiveCommand(gameId, new AddComment(newId(), seq, text));
  }

  /**
   * Takes back the last answers.
   *
   * @param ply number of answers at the start that stay
   * @param by who asks for it
   * @param reason why; may be empty
   * @param time when, in milliseconds since 1970-01-01T00:00:00Z
   */
  public static LiveCommand takeBack(
      String gameId, long seq, int ply, String by, String reason, long time) {
    return new LiveCommand(gameId, new TakeBack(newId(), seq, ply, by, reason, time));
  }

  /**
   * Ends a game that no rule has ended.
   *
   * @param result a side's name, {@code draw} or {@code *}
   * @param termination the value of the tag {@code Termination}
   */
  public static LiveCommand end(String gameId, long seq, String result, String termination) {
    return new LiveCommand(gameId, new EndGame(newId(), seq, result, termination));
  }

  /**
   * Asks for the outcome of a command that may have been executed. It gives no answers, which the
   * referee rejects unless it has executed the command of this id.
   */
  public static LiveCommand outcomeOf(String gameId, long seq, String commandId) {
    return new LiveCommand(gameId, new GiveAnswers(commandId, seq, List.of(), List.of()));
  }

  private static String newId() {
    return UUID.randomUUID().toString();
  }

  /** The same command with another id. */
  public LiveCommand withId(String commandId) {
    SpecificRecord copy = SpecificData.get().deepCopy(body.getSchema(), body);
    copy.put(copy.getSchema().getField("commandId").pos(), commandId);
    return new LiveCommand(gameId, copy);
  }

  /** The command's id. */
  public String commandId() {
    return idOf(body);
  }

  /** The id of a command of any kind; every kind has one. */
  public static String idOf(SpecificRecord body) {
    return String.valueOf(body.get(body.getSchema().getField("commandId").pos()));
  }

  /** Why the command cannot be sent: it exceeds the largest size of a message; empty if it can. */
  Optional<String> tooLarge() {
    long size = Text.utf8(body.toString()).length;
    return size <= Submission.LIMIT
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "expected a command of at most %d bytes but it has %d", Submission.LIMIT, size));
  }

  /** The command as a message. */
  public CommandMessage message() {
    return new CommandMessage(gameId, body);
  }
}
