package org.wardiary.app.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.wardiary.app.web.LiveSite;
import org.wardiary.app.web.WebServer;
import org.wardiary.events.text.Text;
import org.wardiary.reports.site.SiteInput;
import org.wardiary.reports.testkit.Browser;

/**
 * What a served page of each kind loads until it is shown for the first time, and how long that
 * takes on a slow telephone: 1.6 Mbit/s down, 150 ms to the server and back, a processor four times
 * slower than this one.
 */
@EnabledIf("org.wardiary.reports.testkit.Browser#installed")
@Tag("browser")
class FirstPaintTest {

  /** Maximum number of bytes over the network, gzipped, with everything that a page loads. */
  private static final long MOST_BYTES = 200_000;

  private static final int BITS_PER_SECOND = 1_600_000;
  private static final int ROUND_TRIP_MS = 150;
  private static final int SLOWER = 4;

  private static final String LOADED =
      """
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      return [Math.round(paint ? paint.startTime : -1), loaded.reduce((sum, it) => sum + it.transferSize, 0)];
      """;

  private static Stream<String> pages(SiteInput input) {
    String game = input.games().get(0).getGameId();
    return Stream.of(
        "rules/index.html", // the browser has started when others are measured
        "index.html",
        "tournaments/index.html",
        "players/index.html",
        "games/index.html",
        "games/" + game + ".html",
        "embed/" + game + ".html",
        "openings/index.html",
        "search/index.html",
        "sequences/index.html",
        "report/index.html",
        "play/index.html");
  }

  @Test
  void noPage_loadsMoreThan200KilobytesForItsFirstPaint() throws IOException {
    SiteInput input = SampleSite.dangerous();
    LiveSite live = new LiveSite(failure -> false);
    live.show(input);
    StringBuilder table =
        new StringBuilder("page                    first paint, ms    bytes gzipped\n");
    try (WebServer server = WebServer.start(live, "127.0.0.1", 0, List.of());
        Browser browser = Browser.start()) {
      slow(browser);
      for (String path : pages(input).toList()) {
        URI address = URI.create(Text.of("http://127.0.0.1:%d/%s", server.port(), path));
        // made before, as for all visitors but the first
        address.toURL().openStream().close();
        browser.open(address);
        browser.await("return performance.getEntriesByName('first-contentful-paint').length > 0");
        List<?> loaded = (List<?>) browser.run(LOADED);
        String name = path.replaceAll("[0-9a-f]{16}", "ID");
        table.append(Text.of("%-22s %18s %16s%n", name, loaded.get(0), loaded.get(1)));
        assertThat((Long) loaded.get(1)).as(path).isPositive().isLessThan(MOST_BYTES);
      }
    }
    System.out.print(table);
  }

  private static void slow(Browser browser) {
    browser.driver().executeCdpCommand("Network.enable", Map.of());
    browser.driver().executeCdpCommand("Network.setCacheDisabled", Map.of("cacheDisabled", true));
    browser
        .driver()
        .executeCdpCommand(
            "Network.emulateNetworkConditions",
            Map.of(
                "offline",
                false,
                "latency",
                ROUND_TRIP_MS,
                "downloadThroughput",
                BITS_PER_SECOND / 8,
                "uploadThroughput",
                BITS_PER_SECOND / 16));
    browser.driver().executeCdpCommand("Emulation.setCPUThrottlingRate", Map.of("rate", SLOWER));
  }
}
