package org.wardiary.app.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.Game;
import org.wardiary.events.text.Text;

/**
 * The comments that have a meaning in a live game, in the form of PGN's commands: {@code [%clk
 * 1:02:03.5]} is the time left to the side that gave the answer before it; {@code [%adjourned]},
 * followed by the time left to both sides if there are clocks; {@code [%resumed]}; {@code [%offer
 * draw Blue]}; {@code [%offer takeback Blue 12]}; {@code [%declined Gray]}.
 */
final class LiveComments {

  /** What all of them begin with. */
  static final String MARK = "[%";

  private static final String TIME = "(\\d{1,6}):([0-5]\\d):([0-5]\\d)(?:\\.(\\d{1,3}))?";
  private static final Pattern CLOCK = Pattern.compile("\\[%clk " + TIME + "\\]");
  private static final Pattern ADJOURNED =
      Pattern.compile("\\[%adjourned(?: " + TIME + " " + TIME + ")?\\]");
  private static final Pattern OFFER =
      Pattern.compile("\\[%offer (draw|takeback) (\\S+)(?: (\\d{1,9}))?\\]");
  private static final String RESUMED = MARK + "resumed]";
  private static final String DECLINED = MARK + "declined ";

  private LiveComments() {}

  /** Receives what a comment says. */
  interface Reader {

    void clock(Duration left);

    /**
     * The game is adjourned.
     *
     * @param left the time left to each side; empty without clocks
     */
    void adjourned(List<Duration> left);

    void resumed();

    void offered(Offer offer);

    void declined();
  }

  static String clock(Duration left) {
    return Text.of("[%%clk %s]", Clocks.exact(left));
  }

  static String adjourned(List<Duration> left) {
    StringBuilder out = new StringBuilder(MARK).append("adjourned");
    left.forEach(time -> out.append(' ').append(Clocks.exact(time)));
    return out.append(']').toString();
  }

  static String resumed() {
    return RESUMED;
  }

  static String offer(Offer offer, Game game) {
    String ply = offer.what() == Offer.What.TAKE_BACK ? " " + offer.ply() : "";
    return Text.of("[%%offer %s %s%s]", offer.what().text(), game.sides().get(offer.side()), ply);
  }

  static String declined(String side) {
    return DECLINED + side + "]";
  }

  /**
   * Reads a comment and reports to {@code out} what it says; an ordinary comment reports nothing.
   */
  static void read(String text, Game game, Reader out) {
    Matcher clock = CLOCK.matcher(text);
    if (clock.find()) {
      out.clock(time(clock, 1));
    }
    Matcher adjourned = ADJOURNED.matcher(text);
    if (adjourned.find()) {
      boolean timed = adjourned.group(1) != null;
      out.adjourned(timed ? List.of(time(adjourned, 1), time(adjourned, 5)) : List.of());
    }
    if (text.contains(RESUMED)) {
      out.resumed();
    }
    Matcher offer = OFFER.matcher(text);
    if (offer.find() && game.sides().contains(offer.group(2))) {
      out.offered(offer(offer, game.sides().indexOf(offer.group(2))));
    }
    if (text.contains(DECLINED)) {
      out.declined();
    }
  }

  private static Offer offer(Matcher text, int side) {
    return text.group(1).equals(Offer.What.DRAW.text())
        ? new Offer(Offer.What.DRAW, side, 0)
        : new Offer(
            Offer.What.TAKE_BACK,
            side,
            text.group(3) == null ? 0 : Integer.parseInt(text.group(3)));
  }

  private static Duration time(Matcher text, int group) {
    return Duration.ofHours(Long.parseLong(text.group(group)))
        .plusMinutes(Long.parseLong(text.group(group + 1)))
        .plusSeconds(Long.parseLong(text.group(group + 2)))
        .plusMillis(millis(Optional.ofNullable(text.group(group + 3)).orElse("")));
  }

  private static long millis(String fraction) {
    return Long.parseLong((fraction + "000").substring(0, 3));
  }
}
