package org.wardiary.app.live;

import java.util.Optional;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.LiveSender.Intent;
import org.wardiary.events.game.Game;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.text.Text;

/**
 * Turns a seat's wish to end a game into a command, or into the reason why none is sent.
 *
 * @param seat who asks
 * @param now the game as it stands
 */
record EndIntent(Seat seat, LivePosition now) {

  private static final String UNFINISHED = "unfinished";

  Intent of(LiveEnd how) {
    if (now.phase() == Phase.ENDED) {
      return TalkIntent.ENDED;
    }
    boolean loses = how instanceof LiveEnd.Resigned || how instanceof LiveEnd.OutOfTime;
    int sides = game().sides().size();
    if (loses && sides > 2) {
      String reason =
          "expected the result, since the game has %d sides, but only who lost was given";
      return new Intent.Nothing(Text.of(reason, sides));
    }
    if (how instanceof LiveEnd.Resigned resigned) {
      return seat.isDirector() || seat.side().get() == resigned.side()
          ? end(side(1 - resigned.side()), "resignation")
          : new Intent.Nothing("expected a side to resign for itself but it is the other's");
    }
    if (how instanceof LiveEnd.OutOfTime time) {
      return outOfTime(time.side());
    }
    if (how instanceof LiveEnd.Told told) {
      return told(told);
    }
    if (!seat.isDirector()) {
      return new Intent.Nothing("expected the director to end the game so but a side asks for it");
    }
    return how instanceof LiveEnd.Adjudicated adjudicated
        ? end(adjudicated.result(), "adjudication")
        : end("*", UNFINISHED);
  }

  private Intent told(LiveEnd.Told told) {
    if (!now.isRecorded()) {
      return new Intent.Nothing(
          "expected a game that is recorded only but this one's rules say when it has ended");
    }
    String unknown = told.result().equals("*") ? UNFINISHED : "unknown";
    return end(told.result(), told.how().isEmpty() ? unknown : told.how());
  }

  private Intent outOfTime(int side) {
    if (!seat.isDirector() && seat.side().get() == side) {
      return new Intent.Nothing("expected the other side to claim the game but its own side does");
    }
    Optional<Clocks> clocks = now.clocks();
    if (clocks.isPresent() && !clocks.get().isOut(side)) {
      return new Intent.Nothing(
          Text.of("expected the time of %s to be over but it has %s", side(side), left(side)));
    }
    if (clocks.isEmpty() && !seat.isDirector()) {
      return new Intent.Nothing(
          "expected clocks, or the director to say so, but the game has none");
    }
    return end(side(1 - side), "time");
  }

  private String left(int side) {
    return now.clocks().orElseThrow().text(side);
  }

  private String side(int side) {
    return game().sides().get(side);
  }

  private Game game() {
    return now.setup().game();
  }

  private Intent end(String result, String termination) {
    return new Intent.Send(LiveCommand.end(now.gameId(), now.seq(), result, termination), "");
  }
}
