package org.wardiary.app.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Option;

/** What a site says of whoever keeps the games. */
public final class SiteOptions {

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      defaultValue = "War diary",
      description = "title of the site (default: War diary)")
  private String title;

  @Option(
      names = "--about",
      paramLabel = "FILE",
      description = "a text for the home page, in Markdown (CommonMark)")
  private Path about;

  /** Title of the site. */
  public String title() {
    return title;
  }

  /**
   * The text for the home page, as CommonMark; empty if there is none.
   *
   * @throws InputRefused if its file cannot be read as UTF-8
   */
  public String about() {
    try {
      return about == null ? "" : Files.readString(about);
    } catch (IOException e) {
      throw new InputRefused(
          Text.of("--about: expected a text in UTF-8 but %s cannot be read so", about));
    }
  }
}
