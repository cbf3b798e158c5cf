package org.wardiary.app.job;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.compare.Comparison;
import org.wardiary.analytics.compare.ComparisonFindings;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Study;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.Progress;
import org.wardiary.app.terminal.Writing;
import org.wardiary.events.game.recorded.FileMap;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.page.ComparedGame;
import org.wardiary.reports.page.ComparisonPage;
import org.wardiary.reports.page.ComparisonWriter;
import org.wardiary.reports.page.Fact;
import org.wardiary.reports.page.PageFolder;
import org.wardiary.reports.page.ReportInput;
import org.wardiary.reports.page.ReportWriter;

/** Compares two sets of games: the work of {@code report --compare}. */
public final class CompareJob {

  private static final List<String> NAMES = List.of("A", "B");

  private final Console console;
  private final Progress progress;

  /**
   * Creates a job that has compared nothing yet.
   *
   * @param console where the findings go
   * @param progress receives the number of files written
   */
  public CompareJob(Console console, Progress progress) {
    this.console = console;
    this.progress = progress;
  }

  /**
   * A set of games.
   *
   * @param words which games they are, in words
   * @param selection the games that count, those of each kind by one set of rules
   * @param known what else is known of the games
   * @param input the input of a report of these games alone
   */
  public record Side(
      String words, GameSelection selection, List<ComparedSets.Known> known, ReportInput input) {

    private Map<String, Study> studies() {
      Map<String, Study> studies = new LinkedHashMap<>();
      input.studies().forEach(study -> studies.put(study.game(), study));
      return studies;
    }

    /** The game file of the games of a kind that are recorded only. */
    private Optional<GameFile> file(String game) {
      return input.games().stream()
          .filter(kind -> kind.info().game().equals(game))
          .flatMap(kind -> kind.map().stream())
          .filter(FileMap.class::isInstance)
          .map(map -> ((FileMap) map).file())
          .findFirst();
    }

    private List<ComparedSets.Known> of(String game) {
      return known.stream().filter(one -> one.game().equals(game)).toList();
    }
  }

  /**
   * Checks the output folder before any work is done.
   *
   * @throws InputRefused if it has a page that is not a report
   */
  public static void requireFolder(Path folder) {
    Stream.of(folder, folder.resolve("a"), folder.resolve("b")).forEach(PageFolder::requireOurs);
  }

  /**
   * Compares two sets of games, prints what differs, and writes the page of the comparison, the
   * report of each set, and their files.
   *
   * @return the files written
   * @throws InputRefused if a game belongs to both sets, or if they have no kind of game in common
   */
  public List<Path> write(Side first, Side second, Path folder) {
    requireDifferent(first, second);
    Map<String, Study> one = first.studies();
    Map<String, Study> other = second.studies();
    List<Comparison.Pair> pairs = new ArrayList<>();
    one.forEach(
        (game, study) ->
            Optional.ofNullable(other.get(game))
                .ifPresent(same -> pairs.add(new Comparison.Pair(study, same))));
    if (pairs.isEmpty()) {
      throw new InputRefused(
          Text.of(
              "expected games of the same kind in A and B but A has %s, B %s",
              String.join(", ", one.keySet()), String.join(", ", other.keySet())));
    }
    List<ComparedGame> games =
        Comparison.of(pairs).stream().map(found -> compared(found, first, second)).toList();
    games.forEach(this::print);
    ComparisonPage page =
        new ComparisonPage(first.words(), second.words(), games, facts(first, second));
    List<Path> written = new ArrayList<>();
    written.addAll(
        new ReportWriter(first.input()).write(folder.resolve("a"), new Writing(progress)));
    written.addAll(
        new ReportWriter(second.input()).write(folder.resolve("b"), new Writing(progress)));
    written.addAll(new ComparisonWriter(page).write(folder, new Writing(progress)));
    return written;
  }

  private static void requireDifferent(Side first, Side second) {
    long[] ids = first.selection().ids();
    Set<Long> one = Arrays.stream(ids).boxed().collect(Collectors.toSet());
    List<Long> both =
        Arrays.stream(second.selection().ids()).boxed().filter(one::contains).toList();
    if (!both.isEmpty()) {
      throw new InputRefused(
          Text.of(
              "expected different games in A and B but %d %s in both, %016x%s",
              both.size(),
              both.size() == 1 ? "is" : "are",
              both.get(0),
              both.size() == 1 ? "" : ", ..."));
    }
  }

  private static ComparedGame compared(Comparison found, Side first, Side second) {
    List<String> notes = new ArrayList<>();
    first
        .file(found.game())
        .flatMap(one -> second.file(found.game()).flatMap(other -> ComparedFiles.note(one, other)))
        .ifPresent(notes::add);
    notes.addAll(new ComparedSets(first.of(found.game()), second.of(found.game())).notes());
    return new ComparedGame(found.first().info().title(), found, notes);
  }

  private static List<Fact> facts(Side first, Side second) {
    List<Fact> facts = new ArrayList<>();
    List<Side> sides = List.of(first, second);
    for (int i = 0; i < sides.size(); i++) {
      String name = NAMES.get(i);
      facts.add(new Fact(name, sides.get(i).words()));
      sides
          .get(i)
          .input()
          .provenance()
          .forEach(fact -> facts.add(new Fact(name + ": " + fact.name(), fact.value())));
    }
    return facts;
  }

  private void print(ComparedGame game) {
    console.out().println(Text.of("%s (%s)", game.title(), source(game.comparison())));
    game.notes().forEach(console.out()::println);
    console.out().println(ComparisonFindings.verdict(game.comparison()));
    for (Finding finding : ComparisonFindings.of(game.comparison())) {
      console.out().println(Text.of("- %s", finding.text()));
    }
    ComparisonFindings.power(game.comparison()).forEach(console.out()::println);
    console.out().println();
  }

  private static String source(Comparison comparison) {
    return Text.of("A: %s; B: %s", comparison.first().source(), comparison.second().source());
  }
}
