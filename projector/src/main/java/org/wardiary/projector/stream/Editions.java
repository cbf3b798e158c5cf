package org.wardiary.projector.stream;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.revision.Revision;
import org.wardiary.projector.fold.ChunkReader;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.view.Edition;
import org.wardiary.projector.view.RevisionHistory;

/**
 * Makes the history of a game: its editions as far as they are folded, and the end of its hash
 * chain.
 */
final class Editions {

  /** What was done to make a game's first edition. */
  static final String RECORDED = "recorded";

  private Editions() {}

  /** The history of a game whose first edition has ended. */
  static RevisionHistory first(OpenGame game) {
    Edition edition =
        Edition.newBuilder()
            .setNumber(1)
            .setWhat(RECORDED)
            .setBy("")
            .setReason("")
            .setTime(0)
            .setFromPly(0)
            .setRestored(0)
            .setFirstSeq(0)
            .setLastSeq(0)
            .setFirstOffset(0)
            .setLastOffset(0)
            .build();
    return ended(history(game.gameId(), List.of(edition), game.chain()), game);
  }

  /**
   * The history after a revision.
   *
   * @param chain the game's hash chain after the revision
   */
  static RevisionHistory revised(
      RevisionHistory before, GameEvent event, Message message, Chain chain) {
    GameRevised revised = (GameRevised) event.getBody();
    Edition edition =
        Edition.newBuilder()
            .setNumber(event.getEdition())
            .setWhat(revised.getWhat())
            .setBy(revised.getBy())
            .setReason(revised.getReason())
            .setTime(revised.getTime())
            .setFromPly(revised.getFromPly())
            .setRestored(revised.getRestored())
            .setFirstSeq(event.getSeq())
            .setLastSeq(event.getSeq())
            .setFirstOffset(message.offset())
            .setLastOffset(message.offset())
            .build();
    List<Edition> editions = new ArrayList<>(before.getEditions());
    editions.add(edition);
    return history(before.getGameId(), editions, chain);
  }

  /** The history once its last edition has ended. */
  static RevisionHistory ended(RevisionHistory before, OpenGame game) {
    List<Edition> editions = new ArrayList<>(before.getEditions());
    Edition last = editions.remove(editions.size() - 1);
    editions.add(
        Edition.newBuilder(last)
            .setLastSeq(game.timeline().board().seq())
            .setFirstOffset(game.timeline().firstOffset())
            .setLastOffset(game.timeline().lastMessage().offset())
            .build());
    return history(before.getGameId(), editions, game.chain());
  }

  private static RevisionHistory history(String gameId, List<Edition> editions, Chain chain) {
    return new RevisionHistory(
        gameId, List.copyOf(editions), ByteBuffer.wrap(chain.head().bytes()));
  }

  /** The end of the game's hash chain. */
  static Chain chain(RevisionHistory history) {
    Edition last = last(history);
    return new Chain(
        history.getGameId(),
        last.getLastSeq() + 1,
        new Sha256(ChunkReader.bytes(history.getHead())),
        last.getNumber(),
        due(last));
  }

  private static Chain.Due due(Edition last) {
    if (last.getWhat().equals(Revision.WITHDRAWN.done())) {
      return Chain.Due.RESTORATION;
    }
    return last.getLastSeq() > last.getFirstSeq() ? Chain.Due.REVISION : Chain.Due.START;
  }

  /**
   * Whether the last edition continues an open game after a take-back, so that no edition has ended
   * before it.
   */
  static boolean isOfOpenGame(RevisionHistory history) {
    return last(history).getWhat().equals(Revision.TAKEN_BACK.done());
  }

  private static Edition last(RevisionHistory history) {
    return history.getEditions().get(history.getEditions().size() - 1);
  }
}
