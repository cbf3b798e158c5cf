package org.wardiary.reports.site;

import java.util.List;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.RatedPlayer;
import org.wardiary.events.text.Text;

/** What people call the built-in players of a game's ladder. */
public final class LevelText {

  private static final List<String> WORDS =
      List.of("Beginner, any legal answer", "Easy", "Medium", "Hard", "Harder", "Hardest");

  private LevelText() {}

  /** A level of a game, such as {@code Medium (Elo 1395)}; the name itself if it is none. */
  public static String of(Game game, String player) {
    List<RatedPlayer> ladder = game.ladder();
    List<String> names = ladder.stream().map(RatedPlayer::name).toList();
    int level = names.indexOf(player);
    return level < 0 ? player : Text.of("%s (Elo %d)", WORDS.get(level), ladder.get(level).elo());
  }
}
