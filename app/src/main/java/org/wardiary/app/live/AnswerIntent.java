package org.wardiary.app.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.app.live.LiveSender.Intent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.text.Text;

/**
 * Turns answers that a seat gives into a command, or into the reason why none is sent.
 *
 * @param seat who gives them
 * @param now the game as it stands
 * @param control the time control, if there are clocks
 */
record AnswerIntent(Seat seat, LivePosition now, Optional<TimeControl> control) {

  Intent of(List<String> words, List<String> comments) {
    Optional<Intent> stopped =
        TalkIntent.stopped(now).or(() -> forbidden(comments)).or(this::notAsked);
    if (stopped.isPresent()) {
      return stopped.get();
    }
    boolean together =
        words.size() == 1
            || new AnswerSeries(now).asked().filter(it -> it.isOne(words)).isPresent();
    if (now.clocks().isPresent() && !together) {
      return new Intent.Nothing(
          Text.of("expected one answer at a time, since clocks run, but got %d", words.size()));
    }
    if (!seat.isDirector() && !together) {
      return new Intent.Nothing(
          Text.of("expected one answer at a time from a side but got %d", words.size()));
    }
    List<String> all = new ArrayList<>();
    now.clocks().ifPresent(clocks -> clock(clocks, words).ifPresent(all::add));
    all.addAll(comments);
    return new Intent.Send(
        LiveCommand.answers(now.gameId(), now.seq(), words, all), String.join(" ", words));
  }

  private Optional<Intent> forbidden(List<String> comments) {
    return comments.stream()
        .map(text -> TalkIntent.forbidden(seat, text))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<Intent> notAsked() {
    return seat.answers(now.position())
        ? Optional.empty()
        : Optional.of(
            new Intent.Nothing(
                Text.of(
                    "expected an answer of %s but %s gives it",
                    now.decides().orElse("nobody"), seat.sideName(game()).orElse(seat.name()))));
  }

  private Game game() {
    return now.setup().game();
  }

  /**
   * The comment with the time that the deciding side has left after its answer; empty if no clock
   * runs, or if it goes on in a game that hides information: whoever sees the clock must not see it
   * being set by an answer that is hidden.
   */
  private Optional<String> clock(Clocks clocks, List<String> words) {
    if (clocks.running().isEmpty()) {
      return Optional.empty();
    }
    int side = clocks.running().get();
    boolean stops = decidesAfter(words) != side;
    if (!stops && game().visibility().hidesInformation()) {
      return Optional.empty();
    }
    boolean gains = stops && !clocks.isOut(side);
    Duration gain = gains ? control.orElseThrow().increment() : Duration.ZERO;
    return Optional.of(LiveComments.clock(clocks.left().get(side).plus(gain)));
  }

  /** Who decides after answers; -1 if one is illegal, in which case the referee refuses it. */
  private int decidesAfter(List<String> words) {
    Position position = now.position();
    boolean legal =
        words.stream()
            .flatMap(word -> game().split(word).stream())
            .allMatch(answer -> KeptDraws.play(position, answer));
    return legal ? position.question().decides() : -1;
  }
}
