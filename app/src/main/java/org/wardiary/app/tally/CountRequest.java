package org.wardiary.app.tally;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.SeveralEvents;

/**
 * A request to count games.
 *
 * @param query selects the games
 * @param several what to do if the query names no event but selects games of several
 */
public record CountRequest(GameQuery query, SeveralEvents several) {

  /** A request of a user: if the query names no event, the games must all be of one. */
  public static CountRequest of(GameQuery query) {
    return new CountRequest(query, SeveralEvents.REFUSED);
  }

  /** This request as words, which differ from those of any other request. */
  List<String> words() {
    List<String> words = new ArrayList<>(List.of(several.name()));
    query
        .values()
        .forEach((name, values) -> values.forEach(value -> words.add(name + " " + value)));
    return List.copyOf(words);
  }
}
