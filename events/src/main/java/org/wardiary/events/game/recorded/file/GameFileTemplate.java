package org.wardiary.events.game.recorded.file;

import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;

/** A game file with comments, to begin with. */
public final class GameFileTemplate {

  private static final String TEMPLATE = "/games/template.game.json";

  private GameFileTemplate() {}

  /**
   * The text of a file.
   *
   * @param name the game's id and title
   * @throws InputRefused if the name cannot be a game's id
   */
  public static String of(String name) {
    Schema id = Schema.FILE.property("game").flatMap(game -> game.property("id")).orElseThrow();
    if (!id.fits(name)) {
      throw new InputRefused(
          Text.of("expected %s but got '%s'", id.title(), BadGameFile.shown(name)));
    }
    return Resources.text(GameFileTemplate.class, TEMPLATE).replace("NAME", name);
  }
}
