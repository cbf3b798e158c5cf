package org.wardiary.app.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.wardiary.events.record.LineText;
import org.wardiary.events.record.RecordDraft;

/**
 * The movetext of a record under construction.
 *
 * @param answers the words of the movetext; several answers may be joined in one word
 * @param behind the marks, comments and variations after a number of words (0: before the first),
 *     as records write them
 * @param closing comments after the result, as records write them
 */
record Moves(List<String> answers, Map<Integer, List<String>> behind, List<String> closing) {

  /** The movetext of a record, comments and analysis included. */
  static Moves of(RecordDraft draft) {
    Map<Integer, List<String>> behind = new TreeMap<>();
    draft.marks().forEach((after, mark) -> add(behind, after, List.of(mark)));
    draft.comments().forEach((after, texts) -> add(behind, after, within("{", texts, "}")));
    draft.variations().forEach((after, texts) -> add(behind, after, within("(", texts, ")")));
    List<String> closing = behind.remove(RecordDraft.CLOSING);
    return new Moves(draft.answers(), behind, closing == null ? List.of() : closing);
  }

  /** The first words of a line; what follows an omitted word is moved behind the last word kept. */
  static Moves of(LineText line, int words) {
    List<String> answers = new ArrayList<>();
    Map<Integer, List<String>> behind = new TreeMap<>();
    for (int word = -1; word < line.size(); word++) {
      if (word >= 0 && word < words) {
        answers.add(line.word(word));
      }
      int after = Math.min(words, word + 1);
      line.mark(word).ifPresent(mark -> add(behind, after, List.of(mark.text())));
      add(behind, after, within("{", texts(line, word), "}"));
      add(behind, after, within("(", variations(line, word), ")"));
    }
    return new Moves(answers, behind, List.of());
  }

  private static List<String> texts(LineText line, int word) {
    return line.comments(word).stream().map(LineText.Comment::text).toList();
  }

  private static List<String> variations(LineText line, int word) {
    return line.variations(word).stream().map(variation -> variation.line().text()).toList();
  }

  private static List<String> within(String before, List<String> texts, String after) {
    return texts.stream().map(text -> before + text + after).toList();
  }

  private static void add(Map<Integer, List<String>> behind, int after, List<String> texts) {
    if (!texts.isEmpty()) {
      behind.merge(after, texts, Moves::joined);
    }
  }

  private static List<String> joined(List<String> one, List<String> other) {
    List<String> both = new ArrayList<>(one);
    both.addAll(other);
    return both;
  }

  /** The first words of this movetext, each with what follows it. */
  Moves first(int words) {
    Map<Integer, List<String>> kept = new TreeMap<>(behind);
    kept.keySet().removeIf(after -> after > words);
    return new Moves(answers.subList(0, words), kept, closing);
  }

  /** This movetext followed by another. */
  Moves then(Moves others) {
    Map<Integer, List<String>> texts = new TreeMap<>(behind);
    others.behind.forEach((after, more) -> add(texts, answers.size() + after, more));
    return new Moves(joined(answers, others.answers), texts, closing);
  }

  /** The movetext after the first words, without the marks, comments and variations of those. */
  Moves from(int words) {
    Map<Integer, List<String>> kept = new TreeMap<>();
    behind.forEach(
        (after, texts) -> {
          if (after > words) {
            kept.put(after - words, texts);
          }
        });
    int first = Math.min(words, answers.size());
    return new Moves(answers.subList(first, answers.size()), kept, closing);
  }

  /** This movetext with a variation added after a word, which is counted from 1. */
  Moves varied(int word, String line) {
    Map<Integer, List<String>> more = new TreeMap<>(behind);
    add(more, word, within("(", List.of(line), "\n)"));
    return new Moves(answers, more, closing);
  }

  /** The movetext, one word per line, with the result. */
  String text(String result) {
    StringJoiner out = new StringJoiner("\n", "", "\n");
    for (int i = 0; i <= answers.size(); i++) {
      behind.getOrDefault(i, List.of()).forEach(out::add);
      if (i < answers.size()) {
        out.add(answers.get(i));
      }
    }
    out.add(result);
    closing.forEach(out::add);
    return out.toString();
  }
}
