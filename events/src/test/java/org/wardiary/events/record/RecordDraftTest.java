package org.wardiary.events.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Tags;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.testkit.GameData;

final class RecordDraftTest {

  private static final Game GAME = Games.find("squares/civil-war").orElseThrow();

  private static RecordDraft draft() {
    return new RecordDraft(GAME, GameData.tags(GAME, 1));
  }

  private static List<String> movetext(RecordDraft draft) {
    String record = draft.write(Comments.KEPT);
    return record.substring(record.indexOf("\n\n") + 2).lines().toList();
  }

  @Test
  void gameId_isThatOfTheContent_unlessTheTagGivesIt() {
    RecordDraft plain = draft();
    String id = plain.gameId();
    assertThat(plain.identified(id)).isSameAs(plain);
    RecordDraft own = plain.identified("00112233445566aa");
    assertThat(own.gameId()).isEqualTo("00112233445566aa");
    assertThat(own.contentId()).isEqualTo(id);
    String record = own.write(Comments.KEPT);
    assertThat(record).contains("\n[GameId \"00112233445566aa\"]\n");
    assertThat(record.replace("[GameId \"00112233445566aa\"]\n", ""))
        .isEqualTo(plain.write(Comments.KEPT));
  }

  @Test
  void write_lines_areFilledUpTo79Columns() {
    RecordDraft draft = draft();
    draft.comments(List.of(String.join(" ", Collections.nCopies(60, "abc"))));
    List<String> lines = movetext(draft);
    // 79 = "{abc" and 18 times " abc" (76) and room for 3
    assertThat(lines.get(0)).hasSize(76);
    RecordDraft full = draft();
    full.comments(List.of(String.join(" ", Collections.nCopies(60, "abcd")).substring(1)));
    assertThat(movetext(full).get(0)).hasSize(79);
  }

  @Test
  void write_columns_countCodePoints() {
    RecordDraft draft = draft();
    draft.comments(List.of(String.join(" ", Collections.nCopies(60, "😀bcd")).substring(2)));
    assertThat(movetext(draft).get(0).codePointCount(0, movetext(draft).get(0).length()))
        .isEqualTo(79);
  }

  @Test
  void write_bracketInAComment_neverBeginsALine() {
    for (int before = 60; before < 80; before++) {
      RecordDraft draft = draft();
      draft.comments(List.of("w".repeat(before) + " word [Game [Game \"x\"] " + "[y] ".repeat(40)));
      assertThat(movetext(draft)).noneMatch(line -> line.startsWith("["));
      if (before > 66) {
        assertThat(movetext(draft).get(1)).startsWith("word [Game [Game");
      }
    }
  }

  @Test
  void write_gameStillOpen_isUnfinished() {
    assertThat(draft().write(Comments.KEPT))
        .contains("[Result \"*\"]\n[Termination \"unfinished\"]\n\n*\n");
  }

  @Test
  void gameId_ofAKnownRecord_staysWhatItIs() {
    RecordDraft draft = draft();
    draft.answer("IGR-G3L", 1, "Gray");
    draft.comments(List.of("not part of it"));
    // the id is the beginning of the SHA-256 of this text, computed with sha256sum
    assertThat(draft.write(Comments.LEFT_OUT))
        .isEqualTo(
            "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n[Result \"*\"]\n"
                + "[Termination \"unfinished\"]\n\n1. IGR-G3L\n*\n");
    assertThat(draft.gameId()).isEqualTo("ce78ff4077c12db6");
  }

  @Test
  void gameId_playersTypes_areNoPartOfIt() {
    Tags tags = GameData.tags(GAME, 1);
    Tags simulated = tags.playedByPrograms(GAME.sides());
    assertThat(simulated.simulated(GAME.sides())).isTrue();
    assertThat(tags.simulated(GAME.sides())).isFalse();
    RecordDraft draft = new RecordDraft(GAME, simulated);
    assertThat(draft.gameId()).isEqualTo(draft().gameId());
    assertThat(draft.write(Comments.KEPT))
        .contains("\n[BlueType \"program\"]\n[GrayType \"program\"]\n\n");
  }

  @Test
  void simulated_oneSidePlayedByAProgram_isTrue_sinceItIsNoGameOfPeople() {
    Tags one = new Tags(List.of(new Tags.Pair("BlueType", "program")));
    Tags person = new Tags(List.of(one.pairs().get(0), new Tags.Pair("GrayType", "human")));
    Tags people = new Tags(List.of(new Tags.Pair("BlueType", "human"), person.pairs().get(1)));
    assertThat(one.simulated(GAME.sides())).isTrue();
    assertThat(person.simulated(GAME.sides())).isTrue();
    assertThat(people.simulated(GAME.sides())).isFalse();
  }
}
