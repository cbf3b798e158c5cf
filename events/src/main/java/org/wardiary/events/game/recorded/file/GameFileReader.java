package org.wardiary.events.game.recorded.file;

import java.nio.charset.CharacterCodingException;
import java.util.List;
import org.wardiary.events.text.Encoding;
import org.wardiary.events.text.Text;

/** Reads game files. */
public final class GameFileReader {

  /** Largest size of a file, in bytes. */
  public static final int LARGEST = 1 << 20;

  private GameFileReader() {}

  /**
   * Reads a file.
   *
   * @param file its name, which errors give
   * @param bytes its content, in UTF-8
   * @throws BadGameFile if it is no game file or contradicts itself
   */
  public static GameFile read(String file, byte[] bytes) {
    BadGameFile.At begin = new BadGameFile.At(file, Mark.BEGIN, "");
    if (bytes.length > LARGEST) {
      throw BadGameFile.at(
          begin, Text.of("expected at most %d bytes but got %d", LARGEST, bytes.length));
    }
    try {
      return read(file, Encoding.decode(bytes));
    } catch (CharacterCodingException e) {
      throw BadGameFile.at(begin, e.getMessage());
    }
  }

  /**
   * Reads a file.
   *
   * @param file its name, which errors give
   * @param text its content
   * @throws BadGameFile if it is no game file or contradicts itself
   */
  public static GameFile read(String file, String text) {
    return read(Cursor.root(file, NodeParser.read(file, text)));
  }

  /** Reads a file of which nothing has been checked. */
  static GameFile read(Cursor root) {
    Schema.FILE.check(root);
    MapPlan map = MapReader.read(root);
    Scenarios.check(root, map);
    return parts(root, map);
  }

  /** Reads a file that is as the schema says, and whose map has been read. */
  static GameFile parts(Cursor root, MapPlan map) {
    List<GameSide> sides = SidesReader.read(root);
    List<String> ids = sides.stream().map(GameSide::id).toList();
    Turns turns = TurnsReader.read(root, ids);
    Vocabulary vocabulary = new VocabularyReader(root, ids, map).read();
    Forces forces = new ForcesReader(root, ids, map, vocabulary).read();
    Goals goals = new GoalsReader(root, ids, map, forces).read();
    Flank flank = root.get("flank").map(word -> Enums.of(word, Flank.values())).orElse(Flank.NONE);
    GameFile.Parts parts =
        new GameFile.Parts(sides, turns, map, forces, vocabulary, goals, flank, List.of());
    return new GameFile(root, parts.with(CheckReader.read(root, parts)));
  }
}
