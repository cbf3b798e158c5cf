package org.wardiary.events.game;

import java.util.List;
import java.util.Locale;
import org.wardiary.events.text.Text;

/** A constant of an enumeration with the word that events and records use for it. */
public interface Titled {

  /** The word; by default the constant's name in small letters, with hyphens. */
  default String title() {
    return ((Enum<?>) this).name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The constant with a title.
   *
   * @throws CorruptEvent if none has it
   */
  static <E extends Titled> E named(List<E> all, String title) {
    for (E constant : all) {
      if (constant.title().equals(title)) {
        return constant;
      }
    }
    throw new CorruptEvent(Text.of("expected one of %s but got '%s'", all, title));
  }
}
