package org.wardiary.app.archive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.identity.AlikeNames;
import org.wardiary.events.identity.AnswerHashes;
import org.wardiary.events.identity.GameIdentity;
import org.wardiary.events.identity.Names;
import org.wardiary.events.identity.Occasion;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;

/**
 * The games that a record may belong to: those stored, and those of this run. Takes some 400 bytes
 * per game. For one thread.
 */
final class KnownGames {

  /**
   * A game that a record may belong to.
   *
   * @param longer whether it has more answers than the record; then it remains to be checked that
   *     it begins with the record's answers, since the hash covers only its first answers
   */
  record Candidate(KnownGame game, GameIdentity identity, boolean longer) {}

  private static final byte[] GONE = {};

  private final List<byte[]> games = new ArrayList<>();
  private final AlikeNames names = new AlikeNames();
  private final GamesByHash byId = new GamesByHash();
  private final GamesByHash byAnswers = new GamesByHash();
  private final GamesByHash byBeginning = new GamesByHash();
  private final GamesByHash byPlayers = new GamesByHash();
  // of these, the games without answers that have ended
  private final GamesByHash resultOnly = new GamesByHash();

  /** The names of players and events of all these games. */
  AlikeNames names() {
    return names;
  }

  /** Adds the games of the archive. */
  void read(StoredRows<GameSummary> stored) {
    stored.read(
        (id, message) -> {
          // if a game occurs more than once, the last row counts
          remove(id);
          message.map(stored::decode).ifPresent(this::add);
        });
  }

  private void add(GameSummary row) {
    // a game whose record gives its id is recognised by the id alone
    add(KnownGame.of(row), row.getGame(), row.getOwnId() ? List.of() : row.getAnswerHashes());
  }

  private void remove(String id) {
    for (int game : byId.of(KnownGameBytes.number(id))) {
      games.set(game, GONE);
    }
  }

  /** Whether a game has this id. */
  boolean has(String id) {
    return !known(byId, KnownGameBytes.number(id)).isEmpty();
  }

  /** Adds a game of this run. */
  void add(RecordDraft draft, String id, Setup setup) {
    AnswerHashes hashes = hashes(setup);
    draft.answers().forEach(hashes::answer);
    boolean own = draft.writtenTags().gameId().isPresent();
    add(
        KnownGame.of(draft, id, setup.game().sides()),
        setup.game().id(),
        own ? List.of() : hashes.kept());
  }

  private void add(KnownGame game, String kind, List<Long> hashes) {
    int number = games.size();
    games.add(KnownGameBytes.of(game));
    names.addStored(game.occasion());
    byId.add(KnownGameBytes.number(game.id()), number);
    if (!hashes.isEmpty()) {
      byPlayers.add(players(kind, game), number);
      if (game.isResultOnly()) {
        resultOnly.add(players(kind, game), number);
      }
    }
    int last = hashes.size() - 1;
    for (int i = 0; i <= last; i++) {
      (i == last ? byAnswers : byBeginning).add(hashes.get(i), number);
    }
  }

  /** A hash of the kind of game and the players of both sides. */
  private static long players(String kind, KnownGame game) {
    AnswerHashes hashes = new AnswerHashes(kind, "", "", "");
    for (String player : game.occasion().players()) {
      hashes.answer(Occasion.isKnown(player) ? Names.same(player) : "");
    }
    return hashes.current();
  }

  /** The games that an index has under a hash. */
  private List<KnownGame> known(GamesByHash index, long hash) {
    int[] numbers = index.of(hash);
    if (numbers.length == 0) {
      return List.of();
    }
    return Arrays.stream(numbers)
        .mapToObj(games::get)
        .filter(bytes -> bytes.length > 0)
        .map(KnownGameBytes::game)
        .toList();
  }

  private static AnswerHashes hashes(Setup setup) {
    String first = setup.tags().get("First").orElse("");
    String rules = setup.tags().get(RulesTag.NAME).orElse("");
    return new AnswerHashes(setup.game().id(), setup.mapFile().name(), rules, first);
  }

  /** The games that a record without an id may belong to, certain mismatches left out. */
  List<Candidate> like(RecordDraft draft, Setup setup) {
    KnownGame record = KnownGame.of(draft, "", setup.game().sides());
    List<Candidate> found = new ArrayList<>();
    AnswerHashes hashes = hashes(setup);
    int kept = AnswerHashes.keptWithin(record.answers());
    long beginning = hashes.current();
    int count = 0;
    for (String answer : draft.answers()) {
      shorter(record, hashes.current(), count, found);
      hashes.answer(answer);
      count++;
      beginning = count == kept ? hashes.current() : beginning;
    }
    equal(record, hashes.current(), found);
    longer(record, beginning, found);
    byResult(record, players(setup.game().id(), record), found);
    found.removeIf(candidate -> candidate.identity() == GameIdentity.OTHER_GAME);
    found.sort(Comparator.comparing(candidate -> candidate.game().id()));
    return found;
  }

  private void shorter(KnownGame record, long hash, int answers, List<Candidate> found) {
    for (KnownGame game : known(byAnswers, hash)) {
      GameIdentity identity =
          GameIdentity.ofBeginning(answers, progress(game), record.occasion(), game.occasion());
      found.add(new Candidate(game, identity, false));
    }
  }

  private static GameIdentity.Shorter progress(KnownGame game) {
    return game.open() ? GameIdentity.Shorter.OPEN : GameIdentity.Shorter.ENDED;
  }

  private void equal(KnownGame record, long hash, List<Candidate> found) {
    for (KnownGame game : known(byAnswers, hash)) {
      if (!record.isResultOnly() || !game.isResultOnly()) {
        GameIdentity identity =
            GameIdentity.ofEqual(record.answers(), record.occasion(), game.occasion());
        found.add(new Candidate(game, identity, false));
      }
    }
  }

  /** Compares games of which one, at least, has an end but no answers. */
  private void byResult(KnownGame record, long players, List<Candidate> found) {
    for (KnownGame game : known(record.isResultOnly() ? byPlayers : resultOnly, players)) {
      boolean longer = game.answers() > record.answers();
      if (!game.open() && (record.isResultOnly() || !record.open())) {
        GameIdentity identity = GameIdentity.ofResults(record.occasion(), game.occasion());
        found.add(new Candidate(game, identity, longer));
      }
    }
  }

  private void longer(KnownGame record, long hash, List<Candidate> found) {
    for (KnownGame game : known(byBeginning, hash)) {
      if (game.answers() > record.answers()) {
        GameIdentity identity =
            GameIdentity.ofBeginning(
                record.answers(), progress(record), record.occasion(), game.occasion());
        found.add(new Candidate(game, identity, true));
      }
    }
  }
}
