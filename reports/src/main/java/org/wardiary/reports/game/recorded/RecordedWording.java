package org.wardiary.reports.game.recorded;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AssaultDeclared;
import org.wardiary.events.event.AssaultResolved;
import org.wardiary.events.event.CardPlayed;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.Fact;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.PhaseBegan;
import org.wardiary.events.event.StateChanged;
import org.wardiary.events.event.TableResult;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitPlaced;
import org.wardiary.events.event.UnitsGone;
import org.wardiary.events.event.UnitsMarched;
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.events.text.Text;
import org.wardiary.reports.text.CommonWording;
import org.wardiary.reports.text.Narration;
import org.wardiary.reports.text.Phrases;

/** The wording of recorded games. */
final class RecordedWording {

  /** What belongs to an attack is told in the sentence of the attack. */
  static final Phrases PHRASES =
      CommonWording.phrases("recorded games")
          .on(TurnBegan.class, (story, turn) -> story.part(Text.of("Turn %s", turn.getTurn())))
          .on(GameEnded.class, CommonWording.endingWithLosses("it reached its goal"))
          .on(AnswerGiven.class, CommonWording::step)
          .on(PhaseBegan.class, RecordedWording::phase)
          .on(UnitPlaced.class, RecordedWording::placed)
          .on(UnitsMarched.class, RecordedWording::marched)
          .on(AssaultDeclared.class, RecordedWording::attack)
          .on(AssaultResolved.class, RecordedWording::resolved)
          .on(UnitsGone.class, RecordedWording::gone)
          .on(StateChanged.class, RecordedWording::changed)
          .on(ChanceDrawn.class, RecordedWording::drawn)
          .on(CardPlayed.class, RecordedWording::played)
          .on(DoubtNoted.class, RecordedWording::noted);

  private static final String PUT_RIGHT = "put right";

  private RecordedWording() {}

  private static void phase(Narration story, PhaseBegan phase) {
    String side = phase.getSide();
    String name = phase.getPhase();
    story.pause();
    String who = side.isEmpty() ? "all sides" : side;
    story.sentence(
        side, name.isEmpty() ? Text.of("%s: to act", who) : Text.of("%s: %s", who, name));
  }

  private static void placed(Narration story, UnitPlaced placed) {
    String what =
        placed.getWay().equals(PUT_RIGHT) ? "put right, %s stands on %s" : "%s is placed on %s";
    story.sentence(
        placed.getSide(),
        Text.of(what, owned(placed.getSide(), placed.getUnit()), placed.getSpace())
            + facts(placed.getFacts()));
  }

  private static String owned(String side, String unit) {
    return side.isEmpty() ? unit : Text.of("%s's %s", side, unit);
  }

  private static void marched(Narration story, UnitsMarched march) {
    String units = list(march.getUnits());
    boolean one = march.getUnits().size() == 1;
    List<String> path = march.getPath();
    String to = path.get(path.size() - 1);
    String over = path.size() == 1 ? "" : " by way of " + list(path.subList(0, path.size() - 1));
    String facts = facts(march.getFacts());
    switch (march.getWay()) {
      case RecordedSteps.RETREAT ->
          story.clause(
              Text.of("%s %s to %s%s%s", units, one ? "retreats" : "retreat", to, over, facts));
      case RecordedSteps.ADVANCE ->
          story.clause(
              Text.of("%s %s to %s%s%s", units, one ? "advances" : "advance", to, over, facts));
      default ->
          story.sentence(
              march.getSide(),
              Text.of(
                  "%s %s%s to %s%s%s",
                  owned(march.getSide(), units),
                  one ? "moves" : "move",
                  from(march),
                  to,
                  over,
                  facts));
    }
  }

  private static String from(UnitsMarched march) {
    List<String> from =
        march.getFrom().stream().filter(space -> !space.isEmpty()).distinct().toList();
    return from.isEmpty() ? "" : " from " + list(from);
  }

