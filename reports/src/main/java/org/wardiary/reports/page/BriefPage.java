package org.wardiary.reports.page;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.Phrases;

/**
 * The brief of a game: what its designer asks, each question answered in a sentence, with a picture
 * and a link to the evidence. Its template is {@code page/brief.jte}.
 *
 * @param input what the report is made of
 * @param report the part of the report about the game
 * @param site address of the home page of the site that the report belongs to, if it belongs to one
 */
record BriefPage(ReportInput input, GameReport report, Optional<String> site) {

  /** The whole document. */
  String html() {
    return Templates.render("page/brief.jte", this);
  }

  String css() {
    return Stylesheet.with("report.css");
  }

  /** Whether any of its sentences has an interval. */
  boolean intervals() {
    return report.findings().stream().anyMatch(one -> one.text().contains(Phrases.INTERVAL));
  }

  List<Answer> answers() {
    return report.answers();
  }
}
