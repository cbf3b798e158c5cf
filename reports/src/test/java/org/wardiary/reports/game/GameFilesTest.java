package org.wardiary.reports.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;

/**
 * How many files a game takes: outside its own packages and resources, nothing in the main sources
 * of any module names a game, its classes or its texts, except the lists that CONTRIBUTING counts.
 */
class GameFilesTest {

  /** The files that all games share; CONTRIBUTING says how many there are. */
  private static final Set<String> LISTS =
      Set.of(
          "events/src/main/resources/META-INF/services/org.wardiary.events.game.Game",
          "events/src/main/avro/game-event.avdl",
          "projector/src/main/resources/META-INF/services/org.wardiary.projector.game.GameProjection",
          "analytics/src/main/resources/META-INF/services/org.wardiary.analytics.game.GameStudy",
          "reports/src/main/resources/META-INF/services/org.wardiary.reports.game.GamePresentation");

  private static final Path ROOT = Path.of("..");

  /**
   * What belongs to one game or family of variants.
   *
   * @param name last word of its packages
   * @param own what the path of a file of its own contains
   * @param words what no other file may contain
   */
  record Owner(String name, Pattern own, Pattern words) {

    @Override
    public String toString() {
      return name;
    }
  }

  /** The owners of the games that the main sources list, derived from the games themselves. */
  static List<Owner> owners() throws IOException {
    String listed =
        Files.readString(
            ROOT.resolve(
                LISTS.stream()
                    .filter(f -> f.endsWith("events.game.Game"))
                    .findFirst()
                    .orElseThrow()));
    return Games.all().stream()
        .filter(game -> listed.contains(game.getClass().getName()))
        .collect(Collectors.groupingBy(GameFilesTest::name))
        .entrySet()
        .stream()
        .map(family -> owner(family.getKey(), family.getValue()))
        .toList();
  }

  private static String name(Game game) {
    String name = game.getClass().getPackageName();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static Owner owner(String name, List<Game> games) {
    Set<String> words = new TreeSet<>(List.of("game." + name));
    Set<String> own = new TreeSet<>(List.of("/" + name + "/"));
    for (Game game : games) {
      String maps = game.standardMap();
      words.addAll(List.of(game.id(), game.title(), game.getClass().getSimpleName()));
      own.addAll(
          List.of(maps, game.id().replace('/', '-'), name, maps.replaceAll("^.*?-(on-)", "$1")));
    }
    return new Owner(name, anyOf(own), anyOf(words));
  }

  private static Pattern anyOf(Set<String> texts) {
    return Pattern.compile(texts.stream().map(Pattern::quote).collect(Collectors.joining("|")));
  }

  private static List<Path> mainFiles() {
    return Stream.of("events", "projector", "analytics", "reports")
        .map(module -> ROOT.resolve(module).resolve("src/main"))
        .flatMap(GameFilesTest::filesIn)
        // generated from the .avdl files
        .filter(file -> !file.toString().contains("schemas"))
        .toList();
  }

  private static Stream<Path> filesIn(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("owners")
  void game_isNamedOutsideItsOwnFiles_inTheListsAlone(Owner owner) {
    Set<String> naming = new TreeSet<>();
    for (Path file : mainFiles()) {
      String path = ROOT.relativize(file).toString().replace('\\', '/');
      if (!owner.own().matcher(path).find() && owner.words().matcher(text(file)).find()) {
        naming.add(path);
      }
    }
    assertThat(LISTS).as(owner.name()).containsAll(naming);
    assertThat(naming).as(owner.name()).hasSizeGreaterThanOrEqualTo(4);
  }

  @Test
  void contributing_saysHowManyListsThereAre() throws IOException {
    String page = Files.readString(ROOT.resolve("CONTRIBUTING.md"));
    assertThat(page).contains("a line in each of " + LISTS.size() + " files");
    LISTS.forEach(file -> assertThat(page).contains(file.substring(file.lastIndexOf('/') + 1)));
  }
}
