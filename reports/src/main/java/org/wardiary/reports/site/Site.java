package org.wardiary.reports.site;

import java.nio.charset.StandardCharsets;
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
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.Templates;

/**
 * The pages about some games: all their paths, and the bytes of each. The same input gives the same
 * bytes. Safe to share between threads.
 */
public final class Site {

  /**
   * What a page may load and run: its own site's files, and fonts and pictures in those. Written
   * into each page, so that it holds on any host.
   */
  public static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
          + " font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

  /** Where a server tells of new games. */
  public static final String CHANGES = "changes";

  private final Map<String, Supplier<byte[]>> files = new HashMap<>();
  private final List<LateFiles> late;
  private final List<SitePart> parts;
  private final Frames frames;

  private Site(SiteInput input, Delivery delivery) {
    SitePart players = new PlayersPart(input);
    SitePart report = new ReportPart(input);
    Openings openings = new Openings(input);
    List<SitePart> all =
        new ArrayList<>(
            List.of(
                new Overview(input),
                new TournamentsPart(input),
                players,
                new GamesPart(input),
                new ChancesPart(input),
                new OpeningsPart(openings),
                new SearchPart(input, delivery),
                report,
                new Assets(delivery)));
    // files record nothing and answer nothing
    if (delivery == Delivery.SERVED) {
      all.add(new SequencesPart());
      all.add(new PlayPart(input));
    }
    this.parts = List.copyOf(all);
    List<Link> links = parts.stream().flatMap(part -> part.link().stream()).toList();
    this.frames = new Frames(input.title(), links, delivery);
    this.late =
        List.of(
            new LateFiles(PlayersPart.FOLDER, () -> players.files(frames)),
            new LateFiles(ReportPart.FOLDER, () -> report.files(frames)));
    parts.stream()
        .filter(part -> part != players && part != report)
        .forEach(part -> files.putAll(part.files(frames)));
  }

  /** The site of some games. Little is made before it is asked for. */
  public static Site of(SiteInput input, Delivery delivery) {
    return new Site(input, delivery);
  }

  /**
   * A page that says why there is none.
   *
   * @param path the path that was asked for, which may be anything
   * @param title what is wrong, in a word or two
   * @param detail what is wrong, in a sentence
   */
  public byte[] problem(String path, String title, String detail) {
    ProblemPage page = new ProblemPage(frames.of(path, title), detail);
    return Templates.render("site/problem.jte", page).getBytes(StandardCharsets.UTF_8);
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
   * @param path one of {@link #paths}; of any other there is no file
   */
  public Optional<byte[]> file(String path) {
    Supplier<byte[]> content =
        late.stream()
            .filter(folder -> folder.holds(path))
            .findFirst()
            .map(folder -> folder.files().get(path))
            .orElseGet(() -> files.get(path));
    return content == null
        ? parts.stream().flatMap(part -> part.otherFile(path, frames).stream()).findFirst()
        : Optional.of(content.get());
  }

  /**
   * What a file's bytes depend on, in few letters: the same program makes the same bytes of this
   * path for all sites in which this is the same. Nothing where that is not known.
   */
  public Optional<String> fingerprint(String path) {
    return parts.stream().flatMap(part -> part.fingerprint(path, frames).stream()).findFirst();
  }
}
