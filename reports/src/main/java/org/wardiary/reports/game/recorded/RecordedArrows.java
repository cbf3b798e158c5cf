package org.wardiary.reports.game.recorded;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.event.AssaultDeclared;
import org.wardiary.events.event.StateChanged;
import org.wardiary.events.event.UnitPlaced;
import org.wardiary.events.event.UnitsGone;
import org.wardiary.events.event.UnitsMarched;
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Fallen;
import org.wardiary.reports.board.Fallen.Corner;
import org.wardiary.reports.board.Marks;
import org.wardiary.reports.board.Ways;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Tone;

/** What the last statement did: arrows of moves and attacks, crosses for losses, rings. */
final class RecordedArrows {

  private static final double MARGIN = 6;

  private final DrawnPosition drawn;
  private final BoardLayout layout;
  private final RecordedUnits units;
  private final Ways ways;
  private final List<Item> items = new ArrayList<>();

  private RecordedArrows(DrawnPosition drawn, BoardLayout layout, RecordedUnits units) {
    this.drawn = drawn;
    this.layout = layout;
    this.units = units;
    List<Box> obstacles = units.spaces().stream().map(this::place).toList();
    this.ways = new Ways(layout.bounds().inset(-MARGIN), obstacles, 0.9);
  }

  /** The marks of a position's last statement. */
  static List<Item> of(DrawnPosition drawn, BoardLayout layout, RecordedUnits units) {
    if (drawn.events().isEmpty()) {
      return List.of();
    }
    RecordedArrows arrows = new RecordedArrows(drawn, layout, units);
    arrows.draw();
    return arrows.items;
  }

  private void draw() {
    drawn.events(UnitsMarched.class).forEach(this::march);
    drawn.events(AssaultDeclared.class).forEach(this::attack);
    drawn.events(UnitPlaced.class).forEach(placed -> ring(placed.getUnit()));
    drawn.events(StateChanged.class).stream()
        .filter(change -> change.getOf().equals("unit"))
        .forEach(change -> ring(change.getTarget()));
    drawn.events(UnitsGone.class).forEach(this::gone);
  }

  private boolean isDrawn(String space) {
    return layout.boxes().containsKey(space);
  }

  private Box place(String space) {
    return units.place(space, layout);
  }

  private void arrow(String from, String to, Sort sort) {
    if (isDrawn(from) && isDrawn(to) && !from.equals(to)) {
      items.add(ways.arrow(place(from), place(to), sort));
    }
  }

  /** Along the path, as far as it is known. */
  private void march(UnitsMarched march) {
    Sort sort =
        switch (march.getWay()) {
          case RecordedSteps.RETREAT -> Sort.RETREAT;
          default -> Sort.MOVE;
        };
    for (String start : new LinkedHashSet<>(march.getFrom())) {
      arrow(start, march.getPath().get(0), sort);
    }
    for (int i = 1; i < march.getPath().size(); i++) {
      arrow(march.getPath().get(i - 1), march.getPath().get(i), sort);
    }
    march.getUnits().stream()
        .filter(unit -> march.getFrom().get(march.getUnits().indexOf(unit)).isEmpty())
        .forEach(this::ring);
  }

  private void attack(AssaultDeclared attack) {
    Set<String> targets = spaces(attack.getDefenders());
    if (!attack.getSpace().isEmpty()) {
      targets.add(attack.getSpace());
    }
    spaces(attack.getAttackers()).forEach(from -> strike(from, targets, Sort.ATTACK));
    spaces(attack.getSupport()).forEach(from -> strike(from, targets, Sort.SUPPORT));
    spaces(attack.getDefence()).forEach(from -> strike(from, targets, Sort.SUPPORT));
  }

  /** An arrow to the nearest of the spaces attacked. */
  private void strike(String from, Set<String> targets, Sort sort) {
    targets.stream()
        .filter(target -> isDrawn(target) && isDrawn(from) && !target.equals(from))
        .min(
            Comparator.comparingDouble(
                target -> layout.box(target).centre().distance(layout.box(from).centre())))
        .ifPresent(target -> arrow(from, target, sort));
  }

  /** Where units stand. */
  private Set<String> spaces(List<String> ids) {
    Set<String> spaces = new LinkedHashSet<>();
    for (String side : drawn.sides()) {
      Map<String, String> standing = drawn.units(side);
      ids.stream().filter(standing::containsKey).map(standing::get).forEach(spaces::add);
    }
    return spaces;
  }

  private void ring(String unit) {
    units
        .counter(unit, layout)
        .ifPresent(
            box ->
                items.add(
                    new Item.Line(Outline.round(box.inset(-3), 6), Pen.of(Tone.HIGHLIGHT, 5))));
  }

  private void gone(UnitsGone gone) {
    for (int i = 0; i < gone.getUnits().size(); i++) {
      String unit = gone.getUnits().get(i);
      String space = gone.getFrom().get(i);
      if (isDrawn(space)) {
        Box mark = Fallen.on(layout.box(space), place(space), Corner.LOWER_RIGHT, i);
        String name = Text.of("%s %s %s on %s", gone.getSide(), unit, gone.getHow(), space);
        items.add(Marks.fallen(name, units.livery(gone.getSide()), units.symbol(unit), mark));
      }
    }
  }
}
