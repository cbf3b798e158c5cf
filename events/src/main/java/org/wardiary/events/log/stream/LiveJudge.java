package org.wardiary.events.log.stream;

import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AddComment;
import org.wardiary.events.event.EndGame;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GiveAnswers;
import org.wardiary.events.event.StartGame;
import org.wardiary.events.event.TakeBack;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.log.RevisionCommand;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.LiveGame;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;

/**
 * Decides on commands to open games: pure, of the command and of what is kept of the game. Trusts
 * nothing that the sender checked. For one thread.
 */
final class LiveJudge {

  private static final String OPEN = "*";
  private static final int LONGEST = 10_000;
  private static final String NO_COMMENT = "expected a comment but got nothing";

  private final MessageCodec<GameEvent> codec;
  private final Adjudicator adjudicator;

  LiveJudge(MessageCodec<GameEvent> codec, Adjudicator adjudicator) {
    this.codec = codec;
    this.adjudicator = adjudicator;
  }

  /** Opens a game. */
  Decision start(String gameId, StartGame command) {
    Verdict verdict = adjudicator.judge(command.getRecord(), command.getMapText());
    if (verdict instanceof Verdict.Refused bad) {
      return refused(bad.problem().rule(), bad.problem().message());
    }
    Verdict.Accepted game = (Verdict.Accepted) verdict;
    if (!game.result().equals(OPEN)) {
      return refused("", "expected a game that is unfinished but its result is " + game.result());
    }
    String named = game.course().setup().tags().gameId().orElse("none");
    if (!named.equals(gameId)) {
      return refused("", Text.of("expected %s as tag GameId but it is %s", gameId, named));
    }
    Optional<Decision> otherForm = Adjudicator.otherForm(game.draft(), command.getRecord());
    if (otherForm.isPresent()) {
      return otherForm.get();
    }
    LiveGame live = LiveGame.of(adjudicator.emitter(), game);
    return played(live, new Messages(codec, Chain.begin(gameId)), command.getMapText());
  }

  /** The open game of a record, which nothing refuses. */
  LiveGame resume(String record, String mapText) {
    Verdict verdict = adjudicator.judge(record, mapText);
    if (verdict instanceof Verdict.Refused bad) {
      throw new IllegalStateException(
          "expected the record of an open game but " + bad.problem().message());
    }
    LiveGame game = LiveGame.of(adjudicator.emitter(), (Verdict.Accepted) verdict);
    game.takeEmitted();
    return game;
  }

  /**
   * Goes on with an open game.
   *
   * @param known what is kept of it
   * @param game the game; not to be used any more unless it is returned
   */
  Decision decide(RefereeState known, LiveGame game, String mapText, SpecificRecord command) {
    Messages messages = new Messages(codec, known.chain());
    if (command instanceof GiveAnswers give) {
      return answers(game, messages, mapText, give);
    }
    if (command instanceof AddComment comment) {
      return comment(game, messages, mapText, comment.getText());
    }
    if (command instanceof TakeBack back) {
      return takeBack(game, messages, mapText, back);
    }
    EndGame end = (EndGame) command;
    Optional<String> bad = game.end(end.getResult(), end.getTermination());
    return bad.isPresent() ? refused("", bad.get()) : played(game, messages, mapText);
  }

  private Decision answers(LiveGame game, Messages messages, String mapText, GiveAnswers given) {
    if (given.getAnswers().isEmpty()) {
      return refused("", "expected an answer but got none");
    }
    Optional<Integer> longest =
        given.getAnswers().stream().map(String::length).filter(n -> n > LONGEST).findFirst();
    if (longest.isPresent()) {
      // the reason would repeat it, and be larger than a message may be
      return refused(
          "",
          Text.of(
              "expected an answer of at most %d characters but got %d", LONGEST, longest.get()));
    }
    if (given.getComments().stream().anyMatch(LiveJudge::saysNothing)) {
      return refused("", NO_COMMENT);
    }
    Optional<Rejection> rejection = game.answer(given.getAnswers(), given.getComments());
    return rejection.isPresent()
        ? new Decision.Refused(rejection.get())
        : played(game, messages, mapText);
  }

  private static boolean saysNothing(String comment) {
    return GameText.comment(comment).isEmpty();
  }

  private Decision comment(LiveGame game, Messages messages, String mapText, String text) {
    if (saysNothing(text)) {
      return refused("", NO_COMMENT);
    }
    game.comment(text);
    return played(game, messages, mapText);
  }

  private Decision takeBack(LiveGame game, Messages messages, String mapText, TakeBack command) {
    int ply = command.getPly();
    Optional<String> bad =
        RevisionCommand.badWords(Revision.TAKEN_BACK, command.getBy(), command.getReason());
    if (bad.isPresent()) {
      return refused("", bad.get());
    }
    if (ply < 0 || ply >= game.ply()) {
      return refused(
          "", Text.of("expected 0 to %d answers to stay but got %d", game.ply() - 1, ply));
    }
    LiveGame back = game.backTo(ply);
    if (back.ply() == game.ply()) {
      return refused("", "expected the answer of a side to be taken back but it was drawn");
    }
    messages.revise(
        Revision.TAKEN_BACK,
        new GameRevised(
            Revision.TAKEN_BACK.done(),
            command.getBy(),
            command.getReason(),
            command.getTime(),
            ply,
            0));
    return played(back, messages, mapText);
  }

  private static Decision played(LiveGame game, Messages messages, String mapText) {
    Optional<String> tooLarge =
        new Submission("", game.draft().write(Comments.KEPT), mapText).tooLarge();
    if (tooLarge.isPresent()) {
      return refused("", tooLarge.get());
    }
    game.takeEmitted().forEach(messages::add);
    Decision decision = messages.stored();
    return decision instanceof Decision.Stored stored
        ? new Decision.Played(stored, game)
        : decision;
  }

  private static Decision refused(String rule, String reason) {
    return new Decision.Refused(new Rejection(rule, reason));
  }
}
