package org.wardiary.reports.text;

import java.util.List;
import org.wardiary.events.text.Text;

/**
 * A game in words. All text is clean: single lines without control characters or direction marks;
 * it must still be escaped for HTML.
 *
 * @param title the game's title
 * @param header facts about the game, e.g. tags, one line each
 * @param parts the story: what precedes the first turn (if anything), each turn, the ending
 */
public record Account(String title, List<String> header, List<Part> parts) {

  /** Copies the lists. */
  public Account {
    header = List.copyOf(header);
    parts = List.copyOf(parts);
  }

  /**
   * A part of the story.
   *
   * @param heading e.g. {@code Turn 3} and the side; may be empty
   * @param paragraphs in order
   */
  public record Part(String heading, List<Paragraph> paragraphs) {

    /** Copies the list. */
    public Part {
      paragraphs = List.copyOf(paragraphs);
    }
  }

  /**
   * A paragraph.
   *
   * @param sort sort of the paragraph
   * @param text one line
   */
  public record Paragraph(Sort sort, String text) {}

  /** What a paragraph contains. */
  public enum Sort {
    /** What happened. */
    STORY,
    /** The score after it. */
    SCORE,
    /** A comment of the record. */
    REMARK
  }

  /** The account as plain text, lines of at most 79 characters where words allow, ending in LF. */
  public String text() {
    StringBuilder out = new StringBuilder();
    PlainText.wrap(out, "", title);
    PlainText.wrap(out, "", "=".repeat(Math.min(PlainText.WIDTH, title.length())));
    header.forEach(line -> PlainText.wrap(out, "", line));
    for (Part part : parts) {
      out.append('\n');
      if (!part.heading().isEmpty()) {
        PlainText.wrap(out, "", part.heading());
      }
      part.paragraphs().forEach(paragraph -> write(out, paragraph));
    }
    return out.toString();
  }

  private static void write(StringBuilder out, Paragraph paragraph) {
    switch (paragraph.sort()) {
      case STORY, SCORE -> PlainText.wrap(out, "  ", paragraph.text());
      case REMARK -> PlainText.wrap(out, "      ", Text.of("“%s”", paragraph.text()));
    }
  }
}
