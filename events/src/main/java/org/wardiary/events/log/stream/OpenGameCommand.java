package org.wardiary.events.log.stream;

import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AddComment;
import org.wardiary.events.event.EndGame;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GiveAnswers;
import org.wardiary.events.event.TakeBack;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.log.RevisionCommand;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.LiveGame;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Characters;

/** A command to continue an open game. Trusts none of the sender's checks. */
sealed interface OpenGameCommand {

  /** The command in a message's body, which must be of a kind that needs an open game. */
  static OpenGameCommand of(SpecificRecord body) {
    if (body instanceof GiveAnswers give) {
      return new Answers(give);
    }
    if (body instanceof AddComment comment) {
      return new Comment(comment);
    }
    return body instanceof TakeBack back ? new Retraction(back) : new End((EndGame) body);
  }

  /** Seq of the last event of the game that the sender has seen. */
  long seq();

  /** Decides on the command. */
  Decision decide(OpenGameChange change);

  /** Gives answers. */
  record Answers(GiveAnswers command) implements OpenGameCommand {

    private static final int LONGEST = 10_000;

    @Override
    public long seq() {
      return command.getSeq();
    }

    @Override
    public Decision decide(OpenGameChange change) {
      if (command.getAnswers().isEmpty()) {
        return Decision.refused("an answer but got none");
      }
      Optional<Integer> tooLong =
          command.getAnswers().stream().map(String::length).filter(n -> n > LONGEST).findFirst();
      if (tooLong.isPresent()) {
        // a reason that quotes the answer could exceed the largest size of a message
        return Decision.refused(
            "an answer of at most %d characters but got %d", LONGEST, tooLong.get());
      }
      Optional<Decision> bad =
          command.getComments().stream().flatMap(it -> Comment.bad(it).stream()).findFirst();
      if (bad.isPresent()) {
        return bad.get();
      }
      Optional<Rejection> rejection =
          change.game().answer(command.getAnswers(), command.getComments());
      return rejection.isPresent() ? new Decision.Refused(rejection.get()) : change.played();
    }
  }

  /** Adds a comment on what happened last. */
  record Comment(AddComment command) implements OpenGameCommand {

    @Override
    public long seq() {
      return command.getSeq();
    }

    @Override
    public Decision decide(OpenGameChange change) {
      Optional<Decision> bad = bad(command.getText());
      if (bad.isPresent()) {
        return bad.get();
      }
      change.game().comment(command.getText());
      return change.played();
    }

    /** Why a comment is refused; empty if it is accepted. */
    private static Optional<Decision> bad(String comment) {
      Optional<String> found =
          GameText.comment(comment).isEmpty() ? Optional.of("nothing") : Characters.fault(comment);
      return found.map(it -> Decision.refused("a comment but got %s", it));
    }
  }

  /** Takes back the last answers. */
  record Retraction(TakeBack command) implements OpenGameCommand {

    @Override
    public long seq() {
      return command.getSeq();
    }

    @Override
    public Decision decide(OpenGameChange change) {
      Optional<String> bad =
          RevisionCommand.invalidText(Revision.TAKEN_BACK, command.getBy(), command.getReason());
      if (bad.isPresent()) {
        return new Decision.Refused(bad.get());
      }
      int ply = command.getPly();
      int last = change.game().ply();
      if (ply < 0 || ply >= last) {
        return Decision.refused("0 to %d answers to stay but got %d", last - 1, ply);
      }
      LiveGame earlier = change.game().backTo(ply);
      return earlier.ply() == last
          ? Decision.refused("the answer of a side to be taken back but it was drawn")
          : change.takenBack(earlier, event()).played();
    }

    private GameRevised event() {
      return new GameRevised(
          Revision.TAKEN_BACK.done(),
          command.getBy(),
          command.getReason(),
          command.getTime(),
          command.getPly(),
          0);
    }
  }

  /** Ends a game that no rule has ended. */
  record End(EndGame command) implements OpenGameCommand {

    @Override
    public long seq() {
      return command.getSeq();
    }

    @Override
    public Decision decide(OpenGameChange change) {
      Optional<String> bad = change.game().end(command.getResult(), command.getTermination());
      return bad.isPresent() ? new Decision.Refused(bad.get()) : change.played();
    }
  }
}
