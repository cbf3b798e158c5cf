package org.wardiary.reports.page;

import org.wardiary.events.text.Text;

/**
 * What the games of one event brought, in a report on several events.
 *
 * @param kind title of the kind of game
 * @param event name of the event, with what sets its games apart
 * @param games number of games
 * @param players number of players known by name
 * @param results how the games ended, in words
 * @param counted number of these games that are counted with those of the other events
 */
public record EventSection(
    String kind, String event, long games, int players, String results, long counted) {

  /** The section in words. */
  String text() {
    String together =
        counted == games
            ? "Counted together with the other events."
            : Text.of("%d of them are counted together with the other events.", counted);
    return Text.of(
        "%s: %s of %s; %s. %s",
        kind, Text.count(games, "game"), Text.count(players, "player"), results, together);
  }
}
