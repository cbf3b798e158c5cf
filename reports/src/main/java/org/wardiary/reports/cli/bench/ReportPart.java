package org.wardiary.reports.cli.bench;

import java.util.function.Consumer;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.cli.option.StorageOptions;

/** A report over many games of one kind. */
final class ReportPart implements BenchPart {

  @Override
  public String name() {
    return "report";
  }

  @Override
  public String what() {
    return "a report, beside a plain read of its rows";
  }

  @Override
  public BenchSizes sizes() {
    return BenchSizes.of(1, 10_000, 300);
  }

  @Override
  public void measure(BenchSetup setup, Consumer<Figure> sink) {
    StorageOptions storage = StorageOptions.fresh(setup.folder().resolve("data"));
    try (Session session = storage.writableSession("wardiary bench")) {
      ReportBench bench = new ReportBench(session, sink);
      bench.store(BenchGames.planned(setup.game(), setup.player(), setup.games(), setup.seed()));
      bench.measure(setup.folder().resolve("out"), setup.effort().reports());
    }
  }
}
