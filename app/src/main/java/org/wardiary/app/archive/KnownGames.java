package org.wardiary.app.archive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.Setup;
import org.wardiary.events.identity.AlikeNames;
import org.wardiary.events.identity.AnswerHashes;
import org.wardiary.events.identity.GameIdentity;
import org.wardiary.events.identity.KnownGame;
import org.wardiary.events.record.RecordDraft;

/**
 * The games that a record may belong to: those stored, and those of this run. Takes some 1,000
 * bytes per game. For one thread.
 */
final class KnownGames {

  /**
   * A game that a record may belong to.
   *
   * @param longer whether it has more answers than the record; then it remains to be checked that
   *     it begins with the record's answers, since the hash covers only its first answers
   */
  record Candidate(KnownGame game, GameIdentity identity, boolean longer) {}

  private final AlikeNames names = new AlikeNames();
  private final Map<String, KnownGame> byId = new HashMap<>();
  private final Map<Long, List<KnownGame>> byAnswers = new HashMap<>();
  private final Map<Long, List<KnownGame>> byBeginning = new HashMap<>();
  private final Map<Long, List<KnownGame>> byPlayers = new HashMap<>();
  // of these, the games without answers that have ended
  private final Map<Long, List<KnownGame>> resultOnly = new HashMap<>();

  /** The names of players and events of all these games. */
  AlikeNames names() {
    return names;
  }

  /** Takes what is known of a game with this id now; empty if it does not stand. */
  void put(String id, Optional<KnownGame> game) {
    Optional.ofNullable(byId.remove(id)).ifPresent(this::remove);
    game.ifPresent(this::add);
  }

  /** Whether a game has this id. */
  boolean has(String id) {
    return byId.containsKey(id);
  }

  /** Adds a game. */
  void add(KnownGame game) {
    names.addStored(game.occasion());
    byId.put(game.id(), game);
    List<Long> hashes = game.hashes();
    int last = hashes.size() - 1;
    for (int i = 0; i <= last; i++) {
      add(i == last ? byAnswers : byBeginning, hashes.get(i), game);
    }
    if (last >= 0) {
      add(byPlayers, game.players(), game);
      if (game.isResultOnly()) {
        add(resultOnly, game.players(), game);
      }
    }
  }

  private static void add(Map<Long, List<KnownGame>> index, long hash, KnownGame game) {
    index.computeIfAbsent(hash, key -> new ArrayList<>(1)).add(game);
  }

  private void remove(KnownGame game) {
    names.removeStored(game.occasion());
    for (long hash : game.hashes()) {
      remove(byAnswers, hash, game);
      remove(byBeginning, hash, game);
    }
    remove(byPlayers, game.players(), game);
    remove(resultOnly, game.players(), game);
  }

  private static void remove(Map<Long, List<KnownGame>> index, long hash, KnownGame game) {
    Optional.ofNullable(index.get(hash)).ifPresent(games -> games.remove(game));
  }

  private static List<KnownGame> of(Map<Long, List<KnownGame>> index, long hash) {
    return index.getOrDefault(hash, List.of());
  }

  /** The games that a record without an id may belong to, certain mismatches left out. */
  List<Candidate> like(RecordDraft draft, Setup setup) {
    KnownGame record = KnownGame.of("", draft, setup);
    List<Candidate> found = new ArrayList<>();
    AnswerHashes hashes = KnownGame.hashes(setup);
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
    byResult(record, found);
    found.removeIf(candidate -> candidate.identity() == GameIdentity.OTHER_GAME);
    found.sort(Comparator.comparing(candidate -> candidate.game().id()));
    return found;
  }

  private void shorter(KnownGame record, long hash, int answers, List<Candidate> found) {
    for (KnownGame game : of(byAnswers, hash)) {
      GameIdentity identity =
          GameIdentity.ofBeginning(answers, progress(game), record.occasion(), game.occasion());
      found.add(new Candidate(game, identity, false));
    }
  }

  private static GameIdentity.Shorter progress(KnownGame game) {
    return game.open() ? GameIdentity.Shorter.OPEN : GameIdentity.Shorter.ENDED;
  }

  private void equal(KnownGame record, long hash, List<Candidate> found) {
    for (KnownGame game : of(byAnswers, hash)) {
      if (!record.isResultOnly() || !game.isResultOnly()) {
        GameIdentity identity =
            GameIdentity.ofEqual(record.answers(), record.occasion(), game.occasion());
        found.add(new Candidate(game, identity, false));
      }
    }
  }

  /** Compares games of which one, at least, has an end but no answers. */
  private void byResult(KnownGame record, List<Candidate> found) {
    for (KnownGame game : of(record.isResultOnly() ? byPlayers : resultOnly, record.players())) {
      if (!game.open() && !record.open()) {
        GameIdentity identity = GameIdentity.ofResults(record.occasion(), game.occasion());
        found.add(new Candidate(game, identity, game.answers() > record.answers()));
      }
    }
  }

  private void longer(KnownGame record, long hash, List<Candidate> found) {
    for (KnownGame game : of(byBeginning, hash)) {
      if (game.answers() > record.answers()) {
        GameIdentity identity =
            GameIdentity.ofBeginning(
                record.answers(), progress(record), record.occasion(), game.occasion());
        found.add(new Candidate(game, identity, true));
      }
    }
  }
}
