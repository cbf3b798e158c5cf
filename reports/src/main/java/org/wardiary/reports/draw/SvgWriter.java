package org.wardiary.reports.draw;

import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wardiary.events.text.Text;

/**
 * Writes scenes as SVG. The same scene gives the same text on every machine. All text is escaped;
 * nothing in it runs, links or loads.
 */
public final class SvgWriter {

  private final Function<Colour, String> colours;

  private SvgWriter(Function<Colour, String> colours) {
    this.colours = colours;
  }

  /** A writer of self-contained files, in the colours of a theme. */
  public static SvgWriter of(Palette palette) {
    return new SvgWriter(palette::hex);
  }

  /**
   * A writer of pictures to embed in a page. Their colours are CSS variables that the page defines
   * ({@link Palette#css}), so that it can change its theme; where it does not, they are those of
   * the light theme.
   */
  public static SvgWriter forPage() {
    return new SvgWriter(Colour::css);
  }

  /** The whole SVG element, lines ending in LF. */
  public String write(Scene scene) {
    StringBuilder svg = new StringBuilder(16_384);
    String width = Numbers.plain(scene.width());
    String height = Numbers.plain(scene.height());
    svg.append(
            Text.of(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\"", width, height))
        .append(Text.of(" width=\"%s\" height=\"%s\" role=\"img\"", width, height))
        .append(Text.of(" aria-label=\"%s\"", escape(scene.title())))
        .append(Text.of(" font-family=\"%s\"", Fonts.CSS_FAMILY))
        .append(" style=\"font-kerning:none;font-variant-ligatures:none\">\n");
    fill(svg, Outline.rect(scene.canvas()), Ink.of(Tone.PAPER));
    scene.items().forEach(item -> write(svg, item));
    return svg.append("</svg>\n").toString();
  }

  private void write(StringBuilder svg, Item item) {
    if (item instanceof Item.Fill fill) {
      fill(svg, fill.outline(), fill.ink());
    } else if (item instanceof Item.Line line) {
      line(svg, line.outline(), line.pen());
    } else if (item instanceof Item.Label label) {
      label(svg, label);
    } else if (item instanceof Item.Image image) {
      image(svg, image);
    } else if (item instanceof Item.Group group) {
      group(svg, group);
    }
  }

  private void fill(StringBuilder svg, Outline outline, Ink ink) {
    svg.append(Text.of("<path d=\"%s\"%s/>\n", outline.svg(), paint("fill", ink)));
  }

  private void line(StringBuilder svg, Outline outline, Pen pen) {
    svg.append(Text.of("<path d=\"%s\" fill=\"none\"%s", outline.svg(), paint("stroke", pen.ink())))
        .append(
            Text.of(" stroke-width=\"%s\" stroke-linejoin=\"round\"", Numbers.plain(pen.width())));
    if (!pen.dash().isEmpty()) {
      String lengths = pen.dash().stream().map(Numbers::plain).collect(Collectors.joining(" "));
      svg.append(Text.of(" stroke-dasharray=\"%s\"", lengths));
    }
    svg.append("/>\n");
  }

  /** Writes a label with the length of its text, so that it fits even where the font is missing. */
  private void label(StringBuilder svg, Item.Label label) {
    if (label.text().isEmpty()) {
      return;
    }
    Item.Lettering lettering = label.lettering();
    svg.append(
            Text.of(
                "<text x=\"%s\" y=\"%s\"",
                Numbers.plain(label.at().x()), Numbers.plain(label.at().y())))
        .append(Text.of(" font-size=\"%s\"", Numbers.plain(lettering.size())))
        .append(lettering.weight() == Fonts.Weight.BOLD ? " font-weight=\"bold\"" : "")
        .append(
            lettering.anchor() == Item.Anchor.START
                ? ""
                : Text.of(
                    " text-anchor=\"%s\"", lettering.anchor().name().toLowerCase(Locale.ROOT)))
        .append(
            Text.of(
                " textLength=\"%s\" lengthAdjust=\"spacingAndGlyphs\"",
                Numbers.plain(label.width())))
        .append(paint("fill", Ink.of(lettering.colour())))
        .append(">")
        .append(escape(label.text()))
        .append("</text>\n");
  }

  private static void image(StringBuilder svg, Item.Image image) {
    svg.append(Text.of("<svg viewBox=\"%s %s %s %s\"", (Object[]) Numbers.plain(image.source())))
        .append(" preserveAspectRatio=\"none\"")
        .append(
            Text.of(
                " x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\">",
                (Object[]) Numbers.plain(image.bounds())))
        .append(Text.of("<image width=\"%d\" height=\"%d\"", image.width(), image.height()))
        .append(Text.of(" href=\"%s\"/></svg>\n", escape(image.uri())));
  }

  private void group(StringBuilder svg, Item.Group group) {
    String name = Labels.clean(group.name());
    svg.append(Text.of("<g class=\"%s\">", escape(group.kind())));
    svg.append(name.isEmpty() ? "\n" : Text.of("<title>%s</title>\n", escape(name)));
    group.items().forEach(item -> write(svg, item));
    svg.append("</g>\n");
  }

  private String paint(String attribute, Ink ink) {
    String colour = Text.of(" %s=\"%s\"", attribute, colours.apply(ink.colour()));
    return ink.opacity() == 1
        ? colour
        : colour + Text.of(" %s-opacity=\"%s\"", attribute, Numbers.plain(ink.opacity()));
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
