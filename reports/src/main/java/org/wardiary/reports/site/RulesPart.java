package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.Templates;

/** The rulebooks, each a page with an anchor for every rule. */
final class RulesPart implements SitePart {

  /** Folder of the pages. */
  static final String FOLDER = "rules/";

  private static final String INDEX = FOLDER + "index.html";

  private final SiteInput input;

  RulesPart(SiteInput input) {
    this.input = input;
  }

  /**
   * The list of rulebooks.
   *
   * @param context title, navigation and links of the page
   * @param games titles of games by the page of their rulebook
   * @param files the pages of game files, each with its games
   */
  record ListModel(
      PageContext context, Map<String, List<String>> games, Map<String, List<GameSummary>> files) {}

  /**
   * A rulebook.
   *
   * @param context title, navigation and links of the page
   * @param book the rulebook
   */
  record BookModel(PageContext context, Rulebook book) {}

  /** Path of the page of a rulebook with a name. */
  static String page(String name) {
    return FOLDER + name + ".html";
  }

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Rules", INDEX));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    Map<String, List<String>> pages = new TreeMap<>();
    for (Game game : Games.all()) {
      game.rulebook()
          .map(RulesPart::page)
          .ifPresent(
              page -> pages.computeIfAbsent(page, it -> new ArrayList<>()).add(game.title()));
    }
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    ListModel list =
        new ListModel(
            site.of(INDEX, "Rules"), pages, new TreeMap<>(GameFilesPart.pages(input.games())));
    files.put(INDEX, () -> Templates.bytes("site/rulebooks.jte", list));
    files.put(FOLDER + "index.json", () -> Json.bytes(json(pages)));
    for (String page : pages.keySet()) {
      String name = page.substring(FOLDER.length(), page.length() - ".html".length());
      files.put(page, () -> book(name, page, site));
      files.put(
          FOLDER + name + ".json",
          () -> Json.bytes(Json.object().put("markdown", Rulebook.text(name))));
    }
    return files;
  }

  private static ObjectNode json(Map<String, List<String>> pages) {
    ObjectNode json = Json.object();
    ArrayNode books = json.putArray("rulebooks");
    pages.forEach(
        (page, games) -> games.forEach(books.addObject().put("page", page).putArray("games")::add));
    return json;
  }

  private static byte[] book(String name, String page, SiteContext site) {
    Rulebook book = Rulebook.of(name);
    return Templates.bytes("site/rulebook.jte", new BookModel(site.of(page, book.title()), book));
  }
}