  private static void attack(Narration story, AssaultDeclared attack) {
    String target = attack.getSpace().isEmpty() ? list(attack.getDefenders()) : attack.getSpace();
    StringBuilder text = new StringBuilder();
    boolean whole = attack.getAttackers().equals(List.of(attack.getSide()));
    List<String> by = attack.getAttackers().isEmpty() ? attack.getSupport() : attack.getAttackers();
    text.append(whole ? attack.getSide() : owned(attack.getSide(), list(by)));
    text.append(by.size() == 1 ? " attacks " : " attack ").append(target);
    if (!attack.getAttackers().isEmpty() && !attack.getSupport().isEmpty()) {
      text.append(", supported by ").append(list(attack.getSupport()));
    }
    if (!attack.getDefence().isEmpty()) {
      text.append(", defended with the support of ").append(list(attack.getDefence()));
    }
    if (attack.getFlank()) {
      text.append(", on the flank");
    }
    story.sentence("", text + outcome(attack.getFacts()));
    attack.getLookups().forEach(lookup -> luck(story, lookup));
  }

  private static void resolved(Narration story, AssaultResolved resolved) {
    story.sentence("", Text.of("attack %s%s", resolved.getAttack(), outcome(resolved.getFacts())));
    resolved.getLookups().forEach(lookup -> luck(story, lookup));
  }

  /** The luck of the attackers, where it is known what results cost. */
  private static void luck(Narration story, TableResult lookup) {
    if (!lookup.getWorth().isEmpty()) {
      story.clause(
          Text.of(
              "luck %s %s: the table's mean is %s",
              signed(lookup.getOutcome() - lookup.getMean()),
              lookup.getWorth(),
              signed(lookup.getMean())));
    }
  }

  private static String signed(double number) {
    return Text.of("%+.1f", number).replace('-', '\u2212');
  }

  private static void gone(Narration story, UnitsGone gone) {
    String units = list(gone.getUnits());
    boolean one = gone.getUnits().size() == 1;
    String what =
        switch (gone.getHow()) {
          case RecordedSteps.LOST ->
              Text.of("%s %s lost", owned(gone.getSide(), units), one ? "is" : "are");
          case RecordedSteps.LEFT ->
              Text.of("%s %s the map", owned(gone.getSide(), units), one ? "leaves" : "leave");
          default ->
              Text.of("put right, %s %s gone", owned(gone.getSide(), units), one ? "is" : "are");
        };
    story.clause(what + facts(gone.getFacts()));
  }

  private static void changed(Narration story, StateChanged change) {
    String right = change.getWay().equals(PUT_RIGHT) ? "put right, " : "";
    String what =
        !change.getHolds()
            ? Text.of("%s is no longer %s", change.getTarget(), change.getState())
            : change.getValue().isEmpty()
                ? Text.of("%s is %s", change.getTarget(), change.getState())
                : Text.of(
                    "%s of %s is now %s", change.getState(), change.getTarget(), change.getValue());
    story.clause(right + what + facts(change.getFacts()));
  }

  /** A note is of one statement: what comes after it does not continue it. */
  private static void noted(Narration story, DoubtNoted doubt) {
    story.sentence("", "note: " + doubt.getWhat());
    story.pause();
  }

  private static void drawn(Narration story, ChanceDrawn chance) {
    story.clause(Text.of("%s gives %s", chance.getReason(), chance.getValue()));
  }

  private static void played(Narration story, CardPlayed card) {
    String side = card.getSide().isEmpty() ? "the card" : card.getSide() + " plays the card";
    story.sentence(
        card.getSide(), Text.of("%s %s%s", side, card.getCard(), facts(card.getFacts())));
  }

  private static String list(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }

  /** What an attack brought: odds, dice, result, as the record has them. */
  private static String outcome(List<Fact> facts) {
    List<String> words = words(facts);
    return words.isEmpty() ? "" : ": " + String.join(", ", words);
  }

  private static String facts(List<Fact> facts) {
    List<String> words = words(facts);
    return words.isEmpty() ? "" : Text.of(" (%s)", String.join(", ", words));
  }

  private static List<String> words(List<Fact> facts) {
    List<String> words = new ArrayList<>();
    for (Fact fact : facts) {
      switch (fact.getName()) {
        case "" -> words.add(fact.getValue());
        case "by" -> words.add("as " + fact.getValue() + " decided");
        case "of" -> words.add("in attack " + fact.getValue());
        case "ruling" -> words.add(Text.of("ruling “%s”", fact.getValue()));
        default -> words.add(Text.of("%s %s", fact.getName(), fact.getValue()));
      }
    }
    return words;
  }
}
