package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.filter.EventPools;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.app.terminal.Version;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.Histories;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.reports.page.Fact;
import org.wardiary.reports.rows.Census;

/** Facts about the games of a report or of exported rows. */
public final class GameFacts {

  private GameFacts() {}

  /** The provenance of a report of some games. */
  public static List<Fact> of(
      ReadSide read, GameSelection selection, Census census, GameQuery query) {
    List<Fact> facts = counts(read, selection, census, query);
    int first = query.isAll() ? 0 : 1;
    selection.eventsNote().ifPresent(text -> facts.add(first, new Fact("Events", text)));
    selection.playersNote().ifPresent(text -> facts.add(first, new Fact("Players", text)));
    selection.note().ifPresent(text -> facts.add(first, new Fact("Rules", text)));
    selection.unplayedNote().ifPresent(text -> facts.add(first, new Fact("Not played", text)));
    return facts;
  }

  /** Which games these are, how many, and which program processed them. */
  public static List<Fact> counts(
      ReadSide read, GameSelection selection, Census census, GameQuery query) {
    List<Fact> facts = new ArrayList<>();
    if (!query.isAll()) {
      facts.add(new Fact("Filter", query.text()));
    }
    facts.add(new Fact("Games", Long.toString(census.games())));
    if (census.resultOnly() > 0) {
      facts.add(
          new Fact(
              "Result only",
              Text.of(
                  "of %s only the result is known; statistics about play leave %s out",
                  Text.count(census.resultOnly(), "game"),
                  census.resultOnly() == 1 ? "it" : "them")));
    }
    if (census.gamesByEvent().size() > 1) {
      facts.add(new Fact("Games of several events", EventPools.text(census.gamesByEvent())));
    }
    corrections(read, selection, census)
        .ifPresent(text -> facts.add(new Fact("Corrections", text)));
    facts.add(new Fact("Answers", Long.toString(census.answers())));
    facts.add(new Fact("Events", Long.toString(census.events())));
    facts.add(
        new Fact(
            "Fingerprint of the games (SHA-256 of their ids, sorted)", selection.fingerprint()));
    facts.add(new Fact("Program", "wardiary " + Version.text()));
    return facts;
  }

  /** How corrections of stored games affect the report; empty if there are none. */
  private static Optional<String> corrections(
      ReadSide read, GameSelection selection, Census census) {
    if (read.isAsRecorded()) {
      return Optional.of("none: the games as they were first recorded");
    }
    long changed = census.ofSeveralEditions() == 0 ? 0 : changed(read, selection);
    return changed == 0
        ? Optional.empty()
        : Optional.of(Text.of("%d of the games changed since they were recorded", changed));
  }

  private static long changed(ReadSide read, GameSelection selection) {
    return read.histories().stream()
        .filter(history -> selection.has(history.getGameId()))
        .filter(Histories::isChanged)
        .count();
  }
}
