package org.wardiary.reports.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Resources;
import org.wardiary.reports.game.GamePresentations;

/** Rulebooks as pages. */
class RulebookTest {

  private static final Pattern RULE = Pattern.compile("(?m)^([A-Z]{2}-\\d+\\.\\d+)|^## (\\S+)");
  private static final Pattern RULING = Pattern.compile("\\[(R\\d+)");

  static Stream<Game> games() {
    return Games.all().stream();
  }

  private static String html(Game game) {
    return Rulebook.of(game.rulebook().orElseThrow()).html();
  }

  private static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(it -> it.group(1)).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRuleAndRuling_hasAnAnchor_andEveryLinkAPlace(Game game) {
    String text = Resources.text(Game.class, "/rules/" + game.rulebook().orElseThrow() + ".md");
    Set<String> wanted =
        RULE.matcher(text)
            .results()
            .map(it -> it.group(1) == null ? it.group(2) : it.group(1))
            .collect(Collectors.toSet());
    String prefix = wanted.iterator().next().replaceFirst("-.*", "-");
    RULING.matcher(text).results().forEach(it -> wanted.add(prefix + it.group(1)));
    List<String> anchors = found(" id=\"([^\"]+)\"", html(game));
    assertThat(anchors).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(wanted);
    assertThat(anchors).containsAll(found("href=\"#([^\"]+)\"", html(game)));
    assertThat(html(game)).doesNotContain("|---").doesNotContain("&lt;t");
  }

  @ParameterizedTest
  @MethodSource("games")
  void rulesToRead_areInTheRulebook(Game game) {
    assertThat(GamePresentations.of(game.id()).rules().values())
        .allSatisfy(rule -> assertThat(html(game)).contains(" id=\"" + rule + "\""));
  }
}
