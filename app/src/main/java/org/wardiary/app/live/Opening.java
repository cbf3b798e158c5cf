package org.wardiary.app.live;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Tags;
import org.wardiary.events.text.Text;

/**
 * A game that is to be opened.
 *
 * @param record an unfinished record in lenient notation: tags, and any answers and comments so
 *     far. The tag {@code GameId} is the game's id; without it the id is drawn
 * @param chance where draws by chance come from
 * @param gameFile the game file of a game that is recorded only, if it comes with the record
 */
public record Opening(String record, Chance chance, Optional<MapFile> gameFile) {

  /** A game whose game file, if it has one, is in the library. */
  public Opening(String record, Chance chance) {
    this(record, chance, Optional.empty());
  }

  /** The same game with its game file. */
  public Opening by(MapFile file) {
    return new Opening(record, chance, Optional.of(file));
  }

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]{1,100}");

  /** Where draws by chance come from in a game that has any. */
  public enum Chance {
    /**
     * From a generator whose seed is drawn now and kept in the tag {@code Random}, unless the
     * record has one or has answers already. In a game that hides information the tag has only the
     * hash of the seed until the game is over.
     */
    GENERATOR,
    /** From real dice or cards, given as answers. */
    REAL
  }

  /**
   * A game without answers.
   *
   * @throws IllegalArgumentException if a tag's name is malformed
   */
  public static Opening of(Tags tags, Chance chance) {
    return new Opening(record(tags, List.of()), chance);
  }

  /**
   * A game that goes on after some answers, those of chance included.
   *
   * @throws IllegalArgumentException if a tag's name is malformed
   */
  public static Opening of(Tags tags, List<String> answers) {
    return new Opening(record(tags, answers), Chance.REAL);
  }

  private static String record(Tags tags, List<String> answers) {
    StringBuilder text = new StringBuilder();
    for (Tags.Pair tag : tags.pairs()) {
      if (!NAME.matcher(tag.name()).matches()) {
        throw new IllegalArgumentException(
            Text.of("expected a tag's name of letters and digits but got '%s'", tag.name()));
      }
      String value = tag.value().replace("\\", "\\\\").replace("\"", "\\\"");
      text.append('[').append(tag.name()).append(" \"").append(value).append("\"]\n");
    }
    text.append('\n');
    answers.forEach(answer -> text.append(answer).append('\n'));
    return text.append("*\n").toString();
  }
}
