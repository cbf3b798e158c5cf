package org.wardiary.reports.chart;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import javax.imageio.ImageIO;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.apache.batik.svggen.SVGIDGenerator;
import org.w3c.dom.Element;

/** Pictures as PNG and SVG, both from the same drawing. */
public final class ChartFiles {

  /** Pixels of a PNG for each CSS pixel. */
  public static final int SCALE = 2;

  private ChartFiles() {}

  /** The picture as PNG at twice its size. */
  public static byte[] png(Picture picture) {
    BufferedImage image =
        new BufferedImage(
            picture.width() * SCALE, picture.height() * SCALE, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.scale(SCALE, SCALE);
    draw(picture, g);
    g.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /** The picture as an SVG file of its own, with its font. */
  public static String svgFile(Picture picture) {
    String svg = svg(picture, "chart");
    int head = svg.indexOf('>') + 1;
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + svg.substring(0, head)
        + "<style>"
        + WebFonts.css()
        + "</style>"
        + svg.substring(head);
  }

  /**
   * The picture as an SVG element for a page that has the font.
   *
   * @param prefix begins each id in it, so that several may stand on one page
   */
  public static String svg(Picture picture, String prefix) {
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(SvgDocuments.empty());
    context.setComment(null);
    context.setPrecision(2);
    context.setIDGenerator(
        new SVGIDGenerator() {
          @Override
          public String generateID(String kind) {
            return prefix + "-" + super.generateID(kind);
          }
        });
    SVGGraphics2D g = new SVGGraphics2D(context, false);
    g.setSVGCanvasSize(new Dimension(picture.width(), picture.height()));
    draw(picture, g);
    Element root = g.getRoot();
    root.setAttribute("viewBox", "0 0 " + picture.width() + " " + picture.height());
    StringWriter text = new StringWriter();
    try {
      g.stream(root, text, true, false);
    } catch (SVGGraphics2DIOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    // without the prolog, whose document type names an outside address
    String document = text.toString();
    return document.substring(document.indexOf("<svg")).replace("genericDefs", prefix + "-generic");
  }

  /** The colours of the light theme turned into CSS variables, so that a page's theme decides. */
  public static String themed(String svg) {
    String themed = svg;
    for (Map.Entry<String, Color> role : Palette.of(Palette.Theme.LIGHT).colours().entrySet()) {
      Color c = role.getValue();
      themed =
          themed.replace(
              "rgb(" + c.getRed() + "," + c.getGreen() + "," + c.getBlue() + ")",
              "var(" + Palette.variable(role.getKey()) + ")");
    }
    return themed;
  }

  private static void draw(Picture picture, Graphics2D g) {
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    picture.chart().draw(g, new Rectangle2D.Double(0, 0, picture.width(), picture.height()));
  }
}
