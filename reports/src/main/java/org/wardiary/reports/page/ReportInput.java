package org.wardiary.reports.page;

import java.util.List;
import org.wardiary.analytics.Archive;

/**
 * What a report is made of.
 *
 * @param title title of the page
 * @param archive the games
 * @param filter which games of an archive these are, for people; empty for all
 * @param games what is known of the kinds of games; the report shows them in this order, then those
 *     that are not named
 * @param samples games shown in full
 * @param provenance counts, hashes, versions, seeds: where the report comes from
 */
public record ReportInput(
    String title,
    Archive archive,
    String filter,
    List<ReportGame> games,
    List<SampleGame> samples,
    List<Fact> provenance) {}
