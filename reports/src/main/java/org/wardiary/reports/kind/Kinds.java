package org.wardiary.reports.kind;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The kinds of units of one game, from {@code kinds/GAME.json} on the class path. Immutable. */
public final class Kinds {

  private static final Map<String, Kinds> LOADED = new ConcurrentHashMap<>();

  private final String game;
  private final List<Kind> all;

  private Kinds(String game, List<Kind> all) {
    this.game = game;
    this.all = List.copyOf(all);
  }

  /**
   * The kinds of a game.
   *
   * @param game the game's id, e.g. {@code squares/civil-war}
   * @throws IllegalArgumentException if there is no file for the game
   */
  public static Kinds of(String game) {
    return LOADED.computeIfAbsent(game, Kinds::load);
  }

  private static Kinds load(String game) {
    String resource = "/kinds/%s.json".formatted(game.replace('/', '-'));
    try (InputStream in = Kinds.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException(
            "expected the kinds of units of '%s' in %s but it is not there"
                .formatted(game, resource));
      }
      List<Kind> kinds = new ArrayList<>();
      for (JsonNode kind : new ObjectMapper().readTree(in).required("kinds")) {
        kinds.add(
            new Kind(
                kind.required("letter").asText(),
                kind.required("name").asText(),
                kind.required("symbol").asText()));
      }
      return new Kinds(game, kinds);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All kinds, in the order in which people see them. */
  public List<Kind> all() {
    return all;
  }

  /**
   * A kind by its letter.
   *
   * @throws IllegalArgumentException if the game has none such
   */
  public Kind letter(String letter) {
    return all.stream()
        .filter(kind -> kind.letter().equals(letter))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected a kind of unit of %s but got '%s'".formatted(game, letter)));
  }

  /** The kind of a unit with an id such as {@code I1}. */
  public Kind ofUnit(String id) {
    int letters = 0;
    while (letters < id.length() && Character.isLetter(id.charAt(letters))) {
      letters++;
    }
    return letter(id.substring(0, letters));
  }
}
