package org.wardiary.reports.chart;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.apache.batik.svggen.SVGIDGenerator;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.xy.XYDataset;
import org.w3c.dom.Element;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.PngWriter;

/**
 * A chart of JFreeChart and the size it is drawn at.
 *
 * @param chart the chart
 * @param width width in CSS pixels
 * @param height height in CSS pixels
 * @param colours the colours it is drawn in
 */
record JfreeDrawing(JFreeChart chart, int width, int height, ChartColours colours)
    implements Drawing {

  private static final int SCALE = 2;

  @Override
  public boolean showsAnything() {
    return plots().flatMap(JfreeDrawing::datasets).anyMatch(JfreeDrawing::hasValues);
  }

  private Stream<XYPlot> plots() {
    if (chart.getXYPlot() instanceof CombinedDomainXYPlot combined) {
      return combined.getSubplots().stream();
    }
    return Stream.of(chart.getXYPlot());
  }

  private static Stream<XYDataset> datasets(XYPlot plot) {
    return IntStream.range(0, plot.getDatasetCount())
        .mapToObj(index -> Optional.ofNullable(plot.getDataset(index)))
        .flatMap(Optional::stream);
  }

  private static boolean hasValues(XYDataset data) {
    return IntStream.range(0, data.getSeriesCount())
        .anyMatch(
            series ->
                IntStream.range(0, data.getItemCount(series))
                    .anyMatch(item -> !Double.isNaN(data.getYValue(series, item))));
  }

  @Override
  public boolean fits() {
    return width < Style.WIDE;
  }

  @Override
  public byte[] png() {
    BufferedImage image =
        new BufferedImage(width * SCALE, height * SCALE, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.scale(SCALE, SCALE);
    draw(g);
    g.dispose();
    return PngWriter.file(image);
  }

  @Override
  public String svgFile() {
    String svg = svg("chart");
    int head = svg.indexOf('>') + 1;
    return Text.of(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n%s<style>%s</style>%s",
        svg.substring(0, head), WebFonts.css(), svg.substring(head));
  }

  @Override
  public String svgElement(String prefix) {
    String themed = svg(prefix);
    for (Map.Entry<String, Color> role : colours.colours().entrySet()) {
      Color c = role.getValue();
      themed =
          themed.replace(
              Text.of("rgb(%d,%d,%d)", c.getRed(), c.getGreen(), c.getBlue()),
              Text.of("var(%s)", ChartColours.variable(role.getKey())));
    }
    // Batik writes the surface's colour, white, by its name
    return themed.replace("\"white\"", Text.of("\"var(%s)\"", ChartColours.variable("surface")));
  }

  private String svg(String prefix) {
    SVGGraphics2D g = new FineSvg(context(prefix));
    g.setSVGCanvasSize(new Dimension(width, height));
    draw(g);
    Element root = g.getRoot();
    // text was placed by widths without kerning
    root.setAttribute("font-kerning", "none");
    root.setAttribute("viewBox", Text.of("0 0 %d %d", width, height));
    StringWriter text = new StringWriter();
    try {
      // as attributes, since a site's pages allow no style in elements
      g.stream(root, text, false, false);
    } catch (SVGGraphics2DIOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    // leave out the prolog, whose document type names an external address
    String document = text.toString();
    return document
        .substring(document.indexOf("<svg"))
        .replace("genericDefs", Text.of("%s-generic", prefix));
  }

  private static SVGGeneratorContext context(String prefix) {
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(SvgDocuments.empty());
    context.setComment(null);
    context.setPrecision(2);
    context.setIDGenerator(
        new SVGIDGenerator() {
          @Override
          public String generateID(String kind) {
            return Text.of("%s-%s", prefix, super.generateID(kind));
          }
        });
    return context;
  }

  private void draw(Graphics2D g) {
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    chart.draw(g, new Rectangle2D.Double(0, 0, width, height));
  }
}
