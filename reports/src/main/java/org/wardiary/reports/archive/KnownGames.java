package org.wardiary.reports.archive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.identity.AnswerHashes;
import org.wardiary.events.identity.Likeness;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.projector.view.GameSummary;

/**
 * The games that records may be of: those stored, and those of the run. Some hundred bytes a game.
 * For one thread.
 */
final class KnownGames {

  /**
   * A game that a record may be of.
   *
   * @param longer whether it has more answers than the record: that it begins with them is then to
   *     be checked, since the hash is of its first answers alone
   */
  record Candidate(KnownGame game, Likeness likeness, boolean longer) {}

  private final Set<String> ids = new HashSet<>();
  private final Map<Long, List<KnownGame>> byAnswers = new HashMap<>();
  private final Map<Long, List<KnownGame>> byBeginning = new HashMap<>();

  /** The games of the archive. */
  KnownGames(List<GameSummary> stored) {
    for (GameSummary row : stored) {
      ids.add(row.getGameId());
      // a game whose record gives its id is known by it alone
      if (!row.getOwnId()) {
        add(KnownGame.of(row), row.getAnswerHashes());
      }
    }
  }

  /** Whether a game has this id. */
  boolean has(String id) {
    return ids.contains(id);
  }

  /** Adds a game of the run. */
  void add(RecordDraft draft, String id, Setup setup) {
    ids.add(id);
    if (draft.writtenTags().gameId().isEmpty()) {
      AnswerHashes hashes = hashes(setup);
      draft.answers().forEach(hashes::answer);
      add(KnownGame.of(draft, id, setup.game().sides()), hashes.kept());
    }
  }

  private void add(KnownGame game, List<Long> hashes) {
    int last = hashes.size() - 1;
    put(byAnswers, hashes.get(last), game);
    hashes.subList(0, last).forEach(hash -> put(byBeginning, hash, game));
  }

  private static void put(Map<Long, List<KnownGame>> map, long hash, KnownGame game) {
    map.computeIfAbsent(hash, key -> new ArrayList<>(1)).add(game);
  }

  private static AnswerHashes hashes(Setup setup) {
    String first = setup.game().sides().get(setup.first());
    String rules = setup.tags().get(RulesTag.NAME).orElse("");
    return new AnswerHashes(setup.game().id(), setup.mapFile().name(), rules, first);
  }

  /** The games that a record without an id may be of, those that it surely is not of left out. */
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
    found.removeIf(candidate -> candidate.likeness() == Likeness.OTHER_GAME);
    return found;
  }

  private void shorter(KnownGame record, long hash, int answers, List<Candidate> found) {
    for (KnownGame game : byAnswers.getOrDefault(hash, List.of())) {
      Likeness likeness =
          Likeness.ofBeginning(answers, game.open(), record.occasion(), game.occasion());
      found.add(new Candidate(game, likeness, false));
    }
  }

  private void equal(KnownGame record, long hash, List<Candidate> found) {
    for (KnownGame game : byAnswers.getOrDefault(hash, List.of())) {
      Likeness likeness = Likeness.ofEqual(record.answers(), record.occasion(), game.occasion());
      found.add(new Candidate(game, likeness, false));
    }
  }

  private void longer(KnownGame record, long hash, List<Candidate> found) {
    for (KnownGame game : byBeginning.getOrDefault(hash, List.of())) {
      if (game.answers() > record.answers()) {
        Likeness likeness =
            Likeness.ofBeginning(
                record.answers(), record.open(), record.occasion(), game.occasion());
        found.add(new Candidate(game, likeness, true));
      }
    }
  }
}
