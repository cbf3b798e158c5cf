package org.wardiary.events.log;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.CorruptMessage;

/** All games of a log, as a test reads them. */
final class LoggedGames implements LogReader {

  final Map<String, List<byte[]>> messages = new LinkedHashMap<>();
  final Map<String, List<GameEvent>> events = new LinkedHashMap<>();
  final Map<String, CorruptMessage> corrupt = new LinkedHashMap<>();
  final Map<String, Long> corruptAt = new LinkedHashMap<>();

  @Override
  public void event(GameEvent event, byte[] message) {
    messages.computeIfAbsent(event.getGameId(), id -> new ArrayList<>()).add(message);
    events.computeIfAbsent(event.getGameId(), id -> new ArrayList<>()).add(event);
  }

  @Override
  public void corrupt(String gameId, long seq, CorruptMessage reason) {
    corrupt.put(gameId, reason);
    corruptAt.put(gameId, seq);
  }
}
