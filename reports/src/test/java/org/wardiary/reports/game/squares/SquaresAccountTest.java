package org.wardiary.reports.game.squares;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TagPair;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitStood;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.text.Account;
import org.wardiary.reports.text.Account.Paragraph;
import org.wardiary.reports.text.Account.Sort;
import org.wardiary.reports.text.Narrator;
import org.wardiary.reports.text.Stories;

class SquaresAccountTest {

  private static GameStarted started(TagPair... tags) {
    return Stories.started("squares/civil-war", List.of("Blue", "Gray"), Arrays.asList(tags));
  }

  private static AnswerGiven answer(String question, String side, String text, String... remarks) {
    return new AnswerGiven(question, side, text, 5, List.of(remarks), "", List.of());
  }

  private static AttackDeclared.Builder attack(String attacker, String supporter, String defender) {
    String[] a = attacker.split(" ");
    String[] s = supporter.isEmpty() ? new String[] {"", ""} : supporter.split(" ");
    String[] d = defender.split(" ");
    return AttackDeclared.newBuilder()
        .setSide("Blue")
        .setAttacker(a[0])
        .setAttackerKind(a[0].substring(0, 1))
        .setAttackerSpace(a[1])
        .setSupporter(s[0])
        .setSupporterKind(s[0].isEmpty() ? "" : s[0].substring(0, 1))
        .setSupporterSpace(s[1])
        .setDefender(d[0])
        .setDefenderKind(d[0].substring(0, 1))
        .setTarget(d[1])
        .setFlank(false)
        .setCharge(false)
        .setGrandBattery(false)
        .setIntoForest(false)
        .setIntoReserve(false)
        .setPinned(0)
        .setRetreats(1);
  }

  /** The account of events in the middle of a game. */
  private static List<String> text(SpecificRecord... events) {
    return Stories.account(started(), events).parts().stream()
        .flatMap(part -> part.paragraphs().stream())
        .filter(paragraph -> paragraph.sort() == Sort.STORY)
        .map(Paragraph::text)
        .toList();
  }

  @Test
  void account_ofAShortGame_isTheGolden() throws IOException {
    AttackDeclared flank = attack("I1 B3C", "I2 B1C", "C1 B2CR").setFlank(true).build();
    Account account =
        Stories.account(
            started(
                new TagPair("Game", "squares/civil-war"),
                new TagPair("Event", "Simulated games"),
                new TagPair("Site", "?"),
                new TagPair("Blue", "mixed:0.5"),
                new TagPair("Gray", "uniform"),
                new TagPair("BlueType", "program"),
                new TagPair("GrayType", "program")),
            new TurnBegan("Gray", 1, 1),
            new QuestionAsked("turn", "Gray", ""),
            answer("turn", "Gray", "IGR-G3R"),
            new UnitMoved("Gray", "I1", "I", "GR", "G3R", "single"),
            new TurnBegan("Blue", 2, 1),
            answer(
                "turn",
                "Blue",
                "pass",
                "Blue waits.",
                "As he often does; a long remark that does not fit on one line of the account."),
            new TurnPassed("Blue"),
            new TurnBegan("Gray", 3, 1),
            answer("turn", "Gray", "CG2L-G1L,CG3L-G2L"),
            new UnitMoved("Gray", "C1", "C", "G2L", "G1L", "two-horse"),
            new UnitMoved("Gray", "C2", "C", "G3L", "G2L", "two-horse"),
            new TurnBegan("Blue", 4, 2),
            answer("turn", "Blue", "IB3C+IB1CxB2CR", "A double turn begins well."),
            flank,
            new UnitRetreated("Gray", "C1", "C", "B2CR", "B3L", "attacked", "forced"),
            new QuestionAsked("advance", "Blue", ""),
            answer("advance", "Blue", ">"),
            new UnitAdvanced("Blue", "I1", "I", "B3C", "B2CR"),
            new QuestionAsked("turn", "Blue", ""),
            answer("turn", "Blue", "IB2CRxB3L"),
            attack("I1 B2CR", "", "C1 B3L").build(),
            new UnitStood("Gray", "C1", "C", "B3L", "forced"),
            new UnitEliminated("Gray", "C1", "C", "B3L", "attacked", 1, "Blue"),
            new UnitEliminated("Blue", "I1", "I", "B2CR", "attacker", 1, "Blue"),
            new ScoreChanged(1, 1),
            new TurnBegan("Gray", 5, 1),
            new GameEnded("Blue", "resignation", "players", 1, 1, List.of("A pity.")));
    Goldens.check("text/squares-short.txt", account.text());
  }

