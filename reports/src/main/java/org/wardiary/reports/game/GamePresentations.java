package org.wardiary.reports.game;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.ChartColours;
import org.wardiary.reports.chart.Charts;
import org.wardiary.reports.chart.Drawing;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.SideColours;
import org.wardiary.reports.text.Phrases;

/**
 * The list of presentations: one line each in {@code
 * META-INF/services/org.wardiary.reports.game.GamePresentation}.
 */
public final class GamePresentations {

  private static final List<GamePresentation> ALL =
      ServiceLoader.load(GamePresentation.class, GamePresentations.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  private static final Map<Palette, ChartColours> COLOURS = new EnumMap<>(Palette.class);

  static {
    Map<String, SideColours> sides = new TreeMap<>();
    ALL.forEach(game -> game.colours().forEach(sides::putIfAbsent));
    for (Palette palette : Palette.values()) {
      COLOURS.put(palette, ChartColours.of(palette, sides));
    }
  }

  private GamePresentations() {}

  /** The presentation of a game; one with nothing but defaults for a game that has none. */
  public static GamePresentation of(String game) {
    return ALL.stream()
        .filter(presentation -> presentation.presents(game))
        .findFirst()
        .orElse(() -> Set.of(game));
  }

  /** What draws the positions of a game, if it has pictures. */
  public static Optional<BoardPicture> picture(String game) {
    return of(game).picture();
  }

  /**
   * What draws the positions of a game.
   *
   * @throws IllegalArgumentException if the game has no pictures
   */
  public static BoardPicture requirePicture(String game) {
    return picture(game)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Text.of(
                        "expected a game with pictures, one of %s, but got '%s'",
                        String.join(", ", withPictures()), game)));
  }

  /** Ids of the games that have pictures, sorted. */
  public static List<String> withPictures() {
    return ALL.stream()
        .filter(presentation -> presentation.picture().isPresent())
        .flatMap(presentation -> presentation.games().stream())
        .sorted()
        .toList();
  }

  /** How the events of a game are put into words. */
  public static Phrases wording(String game) {
    return of(game).wording();
  }

  /** The colours of charts and pages, including those of the sides of all games. */
  public static ChartColours colours(Palette palette) {
    return COLOURS.get(palette);
  }

  /**
   * The drawing of a table, if it has a chart and holds anything that may be drawn.
   *
   * @param game id of the game that the table is of
   * @param map the map on which a table by space is shown
   */
  public static Optional<Drawing> drawing(
      Table table, Style style, String game, Optional<GameMap> map) {
    GamePresentation presentation = of(game);
    Map<String, Chart> charts = new HashMap<>(presentation.charts());
    if (presentation.picture().isPresent() && map.isPresent()) {
      BoardPicture picture = presentation.picture().get();
      presentation.heatMaps().forEach((id, heat) -> charts.put(id, heat.on(picture, map.get())));
    }
    return Charts.of(table, style, charts);
  }
}
