package org.wardiary.reports.viewer;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.text.Account;
import org.wardiary.reports.text.Narrator;

/** What happened in each step, in words: what it adds to the account of the game. */
final class Words {

  /**
   * A line of words.
   *
   * @param sort {@code h} a heading, {@code s} the story, {@code p} the score, {@code r} a comment
   * @param text one line
   */
  record Line(String sort, String text) {}

  private final Narrator narrator = new Narrator(GamePresentations::wording);
  private List<Line> before = List.of();

  /** The words of the next step. A sentence that continues is told from its beginning. */
  List<Line> of(SeenPosition step) {
    for (SpecificRecord body : step.events()) {
      narrator.accept(new EmittedEvent(0, 0, "", body));
    }
    List<Line> now = lines(narrator.unended());
    int same = 0;
    while (same < Math.min(before.size(), now.size()) && before.get(same).equals(now.get(same))) {
      same++;
    }
    List<Line> added = new ArrayList<>(now.subList(same, now.size()));
    // lines that were waiting before may now be in another order
    before.subList(same, before.size()).forEach(added::remove);
    before = now;
    return added;
  }

  /** Facts about the game, e.g. tags, one line each. */
  List<String> header() {
    return narrator.unended().header();
  }

  private static List<Line> lines(Account account) {
    List<Line> lines = new ArrayList<>();
    for (Account.Part part : account.parts()) {
      if (!part.heading().isEmpty()) {
        lines.add(new Line("h", part.heading()));
      }
      part.paragraphs().forEach(paragraph -> lines.add(line(paragraph)));
    }
    return lines;
  }

  private static Line line(Account.Paragraph paragraph) {
    String sort =
        switch (paragraph.sort()) {
          case STORY -> "s";
          case SCORE -> "p";
          case REMARK -> "r";
        };
    return new Line(sort, paragraph.text());
  }
}
