package org.wardiary.events.identity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Nearest;
import org.wardiary.events.text.Text;

/**
 * Finds names that differ only in case or accents, and new names of players that differ from known
 * ones by a slip of the pen: perhaps the same, but counted as different. Not thread-safe.
 */
public final class AlikeNames {

  /** What a name is of. */
  public enum Kind {
    /** Players. */
    PLAYERS,
    /** Events. */
    EVENTS
  }

  /** So many names are compared at most, to bound the memory. */
  private static final int MOST = 100_000;

  /** So many new names are compared with the known ones. */
  private static final int MOST_NEW = 100;

  /** A name with as many letters, for each slip of the pen that may be in it. */
  private static final int LETTERS = 4;

  private static final Pattern NOT_DIGITS = Pattern.compile("\\P{Nd}+");

  private record Name(Kind kind, String name) {}

  private final Map<Name, SortedSet<String>> alike = new HashMap<>();
  // names with their numbers of games
  private final Map<Name, Integer> stored = new HashMap<>();
  private final Map<Name, Integer> given = new HashMap<>();
  private final Set<String> fresh = new TreeSet<>();

  /** Adds names that are stored already. */
  public void addStored(Occasion occasion) {
    add(occasion, stored);
  }

  /** Counts a game less of names that were stored. */
  public void removeStored(Occasion occasion) {
    occasion
        .players()
        .forEach(player -> stored.merge(new Name(Kind.PLAYERS, player), -1, Integer::sum));
  }

  /** Adds names that are new, or asked about: only these are in the notes, with those like them. */
  public void add(Occasion occasion) {
    if (!occasion.simulated()) {
      occasion.players().stream()
          .filter(player -> fresh.size() < MOST_NEW && Occasion.isKnown(player))
          .filter(player -> !stored.containsKey(new Name(Kind.PLAYERS, player)))
          .forEach(fresh::add);
    }
    add(occasion, given);
  }

  private void add(Occasion occasion, Map<Name, Integer> to) {
    occasion.players().forEach(player -> add(new Name(Kind.PLAYERS, player), to));
    add(new Name(Kind.EVENTS, occasion.event()), to);
  }

  /** Adds a name, as {@link #add(Occasion)} does. */
  public void add(Kind kind, String name) {
    add(new Name(kind, name), given);
  }

  private void add(Name written, Map<Name, Integer> to) {
    if (to.size() < MOST
        && to.merge(written, 1, Integer::sum) == 1
        && Occasion.isKnown(written.name())) {
      Name like = new Name(written.kind(), Names.withoutAccents(written.name()));
      alike.computeIfAbsent(like, key -> new TreeSet<>()).add(Names.same(written.name()));
    }
  }

  /** The notes, a sentence each, sorted; empty if no names are alike. */
  public List<String> notes() {
    Map<String, String> notes = new TreeMap<>();
    for (Name name : given.keySet()) {
      SortedSet<String> names =
          alike.getOrDefault(
              new Name(name.kind(), Names.withoutAccents(name.name())), new TreeSet<>());
      if (names.size() > 1) {
        String kind = name.kind().name().toLowerCase(Locale.ROOT);
        String all =
            names.stream()
                .map(each -> "'" + Problem.shown(each) + "'")
                .collect(Collectors.joining(" and "));
        notes.put(
            kind + all,
            Text.of(
                "note: %s differ only in case or accents, and count as %d %s",
                all, names.size(), kind));
      }
    }
    List<String> all = new ArrayList<>(notes.values());
    Set<Name> known = new HashSet<>(stored.keySet());
    known.addAll(given.keySet());
    known.removeIf(name -> name.kind() != Kind.PLAYERS);
    fresh.forEach(name -> near(name, known).ifPresent(all::add));
    return List.copyOf(all);
  }

  /** What is to be said of a new name if a known one, or one of more games, is near. */
  private Optional<String> near(String name, Set<Name> known) {
    int games = given.getOrDefault(new Name(Kind.PLAYERS, name), 0);
    return known.stream()
        .filter(other -> games(other) > (fresh.contains(other.name()) ? games : 0))
        .filter(other -> isNear(name, other.name()))
        .min(
            Comparator.comparingInt((Name other) -> Nearest.distance(name, other.name()))
                .thenComparing(other -> -games(other))
                .thenComparing(Name::name))
        .map(
            other ->
                Text.of(
                    "note: player '%s' is new; is '%s' meant, who has %s?",
                    Problem.shown(name),
                    Problem.shown(other.name()),
                    Text.count(games(other), "game")));
  }

  /** Whether one may be a misspelling of the other; names that differ in numbers are not. */
  private static boolean isNear(String one, String other) {
    int most = Math.min(Nearest.SLIP, one.length() / LETTERS * Nearest.MISTAKE);
    return Math.abs(one.length() - other.length()) * Nearest.MISTAKE <= most
        && Nearest.distance(one, other) <= most
        && !Names.withoutAccents(one).equals(Names.withoutAccents(other))
        && NOT_DIGITS.matcher(one).replaceAll("").equals(NOT_DIGITS.matcher(other).replaceAll(""));
  }

  private int games(Name name) {
    return Math.max(stored.getOrDefault(name, 0), given.getOrDefault(name, 0));
  }
}
