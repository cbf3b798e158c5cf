package org.wardiary.app.faults;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.text.Text;

/**
 * The games that are given out to be archived, each with a number of its own in the tag {@code
 * Round}, and which of them were acknowledged. Thread-safe.
 */
final class GameBook {

  private static final int OF_EACH = 3;

  /** The number of a game, in its record. */
  static final Pattern ROUND = Pattern.compile("\\[Round \"(\\d+)\"\\]");

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Set<String> THERE = Set.of("stored", "duplicate");

  private final List<String> played = new ArrayList<>();
  private final Map<Integer, String> acknowledged = new HashMap<>();
  private int given;
  private int stored;

  /**
   * Games that are archived together.
   *
   * @param file their records
   * @param first number of the first of them
   */
  record Batch(Path file, int first) {}

  /** Creates a book with three games of each kind, which are given out again and again. */
  GameBook() {
    this(OF_EACH);
  }

  /**
   * Creates a book with a given number of games.
   *
   * @param ofEach number of games of each kind that differ in their answers
   */
  GameBook(int ofEach) {
    for (int seed = 0; seed < ofEach; seed++) {
      int round = seed;
      GameData.games()
          .forEach(game -> played.add(PlayedGames.simulated(game, round).accepted().canonical()));
    }
  }

  /** Writes new games to a file. */
  synchronized Batch next(int games, Path file) throws IOException {
    Batch batch = new Batch(file, given);
    Files.writeString(file, next(games));
    return batch;
  }

  /** The records of new games. */
  synchronized String next(int games) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < games; i++) {
      text.append(record(given)).append('\n');
      given++;
    }
    return text.toString();
  }

  /** The record of a game, as it was given out. */
  String record(int number) {
    return ROUND
        .matcher(played.get(number % played.size()))
        .replaceFirst(Text.of("[Round \"%d\"]", number));
  }

  /**
   * Reads what {@code archive --json} printed, which may be cut off at any place.
   *
   * @return the lines about games that were not archived
   */
  synchronized List<String> acknowledge(Batch batch, String printed) throws IOException {
    List<String> refused = new ArrayList<>();
    for (String line : printed.lines().filter(line -> line.endsWith("}")).toList()) {
      JsonNode game = JSON.readTree(line);
      if (!game.has("outcome")) {
        continue;
      }
      if (THERE.contains(game.get("outcome").asText()) && !game.has("differences")) {
        stored += game.get("outcome").asText().equals("stored") ? 1 : 0;
        acknowledged.put(batch.first() + game.get("game").asInt() - 1, game.get("id").asText());
      } else {
        refused.add(line);
      }
    }
    return refused;
  }

  /** How many games were acknowledged. */
  synchronized int acknowledged() {
    return acknowledged.size();
  }

  /**
   * How often a writer was told that a game was stored just then, which should be once for each
   * game.
   */
  synchronized int stored() {
    return stored;
  }

  /** The id of a game, if it was acknowledged. */
  synchronized Optional<String> id(int number) {
    return Optional.ofNullable(acknowledged.get(number));
  }

  /** The numbers of the games that were acknowledged. */
  synchronized Set<Integer> numbers() {
    return new TreeSet<>(acknowledged.keySet());
  }

  /** The ids of the games that were acknowledged. */
  synchronized Set<String> ids() {
    return new TreeSet<>(acknowledged.values());
  }
}
