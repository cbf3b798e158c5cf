package org.wardiary.reports.game.onthesquare;

import static org.wardiary.reports.game.onthesquare.OnTheSquareWording.unit;

import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.BridgeLit;
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
import org.wardiary.events.text.Text;
import org.wardiary.reports.text.Narration;
import org.wardiary.reports.text.Phrases;

/** The wording of moves and formations of Wargaming on the Square. */
final class OnTheSquareMoves {

  private OnTheSquareMoves() {}

  static Phrases addTo(Phrases phrases) {
    return phrases
        .on(UnitMoved.class, OnTheSquareMoves::moved)
        .on(UnitRetreated.class, OnTheSquareMoves::retreated)
        .on(PartFaced.class, OnTheSquareMoves::faced)
        .on(SectionFormed.class, OnTheSquareMoves::sectionFormed)
        .on(SectionFellIn.class, OnTheSquareMoves::sectionFellIn)
        .on(SquareFormed.class, OnTheSquareMoves::squareFormed)
        .on(SquareEnded.class, OnTheSquareMoves::squareEnded)
        .on(UnitJoined.class, OnTheSquareMoves::joined)
        .on(GunsLeft.class, OnTheSquareMoves::gunsLeft)
        .on(GunsTaken.class, OnTheSquareMoves::gunsTaken)
        .on(BaseReplaced.class, OnTheSquareMoves::baseReplaced)
        .on(BridgeLit.class, OnTheSquareMoves::bridgeLit);
  }

  private static void moved(Narration story, UnitMoved move) {
    String name = story.name(unit(move.getSide(), move.getKind(), move.getUnit()));
    story.clause(Text.of("%s moves from %s to %s", name, move.getFrom(), move.getTo()));
  }

  private static void retreated(Narration story, UnitRetreated retreat) {
    String name = story.name(unit(retreat.getSide(), retreat.getKind(), retreat.getUnit()));
    boolean stays = retreat.getFrom().equals(retreat.getTo());
    story.clause(
        stays
            ? Text.of("%s has to retreat but stays on %s", name, retreat.getTo())
            : Text.of("%s retreats to %s", name, retreat.getTo()));
  }

  private static void faced(Narration story, PartFaced part) {
    String name = story.name(unit(part.getSide(), part.getKind(), part.getUnit()));
    story.clause(Text.of("%s turns %s", name, direction(part.getTo())));
  }

  private static String direction(String letter) {
    return switch (letter) {
      case "N" -> "north";
      case "E" -> "east";
      case "S" -> "south";
      case "W" -> "west";
      default -> letter;
    };
  }

  private static void sectionFormed(Narration story, SectionFormed section) {
    String name = story.name(unit(section.getSide(), section.getKind(), section.getUnit()));
    String verb = section.getHow().equals("deployed") ? "deploys" : "leaves";
    String men = Text.count(section.getMen(), "man", "men");
    story.clause(
        Text.of(
            "%s %s section %s with %s on %s",
            name, verb, section.getSection(), men, section.getSpace()));
  }

  private static void sectionFellIn(Narration story, SectionFellIn section) {
    story.clause(Text.of("section %s falls in on %s", section.getSection(), section.getTo()));
  }

  private static void squareFormed(Narration story, SquareFormed square) {
    String name = story.name(unit(square.getSide(), square.getKind(), square.getUnit()));
    String men = Text.count(square.getMen(), "man", "men");
    story.clause(Text.of("%s forms square with %s on %s", name, men, square.getSpace()));
  }

  private static void squareEnded(Narration story, SquareEnded square) {
    String name = story.name(unit(square.getSide(), square.getKind(), square.getUnit()));
    story.clause(Text.of("%s is no longer in square", name));
  }

  private static void joined(Narration story, UnitJoined joined) {
    String name = story.name(unit(joined.getSide(), joined.getKind(), joined.getUnit()));
    String men = Text.count(joined.getTogether(), "man", "men");
    story.clause(
        Text.of(
            "%s joins %s %s on %s, %s together",
            name, story.kind(joined.getIntoKind()), joined.getInto(), joined.getSpace(), men));
  }

  private static void gunsLeft(Narration story, GunsLeft left) {
    String name = story.name(unit(left.getSide(), left.getKind(), left.getUnit()));
    String guns = Text.count(left.getGuns().size(), "gun");
    story.clause(Text.of("%s leaves %s on %s", name, guns, left.getSpace()));
  }

  private static void gunsTaken(Narration story, GunsTaken taken) {
    String name = story.name(unit(taken.getSide(), taken.getKind(), taken.getUnit()));
    String guns = Text.count(taken.getGuns().size(), "gun");
    story.clause(Text.of("%s takes %s on %s", name, guns, taken.getSpace()));
  }

  private static void baseReplaced(Narration story, BaseReplaced base) {
    story.clause(
        Text.of(
            "section %s on %s is the base of %s %s now",
            base.getSection(), base.getSpace(), base.getSide(), base.getUnit()));
  }

  private static void bridgeLit(Narration story, BridgeLit bridge) {
    story.clause(Text.of("the bridge %s burns", bridge.getSpace()));
  }
}
