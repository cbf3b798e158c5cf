package org.wardiary.reports.site;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;
import org.wardiary.reports.history.Corrections;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.page.Templates;
import org.wardiary.reports.text.Account;
import org.wardiary.reports.viewer.GamePage;

/**
 * The pages of one game as one viewer may see it.
 *
 * @param row the game in lists
 * @param view what may be shown
 * @param views makes its document
 */
record GamePages(GameRow row, View view, GameViews views) {

  private String id() {
    return row.summary().getGameId();
  }

  private String name(View of) {
    return id() + of.side().map(side -> "." + side.toLowerCase(Locale.ROOT)).orElse("");
  }

  /** Path of the page from the root of the site. */
  String path() {
    return Text.of("games/%s.html", name(view));
  }

  /** Path of its data. */
  String jsonPath() {
    return Text.of("games/%s.json", name(view));
  }

  /** Path of the page for frames of other pages. */
  String embedPath() {
    return Text.of("embed/%s.html", name(view));
  }

  /** The paths of all three files. */
  Stream<String> paths() {
    return Stream.of(path(), jsonPath(), embedPath());
  }

  /** The content of the file with a path; empty if it is none of {@link #paths}. */
  Optional<String> file(String path, SiteContext site) {
    if (path.equals(path())) {
      return Optional.of(whole(site));
    }
    if (path.equals(jsonPath())) {
      return Optional.of(json());
    }
    return path.equals(embedPath()) ? Optional.of(embedded()) : Optional.empty();
  }

  /**
   * The page of a game on the site.
   *
   * @param context title, navigation and links of the page
   * @param pages the pages of the game
   * @param viewer the game to step through
   */
  record Model(PageContext context, GamePages pages, GamePage viewer) {

    GameRow row() {
      return pages.row();
    }

    /** The views of the game that can be chosen, if there are several. */
    List<GamePage.Link> choices() {
      return row().views().size() == 1
          ? List.of()
          : row().views().stream().map(pages::choice).toList();
    }

    /** {@code page} for the link to this page; null for others. */
    String current(GamePage.Link link) {
      return link.equals(pages.choice(pages.view())) ? "page" : null;
    }

    /** Those of the players who have pages. */
    List<String> opponents() {
      return row().names().stream().filter(name -> context.player(name).isPresent()).toList();
    }

    /** The corrections of the recorded game, one line each. */
    List<String> corrections() {
      return Corrections.lines(pages.views().history(pages.id()), pages.view());
    }

    /** The game in words. */
    Account account() {
      GameHistory history = pages.views().history(pages.id());
      return history.account(history.length(), pages.view());
    }
  }

  private GamePage.Link choice(View of) {
    return new GamePage.Link(
        name(of) + ".html",
        of.side().map(side -> Text.of("as %s saw it", side)).orElse("as the umpire sees it"));
  }

  /** The page with the site's navigation. */
  String whole(SiteContext site) {
    PageContext context = site.of(path(), row.players());
    Optional<String> embed = Optional.of(context.to(embedPath()));
    GamePage viewer = page(GamePage.Sort.ALONE, List.of(), embed, archive(context));
    return Templates.render("site/game.jte", new Model(context, this, viewer));
  }

  /** The page for frames of other pages. */
  String embedded() {
    List<GamePage.Link> back = List.of(new GamePage.Link("../" + path(), row.players()));
    return page(GamePage.Sort.EMBEDDED, back, Optional.empty(), Optional.empty()).html();
  }

  /** Links to what other games did; none in a side's view, since they go by the true position. */
  private Optional<GamePage.Archive> archive(PageContext context) {
    OpeningKind kind = OpeningKind.of(row.summary());
    return view.side().isPresent()
        ? Optional.empty()
        : Optional.of(
            new GamePage.Archive(
                context.to(kind.script()), context.to(kind.page()), context.to(SearchPart.PAGE)));
  }

  /**
   * Path of the chances, which are of the true position too. It is the same from both kinds of
   * pages, which are equally deep.
   */
  private Optional<String> chances() {
    return view.side().isPresent() ? Optional.empty() : Optional.of("../" + ChancesPart.path(id()));
  }

  private GamePage page(
      GamePage.Sort sort,
      List<GamePage.Link> links,
      Optional<String> embed,
      Optional<GamePage.Archive> archive) {
    return new GamePage(
        views.document(id(), view),
        row.players(),
        "../assets",
        sort,
        links,
        embed,
        archive,
        Optional.of("../" + GameFilesPart.page(row.summary()).orElse(RulesPart.FOLDER)),
        chances());
  }

  /** The JSON data of both pages. */
  String json() {
    return views.document(id(), view).json() + "\n";
  }
}
