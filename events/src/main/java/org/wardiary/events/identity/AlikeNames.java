package org.wardiary.events.identity;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/**
 * Finds names that differ only in case or accents: perhaps the same, but counted as different. Not
 * thread-safe.
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

  private record Name(Kind kind, String name) {}

  private final Map<Name, SortedSet<String>> alike = new HashMap<>();
  private final Set<Name> stored = new HashSet<>();
  private final Set<Name> given = new HashSet<>();

  /** Adds names that are stored already. */
  public void addStored(Occasion occasion) {
    add(occasion, stored);
  }

  /** Adds names that are new, or asked about: only these are in the notes, with those like them. */
  public void add(Occasion occasion) {
    add(occasion, given);
  }

  private void add(Occasion occasion, Set<Name> to) {
    occasion.players().forEach(player -> add(new Name(Kind.PLAYERS, player), to));
    add(new Name(Kind.EVENTS, occasion.event()), to);
  }

  /** Adds a name, as {@link #add(Occasion)} does. */
  public void add(Kind kind, String name) {
    add(new Name(kind, name), given);
  }

  private void add(Name written, Set<Name> to) {
    if (to.size() < MOST && to.add(written) && Occasion.isKnown(written.name())) {
      Name like = new Name(written.kind(), Names.withoutAccents(written.name()));
      alike.computeIfAbsent(like, key -> new TreeSet<>()).add(Names.same(written.name()));
    }
  }

  /** The notes, a sentence each, sorted; empty if no names are alike. */
  public List<String> notes() {
    Map<String, String> notes = new TreeMap<>();
    for (Name name : given) {
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
    return List.copyOf(notes.values());
  }
}
