package org.wardiary.app.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.archive.Session;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.Opening.Chance;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.referee.MapLibrary;

/** Games played on the log of a real broker by a director or by two sides. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LiveGamesTest {

  private static final Seat DIRECTOR = Seat.director("Dora");
  private static final Seat BLUE = Seat.side(0, "Ann");
  private static final Seat GRAY = Seat.side(1, "Bob");

  @TempDir static Path folder;
  private final SetTime machine = new SetTime();
  private Session session;
  private LiveGames games;

  /** A clock that a test sets, and draws that count up from 1. */
  private static final class SetTime implements TimeAndChance {

    private long nanos;
    private long drawn;

    @Override
    public synchronized long nanos() {
      return nanos;
    }

    @Override
    public long millis() {
      return 1000;
    }

    @Override
    public long draw() {
      return ++drawn;
    }

    synchronized void pass(Duration time) {
      nanos += time.toNanos();
    }
  }

  @BeforeAll
  void start() {
    Path data = folder.resolve("data");
    session = Session.openToPlay(new ClusterConfig.Embedded(data, "test"), data);
    games = new LiveGames(session, MapLibrary.bundled(), machine);
  }

  @AfterAll
  void stop() {
    games.close();
    session.close();
  }

  private static Tags tags(String... more) {
    Tags tags = new Tags(List.of(new Pair("Game", "squares/civil-war"), new Pair("First", "Gray")));
    for (int i = 0; i < more.length; i += 2) {
      tags = tags.with(more[i], more[i + 1]);
    }
    return tags;
  }

  private LivePosition opened(Tags tags) {
    return accepted(games.open(Opening.of(tags, Chance.GENERATOR)));
  }

  private static LivePosition accepted(LiveOutcome outcome) {
    assertThat(outcome).isInstanceOf(LiveOutcome.Accepted.class);
    return ((LiveOutcome.Accepted) outcome).position();
  }

  private static void refused(LiveOutcome outcome, String reason) {
    assertThat(outcome).isInstanceOf(LiveOutcome.Refused.class);
    assertThat(((LiveOutcome.Refused) outcome).reason()).contains(reason);
  }

  private LivePosition given(Seat seat, LivePosition seen, String... words) {
    return accepted(games.give(seat, LiveRequest.after(seen), List.of(words), List.of()));
  }

  @Test
  void answersAreGiven_byWhomTheyAreAskedOf() {
    LivePosition start = opened(tags("Event", "a \"quoted\" \\ one"));
    String id = start.gameId();
    assertThat(start.decides()).contains("Gray");
    assertThat(start.legal()).contains("IGR-G3R");
    assertThat(start.setup().tags().get("Random")).isEmpty();
    refused(
        games.give(BLUE, LiveRequest.after(start), List.of("IGR-G3R"), List.of()),
        "an answer of Gray");
    LivePosition one = given(GRAY, start, "IGR-G3R");
    assertThat(one.decides()).contains("Blue");
    LiveOutcome illegal = games.give(BLUE, LiveRequest.after(one), List.of("IBR-G3R"), List.of());
    assertThat(((LiveOutcome.Illegal) illegal).why().nearest()).isNotEmpty();
    assertThat(((LiveOutcome.Illegal) illegal).why().rule()).startsWith("SQ-");
    LiveOutcome late =
        games.give(DIRECTOR, LiveRequest.after(start), List.of("IGR-G3C"), List.of());
    assertThat(((LiveOutcome.Overtaken) late).reason(Viewer.UMPIRE)).contains("IGR-G3R");
    accepted(games.comment(GRAY, LiveRequest.after(one), "a comment } in between"));
    // a side that has not seen the comment has seen the board, so that its answer is accepted
    LivePosition two = given(BLUE, one, "IBR-B3C");
    assertThat(two.answers()).containsExactly("IGR-G3R", "IBR-B3C");
    assertThat(two.record()).contains("{a comment ) in between}", "[Event \"a \\\"quoted\\\"");
    try (LiveGames others = new LiveGames(session, MapLibrary.bundled(), machine)) {
      assertThat(others.position(id).record()).isEqualTo(two.record());
    }
    LivePosition end = accepted(games.end(BLUE, LiveRequest.after(two), new LiveEnd.Resigned(0)));
    assertThat(end.record()).contains("[Result \"Gray\"]", "[Termination \"resignation\"]");
    refused(games.comment(BLUE, LiveRequest.after(end), "after that"), "has ended");
  }

  @Test
  void openings_areRefused() {
    refused(games.open(new Opening("", Chance.REAL)), "expected");
    refused(games.open(Opening.of(tags("Map", "none"), Chance.REAL)), "'none'");
    refused(games.open(Opening.of(tags("Event", "a\nb"), Chance.REAL)), "closed by '\"'");
    refused(
        games.open(new Opening("[Game \"squares/civil-war\"][First \"Gray\"] Gray", Chance.REAL)),
        "Termination");
  }

  @Test
  void whatSidesAgreeOn_isOfferedFirst() {
    LivePosition start = opened(tags());
    String id = start.gameId();
    LivePosition two = given(BLUE, given(GRAY, start, "IGR-G3R"), "IBR-B3C");
    LivePosition asked = accepted(games.takeBack(BLUE, LiveRequest.after(two), 1, ""));
    assertThat(asked.offer()).contains(new Offer(Offer.What.TAKE_BACK, 0, 1));
    refused(games.takeBack(BLUE, LiveRequest.after(asked), 1, ""), "the other side");
    LivePosition back = accepted(games.takeBack(GRAY, LiveRequest.after(asked), 1, "a slip"));
    assertThat(back.edition()).isEqualTo(2);
    assertThat(back.answers()).containsExactly("IGR-G3R");
    LivePosition offered = accepted(games.draw(BLUE, LiveRequest.after(back)));
    assertThat(accepted(games.decline(GRAY, LiveRequest.after(offered))).offer()).isEmpty();
    LivePosition again = accepted(games.draw(GRAY, LiveRequest.after(offered)));
    assertThat(again.offer()).contains(new Offer(Offer.What.DRAW, 1, 0));
    assertThat(given(BLUE, again, "IBR-B3L").offer()).isEmpty();
    LivePosition third = accepted(games.draw(GRAY, LiveRequest.after(games.position(id))));
    assertThat(accepted(games.draw(BLUE, LiveRequest.after(third))).record())
        .contains("[Termination \"agreement\"]");
  }

  @Test
  void clocksRun_whileTheirSideDecides() {
    LivePosition start = opened(tags("TimeControl", "60+10"));
    String id = start.gameId();
    machine.pass(Duration.ofMillis(20_500));
    assertThat(games.position(id).clocks().orElseThrow().text(1)).isEqualTo("0:00:40");
    LivePosition one = given(GRAY, start, "IGR-G3R");
    assertThat(one.record()).contains("IGR-G3R {[%clk 0:00:49.5]}");
    machine.pass(Duration.ofSeconds(30));
    LivePosition adjourned = accepted(games.adjourn(BLUE, LiveRequest.after(one)));
    assertThat(adjourned.phase()).isEqualTo(Phase.ADJOURNED);
    assertThat(adjourned.record()).contains("{[%adjourned 0:00:30 0:00:49.5]}");
    machine.pass(Duration.ofHours(10));
    refused(
        games.give(BLUE, LiveRequest.after(adjourned), List.of("IBR-B3C"), List.of()),
        "resume it first");
    LivePosition resumed = accepted(games.resume(GRAY, LiveRequest.after(adjourned)));
    machine.pass(Duration.ofSeconds(29));
    refused(
        games.end(GRAY, LiveRequest.after(resumed), new LiveEnd.OutOfTime(0)), "it has 0:00:01");
    refused(games.comment(BLUE, LiveRequest.after(resumed), "[%clk 9:00:00]"), "without '[%'");
    machine.pass(Duration.ofSeconds(2));
    refused(
        games.end(BLUE, LiveRequest.after(resumed), new LiveEnd.OutOfTime(0)), "the other side");
    assertThat(
            accepted(games.end(GRAY, LiveRequest.after(resumed), new LiveEnd.OutOfTime(0)))
                .record())
        .contains("[Result \"Gray\"]", "[Termination \"time\"]");
  }

  @Test
  void clocks_runDown_howeverQuickTheAnswersAre() {
    LivePosition now = opened(tags("TimeControl", "60"));
    machine.pass(Duration.ofMillis(400));
    now = given(GRAY, now, "IGR-G3R");
    machine.pass(Duration.ofMillis(250));
    now = given(BLUE, now, "IBR-B3C");
    assertThat(now.record()).contains("{[%clk 0:00:59.6]}", "{[%clk 0:00:59.75]}");
    assertThat(now.clocks().orElseThrow().left())
        .containsExactly(Duration.ofMillis(59_750), Duration.ofMillis(59_600));
  }

  @Test
  void answersThatAreHidden_setNoClock_andEndNoOffer() {
    LivePosition now =
        opened(
            new Tags(
                List.of(
                    new Pair("Game", "wargaming-on-the-square"),
                    new Pair("First", "Blue"),
                    new Pair("TimeControl", "60+10"))));
    Seat blue = Seat.side(1, "Bob");
    Seat red = Seat.side(0, "Ann");
    now = accepted(games.draw(red, LiveRequest.after(now)));
    assertThat(now.offer()).isPresent();
    int given = 0;
    while (now.decides().equals(Optional.of("Blue"))) {
      assertThat(now.offer()).contains(new Offer(Offer.What.DRAW, 0, 0));
      assertThat(now.clocks().orElseThrow().left())
          .containsExactly(Duration.ofSeconds(60), Duration.ofMillis(60_000 - 400 * given));
      assertThat(now.record()).doesNotContain("%clk");
      machine.pass(Duration.ofMillis(400));
      now = given(blue, now, now.legal().get(0));
      given++;
    }
    assertThat(given).as("answers that Red does not see").isGreaterThan(5);
    assertThat(now.offer()).isEmpty();
    assertThat(now.clocks().orElseThrow().left())
        .containsExactly(Duration.ofSeconds(60), Duration.ofMillis(70_000 - 400 * given));
    assertThat(accepted(games.draw(red, LiveRequest.after(now))).offer()).isPresent();
  }

  @Test
  void sideOfAGameThatHides_isToldNothingOfTheOther() {
    Tags tags =
        new Tags(List.of(new Pair("Game", "wargaming-on-the-square"), new Pair("First", "Blue")));
    LivePosition start = opened(tags);
    assertThat(start.setup().tags().get("Random")).isPresent();
    String id = start.gameId();
    LivePosition one = given(Seat.side(1, "Bob"), start, "=I");
    LiveOutcome late = games.give(DIRECTOR, LiveRequest.after(start), List.of("=I"), List.of());
    assertThat(((LiveOutcome.Overtaken) late).reason(Viewer.FIRST)).doesNotContain("=I");
    LiveOutcome illegal =
        games.give(Seat.side(1, "Bob"), LiveRequest.after(one), List.of("I1:F"), List.of());
    LiveOutcome.Illegal told = (LiveOutcome.Illegal) illegal;
    assertThat(told.why(Viewer.SECOND).rule()).as("about its own boxes").isEqualTo("WS-3.1");
    Rejection hidden = new Rejection("WS-5.1", "expected a free sector but an enemy is there");
    assertThat(new LiveOutcome.Illegal(one, "I1>c4N", hidden).why(Viewer.SECOND).toString())
        .doesNotContain("WS-5.1", "enemy");
    assertThat(new LiveOutcome.Illegal(one, "I1:F I2:F", told.why()).why(Viewer.SECOND).rule())
        .as("of one of several")
        .isEmpty();
    assertThat(games.position(id).seq()).isEqualTo(one.seq());
    LivePosition asked =
        accepted(games.takeBack(Seat.side(1, "Bob"), LiveRequest.after(one), 0, ""));
    assertThat(asked.offerFor(Optional.of(Seat.side(0, "Ann")))).isEmpty();
    assertThat(asked.offerFor(Optional.empty())).isEmpty();
    int ply = asked.offerFor(Optional.of(DIRECTOR)).orElseThrow().ply();
    assertThat(ply).isEqualTo(one.ply() - 1);
    refused(games.decline(Seat.side(0, "Ann"), LiveRequest.after(asked)), "an offer");
    refused(
        games.takeBack(Seat.side(0, "Ann"), LiveRequest.after(asked), ply, ""), "none was given");
    LivePosition back = accepted(games.takeBack(DIRECTOR, LiveRequest.after(asked), ply, ""));
    assertThat(back.answers()).isEqualTo(start.answers());
  }

  @Test
  void recordWithAnswers_isGoneOnWith_underItsId() {
    String text =
        """
        [Game "squares/civil-war"]
        [First "Gray"]
        [GameId "00000000000000ab"]

        {hello} 1. IGR-G3R IBR-B3C *
        """;
    LivePosition start = accepted(games.open(new Opening(text, Chance.GENERATOR)));
    assertThat(start.gameId()).isEqualTo("00000000000000ab");
    assertThat(start.ply()).isEqualTo(2);
    assertThat(accepted(games.open(new Opening(text, Chance.GENERATOR))).seq())
        .isEqualTo(start.seq());
    LivePosition more = given(DIRECTOR, start, "pass", "pass");
    assertThat(more.ply()).isEqualTo(4);
    refused(games.open(new Opening(text, Chance.GENERATOR)), "00000000000000ab");
    LivePosition end =
        accepted(games.end(DIRECTOR, LiveRequest.after(more), new LiveEnd.Adjudicated("draw")));
    assertThat(end.phase()).isEqualTo(Phase.ENDED);
    assertThat(games.awaitChange(end.gameId(), end.seq() - 1, Duration.ofSeconds(5)).seq())
        .isEqualTo(end.seq());
  }
}
