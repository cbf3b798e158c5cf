package org.wardiary.reports.draw;

import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writes scenes as SVG. The same scene gives the same text on every machine. All text is escaped;
 * nothing in it runs, links or loads.
 */
public final class SvgWriter {

  private final Function<Tone, String> colours;

  private SvgWriter(Function<Tone, String> colours) {
    this.colours = colours;
  }

  /** Writes files that stand for themselves, in the colours of a theme. */
  public static SvgWriter of(Palette palette) {
    return new SvgWriter(palette::hex);
  }

  /**
   * Writes pictures to stand in a page, which gives the colours as CSS variables ({@link
   * Palette#css}) and so can change its theme; light where it does not.
   */
  public static SvgWriter forPage() {
    return new SvgWriter(
        tone -> "var(%s,%s)".formatted(tone.cssVariable(), Palette.LIGHT.hex(tone)));
  }

  /** The whole SVG element, lines ending in LF. */
  public String write(Scene scene) {
    StringBuilder svg = new StringBuilder(16_384);
    String width = Numbers.plain(scene.width());
    String height = Numbers.plain(scene.height());
    svg.append(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\""
                .formatted(width, height))
        .append(" width=\"%s\" height=\"%s\" role=\"img\"".formatted(width, height))
        .append(" aria-label=\"%s\"".formatted(escape(scene.title())))
        .append(" font-family=\"%s\"".formatted(Fonts.CSS_FAMILY))
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
    } else if (item instanceof Item.Group group) {
      group(svg, group);
    }
  }

  private void fill(StringBuilder svg, Outline outline, Ink ink) {
    svg.append("<path d=\"%s\"%s/>\n".formatted(outline.svg(), paint("fill", ink)));
  }

  private void line(StringBuilder svg, Outline outline, Pen pen) {
    svg.append(
            "<path d=\"%s\" fill=\"none\"%s".formatted(outline.svg(), paint("stroke", pen.ink())))
        .append(
            " stroke-width=\"%s\" stroke-linejoin=\"round\"".formatted(Numbers.plain(pen.width())));
    if (!pen.dash().isEmpty()) {
      String lengths = pen.dash().stream().map(Numbers::plain).collect(Collectors.joining(" "));
      svg.append(" stroke-dasharray=\"%s\"".formatted(lengths));
    }
    svg.append("/>\n");
  }

  /** The length of the text is written too, so that it fits where the font is missing. */
  private void label(StringBuilder svg, Item.Label label) {
    if (label.text().isEmpty()) {
      return;
    }
    Item.Lettering lettering = label.lettering();
    svg.append(
            "<text x=\"%s\" y=\"%s\""
                .formatted(Numbers.plain(label.at().x()), Numbers.plain(label.at().y())))
        .append(" font-size=\"%s\"".formatted(Numbers.plain(lettering.size())))
        .append(lettering.weight() == Fonts.Weight.BOLD ? " font-weight=\"bold\"" : "")
        .append(
            lettering.anchor() == Item.Anchor.START
                ? ""
                : " text-anchor=\"%s\""
                    .formatted(lettering.anchor().name().toLowerCase(Locale.ROOT)))
        .append(
            " textLength=\"%s\" lengthAdjust=\"spacingAndGlyphs\""
                .formatted(Numbers.plain(label.width())))
        .append(paint("fill", Ink.of(lettering.tone())))
        .append(">")
        .append(escape(label.text()))
        .append("</text>\n");
  }

  private void group(StringBuilder svg, Item.Group group) {
    String name = Labels.clean(group.name());
    svg.append("<g class=\"%s\">".formatted(escape(group.kind())));
    svg.append(name.isEmpty() ? "\n" : "<title>%s</title>\n".formatted(escape(name)));
    group.items().forEach(item -> write(svg, item));
    svg.append("</g>\n");
  }

  private String paint(String attribute, Ink ink) {
    String colour = " %s=\"%s\"".formatted(attribute, colours.apply(ink.tone()));
    return ink.opacity() == 1
        ? colour
        : colour + " %s-opacity=\"%s\"".formatted(attribute, Numbers.plain(ink.opacity()));
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
