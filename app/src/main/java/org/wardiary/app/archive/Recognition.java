package org.wardiary.app.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wardiary.app.archive.ArchiveResult.Current;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.identity.Differences;
import org.wardiary.events.identity.GameIdentity;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.revision.Change;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.Histories;
import org.wardiary.projector.query.ReadSide;

/**
 * Decides how a record relates to the known game that it belongs or may belong to. For one thread.
 */
final class Recognition {

  private static final int SHOWN = 5;

  /**
   * A record to compare with stored ones.
   *
   * @param origin where it was read
   * @param draft its parts
   * @param map the map by which it was judged
   */
  record Record(GameText.Origin origin, RecordDraft draft, MapFile map) {

    /** The command line that makes the record a correction of a stored game, in a sentence. */
    String correction(String id, int from) {
      return Text.of(
          "'wardiary correct %s --from %d --with %s --game-number %d --by WHO --reason WHY' makes it"
              + " a correction of that game",
          id, from, origin.file(), origin.game());
    }
  }

  /** How a record relates to the known game that it belongs or may belong to. */
  sealed interface Recognised {

    /** The outcome is decided, and nothing is left to do. */
    record Settled(ArchiveResult result) implements Recognised {}

    /**
     * The record continues an unfinished stored game.
     *
     * @param differences how the record differs from the stored one
     */
    record Continues(String id, Differences differences) implements Recognised {}
  }

  private final Session session;
  private boolean read;

  Recognition(Session session) {
    this.session = session;
  }

  /** The game with an id as it stands; empty if it cannot be read. */
  private Optional<ArchivedGame> stored(String id) {
    Optional<ArchivedGame> found = read ? standing(session.read(), id) : Optional.empty();
    return found.or(
        () -> {
          read = true;
          return standing(session.caughtUp(remaining -> {}), id);
        });
  }

  private static Optional<ArchivedGame> standing(ReadSide read, String id) {
    return read.games(Set.of(id)).stream().findFirst().map(game -> ArchivedGame.of(game, read));
  }

  /** The records of a game's editions before the current one. */
  private List<RecordDraft> earlier(ArchivedGame game) {
    if (game.edition() == 1) {
      return List.of();
    }
    StoredEditions stored = session.games().editions(game.game().gameId());
    return stored.editions().stream()
        .filter(edition -> edition != stored.last() && !Histories.isWithdrawal(edition))
        .map(edition -> stored.draft(edition.getNumber()))
        .toList();
  }

  /** The candidates that remain once those with more answers have been read and compared. */
  List<KnownGames.Candidate> checked(RecordDraft draft, List<KnownGames.Candidate> candidates) {
    List<KnownGames.Candidate> checked = new ArrayList<>(candidates);
    checked.removeIf(candidate -> candidate.longer() && !begins(draft, candidate.game().id()));
    return checked;
  }

  private boolean begins(RecordDraft draft, String id) {
    return stored(id)
        .filter(record -> !Differences.between(draft, record.draft()).ofAnotherGame())
        .isPresent();
  }

  /** Has games read anew, because they have changed. */
  void refresh() {
    read = false;
  }

  /** Recognises a record whose id is that of a stored game with a different record. */
  Recognised withId(Record record, String id) {
    return stored(id).map(found -> withId(record, id, found)).orElseGet(() -> unread(id));
  }

  private Recognised withId(Record record, String id, ArchivedGame found) {
    Differences differences = Differences.between(record.draft(), found.draft());
    return differences.ofAnotherGame()
        ? earlier(record, id, found).orElseGet(() -> anotherGame(record, id, differences))
        : sameGame(record, id, found);
  }

  /** Recognises a record of an earlier edition of a game; empty if it is of none. */
  private Optional<Recognised> earlier(Record record, String id, ArchivedGame found) {
    return earlier(found).stream()
        .map(edition -> Differences.between(record.draft(), edition))
        .filter(differences -> !differences.ofAnotherGame() && !differences.goesOn())
        .findFirst()
        .map(differences -> duplicate(id, Current.REVISED, differences, otherMap(record, found)));
  }

  private static Recognised duplicate(
      String id, Current current, Differences differences, Optional<String> otherMap) {
    Optional<Differences> shown = Optional.of(differences).filter(found -> !found.none());
    return new Recognised.Settled(new ArchiveResult.Duplicate(id, current, shown, otherMap));
  }

  /** The name of the map if a stored game is on another map of that name; all editions are. */
  private static Optional<String> otherMap(Record record, ArchivedGame stored) {
    return Optional.of(stored.setup().mapFile())
        .filter(map -> !map.equals(record.map()))
        .map(MapFile::name);
  }

  private static Recognised anotherGame(Record record, String id, Differences differences) {
    String reason = "expected a record of game %s, whose id it has, but it is of another game; %s";
    int from = differences.firstOther().map(first -> first.ply() - 1).orElse(0);
    return refused(Text.of(reason, id, record.correction(id, from)), Optional.of(differences));
  }

  private static Recognised refused(String reason, Optional<Differences> differences) {
    return new Recognised.Settled(new ArchiveResult.Refused(reason, differences));
  }

  /**
   * Recognises a record that may belong to any of the candidates, of which there is at least one.
   */
  Recognised among(Record record, List<KnownGames.Candidate> candidates) {
    List<String> same =
        candidates.stream()
            .filter(candidate -> candidate.identity() == GameIdentity.SAME_GAME)
            .map(candidate -> candidate.game().id())
            .toList();
    if (same.size() == 1) {
      String id = same.get(0);
      return stored(id).map(found -> sameGame(record, id, found)).orElseGet(() -> unread(id));
    }
    List<String> ids = candidates.stream().map(candidate -> candidate.game().id()).toList();
    String reason =
        "expected a record that is clearly of one game but it may be of %s, or of another"
            + " game; %s";
    return refused(
        Text.of(reason, games(ids), wayOut(record.draft(), ids)),
        ids.size() == 1 ? differences(record.draft(), ids.get(0)) : Optional.empty());
  }

  private static Recognised sameGame(Record record, String id, ArchivedGame found) {
    Differences differences = Differences.between(record.draft(), found.draft());
    if (!differences.goesOn()) {
      return duplicate(id, Current.THIS, differences, otherMap(record, found));
    }
    if (Change.between(found.draft(), record.draft()).kind() == Revision.CONTINUED) {
      return new Recognised.Continues(id, differences);
    }
    String reason =
        "expected a game as it is stored but this continues game %s, which ended after %s;"
            + " %s; %s";
    int answers = differences.stored();
    return refused(
        Text.of(
            reason,
            id,
            Text.count(answers, "answer"),
            record.correction(id, answers),
            wayOut(record.draft(), List.of(id))),
        Optional.of(differences));
  }

  /**
   * Refuses a record whose game cannot be read: it was itself refused, or its events cannot be
   * folded.
   */
  private static Recognised unread(String id) {
    String reason =
        "expected to compare it with game %s, of which it is a record, but that game cannot be"
            + " read";
    return refused(Text.of(reason, id), Optional.empty());
  }

  private Optional<Differences> differences(RecordDraft draft, String id) {
    return stored(id).map(record -> Differences.between(draft, record.draft()));
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
