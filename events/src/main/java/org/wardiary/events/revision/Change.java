package org.wardiary.events.revision;

import java.util.Optional;
import org.wardiary.events.identity.Differences;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.text.Text;

/**
 * What a new record of a game changes.
 *
 * @param kind continued, corrected or amended
 * @param fromPly number of answers at the start that stay the same
 * @param before number of answers in the old record
 * @param after number of answers in the new record
 */
public record Change(Revision kind, int fromPly, int before, int after) {

  private static final String UNFINISHED = "unfinished";

  /** Compares an old record with a new one. */
  public static Change between(RecordDraft before, RecordDraft after) {
    Differences differences = Differences.between(after, before);
    int stored = differences.stored();
    int here = differences.here();
    int common = Math.min(here, stored);
    int from = differences.firstOther().map(first -> first.ply() - 1).orElse(common);
    if (from == stored && differences.goesOn() && isOpen(before)) {
      return new Change(Revision.CONTINUED, from, stored, here);
    }
    boolean same = from == stored && here == stored;
    return new Change(same ? Revision.AMENDED : Revision.CORRECTED, from, stored, here);
  }

  private static boolean isOpen(RecordDraft record) {
    return record.writtenTags().get("Termination").filter(UNFINISHED::equals).isPresent();
  }

  /**
   * The revision that this change counts as if {@code asked} is requested; empty if {@code asked}
   * does not allow it. What is requested as a correction counts as what it turns out to be, which
   * may be an amendment.
   *
   * @param asked the revision that a command names
   */
  public Optional<Revision> as(Revision asked) {
    boolean sameAnswers = fromPly == before && before == after;
    return switch (asked) {
      case CONTINUED -> Optional.of(kind).filter(asked::equals);
      case AMENDED -> Optional.of(asked).filter(amended -> sameAnswers);
      default -> Optional.of(kind);
    };
  }

  /** Describes this change for the message that refuses it. */
  public String found() {
    return Text.of(
        "a record of %s of which the first %d are those stored",
        Text.count(after, "answer"), fromPly);
  }
}
