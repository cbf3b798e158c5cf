package org.wardiary.reports.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.tournament.Tournament;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.Templates;

/**
 * The pages about some games: all their paths, and the bytes of each. The same input gives the same
 * bytes. Thread-safe.
 */
public final class Site {

  /**
   * Content security policy: a page may load and run the files of its own site, and fonts and
   * pictures within them. It is written into each page, so that it holds on any host.
   */
  public static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
          + " font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

  /** Path at which a server announces new games. */
  public static final String CHANGES = "changes";

  private final Map<String, Supplier<byte[]>> files = new HashMap<>();
  private final List<LateFiles> late;
  private final List<SitePart> parts;
  private final SiteContext site;

  private Site(SiteInput input, Delivery delivery) {
    List<Tournament> tournaments = Tournament.of(input.games());
    SitePart players = new PlayersPart(input);
    SitePart report = new ReportPart(input, delivery);
    Openings openings = new Openings(input);
    List<SitePart> all =
        new ArrayList<>(
            List.of(
                new Overview(input, tournaments),
                new TournamentsPart(input, tournaments),
                players,
                new GamesPart(input),
                new ChancesPart(input),
                new OpeningsPart(openings),
                new SearchPart(input, delivery),
                report,
                new RulesPart(input),
                new GameFilesPart(input),
                new Assets(delivery)));
    // static files can neither record nor answer anything
    if (delivery == Delivery.SERVED) {
      all.add(new SequencesPart(input));
      all.add(1, new PlayPart(input));
    }
    this.parts = List.copyOf(all);
    List<Link> links = parts.stream().flatMap(part -> part.link().stream()).toList();
    this.site =
        new SiteContext(input.title(), links, delivery, new Addresses(input.games(), tournaments));
    this.late =
        List.of(
            new LateFiles(PlayersPart.FOLDER, () -> players.files(site)),
            new LateFiles(ReportPart.FOLDER, () -> report.files(site)));
    parts.stream()
        .filter(part -> part != players && part != report)
        .forEach(part -> files.putAll(part.files(site)));
  }

  /** The site of some games. Little is made before it is needed. */
  public static Site of(SiteInput input, Delivery delivery) {
    return new Site(delivery == Delivery.FILES ? input.published() : input, delivery);
  }

  /**
   * An error page, which says why the requested page cannot be shown.
   *
   * @param path the path that was asked for, which may be anything
   * @param title what is wrong, in a word or two
   * @param detail what is wrong, in a sentence
   */
  public byte[] problem(String path, String title, String detail) {
    ProblemPage page = new ProblemPage(site.of(path, title), detail);
    return Templates.bytes("site/problem.jte", page);
  }

  /** Some games as {@code games/index.json} lists them. */
  public static byte[] list(List<GameSummary> games) {
    return Json.bytes(GameList.json(games.stream().map(GameRow::new).toList()));
  }

  /** The paths of all files from the root of the site, {@code /} between folder and name. */
  public SortedSet<String> paths() {
    return Stream.of(
            files.keySet().stream(),
            parts.stream().flatMap(SitePart::otherPaths),
            late.stream().flatMap(folder -> folder.files().keySet().stream()))
        .flatMap(paths -> paths)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * The bytes of a file.
   *
   * @param path any path
   * @return the bytes; empty if the path is not one of {@link #paths}
   */
  public Optional<byte[]> file(String path) {
    Supplier<byte[]> content =
        late.stream()
            .filter(folder -> folder.holds(path))
            .findFirst()
            .map(folder -> folder.files().get(path))
            .orElseGet(() -> files.get(path));
    return content == null
        ? parts.stream().flatMap(part -> part.otherFile(path, site).stream()).findFirst()
        : Optional.of(content.get());
  }

  /**
   * A fingerprint of what a file's bytes depend on: the same program makes the same bytes for this
   * path in all sites in which the fingerprint is the same. Empty if it is not known.
   */
  public Optional<String> fingerprint(String path) {
    return parts.stream().flatMap(part -> part.fingerprint(path, site).stream()).findFirst();
  }
}
