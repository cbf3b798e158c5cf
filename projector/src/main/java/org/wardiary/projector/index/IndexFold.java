package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.revision.Revision;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.index.IndexState.Begun;

/**
 * Folds the messages of one partition of the log into what an index holds: which games it has,
 * which have not ended, which were revised, and the games that are not yet in the index. For one
 * thread at a time.
 */
final class IndexFold {

  private final MessageCodec<GameEvent> codec;
  private final IndexState state;
  private final KeyLibrary keys = new KeyLibrary();
  private final Map<String, GameReader> reading = new HashMap<>();
  private final Set<Long> indexed;
  private List<ReadGame> games = new ArrayList<>();
  private int positions;

  /**
   * Continues an index; the caller first folds the events of its open games again.
   *
   * @param state shared with the folds of the other partitions
   * @param indexed ids, as numbers, of the games that the index has; shared likewise
   */
  IndexFold(MessageCodec<GameEvent> codec, IndexState state, Set<Long> indexed) {
    this.codec = codec;
    this.state = state;
    this.indexed = indexed;
  }

  /** Number of positions that are not yet in the index. */
  int size() {
    return positions;
  }

  /** Hands over the games that are not yet in the index. */
  List<ReadGame> take() {
    List<ReadGame> taken = games;
    games = new ArrayList<>();
    positions = 0;
    return taken;
  }

  /** Folds the next message of the log; messages of damaged games are ignored. */
  void accept(int partition, long offset, String gameId, byte[] message) {
    if (state.damaged().contains(gameId)) {
      return;
    }
    try {
      for (byte[] event : EventBatches.messages(message)) {
        GameReader game = reading.get(gameId);
        if (game == null) {
          first(partition, offset, gameId, event);
        } else {
          accept(gameId, game, event);
        }
      }
    } catch (CorruptMessage | CorruptGame | NumberFormatException e) {
      // the projector quarantines the message with the reason; the index leaves the game out
      state.damaged().add(gameId);
      reading.remove(gameId);
      state.open().remove(gameId);
    }
  }

  private void accept(String gameId, GameReader game, byte[] message) {
    switch (game.accept(message)) {
      case ENDED -> end(gameId, game);
      // the game stays open from where it began until its next edition begins
      case BROKEN_OFF -> reading.remove(gameId);
      default -> {}
    }
  }

  private void end(String gameId, GameReader game) {
    // the edition in which a game first ended counts as the first one: the game as recorded
    boolean first = !indexed.contains(Long.parseUnsignedLong(gameId, 16));
    int edition = first ? 1 : game.edition();
    IndexedGame indexedGame = game.indexedGame(edition);
    games.add(new ReadGame(indexedGame, game.positions()));
    positions += game.positions().size();
    indexed.add(indexedGame.id());
    reading.remove(gameId);
    state.open().remove(gameId);
    if (game.edition() > 1) {
      state.revised().put(gameId, new RevisionState(game.edition(), edition));
    }
  }

  private void first(int partition, long offset, String gameId, byte[] message) {
    if (!indexed.contains(Long.parseUnsignedLong(gameId, 16))) {
      GameEvent event = codec.decode(message);
      // the next edition of an open game, after answers were taken back
      boolean goesOn = state.open().containsKey(gameId) && event.getBody() instanceof GameStarted;
      Chain before = goesOn ? Chain.before(gameId, event) : Chain.begin(gameId);
      begin(partition, offset, before, message);
      return;
    }
    GameEvent event = codec.decode(message);
    RevisionState known = state.revised().getOrDefault(gameId, RevisionState.NOT);
    if (event.getBody() instanceof GameRevised revision
        && event.getEdition() == known.begun() + 1) {
      boolean withdrawn = Revision.WITHDRAWN.names(revision);
      int standing = withdrawn ? RevisionState.WITHDRAWN : known.standing();
      state.revised().put(gameId, new RevisionState(event.getEdition(), standing));
    } else if (event.getBody() instanceof GameStarted
        && event.getEdition() == known.begun()
        && known.begun() > known.standing()) {
      begin(partition, offset, Chain.before(gameId, event), message);
    }
    // nothing else can follow the end of a game
  }

  private void begin(int partition, long offset, Chain before, byte[] message) {
    reading.put(before.gameId(), GameReader.begin(before, message, codec, keys));
    state.open().put(before.gameId(), new Begun(partition, offset));
  }
}
