package org.wardiary.app.file;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameFileReader;
import org.wardiary.events.referee.PictureFiles;
import org.wardiary.events.text.Encoding;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * A game file that the user names, read so that its errors are told before anything is done.
 *
 * @param path where it is
 * @param text its text, with the picture beside it
 * @param file what it says
 */
public record GivenGameFile(Path path, String text, GameFile file) {

  /**
   * Reads a game file.
   *
   * @throws InputRefused if it cannot be read
   * @throws org.wardiary.events.game.recorded.file.BadGameFile if it is none
   */
  public static GivenGameFile read(Path path) {
    try {
      String text = Encoding.decode(Files.readAllBytes(path));
      GameFile file = GameFileReader.read(path.toString(), text);
      return new GivenGameFile(path, PictureFiles.whole(path, text), file);
    } catch (CharacterCodingException e) {
      throw new InputRefused(Text.of("%s: %s", path, e.getMessage()));
    } catch (IOException e) {
      throw new InputRefused(
          Text.of("expected a game file that can be read but %s cannot", e.getMessage()));
    }
  }
}
