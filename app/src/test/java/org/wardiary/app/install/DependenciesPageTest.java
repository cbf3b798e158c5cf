package org.wardiary.app.install;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Checks that {@code docs/dependencies.md} lists what is packed with the program, with licences.
 * The page is written with {@code mvn -pl app -am verify -Dgoldens.write=true}.
 */
final class DependenciesPageTest {

  private static final Path PAGE = Path.of("../docs/dependencies.md");
  private static final Path LIST = Path.of("target/licences/THIRD-PARTY.txt");
  private static final String HEAD = "| licence | parts |\n|---|---|\n";

  // (licence) (licence) name (group:artifact:version - address)
  private static final Pattern LINE =
      Pattern.compile(
          "^ +((?:\\((?:[^()]|\\([^()]*\\))*\\) )+).*\\((?<part>[^:()]+:[^:()]+):(?<version>[^:() ]+) - .*$",
          Pattern.MULTILINE);
  private static final Pattern LICENCE = Pattern.compile("\\(((?:[^()]|\\([^()]*\\))*)\\)");

  @Test
  void page_listsEveryPart_withVersionAndLicence() throws IOException {
    String list = Files.readString(LIST, UTF_8);
    List<MatchResult> parts = LINE.matcher(list).results().toList();
    assertThat(parts).hasSize(count(list));
    Map<String, Set<String>> byLicence = new TreeMap<>();
    parts.forEach(
        part ->
            byLicence
                .computeIfAbsent(licences(part), licence -> new TreeSet<>())
                .add(part.group(2) + " " + part.group(3)));
    StringBuilder table = new StringBuilder(HEAD);
    byLicence.forEach(
        (licence, names) ->
            table.append("| " + licence + " | " + String.join(", ", names) + " |\n"));
    String page = Files.readString(PAGE, UTF_8);
    if (Boolean.getBoolean("goldens.write")) {
      page = page.substring(0, page.indexOf(HEAD)) + table;
      Files.writeString(PAGE, page, UTF_8);
    }
    assertThat(page).as("written with -Dgoldens.write=true").endsWith("\n" + table);
  }

  private static String licences(MatchResult line) {
    return LICENCE
        .matcher(line.group(1))
        .results()
        .map(found -> found.group(1))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static int count(String list) {
    Matcher head = Pattern.compile("Lists of (\\d+) third-party").matcher(list);
    assertThat(head.find()).isTrue();
    return Integer.parseInt(head.group(1));
  }
}
