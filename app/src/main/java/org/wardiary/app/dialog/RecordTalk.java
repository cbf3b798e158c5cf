package org.wardiary.app.dialog;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.app.live.Clocks;
import org.wardiary.app.live.LiveOutcome;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.Offer;
import org.wardiary.app.live.Seat;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.recorded.Completion;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;
import org.wardiary.reports.history.View;

/**
 * What 'record' prints about a game, as far as one seat may know it.
 *
 * @param seat who sits here
 * @param view what the seat may see
 */
public record RecordTalk(Seat seat, View view) {

  private static final int WIDTH = 100;
  private static final int LONGEST = 1000;

  /** Board, offers, clocks and the question. */
  String board(LivePosition now) {
    return view.text(now.position()).stripTrailing() + "\n" + standing(now);
  }

  /** Offers, clocks and the question. */
  String standing(LivePosition now) {
    List<String> lines = new ArrayList<>();
    clocks(now).ifPresent(lines::add);
    offer(now).ifPresent(lines::add);
    lines.add(question(now));
    return String.join("\n", lines);
  }

  /** The clocks, if there are any. */
  Optional<String> clocks(LivePosition now) {
    List<String> sides = view.game().sides();
    return now.clocks()
        .map(
            clocks ->
                Text.of("%s, %s", clock(clocks, sides.get(0), 0), clock(clocks, sides.get(1), 1)));
  }

  private static String clock(Clocks clocks, String side, int number) {
    boolean runs = clocks.running().filter(it -> it == number).isPresent();
    return Text.of("%s %s%s", side, clocks.text(number), runs ? " (runs)" : "");
  }

  private Optional<String> offer(LivePosition now) {
    return now.offerFor(Optional.of(seat)).map(offer -> offered(now, offer));
  }

  private String offered(LivePosition now, Offer offer) {
    String side = view.game().sides().get(offer.side());
    if (offer.what() == Offer.What.TAKE_BACK && view.side().isPresent()) {
      return side + " asks the director to take back: ':decline' withdraws it";
    }
    return offer.what() == Offer.What.DRAW
        ? Text.of("%s offers a draw: ':draw' accepts, ':decline' declines", side)
        : Text.of(
            "%s asks to take back %s: ':undo' accepts, ':decline' declines",
            side,
            Text.count(
                now.decisions().stream().filter(ply -> ply >= offer.ply()).count(), "answer"));
  }

  private String question(LivePosition now) {
    if (now.phase() == Phase.ENDED) {
      String result = tag(now, "Result");
      return Text.of("ended: %s (%s)", result, tag(now, "Termination"));
    }
    if (now.phase() == Phase.ADJOURNED) {
      return "adjourned; ':resume' goes on";
    }
    if (now.isRecorded()) {
      return now.position().turn() == 0 ? "not begun" : acting(now);
    }
    String asked = Text.of("%s: %s", now.decides().orElse(""), now.position().question().name());
    return seat.answers(now.position())
        ? Text.of("%s (%d legal, ? lists them)", asked, now.position().choices())
        : asked;
  }

  /**
   * What a person is shown who is to type: who is asked; in a recorded game also turn and phase.
   */
  String prompt(LivePosition now) {
    String asked = now.isRecorded() ? acting(now) : now.decides().orElse("");
    return asked + "> ";
  }

  /** Turn, acting side and phase of a recorded game. */
  private static String acting(LivePosition now) {
    RecordedBoard board = RecordedBoard.of(now.position());
    return Text.of("turn %d %s %s", board.turn(), board.acting(), board.phase())
        .strip()
        .replaceAll(" +", " ");
  }

  /** The value of a tag of the current record; empty if it has none. */
  private static String tag(LivePosition now, String name) {
    return now.record()
        .lines()
        .filter(line -> line.startsWith("[" + name + " \""))
        .map(line -> line.substring(name.length() + 3, line.length() - 2))
        .findFirst()
        .orElse("");
  }

  /** What was stored since a position was shown, with the answers if they may be seen. */
  String stored(LivePosition before, LivePosition now) {
    if (view.side().isPresent()) {
      return now.phase() == Phase.ENDED ? "stored; " + question(now) : "stored";
    }
    List<String> parts = new ArrayList<>();
    if (now.edition() != before.edition()) {
      parts.add(Text.count(now.ply(), "answer stays", "answers stay"));
    } else if (now.ply() != before.ply()) {
      parts.add(String.join(" ", now.answers().subList(before.ply(), now.ply())));
    } else if (now.phase() == before.phase()) {
      parts.add(said(before, now));
    }
    if (now.phase() == Phase.ENDED) {
      parts.add(question(now));
    } else if (now.phase() != before.phase()) {
      parts.add(now.phase() == Phase.ADJOURNED ? question(now) : "resumed");
    }
    return Text.of("stored %d: %s", now.seq(), String.join("; ", parts)) + notes(before, now);
  }

  /** What does not fit in the statements since a position was shown, a line each. */
  private static String notes(LivePosition before, LivePosition now) {
    return now.notes().stream()
        .filter(note -> now.edition() == before.edition() && note.ply() > before.ply())
        .map(note -> Text.of("\nnote: %s: %s", now.answers().get(note.ply() - 1), note.what()))
        .collect(Collectors.joining());
  }

  /** What was said while the game stayed as it was: an offer, its refusal or a comment. */
  private String said(LivePosition before, LivePosition now) {
    if (now.offer().equals(before.offer())) {
      return "a comment";
    }
    return offer(now).orElse("the offer is declined");
  }

  /**
   * The text of a rule, if its id was typed. Otherwise the legal answers that begin with a prefix,
   * or how it may go on in a recorded game, in lines, if this seat answers; else the question.
   */
  String asked(LivePosition now, String typed) {
    return RuleText.of(now.setup().game(), typed).orElseGet(() -> legal(now, typed));
  }

  private String legal(LivePosition now, String prefix) {
    if (!seat.answers(now.position()) || now.phase() == Phase.ENDED) {
      return question(now);
    }
    StringBuilder out = new StringBuilder();
    int column = 0;
    Collection<String> legal =
        now.isRecorded() ? new Completion(now.position()).of(prefix) : now.legal();
    for (String answer : legal) {
      if (!now.isRecorded() && !answer.regionMatches(true, 0, prefix, 0, prefix.length())) {
        continue;
      }
      boolean full = column + answer.length() + 1 > WIDTH;
      out.append(out.length() == 0 ? "" : full ? "\n" : " ").append(answer);
      column = full ? answer.length() : column + answer.length() + 1;
    }
    return out.length() == 0 ? "none begins so" : out.toString();
  }

  /** Why nothing was stored. */
  String refusal(LiveOutcome outcome) {
    if (outcome instanceof LiveOutcome.Overtaken late) {
      return Characters.printable(late.reason(view.viewer()));
    }
    if (outcome instanceof LiveOutcome.Illegal illegal) {
      Rejection why = illegal.why(view.viewer());
      String rule = why.rule().isEmpty() ? "" : " (" + why.rule() + ")";
      String nearest =
          why.nearest().isEmpty() ? "" : "; nearest legal: " + String.join(" ", why.nearest());
      return Text.of(
          "'%s' refused%s: %s%s",
          Problem.shown(illegal.answer()), rule, cut(why.reason()), nearest);
    }
    return cut(((LiveOutcome.Refused) outcome).reason());
  }

  /** A reason in printable form, cut if it is long: it may repeat what was typed. */
  private static String cut(String reason) {
    return Characters.printable(Text.cut(reason, LONGEST));
  }
}
