package org.wardiary.events.game.recorded.file;

import java.util.List;
import org.wardiary.events.game.Titled;

/** Words of enumerations, which the schema has checked. */
final class Enums {

  private Enums() {}

  static <E extends Titled> E of(Cursor word, E[] all) {
    return Titled.named(List.of(all), word.text());
  }
}
