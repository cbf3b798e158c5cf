package org.wardiary.events.log.stream;

import java.util.Optional;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.StartGame;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.referee.LiveGame;
import org.wardiary.events.referee.Verdict;

/**
 * Decides on commands to open games, without side effects, from the command and what is kept of the
 * game. Trusts none of the sender's checks. Not thread-safe.
 */
final class LiveJudge {

  private static final String OPEN = "*";

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
      return new Decision.Refused(new Rejection(bad.problem().rule(), bad.problem().message()));
    }
    Verdict.Accepted game = (Verdict.Accepted) verdict;
    if (!game.result().equals(OPEN)) {
      return Decision.refused("a game that is unfinished but its result is %s", game.result());
    }
    String named = game.sequence().setup().tags().gameId().orElse("none");
    if (!named.equals(gameId)) {
      return Decision.refused("%s as tag GameId but it is %s", gameId, named);
    }
    Optional<Decision> otherForm = Adjudicator.otherForm(game.draft(), command.getRecord());
    if (otherForm.isPresent()) {
      return otherForm.get();
    }
    LiveGame live = LiveGame.of(adjudicator.emitter(), game);
    Messages messages = new Messages(codec, Chain.begin(gameId));
    return new OpenGameChange(live, messages, command.getMapText()).played();
  }

  /** Resumes an open game from its record, which has been accepted before. */
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
   * Decides on a command to an open game.
   *
   * @param chain the end of its chain
   * @param game the game; must not be used any more unless the decision returns it
   */
  Decision decide(Chain chain, LiveGame game, String mapText, OpenGameCommand command) {
    return command.decide(new OpenGameChange(game, new Messages(codec, chain), mapText));
  }
}
