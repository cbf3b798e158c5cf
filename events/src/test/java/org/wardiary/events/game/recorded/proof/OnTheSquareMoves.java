package org.wardiary.events.game.recorded.proof;

import static org.wardiary.events.game.recorded.proof.OnTheSquareTranslation.JOINED;
import static org.wardiary.events.game.recorded.proof.OnTheSquareTranslation.TRAY;
import static org.wardiary.events.game.recorded.proof.Translation.unit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.wardiary.events.event.GunsLeft;
import org.wardiary.events.event.GunsTaken;
import org.wardiary.events.event.PartFaced;
import org.wardiary.events.event.SectionFellIn;
import org.wardiary.events.event.SectionFormed;
import org.wardiary.events.event.SquareEnded;
import org.wardiary.events.event.SquareFormed;
import org.wardiary.events.event.UnitJoined;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.game.StepTable;

/** Moves, formations and guns of Wargaming on the Square (WS-2.5, WS-5, WS-6, WS-9). */
final class OnTheSquareMoves {

  private final OnTheSquareTranslation to;

  OnTheSquareMoves(OnTheSquareTranslation to) {
    this.to = to;
  }

  static void addTo(StepTable<OnTheSquareTranslation> table) {
    table
        .on(UnitMoved.class, (to, e) -> to.moves().move(e))
        .on(UnitRetreated.class, (to, e) -> to.moves().retreat(e))
        .on(PartFaced.class, (to, e) -> to.told().set(unit(e), "facing", e.getTo()))
        .on(SectionFormed.class, (to, e) -> to.moves().form(e))
        .on(SectionFellIn.class, (to, e) -> to.moves().fallIn(e))
        .on(SquareFormed.class, (to, e) -> to.told().begin(unit(e), "square"))
        .on(SquareEnded.class, (to, e) -> to.told().end(unit(e), "square"))
        .on(UnitJoined.class, (to, e) -> to.moves().join(e))
        .on(GunsLeft.class, (to, e) -> to.moves().leaveGuns(e))
        .on(GunsTaken.class, (to, e) -> to.moves().takeGuns(e));
  }

  private void move(UnitMoved move) {
    to.say("%s@%s-%s%s", unit(move), move.getFrom(), move.getTo(), to.turns().by(move.getSide()));
  }

  private void retreat(UnitRetreated retreat) {
    to.say(
        "%s~%s <cause=%s how=%s>",
        unit(retreat), retreat.getTo(), retreat.getCause(), retreat.getHow());
  }

  private void form(SectionFormed formed) {
    String section = unit(formed.getSide(), formed.getSection());
    to.say("%s@%s", section, formed.getSpace());
    to.told().set(section, "facing", formed.getFacing());
    to.told().set(section, "men", formed.getMen());
    to.told().add(unit(formed), "men", -formed.getMen());
  }

  private void fallIn(SectionFellIn fell) {
    String section = unit(fell.getSide(), fell.getSection());
    toTray(section);
    to.told().add(unit(fell), "men", fell.getMen());
  }

  /** A section is no longer formed. */
  void toTray(String section) {
    to.told().endAll(section, "");
    to.say("%s@%s", section, TRAY);
  }

  private void join(UnitJoined joined) {
    String unit = unit(joined);
    String into = unit(joined.getSide(), joined.getInto());
    to.say(
        "%s@%s-%s%s", unit, joined.getFrom(), joined.getSpace(), to.turns().by(joined.getSide()));
    to.told().endAll(unit, "charged");
    to.say("%s@%s", unit, JOINED);
    to.told().set(into, "men", joined.getTogether());
    to.told().set(into, "facing", joined.getFacing());
    guns(into, joined(guns(into), joined.getGuns()));
  }

  private void leaveGuns(GunsLeft left) {
    guns(unit(left), List.of());
    String space = "@" + left.getSpace();
    guns(space, joined(guns(space), left.getGuns()));
  }

  private void takeGuns(GunsTaken taken) {
    String space = "@" + taken.getSpace();
    List<String> loose = guns(space);
    guns(space, loose.subList(taken.getGuns().size(), loose.size()));
    guns(unit(taken), joined(guns(unit(taken)), taken.getGuns()));
  }

  private static List<String> joined(List<String> some, List<String> more) {
    List<String> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  private static String word(String target) {
    return target.startsWith("@") ? "loose" : "guns";
  }

  /** The guns of a unit, or those that stand loose on a space. */
  List<String> guns(String target) {
    String told = to.told().get(target, word(target));
    return told.isEmpty() ? List.of() : Arrays.asList(told.split("/"));
  }

  /** Tells which guns a unit or a space has from now on. */
  void guns(String target, List<String> guns) {
    if (guns.isEmpty()) {
      to.told().end(target, word(target));
    } else {
      to.told().set(target, word(target), String.join("/", guns));
    }
  }
}
