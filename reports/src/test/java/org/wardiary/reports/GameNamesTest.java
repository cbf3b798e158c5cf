package org.wardiary.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;

/** No source outside the games' own packages names a game or a side. */
class GameNamesTest {

  private static final Path SOURCES = Path.of("src/main");
  private static final Pattern LITERAL = Pattern.compile("\"(?:\\\\.|[^\"\\\\\n])*\"");
  private static final Pattern OWN = Pattern.compile(".*/reports/game/\\w+/.*");

  private static List<Path> commonSources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(java|jte|css)"))
          .filter(file -> !OWN.matcher(file.toString().replace('\\', '/')).matches())
          .toList();
    }
  }

  /** Ids, their last parts, and titles, as whole words. */
  private static Pattern names() {
    List<String> names = new ArrayList<>();
    for (Game game : Games.all()) {
      names.add(game.id());
      names.add(game.title());
      names.add(game.title().replaceAll("[:(].*", "").strip());
      names.add(game.id().replaceAll(".*/", ""));
    }
    return anyOf(names);
  }

  private static Pattern sides() {
    return anyOf(Games.all().stream().flatMap(game -> game.sides().stream()).toList());
  }

  private static Pattern anyOf(List<String> words) {
    return Pattern.compile(
        "\\b(?:" + String.join("|", words.stream().map(Pattern::quote).toList()) + ")\\b");
  }

  @Test
  void aGamesIdAndTitle_standInItsOwnPackagesAlone() throws IOException {
    Pattern names = names();
    assertThat(names.matcher("e.g. squares/civil-war").find()).isTrue();
    assertThat(commonSources())
        .hasSizeGreaterThan(50)
        .noneMatch(file -> names.matcher(text(file)).find());
  }

  @Test
  void aSidesName_isATextOfItsGamesPackagesAlone() throws IOException {
    Pattern sides = sides();
    assertThat(sides.matcher("Red's luck").find()).isTrue();
    assertThat(commonSources())
        .noneMatch(
            file ->
                LITERAL
                    .matcher(text(file))
                    .results()
                    .anyMatch(m -> sides.matcher(m.group()).find()));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
