package org.wardiary.reports.site;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.wardiary.analytics.Chances;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.viewer.ChancesDocument;

/**
 * How likely each side was to win, for the viewer. Each game has a file of its own, apart from its
 * page, since a new game changes the chances of all games. There are none for a game in play.
 */
final class ChancesPart implements SitePart {

  private static final String FOLDER = "chances/";

  private static final String ENDING = ".js";

  private final SiteInput input;
  private Chances made;

  ChancesPart(SiteInput input) {
    this.input = input;
  }

  /** Path of a game's file from the root of the site. */
  static String path(String gameId) {
    return FOLDER + gameId + ENDING;
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    return Map.of();
  }

  @Override
  public Stream<String> otherPaths() {
    return input.games().stream().map(GameSummary::getGameId).map(ChancesPart::path);
  }

  @Override
  public Optional<byte[]> otherFile(String path, SiteContext site) {
    return path.startsWith(FOLDER) && path.endsWith(ENDING)
        ? input
            .game(path.substring(FOLDER.length(), path.length() - ENDING.length()))
            .map(this::script)
        : Optional.empty();
  }

  private synchronized Chances chances() {
    if (made == null) {
      made = input.chances().get();
    }
    return made;
  }

  private byte[] script(GameSummary game) {
    List<String> sides = game.getSides();
    String data =
        chances()
            .of(game.getGameId())
            .map(known -> new ChancesDocument(game.getGameId(), sides, known).data())
            .orElse("null");
    return Text.utf8(Json.script("chances", data));
  }
}
