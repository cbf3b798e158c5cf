package org.wardiary.events.game.recorded;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.Layout;
import org.wardiary.events.game.recorded.file.StateWord.Bearer;
import org.wardiary.events.text.Text;

/**
 * The statements that may be meant by pointing at units and spaces one after another. The likeliest
 * comes first; none is left out because a rule of the game forbids it.
 */
public final class Pointed {

  private final GameFile file;
  private final RecordedBoard board;
  private final Layout layout;
  private final StateOffers states;
  private final Map<String, String> found = new LinkedHashMap<>();

  /**
   * @param position a position of a recorded game
   */
  public Pointed(Position position) {
    this.file = ((FileMap) position.setup().map()).file();
    this.board = RecordedBoard.of(position);
    this.layout = file.map().layout();
    this.states = new StateOffers(file, board);
  }

  /**
   * What may be meant.
   *
   * @param things ids of units, and spaces such as {@code @0101}, in the sequence in which they
   *     were pointed at
   */
  public List<Meant> of(List<String> things) {
    found.clear();
    List<String> units = things.stream().filter(thing -> !isSpace(thing)).toList();
    List<String> spaces =
        things.stream().filter(Pointed::isSpace).map(thing -> thing.substring(1)).toList();
    if (units.isEmpty()) {
      spacesAlone(spaces);
    } else {
      String side = side(units.get(0));
      List<String> own = units.stream().filter(unit -> side(unit).equals(side)).distinct().toList();
      List<String> others =
          units.stream().filter(unit -> !side(unit).equals(side)).distinct().toList();
      if (!others.isEmpty()) {
        attacks(own, String.join(",", others), spaceOf(others.get(0)));
        addAll(states.of(String.join(",", units), Bearer.UNITS));
      } else if (spaces.isEmpty()) {
        unitsAlone(own);
      } else {
        goes(own, spaces);
      }
    }
    return found.entrySet().stream().map(it -> new Meant(it.getKey(), it.getValue())).toList();
  }

  /**
   * What is most likely meant; empty while more may have to be pointed at, such as where units go.
   */
  public Optional<Meant> likeliest(List<String> things) {
    List<String> units = things.stream().filter(thing -> !isSpace(thing)).toList();
    boolean whole =
        things.size() > units.size()
            || units.stream().map(this::side).distinct().count() > 1
            || units.stream().anyMatch(unit -> spaceOf(unit).isEmpty());
    return units.isEmpty() || !whole
        ? Optional.empty()
        : of(things).stream().filter(it -> !it.isOpen()).findFirst();
  }

  private static boolean isSpace(String thing) {
    return thing.startsWith("@");
  }

  private void add(String text, String label, Object... values) {
    found.putIfAbsent(text, Text.of(label, values));
  }

  private void addAll(Stream<Meant> all) {
    all.forEach(it -> found.putIfAbsent(it.text(), it.label()));
  }

  private String side(String unit) {
    return board.unit(unit).map(Piece::side).orElse("");
  }

  private Optional<String> spaceOf(String unit) {
    return board.unit(unit).filter(Piece::stands).map(Piece::space);
  }

  private boolean acts(List<String> units) {
    String side = side(units.get(0));
    return side.isEmpty() || side.equals(board.acting());
  }

  private void unitsAlone(List<String> units) {
    String all = String.join(",", units);
    Optional<Piece> first = board.unit(units.get(0));
    boolean waits = first.filter(it -> !it.gone() && it.space().isEmpty()).isPresent();
    if (first.filter(Piece::gone).isPresent()) {
      add("=" + all + "@", "stands on the map again (put right)");
      return;
    }
    if (waits) {
      file.forces()
          .unit(units.get(0))
          .flatMap(unit -> unit.start())
          .ifPresent(space -> add(all + "@" + space, "arrives on %s", name(space)));
      add(all + "@", "arrives on …");
    } else if (board.openAttack() > 0) {
      add("-" + all, "eliminated");
    }
    addAll(states.of(all, Bearer.UNITS));
    if (!waits) {
      add("-" + all, "eliminated");
      add("=-" + all, "gone (put right)");
    }
  }

  private void goes(List<String> units, List<String> spaces) {
    String all = String.join(",", units);
    String last = spaces.get(spaces.size() - 1);
    String path = String.join("-", spaces);
    boolean waits = spaceOf(units.get(0)).isEmpty();
    boolean attacked = board.openAttack() > 0;
    if (waits) {
      add(all + "@" + last, "arrives on %s", name(last));
    }
    if (attacked && !acts(units)) {
      add(all + "~" + path, "retreats to %s", name(last));
    }
    if (attacked && acts(units)) {
      add(all + ">" + path, "advances to %s", name(last));
    }
    List<String> enemies = enemies(side(units.get(0)), last);
    if (!enemies.isEmpty() && spaces.size() == 1) {
      attacks(units, String.join(",", enemies), Optional.of(last));
    }
    add(all + "-" + path, "moves to %s", name(last));
    if (spaces.size() == 1) {
      add(all + " x @" + last, "attacks whatever is on %s", name(last));
    }
    add(all + "~" + path, "retreats to %s", name(last));
    add(all + ">" + path, "advances to %s", name(last));
    add(all + "@" + last, "placed on %s", name(last));
    add("=" + all + "@" + last, "stands on %s (put right)", name(last));
  }

  private List<String> enemies(String side, String space) {
    return board.units().entrySet().stream()
        .filter(it -> it.getValue().stands() && it.getValue().space().equals(space))
        .filter(it -> !it.getValue().side().equals(side) && !it.getValue().side().isEmpty())
        .map(Map.Entry::getKey)
        .toList();
  }

  private String name(String space) {
    return file.map().name(space);
  }

  /** Attacks by all, by those next to what is attacked with the support of others, and so on. */
  private void attacks(List<String> units, String defenders, Optional<String> space) {
    String all = String.join(",", units);
    List<String> near = units.stream().filter(unit -> isNear(unit, space)).toList();
    List<String> far = units.stream().filter(unit -> !isNear(unit, space)).toList();
    if (!near.isEmpty() && !far.isEmpty()) {
      supported(near, far, defenders);
    }
    add(all + " x " + defenders, "%s attacks %s", all, defenders);
    for (int i = units.size() - 1; i > 0; i--) {
      List<String> others = new ArrayList<>(units);
      String support = others.remove(i);
      supported(others, List.of(support), defenders);
    }
    add("+" + all + " x " + defenders, "%s bombards %s", all, defenders);
  }

  private void supported(List<String> units, List<String> support, String defenders) {
    String with = String.join(",", support);
    String text = String.join(",", units) + "+" + with + " x " + defenders;
    add(text, "with %s in support", with);
  }

  private boolean isNear(String unit, Optional<String> space) {
    Optional<String> from = spaceOf(unit);
    return from.isEmpty()
        || space.isEmpty()
        || !layout.isSpace(space.get())
        || layout.adjoin(from.get(), space.get());
  }

  private void spacesAlone(List<String> spaces) {
    if (spaces.size() == 2 && layout.adjoin(spaces.get(0), spaces.get(1))) {
      addAll(states.of("@" + spaces.get(0) + "|" + spaces.get(1), Bearer.EDGES));
    } else if (spaces.size() == 1) {
      addAll(states.of("@" + spaces.get(0), Bearer.SPACES));
      if (!board.acting().isEmpty()) {
        add(
            board.acting() + " x @" + spaces.get(0),
            "%s attacks it from off the map",
            board.acting());
      }
    }
  }
}
