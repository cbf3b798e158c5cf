package org.wardiary.reports.testkit;

import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What axe finds wrong with an open page for people who use a keyboard or a screen reader. */
public final class Accessibility {

  /**
   * Runs in the page and returns only what is wrong: a large page passes checks in hundreds of
   * thousands of places, and describing them all takes longer than checking them.
   */
  private static final String RUN =
      """
      const done = arguments[arguments.length - 1];
      axe.run(arguments[0].length ? arguments[0] : document, { resultTypes: ['violations'] })
        .then((found) => found.violations.flatMap((rule) =>
          rule.nodes.map((node) => rule.id + ': ' + node.html + ' ' + node.failureSummary)))
        .catch((error) => ['axe failed: ' + error])
        .then(done);
      """;

  private Accessibility() {}

  /**
   * Checks a page.
   *
   * @param selectors the elements to check, in CSS; without any the whole page
   * @return a line for each element that breaks a rule
   */
  public static List<?> violations(Browser browser, String... selectors) {
    browser.run(axe());
    return (List<?>) browser.driver().executeAsyncScript(RUN, List.of(selectors));
  }

  private static String axe() {
    try (InputStream in = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
