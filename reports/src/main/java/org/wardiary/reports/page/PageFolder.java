package org.wardiary.reports.page;

import java.nio.file.Files;
import java.nio.file.Path;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/** The output folder of a report; a page that is not a report is never overwritten. */
public final class PageFolder {

  /** The page, written after {@link #PROVENANCE}. */
  static final String PAGE = "index.html";

  /** The page of a game's tables, in its folder. */
  static final String TABLES = "tables.html";

  /** The table that every report has, which shows that a folder is ours. */
  static final String PROVENANCE = "csv/provenance.csv";

  private PageFolder() {}

  /**
   * Checks a folder before anything is written to it.
   *
   * @throws InputRefused if it has a page that is not a report
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
