package org.wardiary.reports.viewer;

import java.util.List;
import java.util.Optional;
import org.wardiary.reports.page.Templates;

/**
 * A page that shows one game. It holds the game's document, so that it works from a folder too; it
 * loads nothing but the viewer's two files ({@link ViewerFiles}).
 *
 * @param document the game
 * @param title title of the page, any text
 * @param assets folder of the viewer's files, relative to the page, e.g. {@code ../assets}
 * @param sort whether it stands alone or within another page
 * @param links what it links to, e.g. other views of the game
 * @param embed address of its embedded page, relative to this one, if there is one
 * @param archive where to find what other games did, if known
 * @param rules folder of the rulebooks' pages, or for a recorded game the page of its game file,
 *     relative to the page, if there is one
 * @param chances address of a script with a {@link ChancesDocument}'s data, relative to the page,
 *     if there is one
 */
public record GamePage(
    GameDocument document,
    String title,
    String assets,
    Sort sort,
    List<Link> links,
    Optional<String> embed,
    Optional<Archive> archive,
    Optional<String> rules,
    Optional<String> chances) {

  /**
   * The content security policy that suffices for the page, which runs and shows nothing from
   * elsewhere.
   */
  public static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
          + " font-src 'self' data:";

  /** Where a page is shown. */
  public enum Sort {
    /** By itself. */
    ALONE,
    /** In a frame of another page: its heading is its first link, which leads to the page alone. */
    EMBEDDED
  }

  /**
   * A link.
   *
   * @param address address relative to the page; empty for the page itself
   * @param text its text
   */
  public record Link(String address, String text) {}

  /**
   * Where the page finds what other games did; addresses are relative to the page.
   *
   * @param openings a script with an {@link OpeningsDocument}'s data
   * @param explorer the opening explorer with the same data
   * @param search the page that finds games by a position
   */
  public record Archive(String openings, String explorer, String search) {}

  /** Copies the list. */
  public GamePage {
    links = List.copyOf(links);
  }

  /** The whole document. */
  public String html() {
    return Templates.render("viewer/game.jte", this);
  }

  /** Whether it is shown in a frame. */
  public boolean embedded() {
    return sort == Sort.EMBEDDED;
  }

  /** The class of the page's body. */
  public String bodyClass() {
    return embedded() ? "wd-page wd-embedded" : "wd-page";
  }
}
