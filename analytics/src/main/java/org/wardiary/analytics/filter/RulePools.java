package org.wardiary.analytics.filter;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/**
 * Games that may be counted together with regard to their rules: of each kind of game those by one
 * set of rules. A query that does not name rules means the standard rules.
 *
 * @param games the games to be counted, in the order in which they were given
 * @param leftOut number of games left out, by the name of their rules
 */
public record RulePools(List<GameSummary> games, Map<String, Long> leftOut) {

  /** The rules of the rulebook, as a value of the parameter {@code rules}. */
  public static final String STANDARD = "standard";

  // length of "sha256:" and 12 digits
  private static final int SHOWN = 19;

  private static final String FILE = "file:";

  /** Copies the list and the map. */
  public RulePools {
    games = List.copyOf(games);
    leftOut = new TreeMap<>(leftOut);
  }

  /**
   * Leaves out those of some games that may not be counted together with the others.
   *
   * @param query the query that selected the games
   * @throws BadQuery if the query names rules and selected games of one kind by different rules
   */
  public static RulePools of(GameQuery query, Collection<GameSummary> games) {
    if (query.has(QueryParameter.RULES)) {
      requireOne(games);
      return new RulePools(List.copyOf(games), Map.of());
    }
    Map<String, Long> others =
        games.stream()
            .filter(game -> !game.getRules().isEmpty())
            .collect(Collectors.groupingBy(RulePools::name, Collectors.counting()));
    return new RulePools(games.stream().filter(game -> game.getRules().isEmpty()).toList(), others);
  }

  private static void requireOne(Collection<GameSummary> games) {
    Map<String, TreeSet<String>> kinds = new TreeMap<>();
    for (GameSummary game : games) {
      kinds.computeIfAbsent(game.getGame(), kind -> new TreeSet<>()).add(name(game));
    }
    requireOne(kinds);
  }

  /**
   * Requires that all games of a kind be by the same rules, whatever their names.
   *
   * @param kinds names of rules with their digests, by kind of game
   * @throws BadQuery if a kind has several sets of rules
   */
  static void requireOne(Map<String, TreeSet<String>> kinds) {
    kinds.forEach(
        (kind, rules) -> {
          if (rules.stream().map(RulePools::digest).distinct().count() > 1) {
            throw BadQuery.not(
                QueryParameter.RULES.parameter(),
                "one set of rules for " + kind + ",",
                String.join("', '", rules));
          }
        });
  }

  /** Name and first digits of the digest of the rules by which a game was played. */
  public static String name(GameSummary game) {
    return name(game.getRules());
  }

  /**
   * What tells apart the games of a kind that may not be counted together: the rules, or of games
   * that are recorded only the game file, without regard to names, colours and pictures.
   */
  static String counted(GameSummary game) {
    return game.getFile().isEmpty() ? name(game) : ofFile(game.getFile());
  }

  /**
   * The value of the parameter {@code rules} that selects the games by a game file.
   *
   * @param digest digest of the file without regard to names, colours and pictures
   */
  public static String ofFile(String digest) {
    return FILE + digest.substring(0, SHOWN - FILE.length());
  }

  /** Whether what {@link #counted} returned is of a game file. */
  static boolean isFile(String counted) {
    return counted.startsWith(FILE);
  }

  /** Name and first digits of the digest in a tag {@code Rules}, which is empty if standard. */
  public static String name(String tag) {
    if (tag.isEmpty()) {
      return STANDARD;
    }
    String[] words = tag.split(" ", -1);
    return words.length < 2
        ? words[0]
        : words[0] + " " + words[1].substring(0, Math.min(words[1].length(), SHOWN));
  }

  /**
   * What tells sets of rules apart: the first digits of the digest, since the same rules may have
   * several names.
   *
   * @param name what {@link #name} returned, or a whole tag {@code Rules}
   */
  public static String digest(String name) {
    String shown = name(name);
    return shown.substring(shown.lastIndexOf(' ') + 1);
  }

  /** Suffix for titles about games by some rules; empty for the standard rules. */
  public static String suffix(String name) {
    return name.equals(STANDARD) ? "" : ", rules " + name;
  }

  /** What was left out, in a sentence; empty if nothing was. */
  public Optional<String> note() {
    if (leftOut.isEmpty()) {
      return Optional.empty();
    }
    Function<Map.Entry<String, Long>, String> text =
        one -> Text.of("%d by %s", one.getValue(), one.getKey());
    return Optional.of(
        Text.of(
            "games by other rules are left out (--rules NAME selects them): %s",
            leftOut.entrySet().stream().map(text).collect(Collectors.joining(", "))));
  }
}
