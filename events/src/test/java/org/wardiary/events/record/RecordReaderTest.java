package org.wardiary.events.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.record.LineText.Comment;

final class RecordReaderTest {

  private static final String GOOD =
      "[Game \"squares/civil-war\"]\n[First \"A\"]\n\n1. x y 2. z\nA\n";

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
    List<GameText> games =
        read("[Game \"squares/civil-war\"]\n[" + "a".repeat(1 << 20) + "\n\nx\nA\n\n" + GOOD);
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
        "{before}[Game \"squares/civil-war\"] ; tag\n{open\n  ing} 1. x{touch}y;to the {end} }\n z {a}{b}\nA{last}";
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
    List<GameText> games = read("[Game \"squares/civil-war\"]\nx { see\n" + GOOD + "} A");
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
          read(
              GOOD
                  + "[Game \"squares/civil-war\"]\n"
                  + tag
                  + "[First \"A\"]\n\n1. x\n[y \"\"]\nA\n\n"
                  + GOOD);
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
    List<GameText> games = read("[Game \"squares/civil-war\"]\n[First \"A\"]\n\n" + GOOD);
    assertThat(games).hasSize(2);
    assertThat(games.get(0).size()).isZero();
    assertGood(games.get(1));
  }

  @Test
  void next_repeatedTagGame_isARepeatedTag() throws IOException {
    List<GameText> games = read("[Game \"squares/civil-war\"]\n" + GOOD + GOOD);
    assertThat(games).hasSize(2);
    assertThat(problem(games.get(0)).reason()).contains("stands twice");
    assertGood(games.get(1));
  }

  @Test
  void next_bracketInsideALine_isAWordUnlessATagFollows() throws IOException {
    GameText game = read("[Game \"squares/civil-war\"]\nx [y z[[ []\n").get(0);
    assertThat(words(game)).containsExactly("x", "[y", "z", "[", "[", "[]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "\uFEFF",
        " \t\uFEFF",
        "\n\uFEFF",
        "\uFEFF\uFEFF",
        "{c}",
        "\n\uFEFF{c}\n"
      })
  void next_filesJoinedWithoutALineFeed_loseNoGame(String between) throws IOException {
    String end = GOOD.strip();
    for (String next : List.of(GOOD, "[Event \"e\"]\n" + GOOD, "[ Event\t\"[Game \"]\n" + GOOD)) {
      List<GameText> games = read(end + between + next + "\n\uFEFF" + next);
      assertThat(games).as(next).hasSize(3);
      games.forEach(RecordReaderTest::assertGood);
    }
  }

  @Test
  void next_byteOrderMarks_hideNoGameBehindABadOne() throws IOException {
    for (String bad : List.of("[Game \"squares/civil-war\"]\nx {never closed\n", "[Game g]\n")) {
      List<GameText> games = read(bad + "\uFEFF" + GOOD);
      assertThat(games).hasSize(2);
      assertThat(games.get(0).problem()).isPresent();
      assertGood(games.get(1));
      assertThat(games.get(1).begin().column()).isEqualTo(1);
    }
    GameText game = read("x {a\n\uFEFFb} \uFEFFy\n\uFEFFA").get(0);
    assertThat(game.line().text()).isEqualTo("x {a b} y A");
    assertThat(game.place(2)).isEqualTo(new Place(3, 1));
  }

  @ParameterizedTest
  @CsvSource({
    "0x00, a control character (U+0000)",
    "0x07, a control character (U+0007)",
    "0x0B, a control character (U+000B)",
    "0x0C, a control character (U+000C)",
    "0x1B, a control character (U+001B)",
    "0x7F, a control character (U+007F)",
    "0x80, a control character (U+0080)",
    "0x85, a control character (U+0085)",
    "0x9F, a control character (U+009F)",
    "0x2028, a line separator (U+2028)",
    "0x2029, a line separator (U+2029)",
    "0x202E, a control of the writing direction (U+202E)",
    "0x2066, a control of the writing direction (U+2066)",
    "0xFDD0, a noncharacter (U+FDD0)",
    "0xFFFE, a noncharacter (U+FFFE)",
    "0x10FFFF, a noncharacter (U+10FFFF)",
  })
  void next_charactersThatTextMayNotHave_areRefusedInTheirPlace(String code, String name)
      throws IOException {
    String bad = new StringBuilder().appendCodePoint(Integer.decode(code)).toString();
    for (String before :
        List.of(
            "[Game \"squares/civil-war\"]\nx {ü",
            "[Game \"squares/civil-war\"]\nx ; ",
            "[Game \"ü")) {
      String after = before.contains("{") ? "} y\nA\n" : before.contains(";") ? "\nA\n" : "\"]\n";
      List<GameText> games = read(GOOD + before + bad + after + "\nx\n" + GOOD);
      assertThat(games).as(before).hasSize(3);
      assertGood(games.get(0));
      assertGood(games.get(2));
      Place place = before.contains("x") ? new Place(7, 5) : new Place(6, 9);
      assertThat(problem(games.get(1)).place()).as(before).isEqualTo(place);
      assertThat(problem(games.get(1)).reason()).isEqualTo("expected text but got " + name);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\t", "\r", "\u001b"})
  void next_tagWithLayoutInItsValue_isRefused(String layout) throws IOException {
    List<GameText> games = read("[Game \"g" + layout + "h\"]\nx\n" + GOOD);
    assertThat(games.get(0).problem()).isPresent();
    assertGood(games.get(1));
  }

  @Test
  void next_lettersOfAllScripts_areText() throws IOException {
    String names =
        "Zoë \u200Eאב\u200F ک\u200Cم \u00A0 \uD83D\uDC69\u200D\uD83C\uDF3E \uE000 \uFFFD";
    GameText game = read("[Game \"" + names + "\"]\nx {" + names + "} A").get(0);
    assertThat(game.problem()).isEmpty();
    assertThat(game.tag("Game").orElseThrow().value()).isEqualTo(names);
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-16LE, '', UTF-16 (little-endian)",
    "UTF-16BE, '', UTF-16 (big-endian)",
    "UTF-16LE, \uFEFF, UTF-16 (little-endian)",
    "UTF-16BE, \uFEFF, UTF-16 (big-endian)",
    "UTF-32LE, '', UTF-32 (little-endian)",
    "UTF-32BE, '', UTF-32 (big-endian)",
    "UTF-32LE, \uFEFF, UTF-32 (little-endian)",
    "UTF-32BE, \uFEFF, UTF-32 (big-endian)",
  })
  void next_textInAnotherUnicodeEncoding_isRefusedByItsName(
      String charset, String mark, String name) throws IOException {
    byte[] bytes = (mark + GOOD + "\n" + GOOD).getBytes(Charset.forName(charset));
    List<GameText> games = read(new ByteArrayInputStream(bytes));
    assertThat(games).hasSize(1);
    assertThat(problem(games.get(0)).message())
        .isEqualTo(
            "f.wdr:1:1: game 1: expected UTF-8 but the text is "
                + name
                + "; save it as UTF-8; 0 good answers before it");
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
      for (String before :
          List.of(
              "[Game \"squares/civil-war\"]\nx {ü",
              "[Game \"squares/civil-war\"]\nx  ü",
              "[Game \"ü")) {
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
      List<GameText> games = read(GOOD + "[Game \"squares/civil-war\"]\n" + body + "\nA\n" + GOOD);
      assertThat(games).hasSize(3);
      assertGood(games.get(0));
      assertThat(problem(games.get(1)).reason()).contains("at most 8388608 bytes");
      assertGood(games.get(2));
    }
  }

  @Test
  void next_oddCharacters_neverThrow() throws IOException {
    GameText game = read("\uE000 \r x\ry " + "w".repeat(300) + " A").get(0);
    assertThat(words(game)).containsExactly("\uE000", "x", "y", "w".repeat(300), "A");
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
