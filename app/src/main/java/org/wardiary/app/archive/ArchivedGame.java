package org.wardiary.app.archive;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.wardiary.events.event.AnswerGiven;
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
 * @param setup its setup
 * @param game where its events are
 * @param readSide reads its positions and events; has to be open
 */
public record ArchivedGame(Setup setup, StoredGame game, ReadSide readSide) implements GameHistory {

  /** The archived game for a stored game, with its setup read from the read side. */
  public static ArchivedGame of(StoredGame game, ReadSide readSide) {
    return new ArchivedGame(readSide.position(game, 0).setup(), game, readSide);
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
    return readSide.position(game, ply);
  }

  @Override
  public void walk(Consumer<Position> out) {
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
    return ArchivedRecords.emitted(readSide.events(game));
  }

  @Override
  public List<Edition> editions() {
    return readSide.history(game.gameId()).map(RevisionHistory::getEditions).orElse(List.of());
  }

  @Override
  public int edition() {
    return game.edition();
  }

  @Override
  public long firstSeq() {
    return game.seq() - readSide.events(game).size() + 1;
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
