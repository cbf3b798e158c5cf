package org.wardiary.reports.history;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.Histories;
import org.wardiary.projector.view.Edition;
import org.wardiary.reports.draw.Labels;
import org.wardiary.reports.json.EditionJson;

/** Describes the changes to the record of a game in words, as far as a viewer may know of them. */
public final class Corrections {

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.ROOT).withZone(ZoneOffset.UTC);

  private Corrections() {}

  /**
   * One line of cleaned text for each change, and one for the edition shown if it is not the last;
   * empty for a game that was never changed. A side learns that, when and by whom the game was
   * changed, but not why or from which answer on: that could reveal what is hidden.
   */
  public static List<String> lines(GameHistory game, View view) {
    List<String> lines = new ArrayList<>();
    List<Edition> editions = game.editions();
    for (Edition edition : editions) {
      if (edition.getNumber() > 1) {
        String line = view.side().isPresent() ? done(edition) : done(edition) + details(edition);
        lines.add(Labels.clean(line) + (line.endsWith(".") ? "" : "."));
      }
    }
    if (!lines.isEmpty() && game.edition() != editions.size()) {
      String shown = Text.of("edition %d of %d.", game.edition(), editions.size());
      lines.add(
          isRecorded(game) ? "This is the game as it was recorded, " + shown : "This is " + shown);
    }
    return lines;
  }

  private static boolean isRecorded(GameHistory game) {
    return Histories.recorded(game.editions())
        .filter(edition -> edition.getNumber() == game.edition())
        .isPresent();
  }

  private static String done(Edition edition) {
    String what =
        edition.getWhat().substring(0, 1).toUpperCase(Locale.ROOT) + edition.getWhat().substring(1);
    String by =
        edition.getBy().isEmpty()
            ? edition.getWhat().equals(Revision.CONTINUED.done()) ? " by a longer record" : ""
            : " by " + edition.getBy();
    return Text.of("%s%s on %s", what, by, DAY.format(Instant.ofEpochMilli(edition.getTime())));
  }

  private static String details(Edition edition) {
    String from =
        EditionJson.fromPly(edition).map(ply -> Text.of(", from answer %d on", ply + 1)).orElse("");
    String restored =
        edition.getRestored() == 0 ? "" : Text.of(", edition %d", edition.getRestored());
    String why = edition.getReason().isEmpty() ? "" : ": " + edition.getReason();
    return from + restored + why;
  }
}
