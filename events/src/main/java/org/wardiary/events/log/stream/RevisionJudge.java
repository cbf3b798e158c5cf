package org.wardiary.events.log.stream;

import java.util.Optional;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.ReviseGame;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.events.identity.KnownGame;
import org.wardiary.events.log.RevisionCommand;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.RecordComments;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.revision.Change;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;

/**
 * Decides on a revision of a stored game, without side effects, from the command and what is kept
 * of the game. Trusts none of the sender's checks. Not thread-safe.
 */
final class RevisionJudge {

  private final MessageCodec<GameEvent> codec;
  private final Adjudicator adjudicator;

  RevisionJudge(MessageCodec<GameEvent> codec, Adjudicator adjudicator) {
    this.codec = codec;
    this.adjudicator = adjudicator;
  }

  /** SHA-256 of a record and its map. */
  static Sha256 hash(String record, String mapText) {
    return new Sha256(Digest.of(record + mapText));
  }

  /** The text of the map, or of the game file, that a game has after a revision. */
  private static String mapAfter(ReviseGame command) {
    return command.getGameFile().isEmpty() ? command.getMapText() : command.getGameFile();
  }

  /** The new state of a game after a revision has been stored. */
  static RefereeState after(RefereeState game, ReviseGame command, Decision.Stored stored) {
    boolean withdrawn = stored.chain().due() == Chain.Due.RESTORATION;
    Sha256 record = withdrawn ? RefereeState.NONE : hash(command.getRecord(), mapAfter(command));
    return game.with(
        stored.chain(),
        new RefereeState.Edition(
            command.getCommandId(),
            stored.done().map(Revision::done).orElseThrow(),
            command.getBy(),
            record,
            stored.chain().nextSeq()));
  }

  Decision decide(RefereeState game, ReviseGame command) {
    if (game.isOpen()) {
      return Decision.refused("a game that has ended but %s is open", game.chain().gameId());
    }
    Optional<Revision> asked = Revision.ofCommand(command.getWhat());
    if (asked.filter(what -> what != Revision.TAKEN_BACK).isEmpty()) {
      return Decision.refused("a revision that the referee knows but got '%s'", command.getWhat());
    }
    Optional<String> bad =
        RevisionCommand.invalidText(asked.get(), command.getBy(), command.getReason())
            .or(
                () ->
                    RevisionCommand.tooLarge(
                        command.getBefore(),
                        command.getRecord(),
                        command.getMapText() + command.getGameFile()))
            .or(() -> stale(game, command.getSeq()));
    if (bad.isPresent()) {
      return new Decision.Refused(bad.get());
    }
    if (game.isWithdrawn() && asked.get() != Revision.RESTORED) {
      return asked.get() == Revision.WITHDRAWN
          ? new Decision.Unchanged()
          : Decision.refused("a game that stands but it is withdrawn");
    }
    return switch (asked.get()) {
      case WITHDRAWN -> withdraw(game, command);
      case RESTORED -> restore(game, command);
      default -> change(game, command, asked.get());
    };
  }

  private static Optional<String> stale(RefereeState game, long seen) {
    long last = game.chain().nextSeq() - 1;
    if (seen == last) {
      return Optional.empty();
    }
    String revisions = game.since(seen);
    String since =
        revisions.isEmpty() ? Text.of("the rest of edition %d", game.count()) : revisions;
    return Optional.of(
        seen > last || seen < 0
            ? Text.of("expected the seq of an event of the game, 0 to %d, but got %d", last, seen)
            : Text.of(
                "expected seq %d, the game's last, as the last one seen but got %d; since then: %s",
                last, seen, since));
  }

  private Decision withdraw(RefereeState game, ReviseGame command) {
    Messages messages = new Messages(codec, game.chain());
    messages.revise(Revision.WITHDRAWN, revised(command, Revision.WITHDRAWN, 0));
    return messages.stored(Optional.empty());
  }

