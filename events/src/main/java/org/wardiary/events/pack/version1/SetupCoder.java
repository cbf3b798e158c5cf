package org.wardiary.events.pack.version1;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.pack.coding.SymbolCoder;
import org.wardiary.events.record.GameId;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Setups.Resolved;
import org.wardiary.events.text.Text;

/**
 * Codes a game's tags and, at their first occurrence, the version of its rules and its map: the
 * hash of a bundled map, the whole text of any other.
 */
final class SetupCoder {

  private final SymbolCoder coder;
  private final TextModel texts;
  private final PackedMaps maps;
  private final Setups setups;
  private final RareBit own = new RareBit(0.1);
  private final Map<String, String> rules = new HashMap<>();
  private final Map<String, String> hashes = new HashMap<>();
  private Optional<Game> game = Optional.empty();

  SetupCoder(SymbolCoder coder, TextModel texts, MapLibrary library) {
    this.coder = coder;
    this.texts = texts;
    this.maps = new PackedMaps(library);
    this.setups = new Setups(maps);
  }

  PackedMaps maps() {
    return maps;
  }

  /** Codes the tags; an empty text ends the list. */
  Tags tags(List<Pair> given) throws IOException {
    List<Pair> all = new ArrayList<>();
    String line = line(given, 0);
    while (!line.isEmpty()) {
      int space = line.indexOf(' ');
      if (space < 0) {
        throw new IOException(Text.of("expected a tag's name and value but got '%s'", line));
      }
      all.add(new Pair(line.substring(0, space), line.substring(space + 1)));
      line = line(given, all.size());
    }
    return new Tags(all);
  }

  private String line(List<Pair> given, int index) throws IOException {
    String line =
        index < given.size() ? given.get(index).name() + " " + given.get(index).value() : "";
    return texts.code(line, TextKind.TAG, RecordReader.LONGEST_GAME);
  }

  /**
   * Returns the setup that the tags describe; codes its rules and map at their first occurrence.
   */
  Setup setup(Tags tags) throws IOException {
    game = tags.get("Game").flatMap(Games::find);
    if (game.isPresent()) {
      codeRules(game.get());
      codeMap(tags.get("Map").orElse(game.get().standardMap()));
    }
    try {
      Resolved resolved = setups.of(tags);
      if (resolved instanceof Resolved.Ready ready) {
        return ready.setup();
      }
      throw new IOException(((Resolved.Bad) resolved).rejection().reason());
    } catch (BadMap e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private void codeRules(Game game) throws IOException {
    if (!rules.containsKey(game.id())) {
      String version = texts.code(game.rulesVersion(), TextKind.RULES, TextKind.LONGEST_NAME);
      rules.put(game.id(), version);
    }
  }

  private void codeMap(String name) throws IOException {
    if (hashes.containsKey(name)) {
      return;
    }
    Optional<MapFile> map = maps.find(name);
    String here = map.map(found -> GameId.of(found.text())).orElse("");
    boolean isOwn = map.isPresent() && !maps.isBundled(map.get());
    boolean given = own.code(isOwn ? 1 : 0, coder) == 1;
    String hash = texts.code(here, TextKind.MAP_HASH, TextKind.LONGEST_NAME);
    hashes.put(name, hash);
    if (given) {
      String text = texts.code(map.map(MapFile::text).orElse(""), TextKind.MAP, 1 << 20);
      maps.add(new MapFile(name, text));
    } else if (!here.equals(hash)) {
      throw new IOException(
          Text.of("expected the map '%s' that the games were played on but it is another", name));
    }
  }

  /** Version of the rules under which the last game was packed. */
  String packedRules() {
    return game.map(found -> rules.get(found.id())).orElse("");
  }

  /** Version of the rules under which this program plays it. */
  String rules() {
    return game.map(Game::rulesVersion).orElse("");
  }
}
