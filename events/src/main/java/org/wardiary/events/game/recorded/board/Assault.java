package org.wardiary.events.game.recorded.board;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.AssaultDeclared;
import org.wardiary.events.event.Fact;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.recorded.statement.Facts;

/**
 * An attack of the turn that is on. Immutable.
 *
 * @param attackers the units that attack, and those that support them
 * @param defenders the units attacked, and those that support them
 * @param support those of them that support
 * @param targets the spaces attacked, as far as they are known
 * @param result its result, a word of a table; empty while it is not known
 */
public record Assault(
    List<String> attackers,
    List<String> defenders,
    List<String> support,
    List<String> targets,
    String result) {

  private static final Assault NONE = new Assault(List.of(), List.of(), List.of(), List.of(), "");

  /** Copies the lists. */
  public Assault {
    attackers = List.copyOf(attackers);
    defenders = List.copyOf(defenders);
    support = List.copyOf(support);
    targets = List.copyOf(targets);
  }

  /** The attack that an event declares. */
  static Assault of(AssaultDeclared event) {
    return of(
            event.getAttackers(),
            event.getSupport(),
            event.getDefenders(),
            event.getDefence(),
            event.getTargets())
        .resolved(event.getFacts());
  }

  /** An attack without a result. */
  public static Assault of(
      List<String> attackers,
      List<String> support,
      List<String> defenders,
      List<String> defence,
      List<String> targets) {
    return new Assault(
        joined(attackers, support),
        joined(defenders, defence),
        joined(support, defence),
        targets,
        "");
  }

  private static List<String> joined(List<String> units, List<String> support) {
    List<String> all = new ArrayList<>(units);
    all.addAll(support);
    return all;
  }

  /** The attack with the result among some facts, if there is one. */
  Assault resolved(List<Fact> facts) {
    return Facts.told(facts)
        .result()
        .map(word -> new Assault(attackers, defenders, support, targets, word))
        .orElse(this);
  }

  static List<Assault> transferred(StateBytes bytes, List<Assault> all) {
    int size = bytes.whole(all.size());
    List<Assault> read = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      Assault from = bytes.reading() ? NONE : all.get(i);
      read.add(
          new Assault(
              words(bytes, from.attackers),
              words(bytes, from.defenders),
              words(bytes, from.support),
              words(bytes, from.targets),
              bytes.words(from.result)));
    }
    return List.copyOf(read);
  }

  private static List<String> words(StateBytes bytes, List<String> words) {
    int size = bytes.whole(words.size());
    List<String> read = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      read.add(bytes.words(bytes.reading() ? "" : words.get(i)));
    }
    return read;
  }
}
