package org.wardiary.analytics;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wardiary.analytics.course.ChanceCurve;
import org.wardiary.analytics.course.ChanceModel;
import org.wardiary.analytics.course.Course;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;

/**
 * Each side's probability of winning, turn by turn, in each game of an archive. A separate model is
 * fitted for each kind of game and set of rules, for games of people and of programs separately.
 * Immutable.
 */
public final class Chances {

  /** The chances of no game. */
  public static final Chances NONE = new Chances(Map.of());

  private final Map<String, Known> games;

  private Chances(Map<String, Known> games) {
    this.games = games;
  }

  /**
   * What is known of a game.
   *
   * @param games number of games the model was fitted to
   * @param curve how the game went; empty if these are too few, or if the game's rows are missing
   */
  public record Known(int games, Optional<ChanceCurve> curve) {}

  /** The games of a pool, while they are being counted. */
  private record Counted(Course course, Study study) {

    static Counted of(Course course, GameInfo info) {
      return new Counted(course, new Study(info, List.of(ChanceModel.counts(course))));
    }

    Counted merge(Counted that) {
      study.merge(that.study);
      return this;
    }

    ChanceModel model() {
      return ChanceModel.of(study, course);
    }
  }

  /**
   * The chances of all games of an archive. Reads the archive twice, on all processors.
   *
   * @param infos what is known of a kind of game, by its id
   */
  public static Chances of(Parts archive, Function<String, GameInfo> infos) {
    Map<String, ChanceModel> models =
        IntStream.range(0, archive.count())
            .boxed()
            .parallel()
            .<Map<String, Counted>>collect(
                TreeMap::new,
                (all, part) -> count(archive.part(part), infos, all),
                (all, more) -> more.forEach((key, one) -> all.merge(key, one, Counted::merge)))
            .entrySet()
            .stream()
            .collect(Collectors.toMap(Map.Entry::getKey, one -> one.getValue().model()));
    Map<String, Known> games = new TreeMap<>();
    IntStream.range(0, archive.count())
        .parallel()
        .mapToObj(part -> known(archive.part(part), models))
        .toList()
        .forEach(games::putAll);
    return new Chances(games);
  }

  private static void count(
      Archive part, Function<String, GameInfo> infos, Map<String, Counted> all) {
    for (GameSet set : part.sets()) {
      GameInfo kind = infos.apply(set.game());
      if (course(kind).isPresent()) {
        for (PlayedGame game : set.games()) {
          GameInfo info = kind.under(game.summary().getRules());
          all.computeIfAbsent(pool(game), key -> Counted.of(course(info).orElseThrow(), info))
              .study()
              .add(game);
        }
      }
    }
  }

  private static Optional<Course> course(GameInfo info) {
    return GameStudies.of(info.game()).stream()
        .flatMap(study -> study.course(info).stream())
        .findFirst();
  }

  private static Map<String, Known> known(Archive part, Map<String, ChanceModel> models) {
    Map<String, Known> known = new TreeMap<>();
    for (GameSet set : part.sets()) {
      for (PlayedGame game : set.games()) {
        Optional.ofNullable(models.get(pool(game)))
            .ifPresent(
                model ->
                    known.put(
                        game.summary().getGameId(), new Known(model.games(), model.curve(game))));
      }
    }
    return known;
  }

  /** Key of the model of a game: what the games it is fitted to have in common. */
  private static String pool(PlayedGame game) {
    return String.join(
        "\n",
        game.summary().getGame(),
        RulePools.digest(game.summary().getRules()),
        game.simulated() ? "programs" : "people");
  }

  /** A game's chances; empty if the game is not in the archive, or its kind defines no course. */
  public Optional<Known> of(String gameId) {
    return Optional.ofNullable(games.get(gameId));
  }

  /** These chances without those of some games. */
  public Chances without(Collection<String> gameIds) {
    if (gameIds.isEmpty()) {
      return this;
    }
    Map<String, Known> others = new TreeMap<>(games);
    gameIds.forEach(others::remove);
    return new Chances(others);
  }
}
