package org.wardiary.app.viewer;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.wardiary.reports.testkit.InBrowser;

/** The viewer in a real browser, from a file, for every game and every viewer. */
class ViewerTest extends InBrowser {

  @BeforeAll
  static void shareBrowser() {
    ViewerFixture.folder = folder;
    ViewerFixture.browser = browser;
  }

  @Nested
  class Navigation extends ViewerNavigation {}

  @Nested
  class Reading extends ViewerReading {}

  @Nested
  class OnPhone extends ViewerOnPhone {}

  @Nested
  class Sharing extends ViewerSharing {}
}
