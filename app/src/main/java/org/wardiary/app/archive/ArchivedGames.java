package org.wardiary.app.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.Histories;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredGame;
import org.wardiary.projector.view.Edition;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.RevisionHistory;

/**
 * Finds games of an archive by the beginnings of their ids. The games found are usable as long as
 * the session is open. For one thread, except {@link #place}.
 */
public final class ArchivedGames {

  private static final String ID = "the beginning of an archived game's id";
  private static final int SHOWN_IDS = 5;

  private final ReadSide readSide;
  private final Supplier<ReadSide> read;

  /**
   * Creates a lookup for the games of a session.
   *
   * @param readSide the read side with the current editions
   * @param read catches up with the log and returns the read side with the editions that the
   *     session reads
   */
  ArchivedGames(ReadSide readSide, Supplier<ReadSide> read) {
    this.readSide = readSide;
    this.read = read;
  }

  /**
   * Finds a game.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused if no game's id begins like this, if several do, or if the game is
   *     withdrawn
   */
  public ArchivedGame game(String prefix) {
    return game(prefix, ID);
  }

  /**
   * Finds the game for a command-line argument that does not name a file.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused as {@link #game(String)}, with a message that says that a file is accepted
   *     too
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
      // the board of the game has arrived since the first look
      found = now.games(prefix);
    }
    requireOne(prefix, found.stream().map(StoredGame::gameId).toList(), expected);
    return ArchivedGame.of(found.get(0), now);
  }

  /**
   * The place of a game in the log; for any thread.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused if no game's id begins like this, if several do, or if the game is
   *     withdrawn
   */
  public StoredGame place(String prefix) {
    synchronized (readSide) {
      return game(prefix).game();
    }
  }

  /**
   * Finds a game with all its editions, even if it is withdrawn.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused if no game's id begins like this, or if several do
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

  /**
   * The game file by which a game was recorded last; empty if none was by this one.
   *
   * @param named its id or title
   */
  public Optional<MapFile> gameFile(String named) {
    ReadSide now = read.get();
    return now.newest(row -> isRecordedBy(row, named))
        .flatMap(id -> now.games(id).stream().findFirst())
        .map(game -> ArchivedGame.of(game, now).setup().mapFile());
  }

  private static boolean isRecordedBy(GameSummary row, String file) {
    return RecordedGame.isId(row.getGame())
        && (row.getMap().equals(file) || row.getTitle().equals(file));
  }

  private void catchUp() {
    readSide.projector().catchUp(remaining -> {});
  }

  /** The editions of a revised game; the last edition of an open game ends where its board ends. */
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
