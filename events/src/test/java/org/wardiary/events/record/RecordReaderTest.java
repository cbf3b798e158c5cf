package org.wardiary.events.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.events.record.LineText.Comment;

final class RecordReaderTest {

  private static final String GOOD = "[Game \"g\"]\n[First \"A\"]\n\n1. x y 2. z\nA\n";

  private static List<GameText> read(InputStream in) throws IOException {
    List<GameText> games = new ArrayList<>();
    try (RecordReader reader = new RecordReader(in, "f.wdr")) {
      for (var game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    }
    return games;
  }

  private static List<GameText> read(String text) throws IOException {
    return read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<GameText> read(byte[] before, byte[] bad, byte[] after) throws IOException {
    byte[] all = new byte[before.length + bad.length + after.length];
    System.arraycopy(before, 0, all, 0, before.length);
    System.arraycopy(bad, 0, all, before.length, bad.length);
    System.arraycopy(after, 0, all, before.length + bad.length, after.length);
    return read(new ByteArrayInputStream(all));
  }

  private static List<String> words(GameText game) {
    return IntStream.range(0, game.size()).mapToObj(game::word).toList();
  }

  private static Problem problem(GameText game) {
    return game.problem().orElseThrow();
  }

  private static void assertGood(GameText game) {
    assertThat(game.problem()).isEmpty();
    assertThat(words(game)).containsExactly("x", "y", "z", "A");
    assertThat(game.tag("First").orElseThrow().value()).isEqualTo("A");
  }

  @Test
  void next_tagWithAnEndlessName_isRefused_andTheNextGameRead() throws IOException {
    List<GameText> games = read("[Game \"g\"]\n[" + "a".repeat(1 << 20) + "\n\nx\nA\n\n" + GOOD);
    assertThat(problem(games.get(0)).reason())
        .isEqualTo("expected a tag's name of at most 255 characters but it is longer");
    assertGood(games.get(1));
  }

  @Test
  void next_plainGame_givesTagsWordsAndPlaces() throws IOException {
    GameText game = read(GOOD).get(0);
    assertGood(game);
    assertThat(game.place(0)).isEqualTo(new Place(4, 4));
    assertThat(game.place(2)).isEqualTo(new Place(4, 11));
    assertThat(game.place(3)).isEqualTo(new Place(5, 1));
    assertThat(game.end()).isEqualTo(new Place(5, 2));
    assertThat(game.tag("First").orElseThrow().valuePlace()).isEqualTo(new Place(2, 9));
  }

  @Test
  void next_crlfAndByteOrderMark_areRead() throws IOException {
    List<GameText> games = read("\uFEFF" + (GOOD + "\n" + GOOD).replace("\n", "\r\n"));
    assertThat(games).hasSize(2);
    games.forEach(RecordReaderTest::assertGood);
    assertThat(games.get(0).begin()).isEqualTo(new Place(1, 1));
    assertThat(games.get(1).begin()).isEqualTo(new Place(7, 1));
  }

  @Test
  void next_marksAndVariations_standAfterTheirWords() throws IOException {
    GameText game = read("x!{a}(1. u? {b} (v) w) ( ; c\n q !?)y ?!\n z!!! !k A").get(0);
    assertThat(game.problem()).isEmpty();
    assertThat(words(game)).containsExactly("x", "y", "z!!!", "!k", "A");
    assertThat(game.line().text()).isEqualTo("x! {a} (u? {b} (v) w) ({c} q!?) y?! z!!! !k A");
    assertThat(game.line().mark(0).orElseThrow().place()).isEqualTo(new Place(1, 2));
    assertThat(game.line().mark(1).orElseThrow().place()).isEqualTo(new Place(2, 9));
    LineText.Variation first = game.line().variations(0).get(0);
    assertThat(first.place()).isEqualTo(new Place(1, 6));
    assertThat(first.line().place(0)).isEqualTo(new Place(1, 10));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x (y z | 1:3 | '(' refused: expected a variation closed by ')' but",
        "x (y (z) | 1:3 | '(' refused: expected a variation closed by ')' but",
        "x y) z | 1:4 | ')' refused: expected ')' after '('",
        "x (y)) z | 1:6 | ')' refused: expected ')' after '('",
        "x () y | 1:3 | '(' refused: expected an answer in the variation",
        "x ({c} ) y | 1:3 | '(' refused: expected an answer in the variation",
        "(x) y | 1:1 | '(' refused: expected an answer before a variation",
        "x ((y) z) | 1:4 | '(' refused: expected an answer before a variation",
        "! x | 1:1 | '!' refused: expected an answer before a mark",
        "x (? y) | 1:4 | '?' refused: expected an answer before a mark",
        "x! ?? y | 1:4 | '??' refused: expected one mark",
        "x! {c} (y) ? z | 1:12 | '?' refused: expected one mark",
      })
  void next_analysisThatCannotBe_isRefusedAtItsPlace(String body, String place, String reason)
      throws IOException {
    List<GameText> games = read(body + "\n\n" + GOOD);
    assertThat(problem(games.get(0)).message())
        .startsWith("f.wdr:" + place + ": game 1: " + reason);
    assertGood(games.get(1));
  }

  @Test
  void next_variationsAreNested32Deep_andNoDeeper() throws IOException {
    String deep = "x" + " (y".repeat(32) + ")".repeat(32) + " A";
    assertThat(read(deep).get(0).problem()).isEmpty();
    String deeper = "x" + " (y".repeat(100_000) + ")".repeat(100_000) + " A";
    assertThat(problem(read(deeper).get(0)).message())
        .startsWith("f.wdr:1:99: game 1: '(' refused: expected variations at most 32 deep");
  }

  @Test
  void next_oneByteAtATime_readsTheSame() throws IOException {
    byte[] bytes = ("\uFEFF" + GOOD + GOOD + "{ü}").getBytes(StandardCharsets.UTF_8);
    InputStream drip =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] b, int off, int len) {
            return super.read(b, off, Math.min(len, 1));
          }
        };
    List<GameText> games = read(drip);
    assertThat(games).hasSize(2).allSatisfy(RecordReaderTest::assertGood);
    assertThat(games.get(1).line().comments()).containsExactly(new Comment(3, "ü"));
  }

  @Test
  void next_commentsEverywhere_standAfterTheirWords() throws IOException {
    String text =
        "{before}[Game \"g\"] ; tag\n{open\n  ing} 1. x{touch}y;to the {end} }\n z {a}{b}\nA{last}";
    GameText game = read(text).get(0);
    assertThat(words(game)).containsExactly("x", "y", "z", "A");
    assertThat(game.line().comments())
        .containsExactly(
            new Comment(-1, "before"),
            new Comment(-1, "tag"),
            new Comment(-1, "open ing"),
            new Comment(0, "touch"),
            new Comment(1, "to the {end) )"),
            new Comment(2, "a"),
            new Comment(2, "b"),
            new Comment(3, "last"));
  }

  @Test
  void next_columns_countCodePoints() throws IOException {
    GameText game = read("{ü😀} x\n").get(0);
    assertThat(game.place(0)).isEqualTo(new Place(1, 6));
  }

  @Test
  void next_turnNumbers_areSkippedStandingAlone() throws IOException {
    String text = "7. x 7... y 99999999999999999999. 7.. 7 7.z .... A";
    assertThat(words(read(text).get(0))).containsExactly("x", "y", "7..", "7", "7.z", "....", "A");
  }

  @Test
  void next_escapes_areResolved() throws IOException {
    GameText game = read("[Game \"a \\\"b\\\" \\\\\"]\nx").get(0);
    assertThat(game.tags().get(0).value()).isEqualTo("a \"b\" \\");
  }

  @Test
  void next_nothing_isNoGame() throws IOException {
    assertThat(read("")).isEmpty();
    assertThat(read("\uFEFF")).isEmpty();
    assertThat(read(" \r\n\n\t")).isEmpty();
    assertThat(read("{a comment}\n; and another")).isEmpty();
  }

  @Test
  void next_unclosedComment_losesItsOwnGameAlone() throws IOException {
    List<GameText> games = read(GOOD + GOOD.replace("y", "{ y } q {\n[x\n") + GOOD);
    assertThat(games).hasSize(3);
    assertGood(games.get(0));
    assertGood(games.get(2));
    assertThat(words(games.get(1))).containsExactly("x", "q");
    assertThat(problem(games.get(1)).place()).isEqualTo(new Place(9, 14));
    assertThat(problem(games.get(1)).reason()).contains("closed by '}'");
  }

  @Test
  void next_commentWithLineOfANewGame_isUnclosed() throws IOException {
    List<GameText> games = read("[Game \"g\"]\nx { see\n" + GOOD + "} A");
    assertThat(games).hasSize(2);
    assertThat(problem(games.get(0)).place()).isEqualTo(new Place(2, 3));
    assertThat(words(games.get(1))).containsExactly("x", "y", "z", "A", "}", "A");
  }

  @Test
  void next_commentAtTheEndUnclosed_isAProblem() throws IOException {
    List<GameText> games = read(GOOD + "{");
    assertThat(problem(games.get(0)).reason()).contains("end of the file");
    assertThat(words(games.get(0))).containsExactly("x", "y", "z", "A");
    assertThat(read("{")).hasSize(1);
  }

  @Test
  void next_badTags_loseTheirOwnGameAlone() throws IOException {
    List<String> bad =
        List.of(
            "[Event \"no end\n",
            "[Event \"no bracket\"\n",
            "[Event \"ends in an escape\\\"]\n",
            "[Event \"odd \\n escape\"]\n",
            "[Event no quote]\n",
            "[\"no name\"]\n",
            "[Ev ent \"a\"]\n",
            "[]\n",
            "[\n",
            "[Event \"a\" x]\n",
            "[Event \"a\"]\n[Event \"twice\"]\n");
    for (String tag : bad) {
      List<GameText> games =
          read(GOOD + "[Game \"g\"]\n" + tag + "[First \"A\"]\n\n1. x\n[y \"\"]\nA\n\n" + GOOD);
      assertThat(games).as(tag).hasSize(3);
      assertGood(games.get(0));
      assertGood(games.get(2));
      int line = tag.contains("twice") ? 8 : 7;
      assertThat(problem(games.get(1)).place()).as(tag).isEqualTo(new Place(line, 1));
      assertThat(problem(games.get(1)).token()).as(tag).startsWith("[");
    }
  }

  @Test
  void next_tagsWithoutMovetext_doNotSwallowTheNextGame() throws IOException {
    List<GameText> games = read("[Game \"g\"]\n[First \"A\"]\n\n" + GOOD);
    assertThat(games).hasSize(2);
    assertThat(games.get(0).size()).isZero();
    assertGood(games.get(1));
  }

  @Test
  void next_repeatedTagGame_isARepeatedTag() throws IOException {
    List<GameText> games = read("[Game \"g\"]\n" + GOOD + GOOD);
    assertThat(games).hasSize(2);
    assertThat(problem(games.get(0)).reason()).contains("stands twice");
    assertGood(games.get(1));
  }

  @Test
  void next_bracketInsideALine_isAWord() throws IOException {
    GameText game = read("[Game \"g\"]\nx [y \"\"]\n").get(0);
    assertThat(words(game)).containsExactly("x", "[y", "\"\"]");
  }

  @Test
  void next_badBytes_areFoundInTheirPlace() throws IOException {
    byte[][] bad = {
      {(byte) 0x80},
      {(byte) 0xC0, (byte) 0x80},
      {(byte) 0xC3},
      {(byte) 0xE2, (byte) 0x82},
      {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
      {(byte) 0xF5, (byte) 0x80, (byte) 0x80, (byte) 0x80},
      {(byte) 0xF4, (byte) 0x90, (byte) 0x80, (byte) 0x80},
      {(byte) 0xFF},
    };
    for (byte[] bytes : bad) {
      for (String before : List.of("[Game \"g\"]\nx {ü", "[Game \"g\"]\nx  ü", "[Game \"ü")) {
        String after =
            before.contains("{") ? "} y\nA\n" : before.contains("x") ? " y\nA\n" : "\"]\n";
        List<GameText> games =
            read(
                (GOOD + before).getBytes(StandardCharsets.UTF_8),
                bytes,
                (after + "\nx\n" + GOOD).getBytes(StandardCharsets.UTF_8));
        assertThat(games).as(before).hasSize(3);
        assertGood(games.get(0));
        assertGood(games.get(2));
        Place place = before.contains("x") ? new Place(7, 5) : new Place(6, 9);
        assertThat(problem(games.get(1)).place()).as(before).isEqualTo(place);
        assertThat(problem(games.get(1)).reason()).contains("UTF-8");
      }
    }
  }

  @Test
  void next_badByteAtTheEnd_isFound() throws IOException {
    List<GameText> games =
        read(new byte[0], GOOD.getBytes(StandardCharsets.UTF_8), new byte[] {(byte) 0xE2});
    assertThat(problem(games.get(0)).place()).isEqualTo(new Place(6, 1));
  }

  @Test
  void next_tenMegabytesOfBrackets_areOneBadGame() throws IOException {
    byte[] brackets = "[".repeat(10 << 20).getBytes(StandardCharsets.UTF_8);
    List<GameText> games =
        read(
            GOOD.getBytes(StandardCharsets.UTF_8),
            brackets,
            ("\n" + GOOD).getBytes(StandardCharsets.UTF_8));
    assertThat(games).hasSize(3);
    assertGood(games.get(0));
    assertThat(games.get(1).problem()).isPresent();
    assertGood(games.get(2));
  }

  @Test
  void next_tooLongGames_areRefusedWithThatReason() throws IOException {
    String words = "x ".repeat(5 << 20);
    String comment = "{" + "c\n".repeat(5 << 20) + "}";
    String word = "w".repeat(9 << 20);
    String tag = "[Event \"" + "v".repeat(9 << 20) + "\"]\n";
    for (String body : List.of(words, comment, word, tag)) {
      List<GameText> games = read(GOOD + "[Game \"g\"]\n" + body + "\nA\n" + GOOD);
      assertThat(games).hasSize(3);
      assertGood(games.get(0));
      assertThat(problem(games.get(1)).reason()).contains("at most 8388608 bytes");
      assertGood(games.get(2));
    }
  }

  @Test
  void next_oddCharacters_neverThrow() throws IOException {
    GameText game = read("\u0000 \r x\ry " + "w".repeat(300) + " A").get(0);
    assertThat(words(game)).containsExactly("\u0000", "x", "y", "w".repeat(300), "A");
    assertThat(game.place(1)).isEqualTo(new Place(1, 5));
  }

  @Test
  void next_anyCutOfAFile_keepsTheGamesBesideIt() throws IOException {
    String middle = GOOD.replace("y", "{a\nb} y ; c");
    for (int cut = 0; cut < middle.length(); cut++) {
      List<GameText> games = read(GOOD + middle.substring(0, cut) + "\n\n" + GOOD);
      assertThat(games).as("cut at %d", cut).hasSizeBetween(2, 3);
      assertGood(games.get(0));
      assertGood(games.get(games.size() - 1));
    }
  }
}
