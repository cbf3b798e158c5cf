package org.wardiary.app.archive;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.Problem;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredGame;
import org.wardiary.projector.view.Edition;
import org.wardiary.projector.view.RevisionHistory;
import org.wardiary.reports.history.GameHistory;

/**
 * A stored game of the archive.
 *
 * @param game where its events are
 * @param logged its events, read from the log at once
 * @param editions its editions in order; empty if it was never revised
 */
public record ArchivedGame(StoredGame game, List<GameEvent> logged, List<Edition> editions)
    implements GameHistory {

  /** Copies the lists. */
  public ArchivedGame {
    logged = List.copyOf(logged);
    editions = List.copyOf(editions);
  }

  /** Reads a stored game. */
  public static ArchivedGame of(StoredGame game, ReadSide readSide) {
    return new ArchivedGame(
        game,
        readSide.events(game),
        readSide.history(game.gameId()).map(RevisionHistory::getEditions).orElse(List.of()));
  }

  @Override
  public Setup setup() {
    return at(0).setup();
  }

  @Override
  public Optional<String> id() {
    return Optional.of(game.gameId());
  }

  @Override
  public int length() {
    return game.plies();
  }

  @Override
  public Position at(int ply) {
    return ReadSide.position(logged, ply);
  }

  @Override
  public void walk(Consumer<Position> out) {
    Setup setup = setup();
    Position position = setup.game().position(setup);
    for (EmittedEvent event : events()) {
      // all events that an answer causes belong to its ply: show before the next answer
      if (event.body() instanceof AnswerGiven) {
        out.accept(position);
      }
      if (!(event.body() instanceof GameStarted)) {
        position.evolve(event.body());
      }
    }
    out.accept(position);
  }

  @Override
  public List<EmittedEvent> events() {
    return ArchivedRecords.emitted(logged);
  }

  @Override
  public int edition() {
    return game.edition();
  }

  @Override
  public long firstSeq() {
    return game.seq() - logged.size() + 1;
  }

  /** The record as it was accepted, in canonical form with its comments. */
  public String record() {
    return draft().identified(game.gameId()).write(Comments.KEPT);
  }

  /** The parts of its record; the tag {@code GameId} is present only if the record had it. */
  RecordDraft draft() {
    return ArchivedRecords.draft(events());
  }

  @Override
  public Optional<Problem> problem() {
    return Optional.empty();
  }
}
