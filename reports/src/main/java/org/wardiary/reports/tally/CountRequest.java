package org.wardiary.reports.tally;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.SeveralEvents;

/**
 * Which games are counted.
 *
 * @param query which are meant
 * @param several what is done where it names no event and means games of several
 */
public record CountRequest(GameQuery query, SeveralEvents several) {

  /** The games that a person asks for: of one event, if none is named. */
  public static CountRequest of(GameQuery query) {
    return new CountRequest(query, SeveralEvents.REFUSED);
  }

  /** In words, which no other has. */
  List<String> words() {
    List<String> words = new ArrayList<>(List.of(several.name()));
    query
        .values()
        .forEach((name, values) -> values.forEach(value -> words.add(name + " " + value)));
    return List.copyOf(words);
  }
}
