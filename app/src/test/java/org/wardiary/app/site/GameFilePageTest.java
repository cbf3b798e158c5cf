package org.wardiary.app.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.Site;

/** The page of a game file, on a site of games that were recorded by it. */
class GameFilePageTest {

  private static final Pattern CITED = Pattern.compile("\\brule ([^\\s:]+):");

  private static String file(Site site, String path) {
    return new String(site.file(path).orElseThrow(), StandardCharsets.UTF_8);
  }

  private static List<String> paths(Site site, String pattern) {
    return site.paths().stream().filter(path -> path.matches(pattern)).toList();
  }

  private static String page(Site site) {
    List<String> pages = paths(site, "files/.*[.]html");
    assertThat(pages).hasSize(1);
    return pages.get(0);
  }

  @Test
  void everyRuleThatANoteCites_hasAnAnchorOnThePage_toWhichItsGameLinks() {
    Site site = Site.of(SampleSite.recorded("harrow"), Delivery.FILES);
    String page = page(site);
    Set<String> cited = new TreeSet<>();
    for (String game : paths(site, "games/[0-9a-f]+[.]html")) {
      String html = file(site, game);
      assertThat(html)
          .contains("data-rules=\"../" + page + "\"")
          .contains("<a href=\"../" + page + "\">rules</a>");
      CITED.matcher(html).results().forEach(it -> cited.add(it.group(1)));
    }
    assertThat(cited).contains("H7.1", "H7.4");
    assertThat(cited).allSatisfy(rule -> assertThat(file(site, page)).contains("id=\"" + rule));
    assertThat(file(site, "rules/index.html")).contains("../" + page);
  }

  @Test
  void statesUnitsTablesDiceAndScores_asTheFileDoes() {
    Site site = Site.of(SampleSite.recorded("harrow"), Delivery.SERVED);
    assertThat(file(site, page(site)))
        .contains(row("5F", "5th Foot", "Crown", "Infantry", "strength 4/2, move 4", "turn 3 0103"))
        .contains(row("2", "AE", "AR", "AR", "EX", "DE"))
        .contains(row("ford", "ford", "3", ""))
        .contains(row("victory points", "control of Harrow at the end", "5"));
  }

  private static String row(String... cells) {
    return "<td><bdi>" + String.join("</bdi></td><td><bdi>", cells) + "</bdi></td>";
  }
}
