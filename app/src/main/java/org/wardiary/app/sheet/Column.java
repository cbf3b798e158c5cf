package org.wardiary.app.sheet;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.events.identity.Names;

/** What columns of a sheet of results are about, with the headings by which they are known. */
enum Column {
  EVENT("Event", "tournament", "league", "competition"),
  SITE("Site", "location", "venue"),
  DATE("Date", "day", "played", "played on", "date played", "when"),
  ROUND("Round", "rd", "rnd", "stage", "heat"),
  BOARD("Board", "bd"),
  WINNER("Winner", "won", "won by", "who won", "victor", "winning player"),
  LOSER("Loser", "lost", "lost by", "who lost", "losing player", "defeated"),
  WINNING_SIDE("WinningSide", "winning side", "winner side", "winner s side", "winner played"),
  RESULT("Result", "outcome"),
  PLAYER_1("Player1", "player 1", "player", "first player", "player a", "home"),
  PLAYER_2("Player2", "player 2", "opponent", "second player", "player b", "away"),
  SIDE_1("Side1", "side 1", "side", "player 1 side", "played as", "player side"),
  SIDE_2("Side2", "side 2", "opponent side", "opponent s side", "player 2 side"),
  SCENARIO("Scenario"),
  OPTIONS("Options"),
  BID("Bid", "bids"),
  SCORE("Score", "final score", "points", "vp", "vps", "victory points"),
  TURNS("Turns", "turn", "last turn", "end turn", "game turn", "turns played", "length"),
  TERMINATION(
      "Termination",
      "how",
      "how won",
      "how it ended",
      "how ended",
      "ending",
      "ended by",
      "victory",
      "victory type",
      "victory condition",
      "win type",
      "method"),
  PLACES("Places", "placing", "placings", "order of finish"),
  COMMENT("Comment", "comments", "note", "notes", "remark", "remarks");

  private final String title;
  private final List<String> headings;

  Column(String title, String... headings) {
    this.title = title;
    this.headings = List.of(headings);
  }

  /** The name by which {@code --column} knows it: of most, the tag that its cells become. */
  String title() {
    return title;
  }

  /** The column with a heading in the form of {@link #folded}. */
  static Optional<Column> of(String heading) {
    return Stream.of(values())
        .filter(one -> folded(one.title).equals(heading) || one.headings.contains(heading))
        .findFirst();
  }

  /** A heading in small letters, with a space for whatever separates its words. */
  static String folded(String heading) {
    return Names.withoutAccents(heading).replaceAll("[^\\p{L}\\p{Nd}]+", " ").strip();
  }
}
