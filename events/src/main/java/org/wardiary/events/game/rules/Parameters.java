package org.wardiary.events.game.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;

/** All parameters of one game, in the order of its rulebook. Immutable. */
public final class Parameters {

  private final String game;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final List<Parameter> all;

  private Parameters(String game, List<Parameter> all) {
    this.game = game;
    this.all = List.copyOf(all);
    for (Parameter parameter : all) {
      if (numbers.put(parameter.name(), numbers.size()) != null) {
        throw new IllegalArgumentException(
            Text.of("expected different names but '%s' stands twice", parameter.name()));
      }
    }
  }

  /**
   * The parameters of a game.
   *
   * @param game the game's id
   * @throws IllegalArgumentException if two have the same name
   */
  public static Parameters of(String game, List<Parameter> all) {
    return new Parameters(game, all);
  }

  /** The parameters of a game of which nothing can be changed: none. */
  public static Parameters none(String game) {
    return new Parameters(game, List.of());
  }

  /** The game's id. */
  public String game() {
    return game;
  }

  /** All parameters, in the order of the rulebook. */
  public List<Parameter> all() {
    return all;
  }

  /** The parameter with a name; empty if there is none. */
  public Optional<Parameter> find(String name) {
    return Optional.ofNullable(numbers.get(name)).map(all::get);
  }

  /** The index of the parameter with a name, which must exist. */
  int index(String name) {
    Integer index = numbers.get(name);
    if (index == null) {
      throw new IllegalArgumentException(Text.of("expected a parameter but got '%s'", name));
    }
    return index;
  }

  int[] standard() {
    return all.stream().mapToInt(Parameter::standard).toArray();
  }

  /** The exception for a name that no parameter has. */
  BadRules unknown(String name) {
    List<String> nearest = nearest(name);
    String known =
        nearest.isEmpty()
            ? Text.of("'wardiary rules %s' lists them", game)
            : "such as " + String.join(", ", nearest);
    return new BadRules(
        "rules",
        "",
        Text.of("expected a parameter of %s (%s) but got '%s'", game, known, Shown.of(name)));
  }

  /** At most three names that contain a word of the given one. */
  private List<String> nearest(String name) {
    return Stream.of(name.split("[^A-Za-z]+"))
        .filter(word -> word.length() > 2)
        .flatMap(word -> numbers.keySet().stream().filter(known -> known.contains(word)))
        .distinct()
        .limit(3)
        .toList();
  }
}
