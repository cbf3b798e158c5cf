package org.wardiary.app.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.QueryParameter;
import org.wardiary.analytics.filter.QueryText;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.app.file.GivenGameFile;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Option that names two sets of games. */
public final class CompareOption {

  private static final String OPTION = "--compare";
  private static final String DATA = "data";
  private static final String GAME_FILE = "game-file";
  private static final String RULES = QueryParameter.RULES.parameter();
  private static final List<String> NAMES = List.of("A", "B");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = OPTION,
      paramLabel = "GAMES",
      arity = "2",
      description = {
        "two sets of games side by side, and which differences are more than chance:"
            + " --compare 'rules standard' 'rules mine'. Each names filters as the options do,"
            + " divided by commas, the values by 'or', with quotes where they have blanks:"
            + " \"event 'Club evening' or Cup, after 1996\"; 'all' for all games;",
        "'data DIR' for those of another archive; 'game-file FILE' for the games recorded by this"
            + " edition of a game file. The other options are about both"
      })
  private List<String> sets = List.of();

  /**
   * One set of games.
   *
   * @param name its name, A or B
   * @param data the archive's directory, if it is not that of the other options
   * @param query which games of the archive
   * @param words which games these are, in words
   * @param sets both sets as they were typed
   */
  public record Wanted(
      String name, Optional<Path> data, GameQuery query, String words, List<String> sets) {

    /** The option and its values as they are typed for this set's games by some rules. */
    public String with(String rules) {
      List<String> typed = new ArrayList<>(sets);
      int place = NAMES.indexOf(name);
      String set = typed.get(place);
      String named = Text.of("rules %s", rules);
      typed.set(place, set.equals("all") ? named : Text.of("%s, %s", set, named));
      return Text.of("%s \"%s\"", OPTION, String.join("\" \"", typed));
    }

    /** The refusal of its query, or of the games that it matches, as it is told to a person. */
    public InputRefused refused(RuntimeException e) {
      return new InputRefused(Text.of("%s %s: %s", OPTION, name, e.getMessage()));
    }
  }

  /** Whether a comparison is wanted. */
  public boolean isGiven() {
    return !sets.isEmpty();
  }

  /**
   * The two sets.
   *
   * @param common the query of the other options, which applies to both sets
   * @throws ParameterException if a set cannot be read
   */
  public List<Wanted> read(GameQuery common) {
    if (sets.size() != 2) {
      throw new ParameterException(
          spec.commandLine(), Text.of("expected %s once, with two sets of games", OPTION));
    }
    try {
      return List.of(read(0, common), read(1, common));
    } catch (BadQuery e) {
      throw new ParameterException(spec.commandLine(), Text.of("%s %s", OPTION, e.getMessage()));
    }
  }

  private Wanted read(int place, GameQuery common) {
    String name = NAMES.get(place);
    Map<String, List<String>> values =
        new LinkedHashMap<>(QueryText.read(name, sets.get(place), List.of(DATA, GAME_FILE)));
    List<String> data = Optional.ofNullable(values.remove(DATA)).orElse(List.of());
    if (data.size() > 1) {
      throw new BadQuery(name, Text.of("expected one archive but got '%s'", data));
    }
    Optional<GivenGameFile> file = file(name, values);
    List<String> twice = new ArrayList<>(values.keySet());
    twice.retainAll(common.values().keySet());
    if (!twice.isEmpty()) {
      throw new BadQuery(
          name,
          Text.of("expected --%s or %s in %s but not both", twice.get(0), twice.get(0), name));
    }
    common.values().forEach(values::put);
    GameQuery query;
    try {
      query = GameQuery.of(values);
    } catch (BadQuery e) {
      throw new BadQuery(name, e.getMessage());
    }
    String words = query.isAll() ? "all games" : Text.of("games with %s", query.text());
    String where = data.isEmpty() ? "" : Text.of(" of the archive %s", data.get(0));
    String by = file.map(CompareOption::words).orElse("");
    return new Wanted(
        name, data.stream().map(Path::of).findFirst(), query, words + by + where, sets);
  }

  /** Takes a game file for the rules by which the games were recorded. */
  private static Optional<GivenGameFile> file(String name, Map<String, List<String>> values) {
    List<String> files = Optional.ofNullable(values.remove(GAME_FILE)).orElse(List.of());
    if (files.isEmpty()) {
      return Optional.empty();
    }
    if (files.size() > 1 || values.containsKey(RULES)) {
      throw new BadQuery(name, Text.of("expected rules, or one game file, but got '%s'", files));
    }
    GivenGameFile file = GivenGameFile.read(Path.of(files.get(0)));
    values.put(RULES, List.of(RulePools.ofFile(file.file().commonDigest())));
    return Optional.of(file);
  }

  private static String words(GivenGameFile file) {
    String edition = file.file().edition();
    return Text.of(" (%s%s)", file.path(), edition.isEmpty() ? "" : ", edition " + edition);
  }
}
