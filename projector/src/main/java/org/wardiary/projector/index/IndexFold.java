package org.wardiary.projector.index;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.revision.Revision;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.index.Manifest.Begun;

/**
 * Folds the messages of the log into what an index holds: which games it has, which have not ended,
 * which were revised, and the positions that no segment has yet. For one thread.
 */
final class IndexFold {

  private final MessageCodec<GameEvent> codec;
  private final KeyLibrary keys = new KeyLibrary();
  private final Map<String, GameReader> reading = new HashMap<>();
  private final TreeMap<String, Begun> open = new TreeMap<>();
  private final TreeMap<String, RevisionState> revised = new TreeMap<>();
  private final TreeSet<String> damaged = new TreeSet<>();
  private final Set<Long> indexed = new HashSet<>();
  private EntryBuffer buffer = new EntryBuffer();

  /** Goes on with an index: the events of its open games are to be folded again first. */
  IndexFold(MessageCodec<GameEvent> codec, Path folder, Manifest manifest) {
    this.codec = codec;
    damaged.addAll(manifest.damaged());
    revised.putAll(manifest.revised());
    open.putAll(manifest.open());
    addIndexed(folder, manifest);
  }

  private void addIndexed(Path folder, Manifest manifest) {
    for (String name : manifest.segments()) {
      Segment segment = Segment.open(folder.resolve(name));
      for (int game = 0; game < segment.header().games(); game++) {
        indexed.add(segment.game(game).id());
      }
    }
  }

  /** Number of positions that no segment has yet. */
  int size() {
    return buffer.size();
  }

  /** Writes all of it to an index that has read the log up to some offsets. */
  void commit(IndexFiles files, SortedMap<Integer, Long> offsets) {
    files.commit(buffer, offsets, open, revised, damaged);
    buffer = new EntryBuffer();
  }

  /** Folds the next message of the log; of a damaged game nothing. */
  void accept(int partition, long offset, String gameId, byte[] message) {
    if (damaged.contains(gameId)) {
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
      // quarantined by the projector, with the reason; here it is left out
      damaged.add(gameId);
      reading.remove(gameId);
      open.remove(gameId);
    }
  }

  private void accept(String gameId, GameReader game, byte[] message) {
    switch (game.accept(message)) {
      case ENDED -> end(gameId, game);
      // it stays open where it began until its next edition begins
      case BROKEN_OFF -> reading.remove(gameId);
      default -> {}
    }
  }

  private void end(String gameId, GameReader game) {
    // what a game was until it first ended is one edition here: the one that was recorded
    boolean first = !indexed.contains(Long.parseUnsignedLong(gameId, 16));
    int edition = first ? 1 : game.edition();
    IndexedGame indexedGame = game.indexedGame(edition);
    buffer.add(indexedGame, game.positions());
    indexed.add(indexedGame.id());
    reading.remove(gameId);
    open.remove(gameId);
    if (game.edition() > 1) {
      revised.put(gameId, new RevisionState(game.edition(), edition));
    }
  }

  private void first(int partition, long offset, String gameId, byte[] message) {
    if (!indexed.contains(Long.parseUnsignedLong(gameId, 16))) {
      GameEvent event = codec.decode(message);
      // of a game that is open the next edition, since answers were taken back
      boolean goesOn = open.containsKey(gameId) && event.getBody() instanceof GameStarted;
      Chain before = goesOn ? Chain.before(gameId, event) : Chain.begin(gameId);
      begin(partition, offset, before, message);
      return;
    }
    GameEvent event = codec.decode(message);
    RevisionState known = revised.getOrDefault(gameId, RevisionState.NOT);
    if (event.getBody() instanceof GameRevised revision
        && event.getEdition() == known.begun() + 1) {
      boolean withdrawn = Revision.WITHDRAWN.names(revision);
      int standing = withdrawn ? RevisionState.WITHDRAWN : known.standing();
      revised.put(gameId, new RevisionState(event.getEdition(), standing));
    } else if (event.getBody() instanceof GameStarted
        && event.getEdition() == known.begun()
        && known.begun() > known.standing()) {
      begin(partition, offset, Chain.before(gameId, event), message);
    }
    // nothing else can follow the end
  }

  private void begin(int partition, long offset, Chain before, byte[] message) {
    reading.put(before.gameId(), GameReader.begin(before, message, codec, keys));
    open.put(before.gameId(), new Begun(partition, offset));
  }
}
