package org.wardiary.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wardiary.app.site.SampleSite;
import org.wardiary.reports.site.InProgress;
import org.wardiary.reports.site.News;
import org.wardiary.reports.site.SiteInput;

/** What is made again, and what is not, when games arrive. */
class LiveSiteTest {

  private static SiteInput all;

  private final AtomicInteger looks = new AtomicInteger();
  private final LiveSite live = new LiveSite(failure -> false);

  @BeforeAll
  static void playGames() {
    all = SampleSite.of(1, "Ann", "Club evening");
  }

  /** The first games; counts how often one is looked at. */
  private SiteInput first(int games) {
    return new SiteInput(
        all.title(),
        all.games().subList(0, games),
        id -> {
          looks.incrementAndGet();
          return all.histories().apply(id);
        },
        all.positions(),
        all.records(),
        all.index(),
        all.maps(),
        all.report());
  }

  private byte[] file(String path) {
    return live.now().file(path).orElseThrow().bytes();
  }

  @Test
  void whatWasMadeOfAGame_staysWhenOthersArrive_listsAreMadeAnew() {
    String page = "games/" + all.games().get(0).getGameId() + ".html";
    live.show(first(1).withFingerprints(Optional::of));
    byte[] game = file(page);
    byte[] list = file("games/index.json");
    assertThat(looks.getAndSet(0)).isPositive();

    live.show(first(3).withFingerprints(Optional::of));
    assertThat(file(page)).isSameAs(game);
    assertThat(looks).hasValue(0);
    assertThat(file("games/index.json")).isNotEqualTo(list);
    String other = "games/" + all.games().get(1).getGameId() + ".html";
    assertThat(file(other)).isNotEqualTo(game);

    live.show(first(3).withFingerprints(id -> Optional.of(id + " changed")));
    looks.set(0);
    assertThat(file(page)).isEqualTo(game).isNotSameAs(game);
    assertThat(looks.get()).isPositive();
  }

  @Test
  void gamesThatAreNotKnownToBeAsTheyWere_areMadeAnew() {
    String page = "games/" + all.games().get(0).getGameId() + ".html";
    live.show(first(1));
    byte[] game = file(page);
    assertThat(file(page)).isSameAs(game);
    live.show(first(1));
    assertThat(file(page)).isEqualTo(game).isNotSameAs(game);
  }

  @Test
  void listeners_hearWhatHappened() {
    List<News> heard = new ArrayList<>();
    live.listen(heard::add);
    String second = all.games().get(1).getGameId();
    live.show(first(1));
    live.show(first(2).withOpen(new InProgress(Set.of(second), List.of())));
    live.show(first(2).withOpen(new InProgress(Set.of(second), List.of())));
    live.show(first(2));
    live.show(first(4));
    live.show(first(3));
    assertThat(heard.stream().map(News::games)).containsExactly(1, 2, 2, 2, 4, 3);
    assertThat(heard.stream().map(News::words).map(words -> words.replaceFirst(":.*", "")))
        .containsExactly(
            "",
            "A game was opened",
            "",
            "A game has ended",
            "2 games were recorded.",
            "A game was withdrawn");
  }
}
