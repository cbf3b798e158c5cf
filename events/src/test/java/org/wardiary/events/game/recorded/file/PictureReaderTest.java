package org.wardiary.events.game.recorded.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;

/** The owner's picture of a map, from beside a game file into it. */
class PictureReaderTest {

  private static final String FILE =
      """
      {"game": {"id": "ford"}, "sides": {"Red": {}, "Blue": {}},
       "map": {"grid": "square", "number": "CCRR", "rows": ["cc", "cc"],
               "picture": {"file": "map.png", %s"at": {"0101": [10, 10], "0202": [30, 30]}}},
       "terrain": {"c": {}}} // mine
      """;

  private static byte[] picture(String format, int width, int height) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    assertThat(ImageIO.write(image, format, out)).isTrue();
    return out.toByteArray();
  }

  private static String whole(String digest, byte[] picture) {
    Map<String, byte[]> files = Map.of("map.png", picture);
    return PictureReader.whole(
        "ford.game.json", Text.of(FILE, digest), name -> Optional.ofNullable(files.get(name)));
  }

  @Test
  void picture_goesIntoTheFile_byItsDigest() throws IOException {
    for (String format : new String[] {"png", "jpg"}) {
      byte[] bytes = picture(format, 40, 50);
      String whole = whole("", bytes);
      GameFile file = GameFileReader.read("ford.game.json", whole);
      Picture picture = file.map().picture().orElseThrow();
      assertThat(picture.digest()).contains(Digest.hex(bytes));
      PictureImage image = picture.image().orElseThrow();
      assertThat(image.type()).isEqualTo("image/" + format.replace("jpg", "jpeg"));
      assertThat(image.width() + " " + image.height()).isEqualTo("40 50");
      assertThat(image.bytes()).isEqualTo(bytes);
      assertThat(whole("\"sha256\": \"" + Digest.hex(bytes) + "\", ", bytes)).isEqualTo(whole);
      assertThat(PictureReader.whole("x", whole, name -> Optional.empty())).isEqualTo(whole);
      GameFile bare = GameFileReader.read("ford.game.json", Text.of(FILE, ""));
      assertThat(file.commonDigest()).isEqualTo(bare.commonDigest());
      assertThat(file.published().map().picture()).isEmpty();
    }
  }

  @Test
  void fileWithoutAPicture_staysAsItIs() {
    String text = "{\"game\": {\"id\": \"ford\"}, \"sides\": {\"Red\": {}, \"Blue\": {}}} // mine";
    assertThat(PictureReader.whole("ford.game.json", text, name -> Optional.empty()))
        .isEqualTo(text);
  }

  @Test
  void badPictures_areNamed() throws IOException {
    byte[] good = picture("png", 40, 50);
    refuses("", null, "map.picture.file: expected a picture beside this file but got none");
    refuses("", new byte[200], "expected a picture in PNG or JPEG but got something else");
    refuses("", picture("gif", 40, 50), "expected a picture in PNG or JPEG but got something else");
    refuses(
        "", Arrays.copyOf(good, 12), "expected a picture in PNG or JPEG but got something else");
    refuses("", new byte[PictureReader.LARGEST + 1], "of at most 393216 bytes but got 393217");
    refuses("", picture("png", 6000, 5000), "at most 25000000 pixels but got 6000 × 5000");
    String other = "\"sha256\": \"" + "0".repeat(64) + "\", ";
    refuses(
        other,
        good,
        "map.picture.sha256: expected the SHA-256 of map.png but got that of another, its own is "
            + Digest.hex(good));
    refuses("\"base64\": \"?\", ", good, "map.picture.base64: expected a picture in Base64");
  }

  private static void refuses(String more, byte[] picture, String reason) {
    Optional<byte[]> beside = Optional.ofNullable(picture);
    assertThatThrownBy(
            () -> PictureReader.whole("ford.game.json", Text.of(FILE, more), name -> beside))
        .isInstanceOf(BadGameFile.class)
        .hasMessageStartingWith("ford.game.json:3:")
        .hasMessageContaining(reason);
  }
}
