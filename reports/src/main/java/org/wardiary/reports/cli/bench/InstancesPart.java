package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import org.wardiary.reports.bench.Figure;

/** How much faster several instances of {@code run} are than one. */
final class InstancesPart implements BenchPart {

  private static final List<Integer> NUMBERS = List.of(1, 2, 4);

  @Override
  public String name() {
    return "instances";
  }

  @Override
  public String what() {
    return "storing by 1, 2, 4 instances of run, beside a bare copy";
  }

  @Override
  public BenchSizes sizes() {
    return BenchSizes.of(Games.all().size(), 2000, 100);
  }

  @Override
  public Set<BenchNeed> needs() {
    return Set.of(BenchNeed.LAUNCHER);
  }

  @Override
  public void measure(BenchSetup setup, Consumer<Figure> sink) throws IOException {
    ManyGames games = new ManyGames(setup.games(), setup.seed());
    for (int number : NUMBERS) {
      Path folder = setup.folder().resolve(Text.of("of-%d", number));
      try (InstanceCluster cluster = InstanceCluster.start(setup.launcher(), folder, number)) {
        cluster.awaitShares();
        new InstancesBench(cluster, sink).measure(games, setup.effort().reports());
      }
    }
  }
}
