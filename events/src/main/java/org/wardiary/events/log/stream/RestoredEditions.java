package org.wardiary.events.log.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Games;
import org.wardiary.events.identity.KnownGame;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;

/**
 * The editions of a game from a backup. Each is judged again at its end: its events must be those
 * that the rules give for its record. Events of an edition that was played under another version of
 * the rules are accepted as they are. Not thread-safe.
 */
final class RestoredEditions {

  private final String gameId;
  private final String commandId;
  private final Optional<RefereeState> stored;
  private final Adjudicator adjudicator;
  private final List<RefereeState.Edition> editions = new ArrayList<>();
  private List<GameEvent> events = new ArrayList<>();
  private String what = "";
  private String by = "";
  private boolean open;
  private Optional<KnownGame> known = Optional.empty();

  RestoredEditions(
      String gameId, String commandId, Optional<RefereeState> stored, Adjudicator adjudicator) {
    this.gameId = gameId;
    this.commandId = commandId;
    this.stored = stored;
    this.adjudicator = adjudicator;
  }

  /**
   * Adds the next event, which continues the chain of those before it.
   *
   * @throws CorruptMessage if it ends an edition whose events the rules do not give
   */
  void take(GameEvent event) {
    open = true;
    if (event.getBody() instanceof GameRevised revised) {
      if (Revision.TAKEN_BACK.names(revised)) {
        end(events.get(events.size() - 1), judged());
        open = true;
      }
      what = revised.getWhat();
      by = revised.getBy();
      if (Revision.WITHDRAWN.names(revised)) {
        end(event, RefereeState.NONE);
        known = Optional.empty();
      }
      return;
    }
    events.add(event);
    if (event.getBody() instanceof GameEnded) {
      end(event, judged());
    }
  }

  private void end(GameEvent last, Sha256 record) {
    int number = editions.size() + 1;
    String id =
        stored
            .filter(game -> game.count() >= number)
            .map(game -> game.edition(number).commandId())
            .orElse(commandId);
    editions.add(new RefereeState.Edition(id, what, by, record, last.getSeq() + 1));
    events = new ArrayList<>();
    open = false;
  }

  /**
   * The state of the game.
   *
   * @throws CorruptMessage if the events do not reach the end of an edition
   */
  RefereeState game(Chain end) {
    if (open || editions.isEmpty()) {
      throw refused("messages up to the end of a game but there are %d", end.nextSeq());
    }
    return new RefereeState(end, editions);
  }

  /** What to keep of the game, see {@link Decision.Stored}. */
  Optional<KnownGame> known() {
    return known;
  }

  /** Judges the edition whose events have been collected; returns the hash of its record. */
  private Sha256 judged() {
    EditionEvents edition = new EditionEvents(events);
    GameStarted started = edition.start();
    Setups setups = adjudicator.setups(started.getMapText());
    RecordDraft draft = draft(edition, setups);
    String record = draft.write(Comments.KEPT);
    boolean today =
        Games.find(started.getGame())
            .filter(game -> game.rulesVersion().equals(started.getRulesVersion()))
            .isPresent();
    if (today) {
      requireRules(edition, record);
    }
    if (editions.isEmpty() && !draft.gameId().equals(gameId)) {
      throw refused("the game %s as its record says but the key is another", draft.gameId());
    }
    known = Optional.of(KnownGame.of(gameId, draft, setups.of(started)));
    return RevisionJudge.hash(record, started.getMapText());
  }

  private RecordDraft draft(EditionEvents edition, Setups setups) {
    try {
      return edition.draft(setups);
    } catch (CorruptEvent e) {
      throw refused("events of a game but %s", e.getMessage());
    }
  }

  private void requireRules(EditionEvents edition, String record) {
    Verdict verdict = adjudicator.judge(record, edition.start().getMapText());
    if (verdict instanceof Verdict.Refused bad) {
      throw refused("a game that keeps the rules but %s", bad.problem().message());
    }
    requireSame(
        edition.commentsMoved(),
        edition.expected(adjudicator.emitter(), (Verdict.Accepted) verdict));
  }

  private void requireSame(List<GameEvent> given, List<EmittedEvent> expected) {
    for (int i = 0; i < Math.min(expected.size(), given.size()); i++) {
      if (!expected.get(i).equals(EditionEvents.emitted(given.get(i)))) {
        throw refused(
            "the event that the rules give but at seq %d is another", given.get(i).getSeq());
      }
    }
    if (expected.size() != given.size()) {
      throw refused("%d events as the rules give but it has %d", expected.size(), given.size());
    }
  }

  private CorruptMessage refused(String expected, Object... values) {
    return new CorruptMessage(
        CorruptMessage.Problem.BROKEN_CHAIN,
        Text.of("game %s, edition %d: ", gameId, editions.size() + 1)
            + Text.of("expected " + expected, values));
  }
}
