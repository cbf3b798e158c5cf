package org.wardiary.events.game.recorded.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * A picture in the bytes of its file.
 *
 * @param type its media type: {@code image/png} or {@code image/jpeg}
 * @param width in pixels
 * @param height in pixels
 * @param base64 the bytes in Base64
 */
public record PictureImage(String type, int width, int height, String base64) {

  /** A picture; empty if the bytes are none, in PNG or JPEG. */
  static Optional<PictureImage> of(byte[] bytes) {
    try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        return Optional.empty();
      }
      ImageReader reader = readers.next();
      try {
        reader.setInput(in);
        String format = reader.getFormatName().toLowerCase(Locale.ROOT);
        return format.equals("png") || format.equals("jpeg")
            ? Optional.of(
                new PictureImage(
                    "image/" + format,
                    reader.getWidth(0),
                    reader.getHeight(0),
                    Base64.getEncoder().encodeToString(bytes)))
            : Optional.empty();
      } finally {
        reader.dispose();
      }
    } catch (IOException e) {
      return Optional.empty(); // it begins as a picture and goes on as none
    }
  }

  /** The bytes of its file. */
  public byte[] bytes() {
    return Base64.getDecoder().decode(base64);
  }
}
