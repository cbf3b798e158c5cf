package org.wardiary.events.referee;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wardiary.events.game.recorded.file.BadGameFile;
import org.wardiary.events.game.recorded.file.PictureReader;
import org.wardiary.events.text.Text;

/** Pictures of maps beside game files. */
public final class PictureFiles {

  private PictureFiles() {}

  /**
   * The text of a game file with the picture that it names, if it names one.
   *
   * @param file the game file
   * @param text its text
   * @throws BadGameFile if it cannot be read, or its picture
   */
  public static String whole(Path file, String text) {
    return PictureReader.whole(file.toString(), text, name -> beside(file, name));
  }

  private static Optional<byte[]> beside(Path file, String name) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    Path picture = folder.resolve(name).normalize();
    if (!picture.startsWith(folder) || !Files.isRegularFile(picture)) {
      return Optional.empty();
    }
    try (var in = Files.newInputStream(picture)) {
      return Optional.of(in.readNBytes(PictureReader.LARGEST + 1));
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", picture), e);
    }
  }
}
