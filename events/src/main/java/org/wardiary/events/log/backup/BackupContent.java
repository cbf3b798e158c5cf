package org.wardiary.events.log.backup;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.avro.Schema;
import org.wardiary.events.log.codec.Chain;

/**
 * What a backup holds.
 *
 * @param games where the chain of each game ends, by its id
 * @param events number of events of these games
 * @param schemas the schemas that they were written with
 * @param lost ids of games that it is known to have held and holds no more, or only a part of; none
 *     if it is whole
 * @param list whether its list of all games is there, at its end: else it may have held others
 */
public record BackupContent(
    SortedMap<String, Chain> games,
    long events,
    Collection<Schema> schemas,
    List<String> lost,
    GameList list) {

  /** The list of all games. */
  public enum GameList {
    /** It can be read. */
    THERE,
    /** It is lost. */
    LOST
  }

  /** Copies the collections. */
  public BackupContent {
    games = Collections.unmodifiableSortedMap(new TreeMap<>(games));
    schemas = List.copyOf(schemas);
    lost = List.copyOf(lost);
  }

  /** No games. */
  static final BackupContent NONE =
      new BackupContent(new TreeMap<>(Map.of()), 0, List.of(), List.of(), GameList.THERE);
}