  private Decision restore(RefereeState game, ReviseGame command) {
    int wanted = command.getEdition();
    if (wanted < 1 || wanted > game.count() || isWithdrawal(game, wanted)) {
      return Decision.refused(
          "an edition to restore, 1 to %d and no withdrawal, but got %d", game.count(), wanted);
    }
    Sha256 record = hash(command.getRecord(), command.getMapText());
    if (!game.edition(wanted).record().equals(record)) {
      return Decision.refused("the record of edition %d but it is another", wanted);
    }
    if (record.equals(game.last().record())) {
      return new Decision.Unchanged();
    }
    return edition(game, command, Revision.RESTORED, 0);
  }

  private static boolean isWithdrawal(RefereeState game, int edition) {
    return game.edition(edition).record().equals(RefereeState.NONE);
  }

  private Decision change(RefereeState game, ReviseGame command, Revision asked) {
    Sha256 before = hash(command.getBefore(), command.getMapText());
    if (!before.equals(game.last().record())) {
      return Decision.refused("the record that stands, with its map, but it is another");
    }
    if (hash(command.getRecord(), mapAfter(command)).equals(before)) {
      return new Decision.Unchanged();
    }
    Verdict after = adjudicator.judge(command.getRecord(), mapAfter(command));
    if (after instanceof Verdict.Refused bad) {
      return new Decision.Refused(bad.problem().message());
    }
    RecordDraft from = draft(adjudicator.judge(command.getBefore(), command.getMapText()));
    RecordDraft to = ((Verdict.Accepted) after).draft();
    if (!command.getGameFile().isEmpty()
        && to.writtenTags().get(RecordedTags.GAME_FILE).isEmpty()) {
      return Decision.refused("a game file for a game that has one");
    }
    Change change = Change.between(from, to);
    Optional<Revision> done = change.as(asked);
    if (done.isEmpty()) {
      return Decision.refused("what '%s' may change but got %s", asked.command(), change.found());
    }
    Optional<String> other = otherGame(from.writtenTags(), to.writtenTags());
    return other.isPresent()
        ? new Decision.Refused(other.get())
        : edition(game, command, done.get(), change.fromPly());
  }

  /**
   * The draft of a record. If the current rules refuse the record, its draft ends before the answer
   * that is refused.
   */
  private static RecordDraft draft(Verdict verdict) {
    if (verdict instanceof Verdict.Accepted accepted) {
      return accepted.draft();
    }
    return ((Verdict.Refused) verdict)
        .goodPrefix()
        .map(prefix -> new Verdict.Accepted(prefix, RecordComments.NONE, "*", "unfinished"))
        .orElseThrow(() -> new IllegalArgumentException("expected tags that the rules know"))
        .draft();
  }

  /**
   * Why a record is refused as that of another game: its kind, map, rules or id differs; empty if
   * none does.
   */
  private static Optional<String> otherGame(Tags before, Tags after) {
    for (String tag : new String[] {"Game", RecordedTags.GAME_FILE, "Map", "Rules", "GameId"}) {
      if (!before.get(tag).equals(after.get(tag))) {
        return Optional.of(
            Text.of(
                "expected the tag %s to stay %s but it is %s",
                tag, before.get(tag).orElse("absent"), after.get(tag).orElse("absent")));
      }
    }
    return Optional.empty();
  }

  private Decision edition(RefereeState game, ReviseGame command, Revision done, int fromPly) {
    Messages messages = new Messages(codec, game.chain());
    messages.revise(done, revised(command, done, fromPly));
    Verdict verdict = adjudicator.emit(command.getRecord(), mapAfter(command), messages::add);
    if (verdict instanceof Verdict.Refused bad) {
      return new Decision.Refused(bad.problem().message());
    }
    Verdict.Accepted accepted = (Verdict.Accepted) verdict;
    return Adjudicator.otherForm(accepted.draft(), command.getRecord())
        .orElseGet(() -> messages.stored(Optional.of(known(game, accepted))));
  }

  private static KnownGame known(RefereeState game, Verdict.Accepted accepted) {
    return KnownGame.of(game.chain().gameId(), accepted.draft(), accepted.sequence().setup());
  }

  private static GameRevised revised(ReviseGame command, Revision done, int fromPly) {
    return new GameRevised(
        done.done(),
        command.getBy(),
        command.getReason(),
        command.getTime(),
        fromPly,
        done == Revision.RESTORED ? command.getEdition() : 0);
  }
}
