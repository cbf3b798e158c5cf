package org.wardiary.reports.chart;

import java.awt.Color;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.SideColours;

/**
 * A palette's colours of charts and pages by role: those of {@code colours.properties} and a role
 * {@code side.NAME} for each side of a game that has colours of its own.
 */
public final class ChartColours {

  private static final int SERIES = 6;
  private static final String SIDE = "side.";
  private static final String NAME = "name.";

  private final Palette palette;
  private final SortedMap<String, Color> colours;

  private ChartColours(Palette palette, SortedMap<String, Color> colours) {
    this.palette = palette;
    this.colours = colours;
  }

  /**
   * The colours of a palette.
   *
   * @param sides the colours of sides, by their names
   */
  public static ChartColours of(Palette palette, Map<String, SideColours> sides) {
    SortedMap<String, Color> colours = load(palette);
    sides.forEach(
        (name, side) ->
            colours.put(
                SIDE + name, new Color(palette == Palette.LIGHT ? side.light() : side.dark())));
    return new ChartColours(palette, colours);
  }

  private static SortedMap<String, Color> load(Palette palette) {
    Properties properties = Resources.properties(ChartColours.class, "colours.properties");
    SortedMap<String, Color> colours = new TreeMap<>();
    for (String role : properties.stringPropertyNames()) {
      String[] pair = properties.getProperty(role).split(" ");
      colours.put(role, Color.decode(pair[palette.ordinal()]));
    }
    return colours;
  }

  /** The palette. */
  public Palette palette() {
    return palette;
  }

  /** All roles with their colours, sorted by role. */
  public SortedMap<String, Color> colours() {
    return Collections.unmodifiableSortedMap(colours);
  }

  /**
   * The colour of a role, e.g. {@code ink}.
   *
   * @throws IllegalArgumentException if there is no such role
   */
  public Color colour(String role) {
    Color colour = colours.get(role);
    if (colour == null) {
      throw new IllegalArgumentException(
          Text.of("expected one of the roles %s but got '%s'", colours.keySet(), role));
    }
    return colour;
  }

  /**
   * The colour of a name: that of the side or, failing that, the palette's own for that name;
   * otherwise the colour of the series at the name's position.
   *
   * @param name name of a side or of anything else
   * @param names all names that the chart colours, in order
   */
  public Color named(String name, List<String> names) {
    Color side = colours.get(SIDE + name);
    Color own = side != null ? side : colours.get(NAME + name.replace(' ', '-'));
    return own != null ? own : series(Math.max(0, names.indexOf(name)));
  }

  /** The colour of a series by its number, from 0; colours repeat after the sixth. */
  public Color series(int number) {
    return colour("series" + (number % SERIES + 1));
  }

  /** A colour as CSS writes it: {@code #22262b}. */
  public static String css(Color colour) {
    return Text.of("#%06x", colour.getRGB() & 0xFFFFFF);
  }

  /** The CSS variable of a role: {@code --wc-series1}. */
  public static String variable(String role) {
    return "--wc-" + role.replace('.', '-');
  }
}
