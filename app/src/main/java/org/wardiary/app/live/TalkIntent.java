package org.wardiary.app.live;

import java.util.List;
import java.util.Optional;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.LiveSender.Intent;
import org.wardiary.events.game.Game;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.text.Text;

/**
 * Turns a seat's comment, offer, take-back, adjournment or resumption into a command, or into the
 * reason why none is sent.
 *
 * @param seat who asks
 * @param now the game as it stands
 */
record TalkIntent(Seat seat, LivePosition now) {

  static final Intent ENDED = new Intent.Nothing("expected a game that goes on but it has ended");
  private static final Intent ADJOURNED =
      new Intent.Nothing("expected a game that goes on but it is adjourned: resume it first");

  /** Why nothing can be answered or offered now; empty if it can. */
  static Optional<Intent> stopped(LivePosition now) {
    return switch (now.phase()) {
      case OPEN -> Optional.empty();
      case ADJOURNED -> Optional.of(ADJOURNED);
      case ENDED -> Optional.of(ENDED);
    };
  }

  /**
   * Why a side's comment is refused; empty if it is not. A comment with a special meaning could set
   * the clocks.
   */
  static Optional<Intent> forbidden(Seat seat, String text) {
    return !seat.isDirector() && text.contains(LiveComments.MARK)
        ? Optional.of(
            new Intent.Nothing(
                Text.of(
                    "expected a comment without '%s', which has a special meaning, but got one with it",
                    LiveComments.MARK)))
        : Optional.empty();
  }

  Intent comment(String text) {
    if (now.phase() == Phase.ENDED) {
      return ENDED;
    }
    return forbidden(seat, text).orElseGet(() -> say(text));
  }

  private Intent say(String text) {
    return new Intent.Send(LiveCommand.comment(now.gameId(), now.seq(), text), "");
  }

  private Game game() {
    return now.setup().game();
  }

  private Intent sayOffer(Offer offer) {
    return now.offer().equals(Optional.of(offer))
        ? new Intent.Nothing("expected the other side to accept but this side made the offer")
        : say(LiveComments.offer(offer, game()));
  }

  Intent draw() {
    if (stopped(now).isPresent()) {
      return stopped(now).get();
    }
    if (seat.isDirector() || accepts(Offer.What.DRAW, 0)) {
      return new Intent.Send(LiveCommand.end(now.gameId(), now.seq(), "draw", "agreement"), "");
    }
    return sayOffer(new Offer(Offer.What.DRAW, seat.side().get(), 0));
  }

  /** Whether the other side has offered this. */
  private boolean accepts(Offer.What what, int ply) {
    return now.offer().equals(Optional.of(new Offer(what, 1 - seat.side().get(), ply)));
  }

  Intent takeBack(int ply, String reason, long time) {
    if (stopped(now).isPresent()) {
      return stopped(now).get();
    }
    if (!seat.isDirector() && game().visibility().hidesInformation()) {
      return askDirector();
    }
    // whoever may write down what happened may put it right
    if (seat.isDirector() || now.isRecorded() || accepts(Offer.What.TAKE_BACK, ply)) {
      return new Intent.Send(
          LiveCommand.takeBack(now.gameId(), now.seq(), ply, seat.text(game()), reason, time), "");
    }
    if (ply < 0 || ply >= now.ply()) {
      return new Intent.Nothing(
          Text.of("expected 0 to %d answers to stay but got %d", now.ply() - 1, ply));
    }
    return sayOffer(new Offer(Offer.What.TAKE_BACK, seat.side().get(), ply));
  }

  /** Asks the director to take back a side's last answers, which the other side may not see. */
  private Intent askDirector() {
    int side = seat.side().get();
    return now.beforeLastOf(side)
        .map(ply -> sayOffer(new Offer(Offer.What.TAKE_BACK, side, ply)))
        .orElseGet(() -> new Intent.Nothing("expected an answer to take back but none was given"));
  }

  Intent decline() {
    if (now.offerFor(Optional.of(seat)).isEmpty()) {
      return new Intent.Nothing("expected an offer but there is none");
    }
    return say(LiveComments.declined(seat.sideName(game()).orElse("director")));
  }

  Intent adjourn() {
    return stopped(now)
        .orElseGet(
            () -> say(LiveComments.adjourned(now.clocks().map(Clocks::left).orElse(List.of()))));
  }

  Intent resume() {
    return now.phase() == Phase.ADJOURNED
        ? say(LiveComments.resumed())
        : new Intent.Nothing("expected an adjourned game but it is not");
  }
}
