package org.wardiary.app.exchange;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.wardiary.app.exchange.PublishedGame.Participant;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Tags;

/**
 * The tags of a published game's record.
 *
 * @param sides the side of each seat
 */
record RecordTags(Game game, PublishedGame published, int[] sides) {

  private static final int DATE = 10;

  /** The result according to the players' results, if both are known. */
  Optional<String> result() {
    double first = published.players().get(0).result();
    double second = published.players().get(1).result();
    if (Double.isNaN(first) || Double.isNaN(second)) {
      return Optional.empty();
    }
    return Optional.of(first == second ? "draw" : sideOf(first > second ? 0 : 1));
  }

  /** Name of the side of a seat. */
  String sideOf(int seat) {
    return game.sides().get(sides[seat]);
  }

  /** The tag pairs, one on each line. */
  String write(String first, PublishedEnd.Outcome outcome) {
    StringBuilder out = new StringBuilder();
    put("Game", game.id(), out);
    put("Event", published.event(), out);
    put("Site", published.site(), out);
    put("Date", date(), out);
    put("Round", published.round(), out);
    for (int seat = 0; seat < sides.length; seat++) {
      put(sideOf(seat), published.players().get(seat).name(), out);
    }
    put("First", first, out);
    put("Result", outcome.result(), out);
    put("Termination", outcome.termination(), out);
    for (int seat = 0; seat < sides.length; seat++) {
      Participant player = published.players().get(seat);
      put(Tags.typeOf(sideOf(seat)), player.program() ? "program" : "", out);
    }
    put("SiteGameId", published.id(), out);
    put("SiteStart", published.start(), out);
    put("SiteEnd", published.end(), out);
    return out.toString();
  }

  /**
   * {@code 2024-05-06T…} as {@code 2024.05.06}; empty if it is not of this form or no day of the
   * calendar.
   */
  private String date() {
    String start = published.begun();
    if (!start.matches("\\d{4}-\\d{2}-\\d{2}.*")) {
      return "";
    }
    try {
      return LocalDate.parse(start.substring(0, DATE)).toString().replace('-', '.');
    } catch (DateTimeParseException e) {
      return "";
    }
  }

  private static void put(String name, String value, StringBuilder out) {
    String line = value.replaceAll("[\t\n\r]+", " ").strip();
    if (!line.isEmpty()) {
      out.append('[').append(name).append(" \"");
      out.append(line.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
    }
  }
}
