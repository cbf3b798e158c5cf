package org.wardiary.projector.stream.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.EventChain;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.Tuning;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.testkit.PlayedLive;
import org.wardiary.events.testkit.PlayedLive.LiveRecord;
import org.wardiary.events.testkit.RefereeHarness;
import org.wardiary.events.text.Text;
import org.wardiary.projector.LogWriter;
import org.wardiary.projector.LogWriter.Entry;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.stream.Projection;
import org.wardiary.projector.stream.check.Discrepancy.Part;

/** The check of a whole archive on a real broker: what is in order, and each kind of damage. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Tag("slow")
class ArchiveCheckTest {

  private static final int AT = 12;
  private static final String NOBODY = "0123456789abcdef";

  @TempDir static Path temp;

  private final List<PlayedGame> sound = new ArrayList<>();
  private final List<PlayedGame> spare = new ArrayList<>();
  private Cluster cluster;
  private LogWriter log;

  @BeforeAll
  void start() {
    for (Game game : Games.all()) {
      List<PlayedGame> shortest =
          PlayedGames.of(game).stream()
              .filter(played -> played.messages().size() > 4 * AT)
              .sorted(Comparator.comparingInt(played -> played.messages().size()))
              .limit(4)
              .toList();
      sound.add(shortest.get(0));
      spare.addAll(shortest.subList(1, shortest.size()));
    }
    cluster = Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"));
    Topics.ensure(cluster, Projection.allTopics());
    log = new LogWriter(cluster);
  }

  @AfterAll
  void stop() {
    log.close();
    cluster.close();
  }

  private CheckResult check() {
    return ArchiveCheck.of(cluster, this::catchUp, left -> {});
  }

  private void catchUp() {
    Instance instance = new Instance("1", temp.resolve("streams"), Tuning.LIVE);
    try (ReadSide read = new ReadSide(cluster, instance)) {
      read.projector().catchUp(left -> {});
    }
  }

  /** The findings of one part of the archive about one game. */
  private static List<String> texts(CheckResult result, PlayedGame game, Part part) {
    return result.findings().stream()
        .filter(finding -> finding.gameId().equals(game.id()) && finding.part() == part)
        .map(finding -> Text.of("seq %d: %s", finding.seq(), finding.text()))
        .toList();
  }

  @Test
  @Order(1)
  void archiveInOrder_hasNoFindings() {
    sound.forEach(log::write);
    List<LiveRecord> live = live();
    live.forEach(game -> log.write(entries(game)));
    CheckResult result = check();
    assertThat(result.findings()).isEmpty();
    assertThat(result.games()).isEqualTo(sound.size() + live.size());
    assertThat(result.editions())
        .isEqualTo(sound.size() + live.stream().mapToInt(LiveRecord::editions).sum());
    assertThat(result.events())
        .isEqualTo(
            sound.stream().mapToLong(game -> game.messages().size()).sum()
                + live.stream().mapToLong(game -> game.messages().size()).sum());
  }

  /** Games that were played on the log, open ones and one that has ended. */
  private static List<LiveRecord> live() {
    return played(2, 3, 6);
  }

  private static List<LiveRecord> played(Integer... seeds) {
    Game game = Games.find("squares/civil-war").orElseThrow();
    try (RefereeHarness referee = new RefereeHarness(temp.resolve("referee"))) {
      return Stream.of(seeds).map(seed -> PlayedLive.random(referee, game, seed, 30)).toList();
    }
  }

  private static List<Entry> entries(LiveRecord game) {
    return game.messages().stream()
        .map(bytes -> new Entry(game.id(), bytes, PlayedGames.CODEC.decode(bytes).getType()))
        .toList();
  }

  @Test
  @Order(2)
  void gamesAppendedDuringTheCheck_areNoFindings() {
    List<Entry> open = entries(played(7).get(0));
    int half = open.size() / 2;
    while (!open.get(half - 1).type().equals("QuestionAsked")) {
      half--;
    }
    List<Entry> rest = open.subList(half, open.size());
    log.write(open.subList(0, half));
    PlayedGame before = spare.remove(spare.size() - 1);
    PlayedGame after = spare.remove(spare.size() - 1);
    CheckResult result =
        ArchiveCheck.of(
            cluster,
            () -> {
              log.write(before);
              log.write(rest);
              catchUp();
              log.write(after);
            },
            left -> {});
    assertThat(result.findings()).isEmpty();
    assertThat(check().findings()).isEmpty();
  }

  @Test
  @Order(3)
  void eachDamage_isNamedWithItsGameAndEvent_andTheOthersGoOn() {
    PlayedGame garbled = spare.get(0);
    List<Entry> entries = new ArrayList<>(LogWriter.part(garbled, 0, garbled.messages().size()));
    byte[] bytes = garbled.messages().get(AT).clone();
    bytes[bytes.length - 1] ^= 0x40;
    entries.set(AT, new Entry(garbled.id(), bytes, entries.get(AT).type()));
    log.write(entries);

    PlayedGame doubled = spare.get(1);
    entries = new ArrayList<>(LogWriter.part(doubled, 0, doubled.messages().size()));
    entries.add(AT, entries.get(AT - 1));
    log.write(entries);

    PlayedGame gap = spare.get(2);
    entries = new ArrayList<>(LogWriter.part(gap, 0, gap.messages().size()));
    entries.remove(AT);
    log.write(entries);

    PlayedGame cut = spare.get(3);
    log.write(LogWriter.part(cut, 0, AT));

    PlayedGame header = spare.get(4);
    entries = new ArrayList<>(LogWriter.part(header, 0, header.messages().size()));
    entries.set(AT, new Entry(header.id(), header.messages().get(AT), "Another"));
    log.write(entries);

    CheckResult result = check();

    assertThat(texts(result, garbled, Part.LOG)).hasSize(1).first().asString().contains("seq ");
    assertThat(texts(result, doubled, Part.LOG))
        .singleElement()
        .asString()
        .startsWith(Text.of("seq %d: ", AT))
        .contains(Text.of("expected the message next but it is of seq %d", AT - 1));
    assertThat(texts(result, gap, Part.LOG))
        .singleElement()
        .asString()
        .contains(Text.of("expected the message next but it is of seq %d", AT + 1));
    assertThat(texts(result, cut, Part.LOG))
        .containsExactly(
            Text.of("seq %d: expected the game up to GameEnded but the log ends before", AT));
    assertThat(texts(result, header, Part.LOG))
        .singleElement()
        .asString()
        .contains("expected the header event-type");
    assertThat(texts(result, doubled, Part.QUARANTINE)).isNotEmpty();
    sound.forEach(
        game ->
            assertThat(result.findings())
                .extracting(Discrepancy::gameId)
                .doesNotContain(game.id()));
  }

  /** The game with one event changed, and all messages from there bound to it. */
  private static List<Entry> forged(PlayedGame game, int at, UnaryOperator<SpecificRecord> change) {
    EventChain chain = new EventChain(PlayedGames.CODEC, Chain.begin(game.id()));
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < game.events().size(); i++) {
      GameEvent event = game.events().get(i);
      SpecificRecord body = (SpecificRecord) event.getBody();
      byte[] message =
          chain.next(
              event.getPly(),
              event.getTurn(),
              event.getSide(),
              i == at ? change.apply(body) : body);
      entries.add(new Entry(game.id(), message, event.getType()));
    }
    return entries;
  }

  private static int last(PlayedGame game, Class<?> kind) {
    int at = game.events().size() - 1;
    while (!kind.isInstance(game.events().get(at).getBody())) {
      at--;
    }
    return at;
  }

  @Test
  @Order(4)
  void forgedGame_whoseChainIsWhole_isFoundByTheRules() {
    PlayedGame answer = spare.get(5);
    int answered = last(answer, AnswerGiven.class);
    log.write(
        forged(
            answer,
            answered,
            body -> AnswerGiven.newBuilder((AnswerGiven) body).setAnswer("nonsense").build()));
    PlayedGame event = spare.get(6);
    int asked = last(event, QuestionAsked.class);
    log.write(
        forged(
            event,
            asked,
            body -> QuestionAsked.newBuilder((QuestionAsked) body).setUnit("X99").build()));

    CheckResult result = check();

    assertThat(texts(result, answer, Part.LOG)).isEmpty();
    assertThat(texts(result, answer, Part.RULES))
        .singleElement()
        .asString()
        .contains("expected a game that the rules accept but", "'nonsense'");
    assertThat(texts(result, event, Part.RULES))
        .singleElement()
        .asString()
        .startsWith(Text.of("seq %d: expected QuestionAsked", asked))
        .contains("X99");
  }

  @Test
  @Order(5)
  void viewThatIsAnother_missing_orTooMuch_isFound() {
    PlayedGame changed = sound.get(0);
    PlayedGame missing = sound.get(1);
    try (ViewWriter views = new ViewWriter(cluster)) {
      views.write("boards", changed.id(), views.latest("boards", missing.id()));
      views.delete("summaries", missing.id());
      views.write("tallies", NOBODY, views.latest("tallies", missing.id()));
    }
    assertThat(check().findings())
        .filteredOn(finding -> finding.part() == Part.VIEW)
        .filteredOn(
            finding ->
                finding.gameId().equals(NOBODY)
                    || sound.stream().anyMatch(it -> it.id().equals(finding.gameId())))
        .extracting(Discrepancy::gameId, Discrepancy::text)
        .containsExactlyInAnyOrder(
            tuple(NOBODY, "wardiary.tallies: expected no view of the game but there is one"),
            tuple(
                changed.id(),
                "wardiary.boards: expected the view that the log gives but it is another"),
            tuple(
                missing.id(), "wardiary.summaries: expected a view of the game but there is none"));
  }
}
