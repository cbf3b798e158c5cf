package org.wardiary.reports.page;

import java.util.List;
import java.util.function.Function;
import org.wardiary.analytics.Parts;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Study;

/**
 * What a report is made of.
 *
 * @param title title of the page
 * @param studies the statistics of each kind of game that has games
 * @param filter which games of an archive were selected, in words; empty for all
 * @param events sentences that say which of several events is counted; none if nothing was left out
 *     because of its event
 * @param sections what each event brought, of kinds of games with several events
 * @param games the kinds of games in the order shown; kinds that only have a study come after them
 * @param samples games shown in full
 * @param provenance counts, hashes, versions, seeds: where the report comes from
 */
public record ReportInput(
    String title,
    List<Study> studies,
    String filter,
    List<String> events,
    List<EventSection> sections,
    List<ReportGame> games,
    List<SampleGame> samples,
    List<Fact> provenance) {

  /** Counts the games of an archive now; its parts are no longer needed afterwards. */
  public static ReportInput of(
      String title,
      Parts archive,
      String filter,
      List<ReportGame> games,
      List<SampleGame> samples,
      List<Fact> provenance) {
    List<Study> studies = Studies.of(archive, infos(games));
    return new ReportInput(
        title, studies, filter, List.of(), List.of(), games, samples, provenance);
  }

  /**
   * A function that returns the info of a kind of game by its id; {@link GameInfo#plain} if it is
   * not listed.
   */
  public static Function<String, GameInfo> infos(List<ReportGame> games) {
    return id ->
        games.stream()
            .map(ReportGame::info)
            .filter(info -> info.game().equals(id))
            .findFirst()
            .orElse(GameInfo.plain(id));
  }
}
