package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.Machine;
import org.wardiary.reports.chart.GrowthChart;
import org.wardiary.reports.chart.Style;
import org.wardiary.reports.chart.Style.Heading;
import org.wardiary.reports.csv.CsvTable;
import org.wardiary.reports.csv.OutputFile;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.game.GamePresentations;

/** How time, memory and bytes grow with the number of games. */
final class GrowthPart implements BenchPart {

  @Override
  public String name() {
    return "growth";
  }

  @Override
  public String what() {
    return "time, memory and bytes as games become more";
  }

  @Override
  public BenchSizes sizes() {
    return new BenchSizes(Games.all().size(), List.of(1000, 10_000, 100_000), List.of(100, 1000));
  }

  @Override
  public Set<BenchNeed> needs() {
    return Set.of(BenchNeed.LAUNCHER);
  }

  @Override
  public boolean isUsual() {
    return false;
  }

  @Override
  public void measure(BenchSetup setup, Consumer<Figure> sink) throws IOException {
    List<GrowthPoint> points = new ArrayList<>();
    for (int games : setup.numbers()) {
      GrowthRun.measure(
          setup,
          games,
          point -> {
            points.add(point);
            sink.accept(point.figure());
          });
      if (setup.charts().isPresent()) {
        // draws what is known so far, since the largest number takes long
        draw(points, Files.createDirectories(setup.charts().get()));
      }
    }
  }

  private static void draw(List<GrowthPoint> points, Path folder) {
    Style style = new Style(GamePresentations.colours(Palette.LIGHT), Heading.OWN);
    for (GrowthMeasure measure : GrowthMeasure.values()) {
      Table table = table(points, measure);
      if (!table.rows().isEmpty()) {
        CsvTable.write(table, folder.resolve(table.id() + ".csv"));
        OutputFile.write(
            folder.resolve(table.id() + ".svg"),
            GrowthChart.draw(table, style, measure.unit()).svgFile());
      }
    }
  }

  private static Table table(List<GrowthPoint> points, GrowthMeasure measure) {
    TableBuilder table =
        new TableBuilder(
                Text.of("growth-%s", measure.name().toLowerCase(Locale.ROOT)),
                measure.title(),
                Columns.builder()
                    .text("of")
                    .count("games", "games")
                    .number("value", measure.unit())
                    .build())
            .definedIn("benchmarks");
    points.stream()
        .filter(point -> point.measure() == measure)
        .forEach(
            point -> table.row().text(point.of()).count(point.games()).number(point.value()).end());
    return table.build().withSource(source());
  }

  private static String source() {
    Machine machine = Machine.here();
    return Text.of(
        "Simulated games of all kinds in equal parts; %d cores%s",
        machine.cores(), machine.processor().isEmpty() ? "" : " of " + machine.processor());
  }
}
