package org.wardiary.reports.page;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.reports.chart.ChartColours;
import org.wardiary.reports.chart.WebFonts;
import org.wardiary.reports.draw.Palette;

/** The page: read from top to bottom, nothing loaded, no scripts. */
final class ReportPage {

  private final ReportInput input;
  private final List<GameReport> reports;
  private final Html html = new Html();

  ReportPage(ReportInput input, List<GameReport> reports) {
    this.input = input;
    this.reports = reports;
  }

  /** The whole document. */
  String html() {
    html.markup("<!DOCTYPE html>\n").open("html", "lang", "en").line();
    head();
    html.open("body").line().open("main").line();
    opening();
    for (GameReport report : reports) {
      new GameSection(html, report, input.pictures()).write();
    }
    samples();
    new Definitions(html).write(reports);
    provenance();
    return html.close().line().close().line().close().line().toString();
  }

  private void head() {
    html.open("head").open("meta", "charset", "utf-8").line();
    html.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1").line();
    html.open(
            "meta",
            "http-equiv",
            "Content-Security-Policy",
            "content",
            "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'")
        .line();
    html.element("title", input.title()).line();
    html.open("style").markup(WebFonts.css() + colours() + resource("report.css")).close().line();
    html.close().line();
  }

  private void opening() {
    html.open("header").open("h1").foreign(input.title()).close().line();
    long games = reports.stream().mapToLong(report -> report.set().size()).sum();
    html.open("p", "class", "lead");
    html.text(
        "What the records of "
            + (games == 1 ? "one game" : games + " games")
            + " say about how the games are won, with how sure one can be of it. Each chart is"
            + " drawn from the table under it, and each table is there as a file for your own"
            + " reckoning.");
    html.close().line();
    simulated();
    if (reports.size() > 1) {
      html.open("nav", "aria-label", "Contents").open("ul");
      for (GameReport report : reports) {
        html.open("li").element("a", report.title(), "href", "#" + report.slug());
        html.text(" · " + report.set().source()).close();
      }
      html.close().close().line();
    }
    html.close().line();
  }

  private void simulated() {
    long games = reports.stream().mapToLong(report -> report.set().size()).sum();
    long simulated =
        reports.stream().mapToLong(report -> report.set().count(PlayedGame::simulated)).sum();
    if (simulated > 0) {
      html.open("p", "class", "simulated").element("strong", "Simulated games. ");
      html.text(
          (simulated == games ? "All games here" : simulated + " of the " + games + " games here")
              + " are marked as simulated: they show how the rules play out between such players,"
              + " not how people play.");
      html.close().line();
    }
  }

  private void samples() {
    if (input.samples().isEmpty()) {
      return;
    }
    html.open("section", "id", "sample-games").element("h2", "Sample games").line();
    for (SampleGame sample : input.samples()) {
      html.open("details", "class", "print").open("summary").foreign(sample.title()).close().line();
      sample.svg().ifPresent(svg -> Images.svg(html, svg, sample.title()));
      html.open("p", "class", "account").foreign(sample.text()).close();
      html.close().line();
    }
    html.close().line();
  }

  private void provenance() {
    html.open("section", "id", "provenance").element("h2", "Where this comes from").open("dl");
    for (Fact fact : input.provenance()) {
      html.open("dt").foreign(fact.name()).close().open("dd").foreign(fact.value()).close().line();
    }
    html.close().close().line();
  }

  private static String colours() {
    String light = variables(Palette.LIGHT);
    return ":root{color-scheme:light dark;"
        + light
        + "}\n@media (prefers-color-scheme:dark){:root{"
        + variables(Palette.DARK)
        + "}}\n@media print{:root{color-scheme:light;"
        + light
        + "}}\n";
  }

  private static String variables(Palette palette) {
    StringBuilder css = new StringBuilder();
    for (Map.Entry<String, Color> role : ChartColours.of(palette).colours().entrySet()) {
      css.append(ChartColours.variable(role.getKey())).append(':');
      css.append(ChartColours.css(role.getValue())).append(';');
    }
    return css.append(palette.css()).toString();
  }

  private static String resource(String file) {
    return new String(bytes(file), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String file) {
    try (InputStream in = ReportPage.class.getResourceAsStream(file)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
