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
 * @param games the end of each game's chain, by game id
 * @param events number of events of these games
 * @param schemas the schemas that they were written with
 * @param lost ids of games known to have been in the backup that are missing or incomplete; empty
 *     if the backup is undamaged
 * @param list whether the list of all games at the backup's end can be read; if not, it may have
 *     held other games
 */
public record BackupContent(
    SortedMap<String, Chain> games,
    long events,
    Collection<Schema> schemas,
    List<String> lost,
    GameList list) {

  /** The state of the list of all games. */
  public enum GameList {
    /** The list can be read. */
    THERE,
    /** The list is lost. */
    LOST
  }

  /** Copies the collections. */
  public BackupContent {
    games = Collections.unmodifiableSortedMap(new TreeMap<>(games));
    schemas = List.copyOf(schemas);
    lost = List.copyOf(lost);
  }

  /** The content of a backup without games. */
  static final BackupContent NONE =
      new BackupContent(new TreeMap<>(Map.of()), 0, List.of(), List.of(), GameList.THERE);
}
