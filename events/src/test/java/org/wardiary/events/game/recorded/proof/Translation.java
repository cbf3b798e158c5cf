package org.wardiary.events.game.recorded.proof;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.Position;
import org.wardiary.events.text.Text;

/**
 * How one game that was played by complete rules is told as a recorded one. An object for each
 * game, since it may keep what it has told.
 */
public abstract class Translation {

  private final List<String> said = new ArrayList<>();

  /** A unit's id, which begins with its side's initial, since both sides have units of one id. */
  static String unit(String side, String unit) {
    return side.charAt(0) + "." + unit;
  }

  /** The id of the unit that an event names by its fields {@code side} and {@code unit}. */
  static String unit(SpecificRecord event) {
    return unit(text(event, "side"), text(event, "unit"));
  }

  private static String text(SpecificRecord event, String field) {
    return (String) event.get(event.getSchema().getField(field).pos());
  }

  /** The id of the game file, in letters, digits and hyphens; another one for another text. */
  public abstract String fileId();

  /** The text of the game file, made of what the game knows before its first answer. */
  public abstract String file();

  /**
   * What a position of the game with complete rules looks like in the words of the game file. Looks
   * at the position alone, not at what was told.
   */
  public abstract Picture picture(Position position);

  /**
   * Says the statements that an event stands for.
   *
   * @throws org.wardiary.events.game.CorruptEvent if it is of a kind that has no translation
   */
  protected abstract void tell(SpecificRecord event);

  /** Says a statement. */
  protected final void say(String statement, Object... values) {
    said.add(Text.of(statement, values));
  }

  /** The statements that an event stands for, in order. */
  final List<String> statements(SpecificRecord event) {
    said.clear();
    tell(event);
    return List.copyOf(said);
  }
}
