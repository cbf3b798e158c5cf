package org.wardiary.app.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Setups.Resolved;
import org.wardiary.events.text.InputRefused;

/**
 * What the user says about a sheet of results.
 *
 * @param game the game: an id, the title or id of a game file, or any title if there are sides
 * @param named the names of the sides, separated by commas; empty if the game is known
 * @param columns headings by what they mean: {@link Column#title}, a side or a tag
 * @param tags tags of all games that have none of their own
 * @param dates the order of day and month; empty if the dates show it
 */
public record SheetRequest(
    String game,
    Optional<String> named,
    Map<String, String> columns,
    Map<String, String> tags,
    Optional<DateOrder> dates) {

  /** Copies the maps. */
  public SheetRequest {
    columns = new LinkedHashMap<>(columns);
    tags = new LinkedHashMap<>(tags);
  }

  /**
   * The sides of the game.
   *
   * @throws InputRefused if it is not known
   */
  public List<String> requireSides(Setups setups) {
    try {
      return sides(setups);
    } catch (BadSheet e) {
      throw new InputRefused(e.getMessage());
    }
  }

  /** The tags that say which game it is. */
  Map<String, String> gameTags() {
    Map<String, String> all = new LinkedHashMap<>();
    all.put("Game", game);
    named.ifPresent(sides -> all.put(RecordedTags.SIDES, sides));
    return all;
  }

  /**
   * The sides of the game.
   *
   * @throws BadSheet if it is not known
   */
  List<String> sides(Setups setups) {
    List<Tags.Pair> pairs = new ArrayList<>();
    gameTags().forEach((name, value) -> pairs.add(new Tags.Pair(name, value)));
    pairs.add(new Tags.Pair("Termination", "unknown"));
    Resolved resolved = setups.of(new Tags(pairs));
    if (resolved instanceof Resolved.Ready ready) {
      return ready.setup().game().sides();
    }
    throw new BadSheet("--game, --sides: %s", ((Resolved.Bad) resolved).rejection().reason());
  }
}
