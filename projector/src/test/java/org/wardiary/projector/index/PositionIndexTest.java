package org.wardiary.projector.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.testkit.CanonicalPosition;
import org.wardiary.events.testkit.CanonicalPosition.Numbers;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;

/**
 * Compares the index with a scan that replays all games and compares positions as texts. {@code
 * -Dwardiary.index.positions} sets the number of positions.
 */
@Tag("slow")
class PositionIndexTest extends IndexedGames {

  private static final int POSITIONS = Extent.of(150, 5000);

  private final Map<Set<Merge>, Map<String, List<String>>> scans = new HashMap<>();

  /** Where each position occurs in the games, by its text under a mode. */
  private Map<String, List<String>> scan(Set<Merge> mode) {
    return scans.computeIfAbsent(mode, this::scanned);
  }

  private Map<String, List<String>> scanned(Set<Merge> mode) {
    Map<String, List<String>> places = new HashMap<>();
    for (PlayedGame game : games) {
      game.accepted()
          .sequence()
          .walk(
              position ->
                  places
                      .computeIfAbsent(text(position, mode), key -> new ArrayList<>())
                      .add(game.id() + "@" + position.ply()));
    }
    places.values().forEach(list -> list.sort(null));
    return places;
  }

  private String text(Position position, Set<Merge> mode) {
    List<Symmetry> symmetries =
        mode.contains(Merge.MIRROR)
            ? library.of(position.setup()).symmetries()
            : List.of(Symmetry.IDENTITY);
    Numbers numbers = mode.contains(Merge.INTERCHANGEABLE) ? Numbers.LEFT_OUT : Numbers.KEPT;
    return position.setup().game().id()
        + "\n"
        + CanonicalPosition.first(position, symmetries, numbers);
  }

  @Test
  void hits_areThoseOfAScan() {
    PositionIndex index = index("scan", log, SMALL_BATCH);
    assertThat(index.games()).isEqualTo(games.size());
    Random random = new Random(11);
    int shared = 0;
    Map<Set<Merge>, Integer> more = new HashMap<>();
    List<Map<String, List<String>>> scans = MODES.stream().map(this::scan).toList();
    for (int i = 0; i < POSITIONS; i++) {
      PlayedGame game = games.get(random.nextInt(games.size()));
      // half of the positions are early ones, which games have in common
      int ply = random.nextInt(1 + (i % 2 == 0 ? game.plies() : Math.min(8, game.plies())));
      Position position = game.accepted().sequence().at(ply);
      PositionKeys keys = library.of(position.setup());
      int exact = 0;
      for (int m = 0; m < MODES.size(); m++) {
        Set<Merge> mode = MODES.get(m);
        List<String> expected = scans.get(m).get(text(position, mode));
        List<String> found = hits(index, PositionQuery.of(keys.of(position), keys, mode));
        assertThat(found).as("%s@%d %s", game.id(), ply, mode).isEqualTo(expected);
        exact = m == 0 ? found.size() : exact;
        more.merge(mode, found.size() > exact ? 1 : 0, Integer::sum);
      }
      shared += exact > 1 ? 1 : 0;
    }
    System.out.printf(
        "index: %d positions of %d games (%d in the index), %d in more than one place; more by merging: %s%n",
        POSITIONS, games.size(), index.positions(), shared, new TreeMap<>(byName(more)));
    assertThat(shared).isGreaterThan(POSITIONS / 20);
    assertThat(more.get(MODES.get(1))).isPositive();
    assertThat(more.get(MODES.get(2))).isPositive();
  }

  @Test
  void sharedPositions_areThoseOfAScan() {
    Predicate<String> chosen = id -> !id.endsWith("0");
    List<List<String>> expected =
        scan(MODES.get(0)).values().stream()
            .map(places -> places.stream().filter(it -> chosen.test(it.split("@")[0])).toList())
            .filter(places -> places.stream().map(it -> it.split("@")[0]).distinct().count() > 1)
            .toList();
    List<List<String>> found =
        SharedPositions.of(index("shared", log, SMALL_BATCH), chosen).stream()
            .map(
                visits -> visits.stream().map(it -> it.gameId() + "@" + it.ply()).sorted().toList())
            .toList();
    assertThat(found).hasSizeGreaterThan(20).containsExactlyInAnyOrderElementsOf(expected);
  }

  private static Map<String, Integer> byName(Map<Set<Merge>, Integer> counts) {
    Map<String, Integer> named = new HashMap<>();
    counts.forEach((mode, count) -> named.put(mode.toString(), count));
    return named;
  }

