package org.wardiary.app.dialog;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.wardiary.app.live.LiveEnd;
import org.wardiary.app.live.LiveGames;
import org.wardiary.app.live.LiveOutcome;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.LiveRequest;
import org.wardiary.app.live.Offer;
import org.wardiary.app.live.Seat;
import org.wardiary.events.game.Game;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * The commands of 'record' that change a game, each written as its name after a colon.
 *
 * @param games carries out the commands
 * @param seat who gives the commands
 */
record RecordOrders(LiveGames games, Seat seat) {

  /** The most digits of a number that is certain to be an int. */
  private static final int MOST = 9;

  /** The lines of help: what can be typed, and what it does. */
  static final List<String> HELP =
      List.of(
          "an answer, or several, with comments in { }: as records write them; Tab completes",
          "orders (I3:A) in any sequence; they are given when / ends them",
          "?          the legal answers, or how a statement may begin; ? IG: those that begin so",
          "? SQ-4.2   what a rule says, by the id that a refusal or a note has",
          ":board     the board      :record  the record so far      :clock  the clocks",
          ":comment TEXT             comments on what happened last",
          ":undo N WHY               takes the last N answers back (1 if no number is given)",
          ":draw      ends the game by agreement; for a side: offers a draw, or accepts one",
          ":decline   declines what the other side offers",
          ":resign SIDE    :time SIDE    :adjudicate RESULT    :unfinished",
          ":end RESULT HOW           ends a recorded game, as RESULT alone does; HOW may be missing",
          ":adjourn   stops the clocks    :resume  goes on",
          ":quit      leaves; the game stays open");

  private BiFunction<LivePosition, String, LiveOutcome> order(String name) {
    Map<String, BiFunction<LivePosition, String, LiveOutcome>> orders = new TreeMap<>();
    orders.put("comment", (now, text) -> games.comment(seat, LiveRequest.after(now), text));
    orders.put("undo", this::undo);
    orders.put("draw", (now, text) -> games.draw(seat, LiveRequest.after(now)));
    orders.put("decline", (now, text) -> games.decline(seat, LiveRequest.after(now)));
    orders.put("resign", (now, text) -> end(now, new LiveEnd.Resigned(own(now, text))));
    orders.put("time", (now, text) -> end(now, new LiveEnd.OutOfTime(side(now, text))));
    orders.put("adjudicate", (now, text) -> end(now, new LiveEnd.Adjudicated(text)));
    orders.put("unfinished", (now, text) -> end(now, new LiveEnd.Unfinished()));
    orders.put("end", this::told);
    orders.put("adjourn", (now, text) -> games.adjourn(seat, LiveRequest.after(now)));
    orders.put("resume", (now, text) -> games.resume(seat, LiveRequest.after(now)));
    return Optional.ofNullable(orders.get(name))
        .orElseThrow(
            () ->
                new InputRefused(
                    Text.of(
                        "expected a command such as %s but got ':%s'; :help lists them",
                        String.join(", ", TypedOrder.ALL), Problem.shown(name))));
  }

  /**
   * Carries out a command.
   *
   * @throws InputRefused if it is not a valid command
   */
  LiveOutcome give(LivePosition now, TypedOrder typed) {
    return order(typed.name()).apply(now, typed.rest());
  }

  private LiveOutcome end(LivePosition now, LiveEnd how) {
    return games.end(seat, LiveRequest.after(now), how);
  }

  private LiveOutcome told(LivePosition now, String text) {
    String[] parts = text.split("\\s+", 2);
    return end(now, new LiveEnd.Told(parts[0], parts.length > 1 ? parts[1] : ""));
  }

  private LiveOutcome undo(LivePosition now, String text) {
    Optional<Offer> offered =
        now.offer()
            .filter(offer -> offer.what() == Offer.What.TAKE_BACK)
            .filter(offer -> seat.side().filter(side -> side != offer.side()).isPresent());
    if (offered.isPresent() && text.isEmpty()) {
      return games.takeBack(seat, LiveRequest.after(now), offered.get().ply(), "");
    }
    String[] parts = text.split("\\s+", 2);
    boolean counted = parts[0].matches("-?[0-9]+");
    String count = counted ? parts[0] : "1";
    String reason = counted ? parts.length > 1 ? parts[1] : "" : text;
    int ply =
        Optional.of(count)
            .filter(number -> number.length() <= MOST)
            .map(Integer::parseInt)
            .flatMap(now::back)
            .orElseThrow(() -> new InputRefused(notSoMany(now.decisions().size(), count)));
    return games.takeBack(seat, LiveRequest.after(now), ply, reason);
  }

  private static String notSoMany(int given, String count) {
    return given == 0
        ? "expected an answer to take back but none was given"
        : Text.of("expected 1 to %d answers to take back but got %s", given, Problem.shown(count));
  }

  private int own(LivePosition now, String text) {
    return seat.side().filter(side -> text.isEmpty()).orElseGet(() -> side(now, text));
  }

  private static int side(LivePosition now, String text) {
    Game game = now.setup().game();
    for (int side = 0; side < game.sides().size(); side++) {
      if (game.sides().get(side).equalsIgnoreCase(text)) {
        return side;
      }
    }
    throw new InputRefused(
        Text.of(
            "expected a side, %s, but got '%s'",
            String.join(" or ", game.sides()), Problem.shown(text)));
  }
}
