package org.wardiary.reports.cli.bench;

import java.util.function.Consumer;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.cli.option.StorageOptions;

/** Storing games, compared with a bare copy of their events, and reading them. */
final class ArchivePart implements BenchPart {

  @Override
  public String name() {
    return "archive";
  }

  @Override
  public String what() {
    return "storing, beside a bare Streams copy; folding; positions";
  }

  @Override
  public void measure(BenchSetup setup, Consumer<Figure> sink) {
    BenchGames games = new BenchGames(setup.effort().games(), setup.seed());
    StorageOptions storage = StorageOptions.fresh(setup.folder().resolve("data"));
    try (Session session = storage.writableSession("wardiary bench")) {
      ArchiveBench bench = new ArchiveBench(session, setup.effort());
      int times = setup.effort().times();
      bench.archive(round -> games.submissions(round, times)).forEach(sink);
      sink.accept(bench.folding());
      bench.positions(new RandomDraws(setup.seed())).forEach(sink);
    }
  }
}