  @Test
  void explorer_countsWhatAScanCounts() {
    PositionIndex index = index("explorer", log, SMALL_BATCH);
    for (Set<Merge> mode : MODES) {
      Map<String, List<String>> scan = scan(mode);
      for (int i = 0; i < games.size(); i += 3) {
        for (int ply = 0; ply < 6; ply += 2) {
          explore(index, games.get(i), ply, mode, scan);
        }
      }
    }
  }

  private void explore(
      PositionIndex index,
      PlayedGame game,
      int ply,
      Set<Merge> mode,
      Map<String, List<String>> scan) {
    Position position = game.accepted().sequence().at(ply);
    PositionKeys keys = library.of(position.setup());
    Explorer explorer = new Explorer(index, keys);
    PositionQuery query =
        PositionQuery.of(keys.of(position), keys, mode).expecting(PositionIndexTest::score);
    Exploration found = explorer.explore(position, query);
    Map<String, String> first = new TreeMap<>();
    for (String place : scan.get(text(position, mode))) {
      first.merge(
          place.substring(0, 16),
          place,
          (a, b) -> Comparator.comparingInt(PositionIndexTest::ply).compare(a, b) <= 0 ? a : b);
    }
    assertThat(found.results().games()).isEqualTo(first.size());
    int sum = found.ended().games() + found.others().games();
    for (Choice choice : found.choices()) {
      sum += choice.results().games();
      Position next = position.copy();
      next.play(position.read(choice.answer()), EventSink.NONE);
      List<String> after = scan.get(text(next, mode));
      Set<String> came = new TreeSet<>();
      after.forEach(place -> came.add(place.substring(0, 16)));
      assertThat(choice.next()).as(choice.answer()).isEqualTo(came.size());
      long gave =
          first.values().stream()
              .filter(place -> after.contains(place.substring(0, 17) + (ply(place) + 1)))
              .count();
      // positions that the mode merges may differ in what a second move in a row leads to
      assertThat(choice.results().games())
          .as("%s %s", choice, mode)
          .isGreaterThanOrEqualTo((int) gave);
      if (mode.isEmpty()) {
        List<String> gaveIt =
            first.values().stream().filter(it -> gave(it, choice.answer())).toList();
        assertThat(choice.results().games()).isEqualTo(gaveIt.size());
        assertExpected(choice.results(), gaveIt);
      }
      assertThat(choice.last()).isNotEmpty().hasSizeLessThanOrEqualTo(Explorer.LAST);
    }
    assertThat(sum).isEqualTo(first.size());
    if (mode.isEmpty()) {
      assertThat(explorer.choices(position).keySet())
          .isEqualTo(new TreeSet<>(found.choices().stream().map(Choice::answer).toList()));
      assertThat(found.others()).isEqualTo(Results.NONE);
    }
  }

  @Test
  void openingTree_hasEachPositionOnceToWhichEnoughGamesCame() {
    PositionIndex index = index("tree", log, SMALL_BATCH);
    PlayedGame game = games.get(0);
    Position start = game.accepted().sequence().at(0);
    PositionKeys keys = library.of(start.setup());
    for (Set<Merge> mode : MODES) {
      List<OpeningTree.Node> tree =
          OpeningTree.of(
              start,
              index,
              keys,
              PositionQuery.of(keys.of(start), keys, mode),
              new OpeningTree.Limits(2, 40));
      assertThat(tree).hasSizeBetween(4, 40);
      Set<String> seen = new TreeSet<>();
      for (OpeningTree.Node node : tree) {
        assertThat(node.exploration().results().games()).isGreaterThanOrEqualTo(2);
        assertThat(seen.add(text(node.position(), mode))).isTrue();
        node.next().values().forEach(next -> assertThat(next).isBetween(0, tree.size() - 1));
        assertThat(node.position().ply()).isEqualTo(node.answers().size());
      }
    }
  }

  private static void assertExpected(Results results, List<String> places) {
    if (results.open() == 0) {
      double mean =
          places.stream()
              .mapToDouble(place -> score(place.substring(0, 16)))
              .average()
              .orElseThrow();
      assertThat(results.expected().orElseThrow()).isCloseTo(mean, within(1e-8));
    }
  }

  /** Some number that depends on the id. */
  private static double score(String gameId) {
    return Integer.parseInt(gameId.substring(12), 16) / 65536.0;
  }

  private boolean gave(String place, String answer) {
    PlayedGame game =
        games.stream().filter(it -> place.startsWith(it.id())).findFirst().orElseThrow();
    List<AnswerGiven> answers = game.bodies(AnswerGiven.class);
    return ply(place) < answers.size() && answers.get(ply(place)).getAnswer().equals(answer);
  }

  private static int ply(String place) {
    return Integer.parseInt(place.substring(17));
  }
}