  @Test
  void attack_supported_toldAsItsParts() {
    assertThat(
            text(
                answer("turn", "Blue", "IB3C+AB1CxB2CR"),
                attack("I1 B3C", "A1 B1C", "I4 B2CR").build(),
                answer("response", "Gray", "S"),
                new UnitStood("Gray", "I4", "I", "B2CR", "chosen"),
                answer("option", "Blue", "#1"),
                new OptionChosen("Blue", 1),
                new UnitRetreated("Blue", "A1", "A", "B1C", "BR", "option", "option"),
                answer("second-chance", "Gray", "S"),
                new UnitEliminated("Gray", "I4", "I", "B2CR", "attacked", 1, "Blue"),
                new UnitRetreated("Blue", "I1", "I", "B3C", "BR", "option", "option")))
        .containsExactly(
            "Blue Infantry B3C, supported by Artillery B1C, attacks Infantry on B2CR; it stands;"
                + " Blue takes option 1; Artillery B1C retreats to BR; the second chance is"
                + " declined; Gray Infantry B2CR is eliminated (1 point); Infantry B3C retreats to"
                + " BR.");
  }

  @Test
  void attack_holdingAfterwards_isSaid() {
    assertThat(
            text(
                answer("turn", "Blue", "IB3CxB2CR"),
                attack("I1 B3C", "", "C4 B2CR").build(),
                new UnitRetreated("Gray", "C4", "C", "B2CR", "GR", "attacked", "chosen"),
                answer("advance", "Blue", "|")))
        .containsExactly(
            "Blue Infantry B3C attacks Cavalry on B2CR; it chooses to retreat to GR; the attacker"
                + " holds its ground.");
  }

  @Test
  void attack_ofEveryManner_isNamed() {
    AttackDeclared charge = attack("C1 B1C", "", "I4 G1C").setCharge(true).build();
    AttackDeclared battery = attack("A1 B1C", "A2 B1CR", "I4 G1C").setGrandBattery(true).build();
    AttackDeclared flankBattery =
        attack("A1 B1C", "A2 B1CR", "I4 G1C").setGrandBattery(true).setFlank(true).build();
    AttackDeclared forest = attack("I1 B1R", "", "I4 WF").setIntoForest(true).build();
    assertThat(text(charge)).containsExactly("Blue Cavalry B1C attacks Infantry on G1C: charge.");
    assertThat(text(battery).get(0)).endsWith(": Grand Battery.");
    assertThat(text(flankBattery).get(0)).endsWith(": Grand Battery, flank attack.");
    assertThat(text(forest))
        .containsExactly("Blue Infantry B1R attacks Infantry in the forest WF.");
  }

  @Test
  void attack_intoReserve_tellsTheCasualty() {
    AttackDeclared attack =
        attack("I1 G3C", "", "I GR")
            .setDefender("")
            .setDefenderKind("")
            .setIntoReserve(true)
            .build();
    assertThat(text(attack, new UnitEliminated("Gray", "A3", "A", "GR", "casualty", 2, "Blue")))
        .containsExactly(
            "Blue Infantry G3C attacks into the reserve GR; Gray Artillery GR is chosen as the"
                + " casualty (2 points).");
  }

  @Test
  void remark_betweenAnAttackAndItsReply_partsTheSentences() {
    assertThat(
            text(
                answer("turn", "Blue", "IB3CxB2CR", "Bold!"),
                attack("I1 B3C", "", "C4 B2CR").build(),
                answer("response", "Gray", "R"),
                new UnitRetreated("Gray", "C4", "C", "B2CR", "GR", "attacked", "chosen")))
        .containsExactly(
            "Blue Infantry B3C attacks Cavalry on B2CR.",
            "Gray Cavalry B2CR chooses to retreat to GR.");
  }

  @Test
  void ending_ofEverySort_isPutInWords() {
    assertThat(
            Stream.of(
                    "Gray strategic",
                    "Blue attrition",
                    "draw attrition",
                    "Gray no-legal-order",
                    "Blue resignation",
                    "draw agreement",
                    "Blue time",
                    "draw adjudication",
                    "* unfinished")
                .map(words -> words.split(" "))
                .map(w -> text(new GameEnded(w[0], w[1], "rules", 9, 10, List.of())).get(0)))
        .containsExactly(
            "Gray wins: one of its units entered the enemy's reserve.",
            "Blue wins by attrition.",
            "The game is drawn by attrition.",
            "Gray wins: Blue had no legal order.",
            "Blue wins: Gray resigned.",
            "The game is drawn by agreement.",
            "Blue wins on time.",
            "The game is drawn by adjudication.",
            "The game is unfinished.");
  }

  @Test
  void text_ofHostileTagsAndRemarks_isCleanAndBrokenAtSpaces() {
    String hostile = "\u202E\u001B[31m<script>alert(1)</script>\n" + "w ".repeat(150);
    Account account =
        Stories.account(
            started(new TagPair("Blue", hostile), new TagPair("\u001Bname", "=1+1")),
            answer("turn", "Blue", "pass", hostile),
            new TurnPassed("Blue"));
    assertThat(account.text())
        .doesNotContain("\u001B", "\u202E")
        .contains("Blue: [31m<script>alert(1)</script> w w");
    assertThat(account.text().lines()).allMatch(line -> line.length() <= 79);
  }

  @Test
  void account_withoutItsBeginning_isRefused() {
    assertThatThrownBy(() -> new Narrator(GamePresentations::wording).account())
        .hasMessage("expected GameStarted first but it is not there");
  }
}
