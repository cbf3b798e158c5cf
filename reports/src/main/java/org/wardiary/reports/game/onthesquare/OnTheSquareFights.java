package org.wardiary.reports.game.onthesquare;

import static org.wardiary.reports.game.onthesquare.OnTheSquareWording.unit;

import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.DeckShuffled;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.FireResolved;
import org.wardiary.events.event.GunHit;
import org.wardiary.events.event.MeleeBegan;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.MeleeStruck;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.text.Text;
import org.wardiary.reports.text.Narration;
import org.wardiary.reports.text.Phrases;

/** The wording of fire, charges and melees of Wargaming on the Square. */
final class OnTheSquareFights {

  private OnTheSquareFights() {}

  /** Single cards are left out: the ends of a fire and of a melee sum them up. */
  static Phrases addTo(Phrases phrases) {
    return phrases
        .silent(DeckShuffled.class)
        .silent(CardDrawn.class)
        .on(FireOpened.class, OnTheSquareFights::fire)
        .on(FireResolved.class, OnTheSquareFights::fireResolved)
        .on(GunHit.class, OnTheSquareFights::gunHit)
        .on(MenLost.class, OnTheSquareFights::menLost)
        .on(PartLost.class, OnTheSquareFights::partLost)
        .on(UnitEliminated.class, OnTheSquareFights::eliminated)
        .on(ChargeMade.class, OnTheSquareFights::charge)
        .on(DefenderReacted.class, OnTheSquareFights::reacted)
        .silent(MeleeBegan.class)
        .silent(MeleeStruck.class)
        .on(MeleeResolved.class, OnTheSquareFights::melee)
        .on(ChargeEnded.class, OnTheSquareFights::chargeEnded);
  }

  private static void fire(Narration story, FireOpened fire) {
    String name = story.name(unit(fire.getSide(), fire.getKind(), fire.getUnit()));
    String with =
        fire.getWeapon().equals("guns")
            ? Text.count(fire.getGuns(), "gun")
            : Text.count(fire.getMuskets(), "musket");
    String target =
        fire.getBoxed()
            ? "a box"
            : Text.of("%s %s", story.kind(fire.getTargetKind()), fire.getTargetUnit());
    story.clause(
        Text.of(
            "%s fires with %s at %s on %s, range %s",
            name, with, target, fire.getTarget(), fire.getRange()));
  }

  private static void fireResolved(Narration story, FireResolved fire) {
    if (fire.getCards() > 0) {
      String hits = Text.count(fire.getHits(), "hit");
      story.clause(Text.of("%s of %s", hits, Text.count(fire.getCards(), "card")));
    }
  }

  private static void gunHit(Narration story, GunHit hit) {
    String name = Text.of("%s %s %s", hit.getSide(), story.kind(hit.getKind()), hit.getUnit());
    story.clause(
        switch (hit.getEffect()) {
          case "horse" -> Text.of("a gun of %s loses its horse", name);
          case "destroyed" -> Text.of("a gun of %s is destroyed", name);
          default -> Text.of("a gun of %s is hit", name);
        });
  }

  private static void menLost(Narration story, MenLost lost) {
    String name = story.name(unit(lost.getSide(), lost.getKind(), lost.getUnit()));
    String men = Text.count(lost.getMen(), "man", "men");
    story.clause(Text.of("%s loses %s and has %s left", name, men, lost.getLeft()));
  }

  private static void partLost(Narration story, PartLost lost) {
    String name = story.name(unit(lost.getSide(), lost.getKind(), lost.getUnit()));
    String men =
        lost.getMen() == 0 ? "" : Text.of(" with %s", Text.count(lost.getMen(), "man", "men"));
    story.clause(
        switch (lost.getCause()) {
          case "dummy" -> Text.of("%s was nothing but a dummy", name);
          case "left-field" -> Text.of("%s leaves the field%s", name, men);
          case "charged-by-two" ->
              Text.of("%s, charged by two, cannot retreat and is lost%s", name, men);
          case "last-man" -> Text.of("%s has too few left and is lost%s", name, men);
          default -> Text.of("%s is lost%s", name, men);
        });
  }

  private static void eliminated(Narration story, UnitEliminated unit) {
    String name = story.name(unit(unit.getSide(), unit.getKind(), unit.getUnit()));
    story.clause(Text.of("%s is no more", name));
  }

  private static void charge(Narration story, ChargeMade charge) {
    String name = story.name(unit(charge.getSide(), charge.getKind(), charge.getUnit()));
    String target =
        charge.getBoxed()
            ? "a box"
            : Text.of("%s %s", story.kind(charge.getTargetKind()), charge.getTargetUnit());
    story.clause(
        Text.of("%s charges %s on %s%s", name, target, charge.getTarget(), aspect(charge)));
  }

  private static String aspect(ChargeMade charge) {
    String where =
        switch (charge.getAspect()) {
          case "flank" -> " in the flank";
          case "rear" -> " in the rear";
          case "front", "two-against-one" -> " in front";
          default -> "";
        };
    if (where.isEmpty()) {
      return "";
    }
    String two = charge.getTwoAgainstOne() ? ", 2 units against 1" : "";
    String again = charge.getChargedByTwo() ? ", both of which have charged it" : "";
    return Text.of(
        "%s, %s against %s%s%s", where, charge.getMen(), charge.getTargetMen(), two, again);
  }

  private static void reacted(Narration story, DefenderReacted reaction) {
    String name = story.name(unit(reaction.getSide(), reaction.getKind(), reaction.getUnit()));
    story.clause(
        switch (reaction.getReaction()) {
          case "advance" -> Text.of("%s executes its order to face and advance", name);
          case "stood-fast" -> Text.of("%s cannot execute its order and stands fast", name);
          case "fire" -> Text.of("%s meets the charge with fire", name);
          case "stand" -> Text.of("%s stands and turns to fight", name);
          case "retreat" -> Text.of("%s gives way", name);
          default -> Text.of("%s fights", name);
        });
  }

  private static void melee(Narration story, MeleeResolved melee) {
    story.clause(
        Text.of(
            "melee, %s for %s %s, %s for %s %s",
            Text.count(melee.getHits(), "hit"),
            story.kind(melee.getKind()),
            melee.getUnit(),
            Text.count(melee.getTargetHits(), "hit"),
            story.kind(melee.getTargetKind()),
            melee.getTarget()));
  }

  /** Only an evaded charge is mentioned; other outcomes are clear from what led to them. */
  private static void chargeEnded(Narration story, ChargeEnded charge) {
    if (charge.getOutcome().equals("evaded")) {
      story.clause("the charge meets nobody");
    }
  }
}
