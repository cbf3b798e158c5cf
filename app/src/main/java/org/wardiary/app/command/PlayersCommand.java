package org.wardiary.app.command;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.player.Pool;
import org.wardiary.analytics.player.Profile;
import org.wardiary.app.archive.Session;
import org.wardiary.app.job.SelectedGames;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.print.PlayerText;
import org.wardiary.app.print.PlayersText;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.identity.Names;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.json.PlayerJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the players of an archive, or shows one of them. */
@Command(
    name = "players",
    mixinStandardHelpOptions = true,
    description = {
      "Lists the players with ratings (Glicko-2), strength over all games (Bradley-Terry, in Elo, 0"
          + " the mean) and scores, by kind of game, people and"
          + " programs apart.",
      "With a NAME it shows one player: sides, opponents, openings, ratings over time."
    })
final class PlayersCommand implements Callable<Integer> {

  private static final int SHOWN = 5;

  private final Console console;

  @Mixin private StorageOptions storage;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;

  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      description = "a player's name, or a part that only one player's name has")
  private String name = "";

  @Option(names = "--json", description = "one JSON object a player, a line each")
  private boolean json;

  PlayersCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameQuery query = filter.query();
    try (Session session = edition.of(storage.session("wardiary players"));
        Progress progress = console.progress("catching up")) {
      List<GameSummary> games = session.caughtUp(progress::behind).rows().summaries();
      List<GameSummary> fitting = query.select(games);
      SelectedGames.requireGames(games.size(), fitting.size(), query);
      List<Pool> pools = Pool.of(fitting);
      if (name.isEmpty()) {
        pools.forEach(this::list);
      } else {
        one(pools, found(pools));
      }
    }
    return ExitCode.DONE;
  }

  private void list(Pool pool) {
    List<Profile> profiles = pool.profiles();
    if (json) {
      profiles.forEach(profile -> console.out().println(PlayerJson.line(pool, profile)));
    } else if (!profiles.isEmpty()) {
      console.out().println(PlayersText.title(pool));
      console.out().println(PlayersText.list(pool, profiles));
    }
  }

  private void one(List<Pool> pools, String player) {
    for (Pool pool : pools) {
      if (pool.players().contains(player)) {
        PlayerText text =
            new PlayerText(pool, pool.profile(player), pool.ratings().history(player));
        if (json) {
          console.out().println(PlayerJson.of(pool, text.profile(), text.history()));
        } else {
          console.out().println(PlayersText.title(pool));
          console.out().println(text.text());
        }
      }
    }
  }

  /**
   * The player who is meant: the one of exactly this name, else the only one of this name in any
   * case, else the only one whose name contains it.
   */
  private String found(List<Pool> pools) {
    List<String> all =
        pools.stream().flatMap(pool -> pool.players().stream()).distinct().sorted().toList();
    List<Predicate<String>> ways =
        List.of(
            Names.same(name)::equals,
            player -> Names.inAnyCase(player).equals(Names.inAnyCase(name)),
            player -> Names.contains(player, name));
    for (Predicate<String> way : ways) {
      List<String> found = all.stream().filter(way).toList();
      if (found.size() == 1) {
        return found.get(0);
      }
      if (found.size() > 1) {
        throw new InputRefused(
            Text.of(
                "expected the name of one player but '%s' is in %d: %s%s",
                name,
                found.size(),
                String.join(", ", found.subList(0, Math.min(SHOWN, found.size()))),
                found.size() > SHOWN ? ", ..." : ""));
      }
    }
    throw new InputRefused(Text.of("expected one of %d players but got '%s'", all.size(), name));
  }
}
