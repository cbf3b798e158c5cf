package org.wardiary.events.game.recorded.proof;

import static org.wardiary.events.game.recorded.proof.OnTheSquareTranslation.DECK;
import static org.wardiary.events.game.recorded.proof.Translation.unit;

import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.DeckShuffled;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.FireResolved;
import org.wardiary.events.event.MeleeBegan;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.MeleeStruck;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * Fire, charges and cards of Wargaming on the Square (WS-7, WS-8): each fire, each charge is an
 * attack.
 */
final class OnTheSquareFights {

  private final OnTheSquareTranslation to;
  private int attacks;
  // number of the charge's attack, and of the fire's, in this turn; 0 if there is none
  private int charge;
  private int fire;

  OnTheSquareFights(OnTheSquareTranslation to) {
    this.to = to;
  }

  static void addTo(StepTable<OnTheSquareTranslation> table) {
    table
        .on(FireOpened.class, (to, e) -> to.fights().open(e))
        .on(DeckShuffled.class, (to, e) -> to.fights().shuffle(e))
        .on(CardDrawn.class, (to, e) -> to.fights().draw(e))
        .on(FireResolved.class, (to, e) -> to.fights().resolve(e))
        .on(ChargeMade.class, (to, e) -> to.fights().charge(e))
        .on(DefenderReacted.class, (to, e) -> to.fights().react(e))
        .on(MeleeBegan.class, (to, e) -> to.fights().deal(e.getCards()))
        .on(MeleeStruck.class, (to, e) -> to.fights().deal(e.getTargetCards()))
        .on(MeleeResolved.class, (to, e) -> to.fights().resolve(e))
        .on(ChargeEnded.class, (to, e) -> to.fights().end(e));
  }

  void beginTurn() {
    attacks = 0;
  }

  /** Whether a charge is in progress. */
  boolean charging() {
    return charge > 0;
  }

  private static String enemy(String side) {
    return Units.SIDES.names().get(side.equals(Units.SIDES.name(0)) ? 1 : 0);
  }

  private void open(FireOpened opened) {
    fire = ++attacks;
    to.say(
        "%s x %s@%s <weapon=%s range=%d>",
        opened.getParts().stream()
            .map(part -> unit(opened.getSide(), part))
            .collect(Collectors.joining(",")),
        unit(enemy(opened.getSide()), opened.getTargetUnit()),
        opened.getTarget(),
        opened.getWeapon(),
        opened.getRange());
    deal(opened.getCards());
  }

  /** So many cards are to be drawn; none at a dummy. */
  private void deal(int cards) {
    if (cards > 0) {
      to.told().set(DECK, "left", cards);
      to.told().set(DECK, "hits", 0);
    }
  }

  private void dealt() {
    to.told().end(DECK, "left");
    to.told().end(DECK, "hits");
  }

  private void shuffle(DeckShuffled deck) {
    to.told().set(DECK, "red", deck.getRed());
    to.told().set(DECK, "black", deck.getBlack());
  }

  private void draw(CardDrawn card) {
    boolean red = card.getColour().equals("R");
    if (card.getRed() + card.getBlack() == 0) { // no chance: the colours alternate
      to.told().set(DECK, "next", red ? "B" : "R");
    } else {
      to.say("%%card=%s%s", card.getColour(), to.turns().by(card.getSide()));
      to.told().add(DECK, red ? "red" : "black", -1);
    }
    to.told().add(DECK, "left", -1);
    to.told().add(DECK, "hits", card.getHit() ? 1 : 0);
  }

  private void resolve(FireResolved resolved) {
    dealt();
    to.say("#%d <cards=%d hits=%d>", fire, resolved.getCards(), resolved.getHits());
  }

  private void charge(ChargeMade made) {
    charge = ++attacks;
    String target = unit(enemy(made.getSide()), made.getTargetUnit());
    to.say(
        "%s x %s@%s <aspect=%s%s>",
        unit(made), target, made.getTarget(), made.getAspect(), approach(made.getAspect()));
    String charged = base(target);
    TreeSet<String> by = new TreeSet<>(Arrays.asList(to.told().get(charged, "charged").split("/")));
    by.remove("");
    by.add(unit(made));
    to.told().set(charged, "charged", String.join("/", by));
  }

  /** Whether it is a charge in the flank or the rear; nothing of one at a dummy. */
  private static String approach(String aspect) {
    return switch (aspect) {
      case "dummy" -> "";
      case "flank", "rear" -> " approach=flank";
      default -> " approach=front";
    };
  }

  /** The unit of a part: its base. */
  private static String base(String part) {
    return part.matches(".*[ab]") ? part.substring(0, part.length() - 1) : part;
  }

  private void react(DefenderReacted reacted) {
    to.say(
        "#%d <reaction=%s how=%s by=%s>",
        charge, reacted.getReaction(), reacted.getHow(), reacted.getSide());
    to.told().end(base(unit(reacted)), "order");
  }

  private void resolve(MeleeResolved melee) {
    dealt();
    to.say(
        "#%d <hits=%d against=%d lost=%d killed=%d>",
        charge, melee.getHits(), melee.getTargetHits(), melee.getLost(), melee.getTargetLost());
  }

  private void end(ChargeEnded ended) {
    to.say("#%d <%s>", charge, ended.getOutcome());
    charge = 0;
  }
}
