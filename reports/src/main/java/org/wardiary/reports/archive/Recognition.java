package org.wardiary.reports.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.events.identity.Differences;
import org.wardiary.events.identity.Likeness;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.text.Text;

/** Decides what a record is that is of a known game, or may be. For one thread. */
final class Recognition {

  private static final int SHOWN = 5;

  private final StoredRecords stored;

  Recognition(StoredRecords stored) {
    this.stored = stored;
  }

  /** The candidates that the record may be of when those with more answers are read as well. */
  List<KnownGames.Candidate> checked(RecordDraft draft, List<KnownGames.Candidate> candidates) {
    List<KnownGames.Candidate> checked = new ArrayList<>(candidates);
    checked.removeIf(candidate -> candidate.longer() && !begins(draft, candidate.game().id()));
    return checked;
  }

  private boolean begins(RecordDraft draft, String id) {
    return stored
        .find(id)
        .filter(record -> !Differences.between(draft, record).ofAnotherGame())
        .isPresent();
  }

  /** Of a record whose id is that of a stored game with another record. */
  ArchiveResult withId(RecordDraft draft, String id) {
    return differences(draft, id)
        .map(differences -> withId(draft, id, differences))
        .orElseGet(() -> unread(id));
  }

  private static ArchiveResult withId(RecordDraft draft, String id, Differences differences) {
    if (differences.ofAnotherGame()) {
      String reason = "expected a record of game %s, whose id it has, but it is of another game";
      return new ArchiveResult.Refused(Text.of(reason, id), Optional.of(differences));
    }
    return sameGame(draft, id, differences);
  }

  /** Of a record that may be of some games, at least one. */
  ArchiveResult among(RecordDraft draft, List<KnownGames.Candidate> candidates) {
    List<String> same =
        candidates.stream()
            .filter(candidate -> candidate.likeness() == Likeness.SAME_GAME)
            .map(candidate -> candidate.game().id())
            .toList();
    if (same.size() == 1) {
      String id = same.get(0);
      return differences(draft, id)
          .map(differences -> sameGame(draft, id, differences))
          .orElseGet(() -> unread(id));
    }
    List<String> ids = candidates.stream().map(candidate -> candidate.game().id()).toList();
    String reason =
        "expected a record of which it is clear whose game it is but it may be of %s, or of another"
            + " game; %s";
    return new ArchiveResult.Refused(
        Text.of(reason, games(ids), wayOut(draft, ids)),
        ids.size() == 1 ? differences(draft, ids.get(0)) : Optional.empty());
  }

  private static ArchiveResult sameGame(RecordDraft draft, String id, Differences differences) {
    Optional<Differences> told = Optional.of(differences).filter(found -> !found.none());
    if (!differences.goesOn()) {
      return new ArchiveResult.Duplicate(id, told);
    }
    String reason =
        "expected a game as it is stored but this continues game %s, which is stored with %d"
            + " answer%s; %s";
    int answers = differences.stored();
    return new ArchiveResult.Refused(
        Text.of(reason, id, answers, answers == 1 ? "" : "s", wayOut(draft, List.of(id))), told);
  }

  /** The game was itself refused after all, or its events cannot be folded. */
  private static ArchiveResult unread(String id) {
    String reason = "expected to compare it with game %s, which it is of, but that cannot be read";
    return new ArchiveResult.Refused(Text.of(reason, id), Optional.empty());
  }

  private Optional<Differences> differences(RecordDraft draft, String id) {
    return stored.find(id).map(record -> Differences.between(draft, record));
  }

  private static String games(List<String> ids) {
    String shown = ids.stream().limit(SHOWN).collect(Collectors.joining(", "));
    String more = ids.size() > SHOWN ? Text.of(" and %d more", ids.size() - SHOWN) : "";
    return (ids.size() == 1 ? "game " : "one of the games ") + shown + more;
  }

  private static String wayOut(RecordDraft draft, List<String> ids) {
    String tag = "the tag %s makes it a record of that game, [GameId \"%s\"] a game of its own";
    String given =
        ids.size() == 1 ? "[GameId \"" + ids.get(0) + "\"]" : "GameId with one of these ids";
    return Text.of(tag, given, draft.contentId());
  }
}
