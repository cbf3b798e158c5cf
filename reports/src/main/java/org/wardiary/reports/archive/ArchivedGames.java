package org.wardiary.reports.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.Histories;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredGame;
import org.wardiary.projector.view.Edition;
import org.wardiary.projector.view.RevisionHistory;

/**
 * The games of an archive by the beginnings of their ids. What is found is open as long as the
 * session. For one thread, {@link #place} aside.
 */
public final class ArchivedGames {

  private static final String ID = "the beginning of an archived game's id";
  private static final int SHOWN_IDS = 5;

  private final ReadSide readSide;
  private final Supplier<ReadSide> read;

  /**
   * The games of a session.
   *
   * @param readSide the games as they stand
   * @param read catches up with the log, and gives the games as the session reads them
   */
  ArchivedGames(ReadSide readSide, Supplier<ReadSide> read) {
    this.readSide = readSide;
    this.read = read;
  }

  /**
   * A game.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused if no game's id begins so, or more than one, or it is withdrawn
   */
  public ArchivedGame game(String prefix) {
    return game(prefix, ID);
  }

  /**
   * A game that an argument names which is no file.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused as {@link #game(String)}, but says that a file would do, too
   */
  public ArchivedGame gameOrFile(String prefix) {
    return game(prefix, "a file or " + ID);
  }

  private ArchivedGame game(String prefix, String expected) {
    ReadSide now = read.get();
    List<StoredGame> found = now.games(prefix);
    if (found.isEmpty()) {
      StoredEditions editions = editions(prefix, expected);
      if (editions.isWithdrawn()) {
        throw new InputRefused(Reviser.withdrawn(editions));
      }
      // its board came in between
      found = now.games(prefix);
    }
    requireOne(prefix, found.stream().map(StoredGame::gameId).toList(), expected);
    return ArchivedGame.of(found.get(0), now);
  }

  /**
   * Where a game stands on the log, for any thread.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused if no game's id begins so, or more than one, or it is withdrawn
   */
  public StoredGame place(String prefix) {
    synchronized (readSide) {
      return game(prefix).game();
    }
  }

  /** The id of the first game whose id begins so, withdrawn or not, if there is any. */
  public Optional<String> anyId(String prefix) {
    catchUp();
    return Stream.concat(
            readSide.games(prefix).stream().map(StoredGame::gameId),
            readSide.histories().stream().map(RevisionHistory::getGameId))
        .filter(id -> id.startsWith(prefix))
        .findFirst();
  }

  /**
   * A game with all its editions; also one that is withdrawn.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused if no game's id begins so, or more than one
   */
  public StoredEditions editions(String prefix) {
    return editions(prefix, ID);
  }

  private StoredEditions editions(String prefix, String expected) {
    catchUp();
    Map<String, StoredEditions> found = new TreeMap<>();
    for (StoredGame game : readSide.games(prefix)) {
      found.put(
          game.gameId(),
          new StoredEditions(game.gameId(), List.of(Histories.only(game)), readSide));
    }
    for (RevisionHistory history : readSide.histories()) {
      String id = history.getGameId();
      if (id.startsWith(prefix)) {
        found.put(id, new StoredEditions(id, editions(history, found.get(id)), readSide));
      }
    }
    requireOne(prefix, List.copyOf(found.keySet()), expected);
    return found.values().iterator().next();
  }

  private void catchUp() {
    readSide.projector().catchUp(remaining -> {});
  }

  /** The editions of a revised game; the last one of an open game goes as far as its board. */
  private static List<Edition> editions(RevisionHistory history, StoredEditions board) {
    List<Edition> editions = new ArrayList<>(history.getEditions());
    Edition last = editions.get(editions.size() - 1);
    if (board != null && Histories.isBegunOnly(last)) {
      Edition begun = board.last();
      editions.set(
          editions.size() - 1,
          Edition.newBuilder(last)
              .setLastSeq(begun.getLastSeq())
              .setFirstOffset(begun.getFirstOffset())
              .setLastOffset(begun.getLastOffset())
              .build());
    }
    return editions;
  }

  private static void requireOne(String prefix, List<String> ids, String expected) {
    if (ids.isEmpty()) {
      throw new InputRefused(Text.of("expected %s but got '%s'", expected, prefix));
    }
    if (ids.size() > 1) {
      throw new InputRefused(
          Text.of(
              "expected the beginning of one game's id but '%s' begins %d: %s%s",
              prefix,
              ids.size(),
              ids.stream().limit(SHOWN_IDS).collect(Collectors.joining(", ")),
              ids.size() > SHOWN_IDS ? ", ..." : ""));
    }
  }
}
