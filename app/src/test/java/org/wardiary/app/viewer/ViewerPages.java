package org.wardiary.app.viewer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.text.Text;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.viewer.GameDocument;
import org.wardiary.reports.viewer.GamePage;
import org.wardiary.reports.viewer.ViewerFiles;

/** Pages of games in a folder, with the viewer's files beside them. */
record ViewerPages(Path folder) {

  /** A folder with the viewer's files. */
  static ViewerPages in(Path folder) throws IOException {
    Path assets = Files.createDirectories(folder.resolve("assets"));
    Files.createDirectories(folder.resolve("games"));
    Files.createDirectories(folder.resolve("embed"));
    Files.writeString(assets.resolve("viewer.js"), ViewerFiles.script());
    Files.writeString(assets.resolve("viewer.css"), ViewerFiles.style());
    Files.writeString(assets.resolve("colours.css"), ViewerFiles.colours());
    Files.writeString(assets.resolve("font.css"), ViewerFiles.font());
    return new ViewerPages(folder);
  }

  /** Writes a game's page and its embedded page; returns the path of the first. */
  Path write(String name, GameHistory history, View view) throws IOException {
    GameDocument document = GameDocument.of(history, view, name);
    Optional<GamePage.Archive> archive =
        view.side().isPresent()
            ? Optional.empty()
            : Optional.of(
                new GamePage.Archive("../openings.js", "../openings.html", "../search.html"));
    Optional<String> chances = archive.map(known -> "../chances.js");
    if (archive.isPresent()) {
      Files.writeString(
          folder.resolve("openings.js"),
          "(window.wardiary = window.wardiary || {}).openings = "
              + Documents.openings(history.setup().game().id())
              + ";");
      Files.writeString(
          folder.resolve("chances.js"),
          "(window.wardiary = window.wardiary || {}).chances = "
              + Documents.chances(history, name)
              + ";dispatchEvent(new Event('wardiary-chances'));");
    }
    String embed = Text.of("embed/%s.html", name);
    GamePage.Sort framed = GamePage.Sort.EMBEDDED;
    Files.writeString(
        folder.resolve(embed),
        new GamePage(
                document,
                "A game",
                "../assets",
                framed,
                List.of(new GamePage.Link(Text.of("../games/%s.html", name), "A game")),
                Optional.empty(),
                Optional.empty(),
                Optional.of("../rules/"),
                chances)
            .html());
    return Files.writeString(
        folder.resolve(Text.of("games/%s.html", name)),
        new GamePage(
                document,
                "A game of the tests",
                "../assets",
                GamePage.Sort.ALONE,
                List.of(new GamePage.Link("", "This view")),
                Optional.of("../" + embed),
                archive,
                Optional.of("../rules/"),
                chances)
            .html());
  }
}
