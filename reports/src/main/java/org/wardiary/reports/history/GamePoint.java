package org.wardiary.reports.history;

import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/** A point of a game as people name it; it resolves to a ply. */
public sealed interface GamePoint {

  /**
   * The point after a number of answers.
   *
   * @param ply number of answers, 0 or more
   */
  record Ply(int ply) implements GamePoint {}

  /**
   * The beginning of a turn: the first position in it, before its first answer.
   *
   * @param turn number of the turn, counted over both sides from 1; 0 before the first
   */
  record Turn(int turn) implements GamePoint {}

  /**
   * The point after an event, and thus after the answer that caused it.
   *
   * @param seq number of the event in its game, from 0
   */
  record Event(int seq) implements GamePoint {}

  /**
   * The point a number of answers before the end.
   *
   * @param answers number of answers, 0 or more
   */
  record BeforeEnd(int answers) implements GamePoint {}

  /** How points are written, for messages. */
  String FORMS = "a number of answers, 'turn N', 'event N', 'end' or 'end-N'";

  /**
   * Parses a point.
   *
   * @throws IllegalArgumentException if the text is not a point
   */
  static GamePoint parse(String text) {
    Matcher matcher = Syntax.POINT.matcher(text.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException(Text.of("expected %s but got '%s'", FORMS, text));
    }
    if (matcher.group("ply") != null) {
      return new Ply(Integer.parseInt(matcher.group("ply")));
    }
    if (matcher.group("end") != null) {
      String back = matcher.group("back");
      return new BeforeEnd(back == null ? 0 : Integer.parseInt(back));
    }
    int number = Integer.parseInt(matcher.group("number"));
    return matcher.group("what").equals("turn") ? new Turn(number) : new Event(number);
  }

  /** The syntax of {@link #FORMS}. */
  final class Syntax {

    private static final Pattern POINT =
        Pattern.compile(
            "(?<ply>\\d{1,9})"
                + "|(?<what>turn|event)[ =-]?(?<number>\\d{1,9})"
                + "|(?<end>end)(?:-(?<back>\\d{1,9}))?");

    private Syntax() {}
  }

  /**
   * Resolves this point to a ply of a game.
   *
   * @throws InputRefused if the game has no such point, was refused before it, or the viewer may
   *     not know where it is
   */
  default int in(GameHistory history, View view) {
    if (this instanceof Turn turn) {
      return ofTurn(turn.turn(), history, view);
    }
    if (this instanceof Event event) {
      return ofEvent(event.seq(), history, view);
    }
    if (this instanceof BeforeEnd end) {
      int last = history.ply(Optional.empty(), view);
      if (end.answers() > last) {
        throw new InputRefused(
            Text.of(
                "expected a point from end to %s but got end-%d",
                view.firstPoint(last), end.answers()));
      }
      return last - end.answers();
    }
    return history.ply(Optional.of(((Ply) this).ply()), view);
  }

  private static int ofTurn(int turn, GameHistory history, View view) {
    NavigableMap<Integer, Integer> begins = new TreeMap<>();
    history.walk(position -> begins.putIfAbsent(position.turn(), position.ply()));
    if (!begins.containsKey(turn)) {
      requireWhole(history, view);
      throw new InputRefused(
          Text.of(
              "expected a point from turn %d to turn %d but got turn %d",
              begins.firstKey(), begins.lastKey(), turn));
    }
    return begins.get(turn);
  }

  /** Refuses a game that was itself refused, since its continuation is unknown. */
  private static void requireWhole(GameHistory history, View view) {
    if (history.problem().isPresent()) {
      throw new InputRefused(view.message(history.problem().get()));
    }
  }

  private static int ofEvent(int seq, GameHistory history, View view) {
    if (view.side().isPresent()) {
      // event numbers would reveal how much the enemy has done in secret
      throw new InputRefused(
          Text.of(
              "expected a point that a side knows but got event %d: events go with the umpire's view",
              seq));
    }
    List<EmittedEvent> events = history.events();
    long first = history.firstSeq();
    if (seq < first || seq >= first + events.size()) {
      requireWhole(history, view);
      throw new InputRefused(
          Text.of(
              "expected a point from event %d to event %d but got event %d",
              first, first + events.size() - 1, seq));
    }
    return events.get((int) (seq - first)).ply();
  }
}
