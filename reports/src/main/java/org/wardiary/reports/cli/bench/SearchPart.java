package org.wardiary.reports.cli.bench;

import java.util.function.Consumer;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.SearchBench;

/** Position search and explorer over many games of one kind. */
final class SearchPart implements BenchPart {

  @Override
  public String name() {
    return "search";
  }

  @Override
  public String what() {
    return "position search and explorer";
  }

  @Override
  public BenchSizes sizes() {
    return BenchSizes.of(1, 10_000, 1000);
  }

  @Override
  public void measure(BenchSetup setup, Consumer<Figure> sink) {
    Simulation simulation = new Simulation(Setups.bundled());
    new SearchBench(setup.seed())
        .measure(
            BenchGames.planned(setup.game(), setup.player(), setup.games(), setup.seed()),
            simulation,
            setup.folder())
        .forEach(sink);
  }
}
