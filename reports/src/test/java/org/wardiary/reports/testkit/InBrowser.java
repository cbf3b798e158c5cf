package org.wardiary.reports.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/** Tests of pages in a browser that the tests of a class share; skipped if there is none. */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("browser")
public abstract class InBrowser {

  /** Where the pages are. */
  @TempDir protected static Path folder;

  /** Shows the pages. */
  protected static Browser browser;

  @BeforeAll
  static void startBrowser() {
    assumeTrue(Browser.installed());
    browser = Browser.start();
  }

  @AfterAll
  static void stopBrowser() {
    if (browser != null) {
      browser.close();
      browser = null;
    }
  }
}
