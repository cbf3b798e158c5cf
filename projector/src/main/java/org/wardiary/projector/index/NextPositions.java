package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.key.PositionKey;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.text.Text;

/**
 * The positions that the legal answers of a position lead to, known as far as a query knows that
 * position: fully, or by what their JSON shows.
 */
final class NextPositions {

  /**
   * Answers that lead to the same position, given what is merged.
   *
   * @param next the key of that position
   * @param answers the answers, as texts
   * @param count the games that gave one of them; initially none
   */
  record AnswerGroup(PositionKey next, List<String> answers, Count count) {

    AnswerGroup(PositionKey next) {
      this(next, new ArrayList<>(), new Count());
    }
  }

  private final Position position;
  private final PositionQuery query;
  private final PositionKeys keys;

  NextPositions(Position position, PositionQuery query, PositionKeys keys) {
    this.position = position;
    this.query = query;
    this.keys = keys;
  }

  /** The key of the position after a legal answer. */
  PositionKey after(long code) {
    Position next = position.copy();
    next.play(code, EventSink.NONE);
    PositionKey key = keys.of(next);
    return query.key().rights() == PositionKey.ANY ? key.withAnyRights() : key;
  }

  /** The legal answers, grouped by the position that they lead to, given what is merged. */
  List<AnswerGroup> groups() {
    AnswerList legal = new AnswerList();
    position.legal(legal);
    Map<String, AnswerGroup> groups = new LinkedHashMap<>();
    for (int i = 0; i < legal.size(); i++) {
      PositionKey next = after(legal.get(i));
      groups
          .computeIfAbsent(name(next), name -> new AnswerGroup(next))
          .answers()
          .add(position.write(legal.get(i)));
    }
    groups.values().forEach(group -> group.answers().sort(Comparator.naturalOrder()));
    return List.copyOf(groups.values());
  }

  /** What positions have in common that count as the same here. */
  private String name(PositionKey key) {
    Set<Merge> merged = query.merged();
    String where =
        merged.contains(Merge.MIRROR)
            ? exchanges(key).toString()
            : Integer.toString(key.orientation());
    int label = merged.contains(Merge.MIRROR) ? firstLabel(key) : key.label();
    String numbers = merged.contains(Merge.INTERCHANGEABLE) ? "" : Integer.toString(label);
    return Text.of("%d %d %s %s", key.shape(), key.rights(), where, numbers);
  }

  /**
   * What the symmetries that give the key's shape do with the sides. An image with the sides
   * exchanged is another answer's position: its games are not counted for the same sides.
   */
  private Set<Exchange> exchanges(PositionKey key) {
    Set<Exchange> found = EnumSet.noneOf(Exchange.class);
    for (int s = 0; s < query.symmetries().size(); s++) {
      if ((key.orientations() >> s & 1) != 0) {
        found.add(Exchange.of(query.symmetries().get(s)));
      }
    }
    return found;
  }

  /** The smallest label of the images that keep the sides. */
  private int firstLabel(PositionKey key) {
    int first = key.label();
    for (int s = 0; s < query.symmetries().size(); s++) {
      Symmetry symmetry = query.symmetries().get(s);
      first = symmetry.exchangesSides() ? first : Math.min(first, key.labels()[s]);
    }
    return first;
  }
}
