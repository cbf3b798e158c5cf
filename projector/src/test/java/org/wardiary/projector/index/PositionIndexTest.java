package org.wardiary.projector.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.referee.Match;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.CanonicalPosition;
import org.wardiary.events.testkit.CanonicalPosition.Numbers;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.IndexUpdate.From;

/**
 * The index against a scan of all games with replay, which compares positions as texts. {@code
 * -Dwardiary.index.positions} and {@code -Dwardiary.index.games} (of each kind) say how many.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PositionIndexTest {

  private static final int POSITIONS = Integer.getInteger("wardiary.index.positions", 500);
  private static final int GAMES = Integer.getInteger("wardiary.index.games", 9);
  private static final int ANSWERS = 90;
  private static final int SMALL_BATCH = 700;
  private static final List<Set<Merge>> MODES =
      List.of(
          EnumSet.noneOf(Merge.class),
          EnumSet.of(Merge.MIRROR),
          EnumSet.of(Merge.INTERCHANGEABLE),
          EnumSet.allOf(Merge.class));

  @TempDir static Path temp;

  private final List<PlayedGame> games = new ArrayList<>();
  private final KeyLibrary library = new KeyLibrary();
  private final MemoryLog log = new MemoryLog("one");
  private final Map<Set<Merge>, Map<String, List<String>>> scans = new HashMap<>();

  @BeforeAll
  void play() {
    Simulation simulation = new Simulation(GameData.SETUPS);
    for (Game game : Games.all()) {
      for (int i = 0; i < GAMES; i++) {
        Player player = Players.named(i % 3 == 0 ? "uniform" : "mixed:0.8", game);
        Tags tags =
            new Tags(
                Stream.concat(
                        GameData.tags(game, i % 2).pairs().stream(),
                        Stream.of(
                            new Tags.Pair("Round", Integer.toString(i)),
                            new Tags.Pair("Date", Text.of("2026.01.%02d", 1 + i % 28))))
                    .toList());
        // every third game is another one's twin up to the round: positions are shared
        Match match = new Match(tags, List.of(player, player), 900 + i / 3 * 3 % 7, ANSWERS);
        games.add(PlayedGames.played(simulation.play(match)));
      }
    }
    games.addAll(transposed());
    games.forEach(log::append);
  }

  /** Games with two answers of one side exchanged, up to the fifth, where the rules allow it. */
  private List<PlayedGame> transposed() {
    List<PlayedGame> found = new ArrayList<>();
    for (PlayedGame game : games) {
      for (int i = 0; i < 3; i++) {
        List<String> answers =
            game.bodies(AnswerGiven.class).stream().limit(5).map(AnswerGiven::getAnswer).toList();
        String first = ((GameStarted) game.first().getBody()).getFirst();
        List<String> changed = new ArrayList<>(answers);
        Collections.swap(changed, i, i + 2);
        String record =
            Text.of(
                "[Game \"%s\"]\n[First \"%s\"]\n[Round \"t%d\"]\n\n%s *\n",
                game.accepted().course().setup().game().id(), first, i, String.join(" ", changed));
        if (GameData.judge(record) instanceof Verdict.Accepted accepted
            && found.stream().noneMatch(other -> other.id().equals(accepted.gameId()))) {
          found.add(PlayedGames.played(accepted));
        }
      }
    }
    return found;
  }

  private PositionIndex index(String folder, MemoryLog from, int batch) {
    IndexUpdate.run(
        temp.resolve(folder), from, PlayedGames.CODEC, From.WHERE_IT_STOPPED, left -> {}, batch);
    return PositionIndex.open(temp.resolve(folder));
  }

  private static List<String> hits(PositionIndex index, PositionQuery query) {
    List<String> found = new ArrayList<>();
    index.visit(query, hit -> found.add(hit.gameId() + "@" + hit.ply()));
    found.sort(null);
    return found;
  }

  /** Every position of every game, by its text under a mode. */
  private Map<String, List<String>> scan(Set<Merge> mode) {
    return scans.computeIfAbsent(mode, this::scanned);
  }

  private Map<String, List<String>> scanned(Set<Merge> mode) {
    Map<String, List<String>> places = new HashMap<>();
    for (PlayedGame game : games) {
      game.accepted()
          .course()
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
      // half of them early, where games have positions in common
      int ply = random.nextInt(1 + (i % 2 == 0 ? game.plies() : Math.min(8, game.plies())));
      Position position = game.accepted().course().at(ply);
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
  void bytes_areTheSameHoweverOftenItWasKilled() throws IOException {
    index("whole", log, SMALL_BATCH);
    MemoryLog failing = new MemoryLog("one");
    games.forEach(failing::append);
    Random random = new Random(5);
    int kills = 0;
    for (boolean done = false; !done; ) {
      failing.failAfter(random.nextInt(4000));
      try {
        index("killed", failing, SMALL_BATCH);
        done = true;
      } catch (MemoryLog.Killed e) {
        kills++;
        Files.writeString(temp.resolve("killed").resolve("999.segment"), "half a segment");
        PositionIndex.open(temp.resolve("killed")); // whole at any moment
      }
    }
    assertThat(kills).isGreaterThan(3);
    assertSame(index("killed", log, SMALL_BATCH), index("whole", log, SMALL_BATCH));
    assertThat(temp.resolve("killed").resolve("999.segment")).doesNotExist();
  }

  private void assertSame(PositionIndex one, PositionIndex other) {
    assertThat(one.games()).isEqualTo(other.games());
    assertThat(one.positions()).isEqualTo(other.positions());
    for (PlayedGame game : games) {
      Position position = game.accepted().course().at(game.plies() / 2);
      PositionKeys keys = library.of(position.setup());
      PositionQuery query = PositionQuery.of(keys.of(position), keys, MODES.get(3));
      assertThat(hits(one, query)).isEqualTo(hits(other, query)).isNotEmpty();
      Position start = game.accepted().course().at(0);
      PositionQuery all = PositionQuery.of(keys.of(start), keys, MODES.get(0));
      // whatever the order in which games came into the index
      assertThat(new Explorer(one, keys).explore(start, all))
          .isEqualTo(new Explorer(other, keys).explore(start, all));
    }
  }

  @Test
  void gamesThatHaveNotEnded_comeInWhenTheyHave() {
    MemoryLog live = new MemoryLog("live");
    PlayedGame game = games.get(0);
    live.append(game, 0, 20);
    live.append(games.get(1));
    assertThat(index("live", live, SMALL_BATCH).games()).isEqualTo(1);
    live.append(games.get(2));
    live.append(game, 20, 30);
    assertThat(index("live", live, SMALL_BATCH).games()).isEqualTo(2);
    live.append(game, 30, game.messages().size());
    PositionIndex whole = index("live", live, SMALL_BATCH);
    assertThat(whole.games()).isEqualTo(3);
    PositionQuery end = query(game, game.plies());
    assertThat(hits(whole, end)).contains(game.id() + "@" + game.plies());
    live.append(game.id(), game.messages().get(3));
    assertThat(index("live", live, SMALL_BATCH).games()).as("after its end").isEqualTo(3);
  }

  private PositionQuery query(PlayedGame game, int ply) {
    Position position = game.accepted().course().at(ply);
    PositionKeys keys = library.of(position.setup());
    return PositionQuery.of(keys.of(position), keys, Set.of());
  }

  @Test
  void damagedGame_isLeftOutAndStopsNoOther() {
    MemoryLog damaged = new MemoryLog("damaged");
    PlayedGame bad = games.get(3);
    damaged.append(bad, 0, 10);
    damaged.append(games.get(4));
    damaged.append(bad, 11, bad.messages().size());
    damaged.append("no id", new byte[] {1, 2, 3});
    PositionIndex index = index("damaged", damaged, SMALL_BATCH);
    assertThat(index.games()).isEqualTo(1);
    assertThat(index.damaged()).containsExactlyInAnyOrder(bad.id(), "no id");
    damaged.append(games.get(5));
    PositionIndex later = index("damaged", damaged, SMALL_BATCH);
    assertThat(later.games()).isEqualTo(2);
    assertThat(later.damaged()).hasSize(2);
  }

  @Test
  void damagedFile_isNoticedAndMadeAnew() throws IOException {
    index("files", log, Integer.MAX_VALUE);
    Path folder = temp.resolve("files");
    Path segment = onlySegment(folder);
    byte[] bytes = Files.readAllBytes(segment);
    bytes[bytes.length - 9] ^= 4;
    Files.write(segment, bytes, StandardOpenOption.TRUNCATE_EXISTING);
    assertThatThrownBy(() -> PositionIndex.open(folder)).isInstanceOf(IndexDamaged.class);
    IndexUpdate.run(folder, log, PlayedGames.CODEC, From.BEGINNING, left -> {});
    assertThat(PositionIndex.open(folder).games()).isEqualTo(games.size());
    bytes = Files.readAllBytes(onlySegment(folder));
    bytes[100] ^= 4;
    Files.write(onlySegment(folder), bytes, StandardOpenOption.TRUNCATE_EXISTING);
    PositionIndex block = PositionIndex.open(folder);
    assertThatThrownBy(() -> games.forEach(game -> allPlies(block, game)))
        .isInstanceOf(IndexDamaged.class);
  }

  private void allPlies(PositionIndex index, PlayedGame game) {
    PositionKeys keys = library.of(game.accepted().course().setup());
    game.accepted()
        .course()
        .walk(position -> hits(index, PositionQuery.of(keys.of(position), keys, Set.of())));
  }

  private static Path onlySegment(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> segments = files.filter(file -> file.toString().endsWith(".segment")).toList();
      assertThat(segments).hasSize(1);
      return segments.get(0);
    }
  }

  @Test
  void indexOfANewVersion_isMadeBesideTheOldOne_whichGoesAfterwards() {
    Path all = temp.resolve("versions");
    IndexFolder old = new IndexFolder(all, 1);
    IndexFolder fresh = new IndexFolder(all, 2);
    old.requireNotReplaced();
    update(old);
    fresh.requireNotReplaced();
    update(fresh);
    old.requireNotReplaced();
    assertThat(PositionIndex.open(old.path()).games()).as("in between").isEqualTo(games.size());
    old.removeOlder();
    fresh.removeOlder();
    assertThat(old.path()).doesNotExist();
    assertThat(PositionIndex.open(fresh.path()).games()).isEqualTo(games.size());
    assertThatThrownBy(old::requireNotReplaced)
        .hasMessageContaining("expected an index of positions of version 1 but got")
        .hasMessageContaining("v2, made by a newer");
  }

  private void update(IndexFolder folder) {
    IndexUpdate.run(folder.path(), log, PlayedGames.CODEC, From.WHERE_IT_STOPPED, left -> {});
  }

  @Test
  void indexOfAnotherVersionOrLog_isMadeAnew() throws IOException {
    Path folder = temp.resolve("version");
    assertThat(index("version", log, SMALL_BATCH).games()).isEqualTo(games.size());
    Path manifest = folder.resolve("manifest.json");
    String other =
        Files.readString(manifest).replace("\"version\":" + Manifest.VERSION, "\"version\":999");
    Files.writeString(manifest, other);
    assertThat(PositionIndex.open(folder).games()).as("not read").isZero();
    assertThat(index("version", log, SMALL_BATCH).games()).isEqualTo(games.size());
    MemoryLog another = new MemoryLog("another");
    another.append(games.get(0));
    assertThat(index("version", another, SMALL_BATCH).games()).isEqualTo(1);
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
    Position position = game.accepted().course().at(ply);
    PositionKeys keys = library.of(position.setup());
    Explorer explorer = new Explorer(index, keys);
    PositionQuery query = PositionQuery.of(keys.of(position), keys, mode);
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
      // positions that are alike may differ in what a second move in a row leads to
      assertThat(choice.results().games())
          .as("%s %s", choice, mode)
          .isGreaterThanOrEqualTo((int) gave);
      if (mode.isEmpty()) {
        assertThat(choice.results().games())
            .isEqualTo(
                (int) first.values().stream().filter(it -> gave(it, choice.answer())).count());
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
    Position start = game.accepted().course().at(0);
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
