package org.wardiary.app.sheet;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What sheets write instead of the words of records. */
final class SheetWords {

  static final String DRAW = "draw";
  static final String OPEN = "*";
  static final String BYE = "bye";
  static final String UNPLAYED = "unplayed";

  private static final Set<String> NOBODY = Set.of("", "-", "–", "—", "?", "n/a", "none", "nobody");
  private static final Set<String> DRAWS =
      Set.of("draw", "drawn", "tie", "tied", "½-½", "1/2-1/2", "0.5-0.5", "=");
  private static final Set<String> UNDECIDED = Set.of("*", "unfinished", "unplayed");

  /** The result of a game that one of the players named first won, or lost. */
  private static final List<Set<String>> OF_THE_FIRST =
      List.of(Set.of("1-0", "1", "win", "won", "w"), Set.of("0-1", "0", "loss", "lost", "l"));

  private static final Map<String, String> ENDINGS =
      Map.ofEntries(
          Map.entry("resigned", "resignation"),
          Map.entry("resign", "resignation"),
          Map.entry("concession", "resignation"),
          Map.entry("conceded", "resignation"),
          Map.entry("concede", "resignation"),
          Map.entry("agreed", "agreement"),
          Map.entry("draw-agreed", "agreement"),
          Map.entry("timeout", "time"),
          Map.entry("time-out", "time"),
          Map.entry("out-of-time", "time"),
          Map.entry("adjudicated", "adjudication"),
          Map.entry("forfeited", "forfeit"),
          Map.entry("ff", "forfeit"),
          Map.entry("walkover", "forfeit"),
          Map.entry("w-o", "forfeit"),
          Map.entry("no-show", "forfeit"),
          Map.entry("not-played", UNPLAYED),
          Map.entry("cancelled", UNPLAYED),
          Map.entry("canceled", UNPLAYED),
          Map.entry("not-finished", "unfinished"));

  private SheetWords() {}

  /** Whether a cell for a player or a value says that there is none. */
  static boolean isNone(String cell) {
    return NOBODY.contains(cell.toLowerCase(Locale.ROOT));
  }

  /** Whether a cell for a player says that there is no opponent in the round. */
  static boolean isBye(String cell) {
    return Column.folded(cell).equals(BYE);
  }

  static boolean isDraw(String folded) {
    return DRAWS.contains(folded);
  }

  static boolean isOpen(String folded) {
    return UNDECIDED.contains(folded);
  }

  /** The place, 0 or 1, of the winner among the players named; -1 if the words say nothing. */
  static int winner(String folded) {
    return OF_THE_FIRST.get(0).contains(folded) ? 0 : OF_THE_FIRST.get(1).contains(folded) ? 1 : -1;
  }

  /** How a game ended, as the tag {@code Termination} writes it. */
  static String ending(String cell) {
    String word = Column.folded(cell).replace(' ', '-');
    return ENDINGS.getOrDefault(word, word);
  }
}
