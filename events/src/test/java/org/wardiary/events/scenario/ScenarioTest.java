package org.wardiary.events.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;

/**
 * The scenario files of all games: {@code games/GAME/cases/*.case}. See {@code docs/scenarios.md}
 * for the format.
 */
final class ScenarioTest {

  private static final Pattern NUMBERED = Pattern.compile("(?m)^([A-Z]{2}-\\d+\\.\\d+)\\b");
  private static final Pattern HEADING = Pattern.compile("(?m)^## ([A-Z]{2})-(\\d+)\\b");
  private static final Pattern RULING = Pattern.compile("\\[R(\\d+)[]:]");

  @TestFactory
  Stream<DynamicNode> cases_ofEveryGame_hold() {
    return Games.all().stream()
        .map(
            game ->
                DynamicContainer.dynamicContainer(
                    game.id(),
                    ScenarioFile.ofGame(game).stream()
                        .map(
                            scenario ->
                                DynamicTest.dynamicTest(
                                    scenario.toString(),
                                    () -> new ScenarioRun(game, scenario).run()))));
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void cases_ofEveryGame_areThere(Game game) {
    assertThat(ScenarioFile.ofGame(game)).hasSizeGreaterThan(10);
  }

  /** The games by rulebook. */
  static List<Map.Entry<String, List<Game>>> rulebooks() {
    Map<String, List<Game>> books = new TreeMap<>();
    for (Game game : Games.all()) {
      books.merge(
          game.rulebook().orElseThrow(),
          List.of(game),
          (a, b) -> Stream.concat(a.stream(), b.stream()).toList());
    }
    return List.copyOf(books.entrySet());
  }

  /** A parameter whose rule names a ruling too chooses its reading. */
  @ParameterizedTest
  @MethodSource("rulebooks")
  void otherReadings_ofRulings_haveCases(Map.Entry<String, List<Game>> book) {
    Set<String> readings = new TreeSet<>();
    Set<String> chosen = new TreeSet<>();
    for (Game game : book.getValue()) {
      game.parameters().all().stream()
          .filter(parameter -> parameter.rule().contains(" R"))
          .forEach(parameter -> readings.add(parameter.name()));
      ScenarioFile.ofGame(game).stream()
          .flatMap(scenario -> scenario.steps().stream())
          .filter(step -> step.keyword().equals("RULES"))
          .flatMap(step -> step.words().stream())
          .forEach(word -> chosen.add(word.replaceFirst("=.*", "")));
    }
    assertThat(chosen).containsAll(readings);
  }

  @ParameterizedTest
  @MethodSource("rulebooks")
  void ids_ofTheRulebook_areAllNamedByCases(Map.Entry<String, List<Game>> book) throws IOException {
    Set<String> ids = ids(book.getKey());
    assertThat(ids).hasSizeGreaterThan(10);
    Set<String> named = new TreeSet<>();
    for (Game game : book.getValue()) {
      ScenarioFile.ofGame(game).forEach(scenario -> named.addAll(scenario.ids()));
    }
    Set<String> missing = new TreeSet<>(ids);
    missing.removeAll(named);
    assertThat(missing).as("ids of rules/%s.md without a case", book.getKey()).isEmpty();
    named.removeAll(ids);
    assertThat(named).as("ids of cases that rules/%s.md does not have", book.getKey()).isEmpty();
  }

  /** Ids of numbered rules, of sections without numbered rules, and of rulings. */
  private static Set<String> ids(String book) throws IOException {
    String text;
    try (InputStream in = Games.class.getResourceAsStream("/rules/" + book + ".md")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Set<String> ids = new TreeSet<>();
    NUMBERED.matcher(text).results().forEach(found -> ids.add(found.group(1)));
    Matcher heading = HEADING.matcher(text);
    String prefix = "";
    while (heading.find()) {
      prefix = heading.group(1);
      String section = prefix + "-" + heading.group(2);
      if (ids.stream().noneMatch(id -> id.startsWith(section + "."))) {
        ids.add(section);
      }
    }
    for (Matcher ruling = RULING.matcher(text); ruling.find(); ) {
      ids.add(prefix + "-R" + ruling.group(1));
    }
    return ids;
  }
}
