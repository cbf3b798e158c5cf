package org.wardiary.events.game.recorded.file;

import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;

/** Reads the owner's picture of a map: from the game file, or from beside it into the game file. */
public final class PictureReader {

  /** Largest size of a picture, in bytes: with it, a game file goes onto the log with each game. */
  public static final int LARGEST = 384 * 1024;

  private static final long MOST_PIXELS = 25_000_000;
  private static final String BASE64 = "base64";
  private static final String DIGEST = "sha256";

  private PictureReader() {}

  static Picture read(Cursor picture, MapPlan plain) {
    Map<String, Layout.Point> at = new LinkedHashMap<>();
    picture
        .entries("at")
        .forEach((id, point) -> at.put(Spaces.known(point.ofKey(), plain), point.point()));
    return new Picture(
        picture.text("file").orElseThrow(),
        picture.text(DIGEST),
        at,
        picture.get(BASE64).map(PictureReader::inside));
  }

  private static PictureImage inside(Cursor data) {
    try {
      return image(data, Base64.getDecoder().decode(data.text()));
    } catch (IllegalArgumentException e) {
      throw data.not("a picture in Base64", "something else");
    }
  }

  /**
   * The text of a game file with the picture that it names, by which it is whole wherever it goes;
   * without comments then. A file that names none, or has it, stays as it is.
   *
   * @param file its name, which errors give
   * @param beside gives the bytes of a file beside the game file; empty if there is none
   * @throws BadGameFile if it is no game file, or the picture is missing, another one than it says,
   *     no picture or too large
   */
  public static String whole(String file, String text, Function<String, Optional<byte[]>> beside) {
    if (!text.contains("\"picture\"")) {
      return text;
    }
    GameFile read = GameFileReader.read(file, text);
    Cursor root = Cursor.root(file, NodeParser.read(file, text));
    Optional<Cursor> picture = root.inside("map").get("picture");
    return picture.isEmpty() || read.map().picture().orElseThrow().image().isPresent()
        ? text
        : CanonicalJson.whole(((Node.Fields) root.node()).merged(patch(picture.get(), beside)));
  }

  /** What a file lacks of its picture: its bytes and, if it says none, its digest. */
  private static Node.Fields patch(Cursor picture, Function<String, Optional<byte[]>> beside) {
    Cursor name = picture.get("file").orElseThrow();
    byte[] bytes =
        beside.apply(name.text()).orElseThrow(() -> name.not("a picture beside this file", "none"));
    String digest = Digest.hex(bytes);
    picture
        .get(DIGEST)
        .filter(said -> !said.text().equals(digest))
        .ifPresent(
            said -> {
              throw said.not(
                  "the SHA-256 of " + name.text(), "that of another, its own is " + digest);
            });
    Mark mark = picture.node().mark();
    Node data = new Node.Words(mark, image(name, bytes).base64());
    Node sum = new Node.Words(mark, digest);
    Node whole = new Node.Fields(mark, Map.of(BASE64, data, DIGEST, sum), Map.of());
    Node map = new Node.Fields(mark, Map.of("picture", whole), Map.of());
    return new Node.Fields(mark, Map.of("map", map), Map.of());
  }

  private static PictureImage image(Cursor place, byte[] bytes) {
    if (bytes.length > LARGEST) {
      throw place.not(
          Text.of("a picture of at most %d bytes", LARGEST), Text.of("%d", bytes.length));
    }
    PictureImage image =
        PictureImage.of(bytes)
            .orElseThrow(() -> place.not("a picture in PNG or JPEG", "something else"));
    if ((long) image.width() * image.height() > MOST_PIXELS) {
      throw place.not(
          Text.of("at most %d pixels", MOST_PIXELS),
          Text.of("%d × %d", image.width(), image.height()));
    }
    return image;
  }
}
