package org.wardiary.app.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.Site;
import org.wardiary.reports.site.SiteInput;

/** The crosstable on the page of a tournament. */
class CrosstablePageTest {

  private static Verdict.Accepted draw(String blue, String gray) {
    String record =
        """
        [Game "squares/civil-war"]
        [Event "Club"]
        [Blue "%s"]
        [Gray "%s"]
        [First "Gray"]
        [Result "draw"]
        [Termination "agreement"]

        1. IGR-G3R IBR-B3C
        draw
        """;
    return GameData.accepted(GameData.one(record.formatted(blue, gray)));
  }

  private static List<String> all(String pattern, String page) {
    return Pattern.compile(pattern)
        .matcher(page)
        .results()
        .map((MatchResult found) -> found.group(1))
        .toList();
  }

  @Test
  void numbersPlayersByPlace_alsoThoseWhoShareARank() {
    SiteInput input = SampleSite.of(List.of(draw("Ann", "Bob"), draw("Carl", "Dora")));
    Site site = Site.of(input, Delivery.FILES);
    String path =
        site.paths().stream()
            .filter(each -> each.matches("tournaments/club[^.]*.html"))
            .findFirst()
            .orElseThrow();
    String page = new String(site.file(path).orElseThrow(), StandardCharsets.UTF_8);
    String crosstable = page.substring(page.indexOf("<table class=\"cross\">"));
    assertThat(all("<td class=\"number\">(\\d+)</td><th scope=\"row\">", page))
        .containsExactly("1", "1", "1", "1");
    assertThat(all("<th scope=\"col\" class=\"number\">(\\d+)</th>", crosstable))
        .containsExactly("1", "2", "3", "4");
    assertThat(all("<th scope=\"row\">(\\d+)\\.", crosstable)).containsExactly("1", "2", "3", "4");
  }
}
