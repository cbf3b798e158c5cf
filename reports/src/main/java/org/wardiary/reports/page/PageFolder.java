package org.wardiary.reports.page;

import java.nio.file.Files;
import java.nio.file.Path;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;

/** The folder that a report goes to: nobody else's page is overwritten. */
public final class PageFolder {

  /** The page, written after {@link #PROVENANCE}. */
  static final String PAGE = "index.html";

  /** The table that every report has. */
  static final String PROVENANCE = "csv/provenance.csv";

  private PageFolder() {}

  /**
   * Looks at a folder before anything is written there.
   *
   * @throws InputRefused if it has a page that is no report's
   */
  public static void requireOurs(Path folder) {
    Path page = folder.resolve(PAGE);
    if (Files.exists(page) && !Files.exists(folder.resolve(PROVENANCE))) {
      String reason =
          "expected a folder of ours but %s was made by something else: name another folder";
      throw new InputRefused(Text.of(reason, page));
    }
  }
}
