package org.wardiary.events.game.recorded;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.text.Numerals;
import org.wardiary.events.text.Text;

/** The tags that have a meaning in recorded games alone. */
public final class RecordedTags {

  /** The id of the game file. */
  public static final String GAME_FILE = "GameFile";

  /** The names of the sides, where there is no game file. */
  public static final String SIDES = "Sides";

  /** The scenario of the game file that was played. */
  public static final String SCENARIO = "Scenario";

  /** The options of the game file that were played, separated by commas. */
  public static final String OPTIONS = "Options";

  /** The final score, as the players counted it. */
  public static final String SCORE = "Score";

  /** The number of the game turn in which the game ended. */
  public static final String TURNS = "Turns";

  /** What a player bid for a side. */
  public static final String BID = "Bid";

  /** The sides in the order of their places, separated by commas; {@code =} joins equal places. */
  public static final String PLACES = "Places";

  /** All of them, in the order of the canonical form. */
  public static final List<String> NAMES =
      List.of(GAME_FILE, SIDES, SCENARIO, OPTIONS, BID, SCORE, TURNS, PLACES);

  /** Those that lists and statistics of games use. */
  public static final List<String> LISTED = List.of(SCENARIO, OPTIONS, BID, SCORE, TURNS, PLACES);

  private static final Pattern SCORES =
      Pattern.compile("[+-]?[0-9]{1,6}(\\s*[-:–]\\s*[+-]?[0-9]{1,6})*");
  private static final Pattern NUMBER = Pattern.compile("\\G(?:^|\\s*[-:–]\\s*)([+-]?[0-9]{1,6})");

  private RecordedTags() {}

  /**
   * The points of the tag {@link #SCORE}, the first-named side's first; empty if it is no number
   * and no numbers with hyphens, dashes or colons between them.
   */
  public static List<Integer> score(String value) {
    String points = value.strip();
    return SCORES.matcher(points).matches()
        ? NUMBER.matcher(points).results().map(it -> Integer.valueOf(it.group(1))).toList()
        : List.of();
  }

  /** The words of a tag that holds several, separated by commas. */
  public static List<String> list(String value) {
    List<String> words = new ArrayList<>();
    for (String word : value.split(",", -1)) {
      words.add(word.strip());
    }
    return words;
  }

  /** The sides of the tag {@link #PLACES} by place, the first first. */
  public static List<List<String>> places(String value) {
    return list(value).stream().map(place -> list(place.replace('=', ','))).toList();
  }

  static Optional<TagRejection> check(RecordedGame game, Tags tags) {
    return tags.get(SIDES)
        .filter(value -> !list(value).equals(game.sides()))
        .map(value -> bad(SIDES, Text.of("the sides %s", String.join(", ", game.sides())), value))
        .or(() -> tags.get(TURNS).flatMap(RecordedTags::checkTurns))
        .or(() -> tags.get(PLACES).flatMap(value -> checkPlaces(game, value)));
  }

  private static Optional<TagRejection> checkTurns(String value) {
    return Numerals.parse(value, 0, value.length()) == Numerals.NONE
        ? Optional.of(bad(TURNS, "a number of turns", value))
        : Optional.empty();
  }

  /** Each side has one place. */
  private static Optional<TagRejection> checkPlaces(RecordedGame game, String value) {
    List<String> placed = list(value.replace('=', ','));
    boolean each =
        placed.size() == game.sides().size()
            && new HashSet<>(placed).equals(new HashSet<>(game.sides()));
    return each
        ? Optional.empty()
        : Optional.of(
            bad(
                PLACES,
                Text.of("each of the sides %s once", String.join(", ", game.sides())),
                value));
  }

  private static TagRejection bad(String tag, String expected, String value) {
    return new TagRejection(tag, "", Text.of("expected %s but %s is '%s'", expected, tag, value));
  }
}
