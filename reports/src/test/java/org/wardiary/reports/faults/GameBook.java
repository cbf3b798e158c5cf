package org.wardiary.reports.faults;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.record.GameText;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.text.Text;

/**
 * The games that are given out to be archived, each with a number of its own in the tag {@code
 * Round}, and which of them were acknowledged. Safe to share between threads.
 */
final class GameBook {

  private static final int OF_EACH = 3;
  private static final Pattern ROUND = Pattern.compile("\\[Round \"(\\d+)\"\\]");
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Set<String> THERE = Set.of("stored", "duplicate");

  private final List<String> played = new ArrayList<>();
  private final List<String> records = new ArrayList<>();
  private final Map<Integer, String> acknowledged = new HashMap<>();
  private int stored;

  /**
   * Games that are archived together.
   *
   * @param file their records
   * @param first number of the first of them
   */
  record Batch(Path file, int first) {}

  /** A book with games of all kinds. */
  GameBook() {
    for (int seed = 0; seed < OF_EACH; seed++) {
      int round = seed;
      GameData.games()
          .forEach(game -> played.add(PlayedGames.simulated(game, round).accepted().canonical()));
    }
  }

  /** Writes new games to a file. */
  synchronized Batch next(int games, Path file) throws IOException {
    Batch batch = new Batch(file, records.size());
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < games; i++) {
      int number = records.size();
      String record =
          ROUND
              .matcher(played.get(number % played.size()))
              .replaceFirst(Text.of("[Round \"%d\"]", number));
      records.add(record);
      text.append(record).append('\n');
    }
    Files.writeString(file, text);
    return batch;
  }

  /**
   * Reads what {@code archive --json} printed, which may be cut off at any place.
   *
   * @return what it says of games that are not archived
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

  /** How often a writer was told that a game was stored now, which is to happen once a game. */
  synchronized int stored() {
    return stored;
  }

  /** The ids of the games that were acknowledged. */
  synchronized Set<String> ids() {
    return new TreeSet<>(acknowledged.values());
  }

  /**
   * What an export of the archive lacks.
   *
   * @param export all records
   */
  synchronized Difference compare(Path export) throws IOException {
    Map<Integer, List<String>> found = new HashMap<>();
    for (GameText game : GameData.read(Files.newInputStream(export), export.toString())) {
      String record = GameData.accepted(game).canonical();
      Matcher round = ROUND.matcher(record);
      if (round.find()) {
        found.computeIfAbsent(Integer.valueOf(round.group(1)), n -> new ArrayList<>()).add(record);
      }
    }
    Set<Integer> lost = new TreeSet<>(acknowledged.keySet());
    lost.removeAll(found.keySet());
    Set<Integer> doubled = new TreeSet<>();
    Set<Integer> damaged = new TreeSet<>();
    found.forEach(
        (number, texts) -> {
          if (texts.size() > 1) {
            doubled.add(number);
          }
          if (!texts.contains(records.get(number))) {
            damaged.add(number);
          }
        });
    return new Difference(lost, doubled, damaged);
  }

  /**
   * How an archive differs from what was acknowledged; numbers of games.
   *
   * @param lost not there
   * @param doubled there more than once
   * @param damaged with another record
   */
  record Difference(Set<Integer> lost, Set<Integer> doubled, Set<Integer> damaged) {}
}
