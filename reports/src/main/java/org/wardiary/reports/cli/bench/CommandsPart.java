package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.util.Set;
import java.util.function.Consumer;
import org.wardiary.events.game.Games;
import org.wardiary.reports.bench.Figure;

/** How long a person waits for a command. */
final class CommandsPart implements BenchPart {

  @Override
  public String name() {
    return "commands";
  }

  @Override
  public String what() {
    return "whole commands on an archive";
  }

  @Override
  public BenchSizes sizes() {
    return BenchSizes.of(Games.all().size(), 1000, 100);
  }

  @Override
  public Set<BenchNeed> needs() {
    return Set.of(BenchNeed.LAUNCHER);
  }

  @Override
  public void measure(BenchSetup setup, Consumer<Figure> sink) throws IOException {
    CommandsBench bench = new CommandsBench(setup.launcher(), setup.folder(), sink);
    try {
      bench.store(setup.games(), setup.seed());
      bench.measure(setup.effort().commands());
    } finally {
      bench.stop();
    }
  }
}
