package org.wardiary.reports.game.squares;

import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.OpportunityArose;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitStood;
import org.wardiary.events.text.Text;
import org.wardiary.reports.text.CommonWording;
import org.wardiary.reports.text.Narration;
import org.wardiary.reports.text.Narration.Unit;
import org.wardiary.reports.text.Phrases;

/** The wording of both variants of SQUARES. */
final class SquaresWording {

  static final Phrases PHRASES =
      CommonWording.phrases("squares")
          .silent(ArmyMustered.class)
          .silent(OpportunityArose.class)
          .on(TurnBegan.class, CommonWording::turn)
          .on(
              GameEnded.class,
              CommonWording.endingWithLosses("one of its units entered the enemy's reserve"))
          .on(AnswerGiven.class, SquaresWording::answered)
          .on(UnitMoved.class, SquaresWording::moved)
          .on(
              TurnPassed.class,
              (story, pass) -> story.sentence("", Text.of("%s passes", pass.getSide())))
          .on(AttackDeclared.class, SquaresWording::attack)
          .on(UnitStood.class, SquaresWording::stood)
          .on(OptionChosen.class, SquaresWording::option)
          .on(UnitRetreated.class, SquaresWording::retreated)
          .on(UnitAdvanced.class, SquaresWording::advanced)
          .on(UnitEliminated.class, SquaresWording::eliminated);

  private SquaresWording() {}

  /** Mentions the two answers that leave no event of their own. */
  private static void answered(Narration story, AnswerGiven answer) {
    CommonWording.actionOrReply(story, answer);
    if (answer.getQuestion().equals("advance") && answer.getAnswer().equals("|")) {
      story.clause("the attacker holds its ground");
    } else if (answer.getQuestion().equals("second-chance") && answer.getAnswer().equals("S")) {
      story.clause("the second chance is declined");
    }
  }

  private static void moved(Narration story, UnitMoved moved) {
    String kind = story.kind(moved.getKind());
    String way = Text.of("from %s to %s", moved.getFrom(), moved.getTo());
    boolean second = moved.getWay().equals("two-horse") && story.inSentence();
    if (second) {
      story.more(Text.of(", and %s %s", kind, way));
      return;
    }
    String verb = moved.getWay().equals("double") ? "makes a double move" : "moves";
    story.sentence(moved.getSide(), Text.of("%s %s %s %s", moved.getSide(), kind, verb, way));
  }

  private static void attack(Narration story, AttackDeclared attack) {
    String side = attack.getSide();
    StringBuilder text = new StringBuilder();
    text.append(
        Text.of("%s %s %s", side, story.kind(attack.getAttackerKind()), attack.getAttackerSpace()));
    if (!attack.getSupporter().isEmpty()) {
      text.append(
          Text.of(
              ", supported by %s %s,",
              story.kind(attack.getSupporterKind()), attack.getSupporterSpace()));
    }
    text.append(" attacks ").append(target(story, attack)).append(manner(attack));
    story.sentence(side, text.toString());
    String defends =
        side.equals(story.game().getSides().get(0))
            ? story.game().getSides().get(1)
            : story.game().getSides().get(0);
    story.mention(
        new Unit(defends, attack.getDefender(), attack.getDefenderKind(), attack.getTarget()));
  }

  private static String target(Narration story, AttackDeclared attack) {
    if (attack.getIntoReserve()) {
      return Text.of("into the reserve %s", attack.getTarget());
    }
    String where = attack.getIntoForest() ? "in the forest" : "on";
    return Text.of("%s %s %s", story.kind(attack.getDefenderKind()), where, attack.getTarget());
  }

  private static String manner(AttackDeclared attack) {
    if (attack.getFlank()) {
      return attack.getGrandBattery() ? ": Grand Battery, flank attack" : ": flank attack";
    }
    if (attack.getGrandBattery()) {
      return ": Grand Battery";
    }
    return attack.getCharge() ? ": charge" : "";
  }

  private static void stood(Narration story, UnitStood stood) {
    String name =
        story.name(new Unit(stood.getSide(), stood.getUnit(), stood.getKind(), stood.getSpace()));
    boolean chosen = stood.getHow().equals("chosen");
    story.clause(name + (chosen ? " stands" : " has to stand"));
  }

  private static void option(Narration story, OptionChosen option) {
    story.clause(Text.of("%s takes option %s", option.getSide(), option.getOption()));
  }

  private static void retreated(Narration story, UnitRetreated retreat) {
    String name =
        story.name(
            new Unit(retreat.getSide(), retreat.getUnit(), retreat.getKind(), retreat.getFrom()));
    String verb =
        switch (retreat.getCause()) {
          case "second-chance" -> "takes its second chance and retreats";
          case "displaced" -> "is displaced and retreats";
          default -> retreat.getHow().equals("chosen") ? "chooses to retreat" : "retreats";
        };
    story.clause(Text.of("%s %s to %s", name, verb, retreat.getTo()));
  }

  private static void advanced(Narration story, UnitAdvanced advance) {
    String name =
        story.name(
            new Unit(advance.getSide(), advance.getUnit(), advance.getKind(), advance.getFrom()));
    story.clause(Text.of("%s advances to %s", name, advance.getTo()));
  }

  private static void eliminated(Narration story, UnitEliminated lost) {
    String name =
        story.name(new Unit(lost.getSide(), lost.getUnit(), lost.getKind(), lost.getSpace()));
    String points = Text.count(lost.getPoints(), "point");
    String role =
        switch (lost.getCause()) {
          case "attacker" -> "the attacker, %s, is eliminated";
          case "supporter" -> "the supporter, %s, is eliminated";
          case "casualty" -> "%s is chosen as the casualty";
          default -> "%s is eliminated";
        };
    story.clause(Text.of("%s (%s)", Text.of(role, name), points));
  }
}
