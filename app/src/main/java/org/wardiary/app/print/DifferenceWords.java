package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.events.identity.Differences;
import org.wardiary.events.identity.Differences.AnswerDifference;
import org.wardiary.events.identity.Differences.CommentDifference;
import org.wardiary.events.identity.Differences.TagDifference;
import org.wardiary.events.record.Problem;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.text.Text;

/** Puts the differences between a record and the stored one into words. */
final class DifferenceWords {

  private DifferenceWords() {}

  /**
   * All differences in one line, e.g. {@code tag Blue "Ann" here, "Anm" stored; 2 answers fewer
   * here}.
   */
  static String of(Differences differences) {
    List<String> words = new ArrayList<>();
    differences.firstOther().map(DifferenceWords::answer).ifPresent(words::add);
    differences.tags().stream().map(DifferenceWords::tag).forEach(words::add);
    differences.comments().stream()
        .map(found -> texts("comment", "{%s}", found))
        .forEach(words::add);
    differences.marks().stream().map(found -> texts("mark", "%s", found)).forEach(words::add);
    differences.variations().stream()
        .map(found -> texts("variation", "(%s)", found))
        .forEach(words::add);
    int more = differences.here() - differences.stored();
    if (more != 0) {
      String count = Text.count(Math.abs(more), "answer");
      words.add(Text.of("%s %s here", count, more > 0 ? "more" : "fewer"));
    }
    return String.join("; ", words);
  }

  private static String answer(AnswerDifference answer) {
    return Text.of(
        "answer %d is '%s' here, '%s' stored",
        answer.ply(), Problem.shown(answer.here()), Problem.shown(answer.stored()));
  }

  private static String tag(TagDifference tag) {
    return Text.of("tag %s %s here, %s stored", tag.name(), value(tag.here()), value(tag.stored()));
  }

  private static String value(Optional<String> value) {
    return value.map(text -> '"' + Problem.shown(text) + '"').orElse("absent");
  }

  private static String texts(String what, String form, CommentDifference found) {
    String place =
        found.after() == RecordDraft.CLOSING
            ? "after the result"
            : Text.of("after answer %d", found.after());
    return Text.of(
        "%s %s %s here, %s stored",
        what, place, shown(form, found.here()), shown(form, found.stored()));
  }

  private static String shown(String form, List<String> texts) {
    return texts.isEmpty()
        ? "absent"
        : texts.stream()
            .map(text -> Text.of(form, Problem.shown(text)))
            .collect(Collectors.joining(" "));
  }
}
