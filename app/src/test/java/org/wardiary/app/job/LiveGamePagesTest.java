package org.wardiary.app.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.wardiary.analytics.tournament.StandingRules;
import org.wardiary.app.archive.Session;
import org.wardiary.app.dialog.MachineTime;
import org.wardiary.app.live.LiveGames;
import org.wardiary.app.live.LiveOutcome;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.LiveRequest;
import org.wardiary.app.live.Opening;
import org.wardiary.app.live.Seat;
import org.wardiary.app.play.PlayedGames;
import org.wardiary.app.play.SeatKeys;
import org.wardiary.app.web.LiveSite;
import org.wardiary.app.web.WebServer;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ChunkSource;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.reports.testkit.Accessibility;
import org.wardiary.reports.testkit.Browser;

/** A game in progress on a server's pages, in a browser: it leads lists, and its page follows. */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@Tag("browser")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LiveGamePagesTest {

  private static final Seat DIRECTOR = Seat.director("director");

  @TempDir static Path data;
  private Session session;
  private ReadSide read;
  private ShownArchive shown;
  private LiveGames games;
  private PlayedGames played;
  private WebServer server;
  private Browser browser;

  @BeforeAll
  void start() {
    session = Session.openToPlay(new ClusterConfig.Embedded(data, "test"), data);
    read = session.caughtUp(remaining -> {});
    games = new LiveGames(session, MapLibrary.bundled(), new MachineTime());
    SiteJob job =
        new SiteJob(
            "Club",
            "We meet on *Thursdays*.",
            StandingRules.USUAL,
            session,
            read,
            address -> ChunkSource.NONE,
            MapLibrary.bundled());
    LiveSite site = new LiveSite(failure -> false);
    shown = new ShownArchive(job, read, site);
    played = new PlayedGames(games, SeatKeys.in(data));
    site.play(played);
    server = WebServer.start(site, "127.0.0.1", 0, List.of());
    browser = Browser.start();
  }

  @AfterAll
  void stop() {
    browser.close();
    server.close();
    played.close();
    games.close();
    session.close();
  }

  /** What the loop of a server does, until nothing is left to be done. */
  private void settle() {
    // requests read too
    synchronized (read) {
      do {
        session.caughtUp(remaining -> {});
        shown.refresh();
      } while (shown.version() != read.version());
    }
  }

  private LivePosition open() {
    String record =
        "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n[Event \"Club\"]\n"
            + "[Round \"1\"]\n[Blue \"Ann\"]\n[Gray \"Bob\"]\n\n*\n";
    LivePosition opened = accepted(games.open(new Opening(record, Opening.Chance.REAL)));
    settle();
    return opened;
  }

  private LivePosition give(LivePosition now, String... answers) {
    LivePosition after =
        accepted(games.give(DIRECTOR, LiveRequest.after(now), List.of(answers), List.of()));
    settle();
    return after;
  }

  private static LivePosition accepted(LiveOutcome outcome) {
    assertThat(outcome).isInstanceOf(LiveOutcome.Accepted.class);
    return ((LiveOutcome.Accepted) outcome).position();
  }

  private void visit(String path) {
    browser.open(URI.create(Text.of("http://127.0.0.1:%d/%s", server.port(), path)));
  }

  private String text(String css) {
    return browser.driver().findElement(By.cssSelector(css)).getText();
  }

  @Test
  void aGameInProgress_leadsTheLists_andItsPageFollowsUntilItEnds() {
    browser.width(1280);
    visit("index.html");
    assertThat(text(".about")).isEqualTo("We meet on Thursdays.");
    LivePosition game = open();
    browser.await("return document.querySelectorAll('.going li').length === 1");
    assertThat(text("#news")).isEqualTo("A game was opened: Ann \u2013 Bob.");
    for (String path : List.of("index.html", "games/index.html", "players/index.html")) {
      visit(path);
      requireBoard(path);
    }
    browser.driver().findElement(By.linkText("Ann")).click();
    requireBoard("player");
    browser.driver().findElement(By.linkText("Club, round 1")).click();
    requireBoard("tournament");

    browser.driver().findElement(By.cssSelector(".going .to")).click();
    browser.await("return Boolean(window.wardiary && window.wardiary.viewers[0])");
    game = give(game, "IGR-G3R", "IBR-B3C");
    browser.await("return window.wardiary.viewers[0].step === 2");
    browser.driver().findElement(By.cssSelector(".wd-back")).click();
    game = give(game, "CGR-G2CL");
    browser.await("return window.wardiary.viewers[0].model.last === 3");
    assertThat(browser.run("return window.wardiary.viewers[0].step")).isEqualTo(1L);
    assertThat(text("#game-head")).contains("unfinished");
    accepted(games.draw(DIRECTOR, LiveRequest.after(game)));
    settle();
    browser.await("return document.getElementById('game-head').innerText.includes('draw')");
    assertThat(text("#news")).isEqualTo("A game has ended: Ann \u2013 Bob, drawn.");
    assertThat(browser.complaints()).isEmpty();
  }

  private void requireBoard(String about) {
    browser.await(
        "return [...document.querySelectorAll('.going img')].some(it => it.naturalWidth > 0)");
    assertThat(Accessibility.violations(browser)).as(about).isEmpty();
  }
}
