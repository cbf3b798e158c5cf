package org.wardiary.events.revision;

import java.util.Optional;
import org.wardiary.events.identity.Differences;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.text.Text;

/**
 * What another record of a game changes.
 *
 * @param kind continued, corrected or amended
 * @param fromPly so many first answers stay
 * @param before number of answers before
 * @param after number of answers after
 */
public record Change(Revision kind, int fromPly, int before, int after) {

  private static final String UNFINISHED = "unfinished";

  /** The change from one record to another. */
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
   * What was done, if that is what was asked for. A correction may turn out to change tags alone.
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

  /** What it is instead of what was asked for. */
  public String found() {
    return Text.of(
        "a record of %s of which the first %d are those stored",
        Text.count(after, "answer"), fromPly);
  }
}
