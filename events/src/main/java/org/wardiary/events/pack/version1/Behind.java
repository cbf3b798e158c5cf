package org.wardiary.events.pack.version1;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.record.Marks;
import org.wardiary.events.record.RecordDraft;

/**
 * Converts what follows an answer to a list of texts and back: comments as they are; a mark and
 * each variation with a closing brace prefixed, with which no comment begins.
 */
final class Behind {

  private static final String NO_COMMENT = "}";

  private Behind() {}

  static List<String> texts(String mark, List<String> comments, List<String> variations) {
    if (mark.isEmpty() && variations.isEmpty()) {
      return comments;
    }
    List<String> texts = new ArrayList<>();
    if (!mark.isEmpty()) {
      texts.add(NO_COMMENT + mark);
    }
    texts.addAll(comments);
    variations.forEach(variation -> texts.add(NO_COMMENT + variation));
    return texts;
  }

  static void add(List<String> texts, RecordDraft draft) {
    for (String text : texts) {
      String rest = text.startsWith(NO_COMMENT) ? text.substring(NO_COMMENT.length()) : "";
      if (rest.isEmpty()) {
        draft.comments(List.of(text));
      } else if (Marks.ALL.contains(rest)) {
        draft.analysis(rest, List.of());
      } else {
        draft.analysis(Marks.NONE, List.of(rest));
      }
    }
  }
}
