package org.wardiary.reports.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.reports.page.Templates;

/** The rulebooks, each a page with an anchor for every rule. */
final class RulesPart implements SitePart {

  /** Folder of the pages. */
  static final String FOLDER = "rules/";

  private static final String INDEX = FOLDER + "index.html";

  /**
   * The list of rulebooks.
   *
   * @param context title, navigation and links of the page
   * @param games titles of games by the page of their rulebook
   */
  record ListModel(PageContext context, Map<String, List<String>> games) {}

  /**
   * A rulebook.
   *
   * @param context title, navigation and links of the page
   * @param book the rulebook
   */
  record BookModel(PageContext context, Rulebook book) {}

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Rules", INDEX));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    Map<String, List<String>> pages = new TreeMap<>();
    for (Game game : Games.all()) {
      game.rulebook()
          .map(name -> FOLDER + name + ".html")
          .ifPresent(
              page -> pages.computeIfAbsent(page, it -> new ArrayList<>()).add(game.title()));
    }
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    ListModel list = new ListModel(site.of(INDEX, "Rules"), pages);
    files.put(INDEX, () -> Templates.bytes("site/rulebooks.jte", list));
    pages.keySet().forEach(page -> files.put(page, () -> book(page, site)));
    return files;
  }

  private static byte[] book(String page, SiteContext site) {
    Rulebook book =
        Rulebook.of(page.substring(FOLDER.length(), page.length() - ".html".length()));
    return Templates.bytes(
        "site/rulebook.jte", new BookModel(site.of(page, book.title()), book));
  }
}
