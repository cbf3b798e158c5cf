package org.wardiary.reports.text;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.reports.draw.Labels;
import org.wardiary.reports.text.Account.Paragraph;
import org.wardiary.reports.text.Account.Part;
import org.wardiary.reports.text.Account.Sort;

/** Collects the parts of an account. Not thread-safe. */
final class AccountParts {

  private final List<Part> ended = new ArrayList<>();
  private List<Paragraph> paragraphs = new ArrayList<>();
  private String heading = "";

  /** Begins a new part; keeps the previous one if it has a heading or a paragraph. */
  void begin(String newHeading) {
    if (!isEmpty()) {
      ended.add(new Part(heading, paragraphs));
    }
    paragraphs = new ArrayList<>();
    heading = newHeading;
  }

  private boolean isEmpty() {
    return paragraphs.isEmpty() && heading.isEmpty();
  }

  /** Adds a paragraph, unless its cleaned text is empty. */
  void add(Sort sort, String text) {
    String clean = Labels.clean(text);
    if (!clean.isEmpty()) {
      paragraphs.add(new Paragraph(sort, clean));
    }
  }

  /** All parts so far, with more paragraphs added to the last. */
  List<Part> allWith(List<Paragraph> more) {
    List<Part> all = new ArrayList<>(ended);
    List<Paragraph> last = new ArrayList<>(paragraphs);
    more.stream()
        .map(paragraph -> new Paragraph(paragraph.sort(), Labels.clean(paragraph.text())))
        .filter(paragraph -> !paragraph.text().isEmpty())
        .forEach(last::add);
    if (!heading.isEmpty() || !last.isEmpty()) {
      all.add(new Part(heading, last));
    }
    return all;
  }

  /** All parts so far. */
  List<Part> all() {
    List<Part> all = new ArrayList<>(ended);
    if (!isEmpty()) {
      all.add(new Part(heading, paragraphs));
    }
    return all;
  }
}
