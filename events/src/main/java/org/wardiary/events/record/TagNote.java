package org.wardiary.events.record;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.wardiary.events.game.Tags;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;

/**
 * What is odd in an accepted record: a tag that is stored as it is written, but whose value nothing
 * can use.
 *
 * @param tag the tag's name
 * @param reason {@code expected … but …}
 */
public record TagNote(String tag, String reason) {

  private static final String DATE = "Date";
  private static final Pattern UNKNOWN_DATE = Pattern.compile("[?.\\-\\s]*");
  private static final List<String> TYPES = List.of("", "?", "-", "human", "program");

  /**
   * The notes on a record's tags: a date that is none of the calendar, so that no filter finds it,
   * and the type of a player that is none.
   *
   * @param sides the game's sides
   */
  public static List<TagNote> of(Tags tags, List<String> sides) {
    List<TagNote> notes = new ArrayList<>();
    tags.get(DATE)
        .filter(date -> !UNKNOWN_DATE.matcher(date).matches())
        .filter(date -> PartialDate.read(date).isEmpty())
        .ifPresent(
            date ->
                notes.add(
                    note(
                        DATE,
                        date,
                        "a date of the calendar such as 1996.05.17, 1996.05.?? or 1996.??.??",
                        "no filter by date will find the game")));
    for (String side : sides) {
      String name = Tags.typeOf(side);
      tags.get(name)
          .filter(type -> !TYPES.contains(type))
          .ifPresent(
              type ->
                  notes.add(note(name, type, "human or program", "the side counts as a person's")));
    }
    return List.copyOf(notes);
  }

  private static TagNote note(String tag, String value, String expected, String effect) {
    String reason = "expected %s but %s is '%s'; it is kept as it is, and %s";
    return new TagNote(tag, Text.of(reason, expected, tag, Problem.shown(value), effect));
  }

  /** The note with its place in the text of the record: {@code FILE:LINE:COL: game N: note: …}. */
  public String message(GameText text) {
    Place place = text.tag(tag).map(TagText::valuePlace).orElse(text.begin());
    return message(text, place, reason);
  }

  /** A note on what stands at a place of a record: {@code FILE:LINE:COL: game N: note: …}. */
  public static String message(GameText text, Place place, String note) {
    return Text.of(
        "%s:%d:%d: game %d: note: %s",
        Characters.printable(text.origin().file()),
        place.line(),
        place.column(),
        text.origin().game(),
        note);
  }
}
