package org.wardiary.reports.cli.bench;

import java.util.function.Consumer;
import org.wardiary.events.game.Games;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.RulesBench;

/** The referee and the rules alone, without files or Kafka. */
final class RulesPart implements BenchPart {

  @Override
  public String name() {
    return "rules";
  }

  @Override
  public String what() {
    return "referee, perft and search, warm, on one thread";
  }

  @Override
  public void measure(BenchSetup setup, Consumer<Figure> sink) {
    BenchGames games = new BenchGames(setup.effort().games(), setup.seed());
    RulesBench bench = new RulesBench(setup.effort());
    Games.all().forEach(game -> sink.accept(bench.check(game, games.records(game))));
    Games.all().forEach(game -> sink.accept(bench.perft(games.start(game))));
    Games.all().stream()
        .filter(game -> game.search("search", 1).isPresent())
        .forEach(game -> sink.accept(bench.search(games.course(game))));
  }
}
