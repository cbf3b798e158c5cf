package org.wardiary.reports.rows;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import org.wardiary.analytics.filter.EventPools;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;

/** What the summaries of some games add up to; of the games themselves nothing is kept. */
public final class Census {

  private static final BinaryOperator<GameSummary> SHORTER =
      BinaryOperator.minBy(
          Comparator.comparingInt(GameSummary::getPlies).thenComparing(GameSummary::getGameId));

  private final MessageDigest digest = sha256();
  private final Map<String, GameSummary> shortest = new TreeMap<>();
  private final Map<String, Long> gamesByEvent = new TreeMap<>();
  private long games;
  private long answers;
  private long events;
  private long revised;
  private String fingerprint = "";

  private Census() {}

  /** The census of all games of some rows. */
  public static Census of(GameRows rows, StoredRows<GameSummary> summaries) {
    Census census = new Census();
    for (int part = 0; part < rows.count(); part++) {
      rows.rows(summaries, part).forEach(census::add); // sorted by id
    }
    census.fingerprint = HexFormat.of().formatHex(census.digest.digest());
    return census;
  }

  private void add(GameSummary game) {
    games++;
    gamesByEvent.merge(EventPools.name(game), 1L, Long::sum);
    answers += game.getPlies();
    events += game.getEvents();
    revised += game.getEdition() > 1 ? 1 : 0;
    digest.update((game.getGameId() + "\n").getBytes(StandardCharsets.US_ASCII));
    if (game.getEndedBy().equals("rules")) {
      shortest.merge(game.getGame(), game, SHORTER);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("expected a Java with SHA-256", e);
    }
  }

  /** How many games there are. */
  public long games() {
    return games;
  }

  /** How many games of each event there are, "" for those that name none. */
  public Map<String, Long> gamesByEvent() {
    return Map.copyOf(gamesByEvent);
  }

  /** How many answers they have. */
  public long answers() {
    return answers;
  }

  /** How many events they have. */
  public long events() {
    return events;
  }

  /** How many of them were changed since they were recorded. */
  public long revised() {
    return revised;
  }

  /** SHA-256 in hex of the ids, sorted, each ended by LF. */
  public String fingerprint() {
    return fingerprint;
  }

  /** Of each kind of game the shortest one that a rule ended. */
  public Collection<GameSummary> shortest() {
    return shortest.values();
  }
}
