package org.wardiary.reports.site;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;

/**
 * What the layout needs to know of one page: title, navigation, and links from the page to other
 * files.
 *
 * @param site what all pages share
 * @param path the page's path from the root of the site
 * @param title the page's title
 */
record PageContext(SiteContext site, String path, String title) {

  /** A link from this page to another file of the site. */
  String to(String target) {
    return "../".repeat((int) path.chars().filter(c -> c == '/').count()) + target;
  }

  /** A link to a player's page, if there is one. */
  Optional<String> player(String name) {
    return site.addresses().player(name).map(this::to);
  }

  /** A link to the page of a game's tournament, if it belongs to one. */
  Optional<String> event(GameRow game) {
    return site.addresses().event(game.summary()).map(this::to);
  }

  /** A link to the page of a game's opening. */
  String opening(GameRow game) {
    return to(OpeningKind.of(game.summary()).page());
  }

  /** A link to the rules of a game: its rulebook, or what its game file states. */
  Optional<String> rules(GameRow game) {
    return GameFilesPart.page(game.summary())
        .or(() -> Games.find(game.summary().getGame()).flatMap(Game::rulebook).map(RulesPart::page))
        .map(this::to);
  }

  /** A game beside another one in its round: the next one for 1, the one before for -1. */
  Optional<GameRow> beside(GameRow game, int by) {
    return site.addresses().beside(game.summary(), by);
  }

  /** A link to the list of those games in which a parameter of the list has some values. */
  String games(String parameter, List<String> values) {
    return to(GamesPart.INDEX)
        + values.stream()
            .map(it -> parameter + "=" + URLEncoder.encode(it, StandardCharsets.UTF_8))
            .collect(Collectors.joining("&", "#", ""));
  }

  /** The title of the page followed by that of the site, for the browser. */
  String fullTitle() {
    return title.equals(site.title()) ? title : Text.of("%s · %s", title, site.title());
  }

  /** The navigation. */
  List<Link> links() {
    return site.links();
  }

  /**
   * The value of {@code aria-current}: {@code page} for the link to this page, {@code true} for the
   * link to its part of the site, null for others.
   */
  String current(Link link) {
    if (link.path().equals(path)) {
      return "page";
    }
    return folder(link.path()).equals(folder(path)) && !folder(path).isEmpty() ? "true" : null;
  }

  private static String folder(String path) {
    return path.substring(0, path.lastIndexOf('/') + 1);
  }

  /** Path, from the page, at which it is told of new games; null if there is no server. */
  String changes() {
    return site.delivery() == Delivery.SERVED ? to(Site.CHANGES) : null;
  }

  /** Path of the page's JSON data, from the page. */
  String json() {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return name.replaceFirst("\\.html$", ".json");
  }
}
