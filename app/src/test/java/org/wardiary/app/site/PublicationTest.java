package org.wardiary.app.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.analytics.Archive;
import org.wardiary.events.text.InputRefused;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.ReportInput;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.Manifest;
import org.wardiary.reports.site.Publication;
import org.wardiary.reports.site.Site;
import org.wardiary.reports.site.SiteInput;

/** Sites written into folders where there may be other things. */
class PublicationTest {

  private static final FileTime OLD = FileTime.fromMillis(1_000_000_000_000L);

  private static SiteInput all;

  @TempDir Path folder;

  @BeforeAll
  static void playGames() {
    all = withoutReport(SampleSite.of(2, "Ann", "Club evening"));
  }

  /** Leaves out the report, whose charts are slow to make and not tested here. */
  private static SiteInput withoutReport(SiteInput input) {
    ReportInput none =
        ReportInput.of(
            "Report", new Archive.Builder().build(), "", List.of(), List.of(), List.of());
    return new SiteInput(
        input.title(),
        input.games(),
        input.histories(),
        input.positions(),
        input.records(),
        input.index(),
        input.maps(),
        () -> none);
  }

  private static Site site(int games) {
    return Site.of(
        new SiteInput(
            all.title(),
            all.games().subList(0, games),
            all.histories(),
            all.positions(),
            all.records(),
            all.index(),
            all.maps(),
            all.report()),
        Delivery.FILES);
  }

  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path file : found.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        files.put(name, Files.readString(file));
      }
    }
    return files;
  }

  @Test
  void first_writesEveryFile_andTheirList() throws IOException {
    Site site = site(3);
    Publication.Outcome done = Publication.write(site, folder.resolve("."));
    assertThat(done).isEqualTo(new Publication.Outcome(site.paths().size(), done.files(), 0));
    assertThat(files()).hasSize(site.paths().size() + 1).containsKeys(Manifest.NAME, "index.html");
    for (String path : site.paths()) {
      assertThat(folder.resolve(path)).hasBinaryContent(site.file(path).orElseThrow());
    }
  }

  @Test
  void again_touchesNothing_andNewGamesTouchOnlyWhatShowsThem() throws IOException {
    Publication.write(site(2), folder);
    Map<String, String> before = files();
    for (String file : before.keySet()) {
      Files.setLastModifiedTime(folder.resolve(file), OLD);
    }
    assertThat(Publication.write(site(2), folder).written()).isZero();
    assertThat(files()).isEqualTo(before);
    String old = page(0);
    assertThat(Files.getLastModifiedTime(folder.resolve(old))).isEqualTo(OLD);

    Publication.Outcome more = Publication.write(site(3), folder);
    assertThat(more.written()).isPositive();
    for (GameSummary game : all.games().subList(0, 2)) {
      for (String file : before.keySet()) {
        if (file.contains(game.getGameId())) {
          assertThat(Files.getLastModifiedTime(folder.resolve(file))).as(file).isEqualTo(OLD);
        }
      }
    }
    assertThat(folder.resolve(page(2))).exists();
  }

  /** A site whose games are recognized by their ids; counts how often one is looked at. */
  private static Site counted(int games, AtomicInteger looks, String state) {
    SiteInput input =
        new SiteInput(
            all.title(),
            all.games().subList(0, games),
            id -> {
              looks.incrementAndGet();
              return all.histories().apply(id);
            },
            all.positions(),
            id -> {
              looks.incrementAndGet();
              return all.records().apply(id);
            },
            all.index(),
            all.maps(),
            all.report());
    return Site.of(input.withFingerprints(id -> Optional.of(id + state)), Delivery.FILES);
  }

  @Test
  void gamesThatAreKnownToBeAsTheyWere_areNotMadeAgain() throws IOException {
    AtomicInteger looks = new AtomicInteger();
    Optional<String> program = Optional.of("a program");
    Publication.write(counted(2, looks, ""), folder, program);
    assertThat(looks.getAndSet(0)).isPositive();
    Map<String, String> before = files();

    assertThat(Publication.write(counted(2, looks, ""), folder, program).written()).isZero();
    assertThat(looks).as("nothing is new").hasValue(0);
    assertThat(files()).isEqualTo(before);

    assertThat(Publication.write(counted(3, looks, ""), folder, program).written()).isPositive();
    assertThat(looks.getAndSet(0)).as("one game is new").isBetween(1, 6);
    Map<String, String> grown = files();

    Path lost = folder.resolve(page(0));
    Files.delete(lost);
    assertThat(Publication.write(counted(3, looks, ""), folder, program).written()).isEqualTo(1);
    assertThat(looks.getAndSet(0)).as("a file is gone").isPositive();
    assertThat(files()).isEqualTo(grown);

    Publication.write(counted(3, looks, " changed"), folder, program);
    assertThat(looks.getAndSet(0)).as("other events").isGreaterThan(8);
    Publication.write(counted(3, looks, " changed"), folder, Optional.of("another program"));
    assertThat(looks.getAndSet(0)).as("another program").isGreaterThan(8);
    Publication.write(counted(3, looks, " changed"), folder, Optional.empty());
    assertThat(looks.getAndSet(0)).as("a program that is not known").isGreaterThan(8);
    Publication.write(counted(3, looks, " changed"), folder, Optional.empty());
    assertThat(looks).as("a program that is not known").hasPositiveValue();
  }

  @Test
  void aTitleOrAPageMore_makesPagesOfGamesAnew() {
    Site site = counted(1, new AtomicInteger(), "");
    SiteInput other =
        new SiteInput(
                "Another title",
                all.games().subList(0, 1),
                all.histories(),
                all.positions(),
                all.records(),
                all.index(),
                all.maps(),
                all.report())
            .withFingerprints(Optional::of);
    String path = page(0);
    assertThat(site.fingerprint(path)).isPresent();
    assertThat(Site.of(other, Delivery.FILES).fingerprint(path))
        .isPresent()
        .isNotEqualTo(site.fingerprint(path));
    assertThat(Site.of(other, Delivery.SERVED).fingerprint(path))
        .isNotEqualTo(Site.of(other, Delivery.FILES).fingerprint(path));
    assertThat(site.fingerprint("games/index.html")).isEmpty();
    assertThat(site(1).fingerprint(path)).as("of a game that is not known").isEmpty();
  }

  @Test
  void aPublicationThatWasBrokenOff_makesAgainWhatItDidNotFinish() throws IOException {
    AtomicInteger looks = new AtomicInteger();
    Optional<String> program = Optional.of("a program");
    Publication.write(counted(2, looks, ""), folder, program);
    Map<String, String> whole = files();
    Manifest manifest = Manifest.read(folder);
    manifest.with(List.of(page(1))).write(folder);
    Files.writeString(folder.resolve(page(1)), "half a page");
    looks.set(0);
    assertThat(Publication.write(counted(2, looks, ""), folder, program).written()).isEqualTo(1);
    assertThat(files()).isEqualTo(whole);
  }

  @Test
  void gamesThatAreGone_areDeleted_whatOthersPutThereStays() throws IOException {
    Publication.write(site(3), folder);
    Files.writeString(folder.resolve("CNAME"), "example.org\n");
    Files.writeString(folder.resolve("games/mine.txt"), "mine\n");
    Publication.Outcome fewer = Publication.write(site(1), folder);
    assertThat(fewer.removed()).isGreaterThanOrEqualTo(6);
    assertThat(folder.resolve(page(2))).doesNotExist();
    assertThat(folder.resolve("CNAME")).hasContent("example.org");
    assertThat(folder.resolve("games/mine.txt")).hasContent("mine");
  }

  @Test
  void aFileThatSomethingElseMade_isNotReplaced_andNothingIsWritten() throws IOException {
    Files.writeString(folder.resolve("index.html"), "my page");
    assertThatThrownBy(() -> Publication.write(site(1), folder))
        .isInstanceOf(InputRefused.class)
        .hasMessageContaining("index.html not to exist or to come from an earlier 'publish'");
    assertThat(files()).containsOnlyKeys("index.html");
  }

  @Test
  void aFileThatWasChangedSince_isNotReplaced_norDeleted() throws IOException {
    Publication.write(site(2), folder);
    Path changed = folder.resolve(page(1));
    Files.writeString(changed, "my notes on this game");
    assertThatThrownBy(() -> Publication.write(site(2), folder))
        .isInstanceOf(InputRefused.class)
        .hasMessageContaining("it was changed since");
    Publication.write(site(1), folder);
    assertThat(changed).hasContent("my notes on this game");
  }

  @Test
  void aLinkInTheFolder_isNotFollowed() throws IOException {
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Path out = Files.createDirectory(folder.resolve("out"));
    Files.createSymbolicLink(out.resolve("games"), elsewhere);
    assertThatThrownBy(() -> Publication.write(site(1), out))
        .isInstanceOf(InputRefused.class)
        .hasMessageContaining("expected a folder");
    assertThat(elsewhere).isEmptyDirectory();
  }

  @Test
  void aPublicationThatWasBrokenOff_goesOn() throws IOException {
    Site site = site(2);
    Manifest.EMPTY.with(site.paths()).write(folder);
    Files.write(folder.resolve("index.html"), site.file("index.html").orElseThrow());
    Publication.Outcome done = Publication.write(site, folder);
    assertThat(done.written()).isEqualTo(done.files() - 1);
  }

  @Test
  void aListThatNamesFilesElsewhere_isRefused() throws IOException {
    Path out = Files.createDirectory(folder.resolve("out"));
    Path outside = Files.writeString(folder.resolve("precious"), "keep");
    Files.writeString(out.resolve(Manifest.NAME), "{\"files\":{\"../precious\":\"\"}}");
    assertThatThrownBy(() -> Publication.write(site(1), out))
        .isInstanceOf(InputRefused.class)
        .hasMessageContaining("expected a path within the site but got '../precious'");
    assertThat(outside).hasContent("keep");
  }

  private static String page(int game) {
    return "games/" + all.games().get(game).getGameId() + ".html";
  }
}
